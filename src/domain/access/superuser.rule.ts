/** The two people of the superuser rule: who acts, and on whom. */
export interface SuperuserChange {
  readonly actor: { readonly id: string; readonly su: boolean };
  readonly subject: { readonly id: string };
}

/**
 * Whether the superuser switch is offered: to superusers, for other people, never for oneself. Rule R-ACC-02.
 * The server adds what only it can know: that the last superuser stays one.
 */
export const mayChangeSuperuser = ({ actor, subject }: SuperuserChange): boolean => actor.su && actor.id !== subject.id;

/** Nobody deletes the account they are signed in with. Rule R-ACC-03. */
export const mayDeleteUser = (actorId: string, subjectId: string): boolean => actorId !== subjectId;

/** Only a superuser changes what is stored of a superuser. Rule R-ACC-02. */
export const mayEditUser = (actor: { readonly su: boolean }, subject: { readonly su: boolean }): boolean =>
  actor.su || !subject.su;

/** Why somebody may not shut or open an account; null where they may. Rules R-ACC-02 and R-ACC-03. */
export const activeOff = (
  actor: { readonly id: string; readonly su: boolean },
  subject: { readonly id: string; readonly su: boolean },
): 'own' | 'superuser' | null => {
  if (actor.id === subject.id) return 'own';
  return mayEditUser(actor, subject) ? null : 'superuser';
};

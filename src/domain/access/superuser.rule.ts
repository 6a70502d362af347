/** Acting user and affected user. */
export interface SuperuserChange {
  readonly actor: { readonly id: string; readonly su: boolean };
  readonly subject: { readonly id: string };
}

/** Only superusers, never for themselves; the server also protects the last superuser. Rule R-ACC-02. */
export const mayChangeSuperuser = ({ actor, subject }: SuperuserChange): boolean => actor.su && actor.id !== subject.id;

/** Rule R-ACC-03. */
export const mayDeleteUser = (actorId: string, subjectId: string): boolean => actorId !== subjectId;

/** Only superusers edit superusers. Rule R-ACC-02. */
export const mayEditUser = (actor: { readonly su: boolean }, subject: { readonly su: boolean }): boolean =>
  actor.su || !subject.su;

/** Why the active switch is disabled; null when enabled. Rules R-ACC-02 and R-ACC-03. */
export const activeDisabledReason = (
  actor: { readonly id: string; readonly su: boolean },
  subject: { readonly id: string; readonly su: boolean },
): 'own' | 'superuser' | null => {
  if (actor.id === subject.id) return 'own';
  return mayEditUser(actor, subject) ? null : 'superuser';
};

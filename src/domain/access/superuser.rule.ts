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

/** Why a user is read-only; null when editable. Rules R-ACC-02 and R-ACC-07. */
export const editDisabledReason = (
  actor: { readonly su: boolean },
  subject: { readonly su: boolean; readonly editable: boolean },
): 'superuser' | 'rights' | null => {
  if (!mayEditUser(actor, subject)) return 'superuser';
  return subject.editable ? null : 'rights';
};

/** Why the active switch is disabled; null when enabled. Rules R-ACC-02, R-ACC-03 and R-ACC-07. */
export const activeDisabledReason = (
  actor: { readonly id: string; readonly su: boolean },
  subject: { readonly id: string; readonly su: boolean; readonly editable: boolean },
): 'own' | 'superuser' | 'rights' | null => (actor.id === subject.id ? 'own' : editDisabledReason(actor, subject));

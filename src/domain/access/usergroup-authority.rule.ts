import type { Id } from '../shared/id';
import { can, type RightsHolder } from '../shared/permission';

/**
 * Whether the holder has all of these rights. Users can switch only rights that they hold. Editing the name or the
 * members of a group, or deleting it, requires all rights of the group. Rule R-ACC-12.
 */
export const canGrantAll = (holder: RightsHolder, rights: readonly string[]): boolean =>
  rights.every((right) => can(holder, right));

type GroupGrant = { readonly rights: readonly string[]; readonly users: readonly Id[] };

/** Rights that users lose by saving a group they belong to, unless another group grants them. Rule R-ACC-16. */
export const ownRightsLost = (
  saver: RightsHolder & { readonly id: Id },
  stored: GroupGrant,
  draft: GroupGrant,
): readonly string[] =>
  saver.su || !stored.users.includes(saver.id)
    ? []
    : stored.rights.filter((right) => !draft.users.includes(saver.id) || !draft.rights.includes(right));

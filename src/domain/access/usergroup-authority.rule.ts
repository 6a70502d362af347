import type { Id } from '../shared/id';
import { can, type RightsHolder } from '../shared/permission';

/**
 * Nobody gives or takes what they do not have. Rule R-ACC-12: of a group's rights, a person switches only those that
 * they hold; its name, its members and its end are for whoever holds every one of them.
 */
export const mayGiveAll = (holder: RightsHolder, rights: readonly string[]): boolean =>
  rights.every((right) => can(holder, right));

type Giving = { readonly rights: readonly string[]; readonly users: readonly Id[] };

/**
 * The rights that a save of a group takes from whoever saves it, unless another of their groups gives them too. Rule
 * R-ACC-16.
 */
export const ownLoss = (saver: RightsHolder & { readonly id: Id }, stored: Giving, draft: Giving): readonly string[] =>
  saver.su || !stored.users.includes(saver.id)
    ? []
    : stored.rights.filter((right) => !draft.users.includes(saver.id) || !draft.rights.includes(right));

import { can, type Holder } from '../shared/permission';

/**
 * Nobody gives or takes what they do not have. Rule R-ACC-12: of a group's rights, a person switches only those that they
 * hold; its name, its members and its end are for whoever holds every one of them.
 */
export const mayGiveAll = (holder: Holder, rights: readonly string[]): boolean => rights.every((right) => can(holder, right));

/** Where the strings of a list stand: each of these has the same keys. A module adds its own. */
export type ListStrings = 'access.users';

/** Files that a search of the whole library finds at most: with so many there may be more. Rule R-LIB-10. */
export const MOST_FOUND = 100;

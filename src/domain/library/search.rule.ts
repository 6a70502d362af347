/** Maximum results of a library search; when reached, there may be more. Rule R-LIB-10. */
export const MOST_FOUND = 100;

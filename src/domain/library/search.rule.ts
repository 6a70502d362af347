/** Maximum results of a library search; when reached, there may be more. Rule R-LIB-10. */
export const MAX_SEARCH_RESULTS = 100;

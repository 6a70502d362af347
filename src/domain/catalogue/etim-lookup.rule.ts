/** Minimum characters of a search for features or products, and maximum number of results. Rule R-CAT-42. */
export const MIN_LOOKUP = 2;
export const MAX_FOUND = 25;

/** Whether a text is long enough to search. Rule R-CAT-42. */
export const isLookup = (text: string): boolean => [...text.trim()].length >= MIN_LOOKUP;

/** Minimum characters of a query, and maximum number of suggestions. Rule R-CON-16. */
export const SHORTEST_SUGGESTED = 2;
export const MOST_SUGGESTED = 25;

/** Rule R-CON-16. */
export const isSuggestible = (text: string): boolean => [...text.trim()].length >= SHORTEST_SUGGESTED;

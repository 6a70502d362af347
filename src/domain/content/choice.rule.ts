/** Minimum characters of a query, and maximum number of suggestions. Rule R-CON-16. */
export const MIN_SUGGEST_LENGTH = 2;
export const MAX_SUGGESTIONS = 25;

/** Rule R-CON-16. */
export const isSuggestible = (text: string): boolean => [...text.trim()].length >= MIN_SUGGEST_LENGTH;

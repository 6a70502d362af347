/** Minimum characters of a query, and maximum number of suggestions. Rule R-CON-16. */
export const MIN_SUGGEST_LENGTH = 2;
export const MAX_SUGGESTIONS = 25;
/** Maximum suggestions per request. Rule R-NAV-06. */
export const MOST_SUGGESTIONS = 100;

/** Rule R-CON-16. */
export const isSuggestible = (text: string): boolean => [...text.trim()].length >= MIN_SUGGEST_LENGTH;

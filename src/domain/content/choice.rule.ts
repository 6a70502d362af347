/** Characters from which something is suggested, and how much is. Rule R-CON-16. */
export const SHORTEST_SUGGESTED = 2;
export const MOST_SUGGESTED = 25;

/** Whether a text is long enough to be looked for. Rule R-CON-16. */
export const isSuggestible = (text: string): boolean => [...text.trim()].length >= SHORTEST_SUGGESTED;

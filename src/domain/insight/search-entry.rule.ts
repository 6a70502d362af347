/** Area that was searched (R-INS-01). */
export const SEARCH_TYPES = ['regular', 'downloads'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

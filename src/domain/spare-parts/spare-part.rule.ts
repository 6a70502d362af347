/** What was found when a reference was checked (R-SPA-20). */
export const CHECK_STATUSES = ['CHECKED', 'UNCHECKED'] as const;

/** How far the supplier's data were processed (R-SPA-20). */
export const PROCESS_STATUSES = ['PROCESSED', 'PROCESS_FAILED', 'UNPROCESSED'] as const;

/** Characters of a reference and of its identity at the supplier. */
export const MAX_REFERENCE = 100;

/** Rule R-SPA-20. */
export const isProcessProblem = (status: string): boolean => status === 'PROCESS_FAILED' || status === 'UNPROCESSED';
/** Rule R-SPA-20. */
export const isFullMatch = (percent: number): boolean => percent >= 100;

/** Pixels of the width and the height of a picture at most, and bytes of its file (R-SPA-31). */
export const MAX_PICTURE_SIDE = 10_000;
export const MAX_PICTURE_BYTES = 15 * 1024 * 1024;

/** Result of the check of a reference (R-SPA-20). */
export const CHECK_STATUSES = ['CHECKED', 'UNCHECKED'] as const;

/** Processing state of the supplier data (R-SPA-20). */
export const PROCESS_STATUSES = ['PROCESSED', 'PROCESS_FAILED', 'UNPROCESSED'] as const;

/** Maximum characters of a reference and of its id at the supplier. */
export const MAX_REFERENCE = 100;

/** Rule R-SPA-20. */
export const isProcessProblem = (status: string): boolean => status === 'PROCESS_FAILED' || status === 'UNPROCESSED';
/** Rule R-SPA-20. */
export const isFullMatch = (percent: number): boolean => percent >= 100;

/** Maximum width and height of a picture in pixels, and maximum bytes of its file (R-SPA-31). */
export const MAX_PICTURE_SIDE = 10_000;
export const MAX_PICTURE_BYTES = 15 * 1024 * 1024;

/** A message that appears by itself and goes away: a toast. Text is a string key with its values. */
export interface Notice {
  readonly intent: 'success' | 'warning' | 'error' | 'info';
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** How long it stays, in milliseconds; `LASTING` until somebody closes it. */
  readonly duration: number;
  /** Guards speak at the top right, everything else at the bottom right. */
  readonly place?: 'top' | 'bottom';
  /** What it is about: a newer one takes its place, and it goes when there is nothing to tell any more. */
  readonly topic?: string;
}

/** How long messages stay, in milliseconds. Rule R-SHR-06. */
export const NOTICE_TIME = { success: 1000, saved: 1200, warning: 2000, error: 2000, field: 4000, long: 6000 } as const;

/** Of a notice that somebody has to close. Rule R-SHR-06. */
export const LASTING = Infinity;

/** A string key with its values. */
export interface Sentence {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Names of the values that are texts of the website. Rule R-SHR-71. */
  readonly quoted?: readonly string[];
}

/** A toast. */
export interface Notice extends Sentence {
  readonly intent: 'success' | 'warning' | 'error' | 'info';
  /** Sentences that follow in the same notice. Rule R-SHR-70. */
  readonly more?: readonly Sentence[];
  /** Milliseconds; `LASTING` until closed. */
  readonly duration: number;
  /** `top` for refused routes, otherwise `bottom`. */
  readonly place?: 'top' | 'bottom';
  /** A newer notice of the same topic replaces this one; it is withdrawn when the cause is gone. */
  readonly topic?: string;
  /** What the person may do about it; `key` names the button. */
  readonly action?: { readonly key: string; readonly run: () => void };
}

/** Durations in milliseconds; `told` is a success of content or library with a sentence to read. Rule R-SHR-06. */
export const NOTICE_TIME = {
  success: 1000,
  saved: 1200,
  told: 2000,
  warning: 2000,
  error: 2000,
  /** A task that was placed in the queue. */
  queued: 3000,
  field: 4000,
  long: 6000,
} as const;

/** Duration of a notice that a person has to close. Rule R-SHR-06. */
export const LASTING = Infinity;

export interface Sentence {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Names of the values that quote texts of the website. Rule R-SHR-71. */
  readonly quoted?: readonly string[];
}

/** A toast notification. */
export interface Notice extends Sentence {
  readonly intent: 'success' | 'warning' | 'error' | 'info';
  /** Further sentences of the same notice. Rule R-SHR-70. */
  readonly more?: readonly Sentence[];
  /** Milliseconds; `LASTING` stays until closed. */
  readonly duration: number;
  /** `top` for refused routes, otherwise `bottom`. */
  readonly place?: 'top' | 'bottom';
  /** A newer notice of the same topic replaces this one; it is removed when its cause ends. */
  readonly topic?: string;
  /** Button of the notice; `key` is its label. */
  readonly action?: { readonly key: string; readonly run: () => void };
}

/** Durations in milliseconds; `told`: a success in content or library with a longer text. Rule R-SHR-06. */
export const NOTICE_TIME = {
  success: 1000,
  saved: 1200,
  told: 2000,
  warning: 2000,
  error: 2000,
  /** A task was queued. */
  queued: 3000,
  field: 4000,
  long: 6000,
} as const;

/** Stays until the user closes it. Rule R-SHR-06. */
export const LASTING = Infinity;

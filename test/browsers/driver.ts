/** A browser that is driven from outside, by keys and the mouse. */
export interface Driver {
  readonly version: string;
  readonly open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. @returns its value, which must be a string or null */
  readonly evaluate: (expression: string) => Promise<string | null>;
  /** Performs actions of the keyboard and the mouse, in the format of WebDriver. */
  readonly perform: (actions: readonly object[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts a browser. @returns null if it is not installed */
export type StartBrowser = () => Promise<Driver | null>;

export const WINDOW = { width: 1280, height: 800 } as const;

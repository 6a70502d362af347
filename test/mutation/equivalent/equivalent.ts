/** Mutants that behave like the source, so that no test can detect them. */
export interface EquivalentMutants {
  readonly source: string;
  /** The line on which the mutated code starts. */
  readonly line: string;
  readonly replacements: readonly string[];
  readonly reason: string;
}

/** Stryker's replacement for an empty string and for an empty list. */
export const TEXT = '"Stryker was here!"';
export const LIST = '["Stryker was here"]';

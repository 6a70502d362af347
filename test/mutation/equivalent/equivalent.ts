/** Mutants that no test can tell from the source. */
export interface EquivalentMutants {
  readonly source: string;
  /** The line on which the mutated code begins. */
  readonly line: string;
  readonly replacements: readonly string[];
  readonly reason: string;
}

/** What Stryker puts in place of empty text and of an empty list. */
export const TEXT = '"Stryker was here!"';
export const LIST = '["Stryker was here"]';

/** A mutant that no test can tell from the source. */
export interface EquivalentMutant {
  readonly source: string;
  /** The line on which the mutated code begins. */
  readonly line: string;
  readonly replacement: string;
  readonly reason: string;
}

export const EQUIVALENT_MUTANTS: readonly EquivalentMutant[] = [];

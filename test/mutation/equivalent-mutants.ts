import { IN_COMMERCE } from './equivalent/commerce';
import { IN_DOMAIN } from './equivalent/domain';
import type { EquivalentMutants } from './equivalent/equivalent';
import { IN_MERGING } from './equivalent/merging';
import { IN_SERVER } from './equivalent/server';

/** Mutants that behave like the source, so that no test can detect them, with the reason. */
export const EQUIVALENT_MUTANTS: readonly EquivalentMutants[] = [
  ...IN_COMMERCE,
  ...IN_MERGING,
  ...IN_DOMAIN,
  ...IN_SERVER,
];

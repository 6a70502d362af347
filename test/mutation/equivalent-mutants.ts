import { IN_COMMERCE } from './equivalent/commerce';
import { IN_DOMAIN } from './equivalent/domain';
import type { EquivalentMutants } from './equivalent/equivalent';
import { IN_MERGING } from './equivalent/merging';
import { IN_SERVER } from './equivalent/server';

/** Mutants that no test can tell from the source, with the reason. */
export const EQUIVALENT_MUTANTS: readonly EquivalentMutants[] = [
  ...IN_COMMERCE,
  ...IN_MERGING,
  ...IN_DOMAIN,
  ...IN_SERVER,
];

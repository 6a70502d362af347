import { blocksProblems, type BlockInput } from '../content/published/blocks.rule';
import { problemsOf, type Rule } from '../shared/rule';

export interface StructureNodeFields {
  readonly cover: unknown;
  readonly blocks: readonly BlockInput[];
}

/** A cover is required; blocks are optional. Rule R-CAT-52. */
export const structureNodeRule: Rule<StructureNodeFields> = ({ cover, blocks }) => ({
  ...problemsOf({ cover: cover === null ? 'required' : null }),
  ...blocksProblems(blocks),
});

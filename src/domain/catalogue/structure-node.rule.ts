import { blocksProblems, type BlockInput } from '../content/published/blocks.rule';
import { problemsOf, type Rule } from '../shared/rule';

/** Fields of a node that the rule reads. */
export interface StructureNodeFields {
  readonly cover: unknown;
  readonly blocks: readonly BlockInput[];
}

/** A node has a cover; blocks are optional. Rule R-CAT-52. */
export const structureNodeRule: Rule<StructureNodeFields> = ({ cover, blocks }) => ({
  ...problemsOf({ cover: cover === null ? 'required' : null }),
  ...blocksProblems(blocks),
});

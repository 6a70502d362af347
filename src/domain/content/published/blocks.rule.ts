/** Validation of blocks, for records of other contexts. Rule R-CON-05. */
export { blocksProblems, invalidBlocks, type BlockInput } from '../block.rule';

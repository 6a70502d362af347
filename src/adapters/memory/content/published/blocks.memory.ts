/** Content blocks for records of other contexts. */
export { inWordsOf, isBlockType } from '../block-types.seed';
export { blocksFrom, type BlockOutline } from '../blocks.seed';

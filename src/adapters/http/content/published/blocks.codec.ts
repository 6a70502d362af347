/** Content blocks for records of other contexts. */
export { WireBlocks, writeBlocks } from '../block.codec';
export { linkedNames } from '../linked-names.http';

import type { Database } from '../../database/database';
import type { Caller } from '../../shared/endpoint';
import { Refusal } from '../../shared/refusal';
import { blockToWire } from '../blocks/block-to-wire';
import type { FieldErrors } from '../blocks/resolve-blocks';
import { filesInBlocks, mediaNamesInBlocks } from '../items/collect-references';
import type { StoredBlock } from '../items/item-state';
import { loadLinkedOfBlocks, type LinkedRecords } from '../items/linked-records';
import { textsFor } from '../texts';

export type { StoredBlock } from '../items/item-state';
export {
  existingReferencesInBlocks,
  resolveBlocks,
  type FieldErrors,
  type ExistingReferences,
} from '../blocks/resolve-blocks';
export { validateBlocks } from '../items/validate-item';
export { specifiedBlocks, withoutBlockKeys } from '../blocks/specified-blocks';

/** Largest form with blocks in bytes; percent-encoding adds half of the stored size. */
export const LARGEST_BLOCKS_FORM = 12 * 1024 * 1024;

interface ShownBlocks extends Pick<LinkedRecords, 'files'> {
  /** Blocks as in responses. */
  readonly content: readonly object[];
}

/**
 * Converts stored blocks of a record shared by all websites to the wire; loads the referenced records and these
 * files.
 */
export const blocksToWire = async (
  db: Pick<Database, 'execute'>,
  caller: Pick<Caller, 'language'>,
  blocks: readonly StoredBlock[],
  files: readonly number[],
): Promise<ShownBlocks> => {
  const linked = await loadLinkedOfBlocks(db, blocks, files);
  const texts = textsFor(caller);
  return { files: linked.files, content: blocks.map((block) => blockToWire(block, linked, texts)) };
};

/** File ids and media names in blocks, for the index of a record with blocks. Rule R-LIB-12. */
export const blockReferences = (
  blocks: readonly StoredBlock[],
): { readonly files: readonly number[]; readonly media: readonly string[] } => ({
  files: [...new Set(filesInBlocks(blocks).map(({ file }) => file))],
  media: mediaNamesInBlocks(blocks),
});

/** Refuses with 400 and the code of each field, if there are errors. */
export const refuseFieldErrors = (errors: FieldErrors): void => {
  const fields = Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, { code }]));
  if (Object.keys(errors).length > 0) throw new Refusal(400, 'VALUE_NOT_VALID', { fields });
};

import * as t from 'io-ts';
import { mergeFields, resolveConflicts, type Fields, type Merging } from '../../shared/merge';
import type { Kind } from '../../shared/resource';
import type { Block } from '../block';
import { AnyPicture, UnfinishedBlock } from '../block-codecs';
import { mergeBlocks, resolveBlockConflicts } from '../merge-blocks';

export type { Block } from '../block';

/** A draft with content blocks. */
export type WithBlocks = { readonly blocks: readonly Block[] };

/** A kind of record with content blocks. */
export type KindWithBlocks = Kind & { readonly draft: Fields & WithBlocks };

const Readable = t.type({ cover: t.union([AnyPicture, t.null]), blocks: t.readonlyArray(UnfinishedBlock) });

/** Whether an editor can show a stored draft with a cover and blocks. Rule R-CON-21. */
export const isReadableBlockDraft = (fields: Fields): boolean => Readable.is(fields);

/** Three-way merge of a record, field by field and block by block. Rule R-CON-14. */
export const blockMerging = <Draft extends Fields & WithBlocks>(): Merging<Draft> => ({
  merge: (base, mine, stored) => {
    const flat = (draft: Draft): Draft => ({ ...draft, blocks: stored.blocks });
    const fields = mergeFields(flat(base), flat(mine), stored);
    const blocks = mergeBlocks(base.blocks, mine.blocks, stored.blocks);
    return {
      merged: { ...fields.merged, blocks: blocks.merged },
      conflicts: [...fields.conflicts, ...blocks.conflicts],
    };
  },
  resolve: (merged, stored, takeStored) => ({
    ...resolveConflicts(merged, stored, takeStored),
    blocks: resolveBlockConflicts(merged.blocks, stored.blocks, takeStored),
  }),
});

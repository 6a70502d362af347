import { mergeFields, resolveConflicts, type Merge, type Merging } from '../shared/merge';
import type { ContentDraft } from './content-item';
import { mergeBlocks, resolveBlockConflicts } from './merge-blocks';
import { sameContent } from './same-content';

const isChoices = (value: unknown): value is readonly { readonly id: unknown }[] =>
  Array.isArray(value) && value.every((item: unknown) => typeof item === 'object' && item !== null && 'id' in item);

/** Merges choices as sets by id: my additions and removals applied to the stored list. */
const mergeChoices = (base: unknown, mine: unknown, stored: unknown): readonly unknown[] | null => {
  if (!isChoices(base) || !isChoices(mine) || !isChoices(stored)) return null;
  const has = (list: readonly { readonly id: unknown }[], id: unknown): boolean =>
    list.some((choice) => choice.id === id);
  const left = stored.filter(({ id }) => has(mine, id) || !has(base, id));
  return [...left, ...mine.filter(({ id }) => !has(base, id) && !has(left, id))];
};

const VALUES = { same: sameContent, mergeLists: mergeChoices };

/** The draft with the blocks and metadata of another draft: both are merged separately. */
const flat = (draft: ContentDraft, { blocks, meta }: ContentDraft): ContentDraft => ({ ...draft, blocks, meta });

const isSamePublication = (a: ContentDraft, b: ContentDraft): boolean => a.status === b.status && a.online === b.online;

/** Merges status and online moment as one unit, with at most one conflict. Rule R-CON-14. */
const mergePublication = (
  base: ContentDraft,
  mine: ContentDraft,
  stored: ContentDraft,
  { merged, conflicts }: Merge<ContentDraft>,
): Merge<ContentDraft> => {
  const { status, online } = isSamePublication(base, mine) ? stored : mine;
  const isAsked =
    !isSamePublication(base, mine) && !isSamePublication(base, stored) && !isSamePublication(mine, stored);
  const asked = mine.status === stored.status ? 'online' : 'status';
  return {
    merged: { ...merged, status, online },
    conflicts: [...conflicts.filter((path) => path !== 'status' && path !== 'online'), ...(isAsked ? [asked] : [])],
  };
};

const metaPath = (key: string): string => `meta.${key}`;

/** Three-way merge of an item, field by field and block by block. Rule R-CON-14. */
const mergeContent = (base: ContentDraft, mine: ContentDraft, stored: ContentDraft): Merge<ContentDraft> => {
  const fields = mergePublication(
    base,
    mine,
    stored,
    mergeFields(flat(base, stored), flat(mine, stored), stored, VALUES),
  );
  const meta = mergeFields({ ...base.meta }, { ...mine.meta }, { ...stored.meta }, VALUES);
  const blocks = mergeBlocks(base.blocks, mine.blocks, stored.blocks);
  return {
    merged: { ...fields.merged, meta: meta.merged, blocks: blocks.merged },
    conflicts: [...fields.conflicts, ...meta.conflicts.map(metaPath), ...blocks.conflicts],
  };
};

/** Applies the choices for all conflicts of an item. Rule R-CON-27. */
const resolveContentConflicts = (
  merged: ContentDraft,
  stored: ContentDraft,
  takeStored: readonly string[],
): ContentDraft => ({
  ...resolveConflicts(merged, stored, takeStored.includes('status') ? [...takeStored, 'online'] : takeStored),
  meta: resolveConflicts(
    { ...merged.meta },
    { ...stored.meta },
    Object.keys(stored.meta).filter((key) => takeStored.includes(metaPath(key))),
  ),
  blocks: resolveBlockConflicts(merged.blocks, stored.blocks, takeStored),
});

export const contentMerging: Merging<ContentDraft> = { merge: mergeContent, resolve: resolveContentConflicts };

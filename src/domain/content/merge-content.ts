import { mergeFields, settle, type Merge, type Merging } from '../shared/merge';
import type { ContentDraft } from './content-item';
import { mergeBlocks, settleBlocks } from './merge-blocks';
import { sameContent } from './same-content';

/** What is chosen from a list that the server keeps, read without its type. */
const isChoices = (value: unknown): value is readonly { readonly id: unknown }[] =>
  Array.isArray(value) && value.every((item: unknown) => typeof item === 'object' && item !== null && 'id' in item);

/** Choices are a set, known by their ids: what I put in and took out is done to the stored ones. */
const mergeChoices = (base: unknown, mine: unknown, stored: unknown): readonly unknown[] | null => {
  if (!isChoices(base) || !isChoices(mine) || !isChoices(stored)) return null;
  const has = (list: readonly { readonly id: unknown }[], id: unknown): boolean =>
    list.some((choice) => choice.id === id);
  const left = stored.filter(({ id }) => has(mine, id) || !has(base, id));
  return [...left, ...mine.filter(({ id }) => !has(base, id) && !has(left, id))];
};

const VALUES = { same: sameContent, together: mergeChoices };

/**
 * The fields that are neither blocks nor meta data; those two are merged in their own way, and stand as they are
 * stored.
 */
const flat = (draft: ContentDraft, { blocks, meta }: ContentDraft): ContentDraft => ({ ...draft, blocks, meta });

const isSamePublication = (a: ContentDraft, b: ContentDraft): boolean => a.status === b.status && a.online === b.online;

/**
 * Status and moment are of no use without each other: both of mine or both of the stored ones, and one question where
 * both of us changed them. Rule R-CON-14.
 */
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

/**
 * Lays one person's edit of an item over the item as somebody else left it: field by field, and block by block. Rule
 * R-CON-14.
 */
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

/** Takes over what a person chose for each conflict of an item. Rule R-CON-14. */
const settleContent = (merged: ContentDraft, stored: ContentDraft, takeStored: readonly string[]): ContentDraft => ({
  ...settle(merged, stored, takeStored.includes('status') ? [...takeStored, 'online'] : takeStored),
  meta: settle(
    { ...merged.meta },
    { ...stored.meta },
    Object.keys(stored.meta).filter((key) => takeStored.includes(metaPath(key))),
  ),
  blocks: settleBlocks(merged.blocks, stored.blocks, takeStored),
});

export const contentMerging: Merging<ContentDraft> = { merge: mergeContent, settle: settleContent };

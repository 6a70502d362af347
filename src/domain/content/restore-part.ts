import { keysOf } from '../shared/merge';
import type { Block } from './block';
import type { BlockAction } from './block-action';
import { insertionIndex } from './block-order';
import { applyBlockAction } from './block-history';
import type { ContentDraft } from './content-item';
import { fieldIn, type OwnPart } from './same-content';

/** Part of a block that can be restored from an older state. */
export type RestorablePart =
  | { readonly kind: 'existence' }
  | { readonly kind: 'place' }
  | { readonly kind: 'content' }
  | { readonly kind: 'field'; readonly code: string }
  | { readonly kind: 'own'; readonly part: OwnPart };

/** Fields restored together, because neither is valid without the other. */
const FIELD_GROUPS: readonly (readonly string[])[] = [['status', 'online']];

/** Draft with one field restored, by path: `name`, `meta.title`; never the blocks. Rule R-CON-13. */
export const restoreField = (draft: ContentDraft, older: ContentDraft, path: string): ContentDraft => {
  const paths = FIELD_GROUPS.find((several) => several.includes(path)) ?? [path];
  const meta = keysOf({ ...draft.meta }).reduce(
    (taken, key) => (paths.includes(`meta.${key}`) ? { ...taken, [key]: older.meta[key] } : taken),
    draft.meta,
  );
  return keysOf(draft).reduce<ContentDraft>(
    (taken, key) =>
      paths.includes(key) && key !== 'blocks' && key !== 'meta' ? { ...taken, [key]: older[key] } : taken,
    meta === draft.meta ? draft : { ...draft, meta },
  );
};

const guidsOf = (blocks: readonly Block[]): readonly string[] => blocks.map(({ guid }) => guid);

const ownPartAction = (guid: string, was: Block, part: OwnPart): BlockAction => {
  switch (part) {
    case 'id':
      return { type: 'anchor.set', guid, text: was.id };
    case 'publication':
      return { type: 'window.set', guid, window: was.publication ?? null };
    case 'disabled':
      return { type: was.disabled === true ? 'blocks.disabled' : 'blocks.enabled', guids: [guid] };
  }
};

const actionFor = (
  blocks: readonly Block[],
  older: readonly Block[],
  guid: string,
  taken: RestorablePart,
): BlockAction | null => {
  const was = older.find((block) => block.guid === guid);
  const isThere = blocks.some((block) => block.guid === guid);
  const place = insertionIndex(guidsOf(older), guid, guidsOf(blocks));
  if (taken.kind === 'existence')
    return was === undefined ? { type: 'blocks.removed', guids: [guid] } : { type: 'block.added', block: was, place };
  if (was === undefined || !isThere) return null;
  if (taken.kind === 'place') return { type: 'blocks.moved', guids: [guid], place };
  if (taken.kind === 'content') return { type: 'block.restored', block: was };
  if (taken.kind === 'own') return ownPartAction(guid, was, taken.part);
  const field = fieldIn(was, taken.code);
  return field === undefined ? null : { type: 'field.changed', guid, field };
};

/**
 * Action that restores a part of a block; can be undone. Null when nothing would change or the field no longer exists.
 * Rule R-CON-13.
 */
export const restoreAction = (
  blocks: readonly Block[],
  older: readonly Block[],
  guid: string,
  taken: RestorablePart,
): BlockAction | null => {
  const act = actionFor(blocks, older, guid, taken);
  return act === null || applyBlockAction(blocks, act) === blocks ? null : act;
};

import { sameValue } from '../shared/same-value';
import { appliedSteps, historyOf, NO_STEPS, redo, undo, pushStep, type UndoHistory } from '../shared/undo-history';
import type { Block, BlockField } from './block';
import { affectedGuids, coalesceKeyOf, type BlockAction } from './block-action';
import { slugify } from '../shared/slug.rule';

/** Undo steps kept (R-CON-10). */
export const MAX_UNDO_STEPS = 100;

export type BlockEvent =
  | BlockAction
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  /** Replaces all blocks and clears the history. */
  | { readonly type: 'blocks.loaded'; readonly blocks: readonly Block[] };

export interface BlockStep {
  readonly action: BlockAction['type'];
  /** The blocks that were changed or added: focused after undo and redo. */
  readonly guids: readonly string[];
  readonly before: readonly Block[];
  readonly after: readonly Block[];
  /** Consecutive actions with the same key are one undo step; null is never merged. */
  readonly coalesceKey: string | null;
}

/** The blocks of an item with their undo history. */
export interface BlockHistory extends UndoHistory<BlockStep> {
  readonly blocks: readonly Block[];
}

export const blockHistoryOf = (blocks: readonly Block[]): BlockHistory => ({ ...NO_STEPS, blocks });

export const nextUndo = ({ steps, place }: BlockHistory): BlockStep | null => steps[place - 1] ?? null;
export const nextRedo = ({ steps, place }: BlockHistory): BlockStep | null => steps[place] ?? null;

const insertAt = (blocks: readonly Block[], more: readonly Block[], place: number): readonly Block[] =>
  blocks.toSpliced(Math.max(0, Math.min(blocks.length, place)), 0, ...more);

/** Clears anchors that an earlier block already has: anchors are unique on a page. */
const clearDuplicateAnchors = (blocks: readonly Block[], more: readonly Block[]): readonly Block[] => {
  const taken = new Set(blocks.map(({ id }) => id));
  return more.map((block) => {
    const isDuplicate = taken.has(block.id);
    taken.add(block.id);
    return isDuplicate ? { ...block, id: '' } : block;
  });
};

/** Inserts blocks; returns the same list when a guid is already present. */
const insertNew = (blocks: readonly Block[], more: readonly Block[], place: number): readonly Block[] => {
  const guids = new Set([...blocks, ...more].map(({ guid }) => guid));
  return guids.size < blocks.length + more.length
    ? blocks
    : insertAt(blocks, clearDuplicateAnchors(blocks, more), place);
};

const moveBlocks = (blocks: readonly Block[], guids: readonly string[], place: number): readonly Block[] => {
  const [going, staying] = [
    blocks.filter(({ guid }) => guids.includes(guid)),
    blocks.filter(({ guid }) => !guids.includes(guid)),
  ];
  return insertAt(staying, going, place);
};

/** Changes some blocks; equal blocks and an equal list keep their identity. */
const changeBlocks = (
  blocks: readonly Block[],
  guids: readonly string[],
  change: (block: Block) => Block,
): readonly Block[] => {
  const next = blocks.map((block) => {
    if (!guids.includes(block.guid)) return block;
    const other = change(block);
    return sameValue(other, block) ? block : other;
  });
  return next.some((block, place) => block !== blocks[place]) ? next : blocks;
};

const withField = (block: Block, field: BlockField): Block => ({
  ...block,
  fields: block.fields.map((known) =>
    known.code === field.code && known.type === field.type && !sameValue(known.value, field.value) ? field : known,
  ),
});

/** Applies an action; returns the same list when nothing changes. Rule R-CON-10. */
export const applyBlockAction = (blocks: readonly Block[], act: BlockAction): readonly Block[] => {
  switch (act.type) {
    case 'block.added':
      return insertNew(blocks, [act.block], act.place);
    case 'block.duplicated': {
      const place = blocks.findIndex(({ guid }) => guid === act.guid);
      const original = blocks[place];
      return original === undefined ? blocks : insertNew(blocks, [{ ...original, guid: act.copy }], place + 1);
    }
    case 'blocks.moved': {
      const next = moveBlocks(blocks, act.guids, act.place);
      return next.some((block, place) => block !== blocks[place]) ? next : blocks;
    }
    case 'blocks.removed':
      return blocks.some(({ guid }) => act.guids.includes(guid))
        ? blocks.filter(({ guid }) => !act.guids.includes(guid))
        : blocks;
    case 'field.changed':
      return changeBlocks(blocks, [act.guid], (block) => withField(block, act.field));
    case 'anchor.set':
      return changeBlocks(blocks, [act.guid], (block) => ({ ...block, id: slugify(act.text) }));
    case 'window.set':
      return changeBlocks(blocks, [act.guid], (block) => ({ ...block, publication: act.window }));
    case 'blocks.disabled':
    case 'blocks.enabled':
      return changeBlocks(blocks, act.guids, (block) => ({ ...block, disabled: act.type === 'blocks.disabled' }));
    case 'blocks.pasted':
      return act.blocks.length === 0 ? blocks : insertNew(blocks, act.blocks, act.place);
    case 'blocks.replaced':
      return sameValue(blocks, act.blocks) ? blocks : act.blocks;
    case 'block.restored':
      return changeBlocks(blocks, [act.block.guid], () => act.block);
  }
};

/** Reduces an event into blocks and undo history; merges consecutive typing. Rule R-CON-10. */
export const reduceBlockHistory = (editing: BlockHistory, event: BlockEvent): BlockHistory => {
  if (event.type === 'blocks.loaded') return blockHistoryOf(event.blocks);
  const last = nextUndo(editing);
  if (event.type === 'undone') return last === null ? editing : { ...undo(editing), blocks: last.before };
  if (event.type === 'redone') {
    const next = nextRedo(editing);
    return next === null ? editing : { ...redo(editing), blocks: next.after };
  }
  const after = applyBlockAction(editing.blocks, event);
  if (after === editing.blocks) return editing;
  const typed = coalesceKeyOf(editing.blocks, event);
  const isMerged = typed !== null && last?.coalesceKey === typed;
  const earlier = isMerged ? undo(editing) : editing;
  // Typing that restores the old text leaves no step.
  if (isMerged && sameValue(after, last.before)) return { ...historyOf(appliedSteps(earlier)), blocks: last.before };
  const step: BlockStep = {
    action: event.type,
    guids: affectedGuids(event),
    before: isMerged ? last.before : editing.blocks,
    after,
    coalesceKey: typed,
  };
  return { ...pushStep(earlier, step, MAX_UNDO_STEPS), blocks: after };
};

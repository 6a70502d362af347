import { sameValue } from '../shared/same-value';
import { applied, historyOf, NO_STEPS, redone, undone, withStep, type StepHistory } from '../shared/step-history';
import type { Block, BlockField } from './block';
import { guidsOf, typedInto, type BlockAct } from './block-act';
import { cleanSlug } from './slug.rule';

/** Undo steps kept (R-CON-10). */
export const MOST_STEPS = 100;

export type BlockEvent = BlockAct | { readonly type: 'undone' } | { readonly type: 'redone' };

export interface BlockStep {
  readonly act: BlockAct['type'];
  /** The blocks that were changed or added: focused after undo and redo. */
  readonly guids: readonly string[];
  readonly before: readonly Block[];
  readonly after: readonly Block[];
  /** Consecutive actions with the same key are one step; null never merges. */
  readonly typed: string | null;
}

/** The blocks of an item with their undo history. */
export interface BlockEditing extends StepHistory<BlockStep> {
  readonly blocks: readonly Block[];
}

export const editingOf = (blocks: readonly Block[]): BlockEditing => ({ ...NO_STEPS, blocks });

export const undoable = ({ steps, place }: BlockEditing): BlockStep | null => steps[place - 1] ?? null;
export const redoable = ({ steps, place }: BlockEditing): BlockStep | null => steps[place] ?? null;

const inserted = (blocks: readonly Block[], more: readonly Block[], place: number): readonly Block[] =>
  blocks.toSpliced(Math.max(0, Math.min(blocks.length, place)), 0, ...more);

/** A later duplicate of an anchor is cleared: anchors are unique on a page. */
const withOwnAnchors = (blocks: readonly Block[], more: readonly Block[]): readonly Block[] => {
  const taken = new Set(blocks.map(({ id }) => id));
  return more.map((block) => {
    const isTaken = taken.has(block.id);
    taken.add(block.id);
    return isTaken ? { ...block, id: '' } : block;
  });
};

/** Inserts blocks; returns the same list when a guid is already present. */
const brought = (blocks: readonly Block[], more: readonly Block[], place: number): readonly Block[] => {
  const guids = new Set([...blocks, ...more].map(({ guid }) => guid));
  return guids.size < blocks.length + more.length ? blocks : inserted(blocks, withOwnAnchors(blocks, more), place);
};

const moved = (blocks: readonly Block[], guids: readonly string[], place: number): readonly Block[] => {
  const [going, staying] = [
    blocks.filter(({ guid }) => guids.includes(guid)),
    blocks.filter(({ guid }) => !guids.includes(guid)),
  ];
  return inserted(staying, going, place);
};

/** Changes some blocks; keeps the identity of blocks and list that stay equal. */
const changed = (
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
export const afterAct = (blocks: readonly Block[], act: BlockAct): readonly Block[] => {
  switch (act.type) {
    case 'block.added':
      return brought(blocks, [act.block], act.place);
    case 'block.duplicated': {
      const place = blocks.findIndex(({ guid }) => guid === act.guid);
      const original = blocks[place];
      return original === undefined ? blocks : brought(blocks, [{ ...original, guid: act.copy }], place + 1);
    }
    case 'blocks.moved': {
      const next = moved(blocks, act.guids, act.place);
      return next.some((block, place) => block !== blocks[place]) ? next : blocks;
    }
    case 'blocks.removed':
      return blocks.some(({ guid }) => act.guids.includes(guid))
        ? blocks.filter(({ guid }) => !act.guids.includes(guid))
        : blocks;
    case 'field.changed':
      return changed(blocks, [act.guid], (block) => withField(block, act.field));
    case 'anchor.set':
      return changed(blocks, [act.guid], (block) => ({ ...block, id: cleanSlug(act.text) }));
    case 'window.set':
      return changed(blocks, [act.guid], (block) => ({ ...block, publication: act.window }));
    case 'blocks.disabled':
    case 'blocks.enabled':
      return changed(blocks, act.guids, (block) => ({ ...block, disabled: act.type === 'blocks.disabled' }));
    case 'blocks.pasted':
      return act.blocks.length === 0 ? blocks : brought(blocks, act.blocks, act.place);
    case 'blocks.replaced':
      return sameValue(blocks, act.blocks) ? blocks : act.blocks;
    case 'block.restored':
      return changed(blocks, [act.block.guid], () => act.block);
  }
};

/** Reduces an event into blocks and undo history; merges consecutive typing. Rule R-CON-10. */
export const afterEvent = (editing: BlockEditing, event: BlockEvent): BlockEditing => {
  const last = undoable(editing);
  if (event.type === 'undone') return last === null ? editing : { ...undone(editing), blocks: last.before };
  if (event.type === 'redone') {
    const next = redoable(editing);
    return next === null ? editing : { ...redone(editing), blocks: next.after };
  }
  const after = afterAct(editing.blocks, event);
  if (after === editing.blocks) return editing;
  const typed = typedInto(editing.blocks, event);
  const goesOn = typed !== null && last?.typed === typed;
  const earlier = goesOn ? undone(editing) : editing;
  // Typing that restores the old text leaves no step.
  if (goesOn && sameValue(after, last.before)) return { ...historyOf(applied(earlier)), blocks: last.before };
  const step: BlockStep = {
    act: event.type,
    guids: guidsOf(event),
    before: goesOn ? last.before : editing.blocks,
    after,
    typed,
  };
  return { ...withStep(earlier, step, MOST_STEPS), blocks: after };
};

import { sameValue } from '../shared/same-value';
import type { Block, BlockField } from './block';
import type { VisibilityWindow } from './visibility-window.rule';

/** An edit of an item's blocks. `place` is the insertion index, clamped to the list. */
export type BlockAction =
  | { readonly type: 'block.added'; readonly block: Block; readonly place: number }
  | { readonly type: 'block.duplicated'; readonly guid: string; readonly copy: string }
  /**
   * The blocks become adjacent and keep their relative order; `place` counts the blocks that are not moved. Moves with
   * the same `gesture` are one undo step.
   */
  | {
      readonly type: 'blocks.moved';
      readonly guids: readonly string[];
      readonly place: number;
      readonly gesture?: string | undefined;
    }
  | { readonly type: 'blocks.removed'; readonly guids: readonly string[] }
  /** Matches the field by code and type. */
  | { readonly type: 'field.changed'; readonly guid: string; readonly field: BlockField }
  | { readonly type: 'anchor.set'; readonly guid: string; readonly text: string }
  | { readonly type: 'window.set'; readonly guid: string; readonly window: VisibilityWindow | null }
  | { readonly type: 'blocks.disabled'; readonly guids: readonly string[] }
  | { readonly type: 'blocks.enabled'; readonly guids: readonly string[] }
  | { readonly type: 'blocks.pasted'; readonly blocks: readonly Block[]; readonly place: number }
  /** Replaces all blocks by those of a template. */
  | { readonly type: 'blocks.replaced'; readonly blocks: readonly Block[] }
  /** Restores one block to an older state at its present index. */
  | { readonly type: 'block.restored'; readonly block: Block };

/** Guids of the blocks that an action changes or adds. */
export const affectedGuids = (act: BlockAction): readonly string[] => {
  switch (act.type) {
    case 'block.duplicated':
      return [act.copy];
    case 'block.added':
    case 'block.restored':
      return [act.block.guid];
    case 'blocks.pasted':
    case 'blocks.replaced':
      return act.blocks.map(({ guid }) => guid);
    case 'field.changed':
    case 'anchor.set':
    case 'window.set':
      return [act.guid];
    default:
      return act.guids;
  }
};

/** Path of the edited text in a field; null when the change is not typing. */
const typingPart = (before: BlockField, after: BlockField): string | null => {
  switch (after.type) {
    case 'text':
    case 'textarea':
    case 'editor':
    case 'datetime':
      return after.code;
    case 'button':
      return before.type === 'button' && before.value.style === after.value.style ? after.code : null;
    case 'slideshow': {
      if (
        before.type !== 'slideshow' ||
        !sameValue(
          before.value.map(({ image }) => image),
          after.value.map(({ image }) => image),
        )
      )
        return null;
      const others = after.value.flatMap(({ caption }, place) =>
        caption === before.value[place]?.caption ? [] : [place],
      );
      return others.length === 1 ? `${after.code}.${String(others[0])}` : null;
    }
    default:
      return null;
  }
};

/**
 * Key under which consecutive actions are merged into one undo step: `{guid}.{field}` for typing,
 * the gesture for moves; null for an action that is a step of its own. Rule R-CON-10.
 */
export const coalesceKeyOf = (blocks: readonly Block[], act: BlockAction): string | null => {
  if (act.type === 'blocks.moved') return act.gesture ?? null;
  if (act.type === 'anchor.set') return `${act.guid}.id`;
  if (act.type === 'window.set') {
    const before = blocks.find(({ guid }) => guid === act.guid)?.publication;
    if (!before || !act.window) return null;
    const [from, to] = [before.from !== act.window.from, before.to !== act.window.to];
    return from === to ? null : `${act.guid}.${from ? 'from' : 'to'}`;
  }
  if (act.type !== 'field.changed') return null;
  const before = blocks.find(({ guid }) => guid === act.guid)?.fields.find(({ code }) => code === act.field.code);
  const part = before === undefined ? null : typingPart(before, act.field);
  return part === null ? null : `${act.guid}.${part}`;
};

import { sameValue } from '../shared/same-value';
import type { Block, BlockField } from './block';
import type { BlockWindow } from './block-window.rule';

/**
 * What is done to the blocks of an item. Identities of new blocks come with them. A `place` counts the blocks that will
 * stand before; one outside the list is its nearest end.
 */
export type BlockAct =
  | { readonly type: 'block.added'; readonly block: Block; readonly place: number }
  | { readonly type: 'block.duplicated'; readonly guid: string; readonly copy: string }
  /**
   * Several lie together afterwards, in the order in which they lay; `place` counts the blocks that stay. Moves of one
   * `lift` are one step.
   */
  | {
      readonly type: 'blocks.moved';
      readonly guids: readonly string[];
      readonly place: number;
      readonly lift?: string | undefined;
    }
  | { readonly type: 'blocks.removed'; readonly guids: readonly string[] }
  /** The field with its new value; it is known by its code and its type. */
  | { readonly type: 'field.changed'; readonly guid: string; readonly field: BlockField }
  | { readonly type: 'anchor.set'; readonly guid: string; readonly text: string }
  | { readonly type: 'window.set'; readonly guid: string; readonly window: BlockWindow | null }
  | { readonly type: 'blocks.disabled'; readonly guids: readonly string[] }
  | { readonly type: 'blocks.enabled'; readonly guids: readonly string[] }
  | { readonly type: 'blocks.pasted'; readonly blocks: readonly Block[]; readonly place: number }
  /** By those of a template. */
  | { readonly type: 'blocks.replaced'; readonly blocks: readonly Block[] }
  /** One block as it was before, in its present place. */
  | { readonly type: 'block.restored'; readonly block: Block };

/** The blocks that an act is done to, or that it brings. */
export const guidsOf = (act: BlockAct): readonly string[] => {
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

/** What of a field is typed letter by letter, when that is all that differs; null when something was chosen instead. */
const typedPart = (before: BlockField, after: BlockField): string | null => {
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
 * What an act goes on with, so that it is one step with the one before: what is typed into, `{guid}.{field}`, or a
 * block that was picked up; null when it stands alone. Rule R-CON-10.
 */
export const typedInto = (blocks: readonly Block[], act: BlockAct): string | null => {
  if (act.type === 'blocks.moved') return act.lift ?? null;
  if (act.type === 'anchor.set') return `${act.guid}.id`;
  if (act.type === 'window.set') {
    const before = blocks.find(({ guid }) => guid === act.guid)?.publication;
    if (!before || !act.window) return null;
    const [from, to] = [before.from !== act.window.from, before.to !== act.window.to];
    return from === to ? null : `${act.guid}.${from ? 'from' : 'to'}`;
  }
  if (act.type !== 'field.changed') return null;
  const before = blocks.find(({ guid }) => guid === act.guid)?.fields.find(({ code }) => code === act.field.code);
  const part = before === undefined ? null : typedPart(before, act.field);
  return part === null ? null : `${act.guid}.${part}`;
};

import type { MenuEntry } from '../../overlays/menu-entry';
import type { Translate } from '../../runtime/use-text';
import { $setBlock, type BlockType } from '../commands';
import type { Place } from '../place';
import { $toggleQuote } from './quote';
import { $toggleStyle } from './text-styles';
import type { ToolItem } from './tool-item';
import { toolbarIcons } from './toolbar-icons';
import type { NamedStyle, Tool } from './tools';

interface StyleMenuInput {
  readonly text: Translate;
  readonly place: Place;
  readonly tools: readonly Tool[];
  readonly styles: readonly NamedStyle[];
  /** Makes the action of a menu entry from a function that changes the text. */
  readonly doing: (change: () => unknown) => () => void;
}

const BLOCKS: readonly BlockType[] = ['p', 'h2', 'h3', 'h4'];

/** The menu of block types, the quote and named styles; it is named after the block at the caret. */
export const styleMenu = ({ text, place, tools, styles, doing }: StyleMenuInput): ToolItem => {
  const block = place.block ?? 'p';
  const blocks = BLOCKS.includes(block) ? BLOCKS : [...BLOCKS, block];
  const style = ({ className, on, name }: NamedStyle, index: number): MenuEntry => ({
    key: className,
    ruled: index === 0,
    label: text(name),
    on: place.classes.includes(className),
    onChoose: doing(() => {
      $toggleStyle({ className, on });
    }),
    ...(on === 'words' && !place.selected && { disabledReason: text('richText.needsSelection') }),
  });
  return {
    key: 'style',
    group: 0,
    rank: 7,
    name: text('richText.block.current', { block: text(`richText.block.${block}`) }),
    icon: toolbarIcons.template,
    words: text(`richText.block.${block}`),
    entries: [
      ...blocks.map((type): MenuEntry => ({
        key: type,
        label: text(`richText.block.${type}`),
        checked: type === block,
        onChoose: doing(() => {
          $setBlock(type);
        }),
      })),
      ...(tools.includes('quote')
        ? [{ key: 'quote', label: text('richText.quote'), on: place.quote, onChoose: doing($toggleQuote) }]
        : []),
      ...(tools.includes('styles') ? styles.map(style) : []),
    ],
  };
};

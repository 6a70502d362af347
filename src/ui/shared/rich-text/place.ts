import { $isListNode } from '@lexical/list';
import { $getSelection, $isRangeSelection, type TextFormatType } from 'lexical';
import { $blockTypeAt, $itemAt, $linkAt, type BlockType } from './commands';
import { $quoteAt } from './tools/quote';
import { $classesAt } from './tools/text-styles';
import { $tablePlace } from './table-commands';

/** The state at the caret, for the toolbar. */
export interface Place {
  readonly block: BlockType | null;
  readonly list: 'bullet' | 'number' | null;
  readonly formats: readonly TextFormatType[];
  /** URL of the link around the caret. */
  readonly link: string | null;
  readonly quote: boolean;
  /** Classes of the block and inline styles at the caret. */
  readonly classes: readonly string[];
  /** The table around the caret; `inRow` is false in its caption. */
  readonly table: { readonly header: boolean; readonly inRow: boolean } | null;
  /** Whether text is selected. */
  readonly selected: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly words: number;
  /** Whether pasted content keeps its formatting. */
  readonly formatted: boolean;
}

/** Before the editor has a caret. */
export const NO_CARET: Place = {
  block: 'p',
  list: null,
  formats: [],
  link: null,
  quote: false,
  classes: [],
  table: null,
  selected: false,
  canUndo: false,
  canRedo: false,
  words: 0,
  formatted: false,
};
const SHOWN_FORMATS: readonly TextFormatType[] = ['bold', 'italic', 'underline', 'strikethrough'];

/** The part of the state that follows from the selection. */
export const $placeOfCaret = (): Omit<Place, 'canUndo' | 'canRedo' | 'words' | 'formatted'> => {
  const selection = $getSelection();
  const table = $tablePlace();
  if (!$isRangeSelection(selection))
    return { block: null, list: null, formats: [], link: null, quote: false, classes: [], table, selected: false };
  const node = selection.anchor.getNode();
  const list = $itemAt(node)?.getParent();
  return {
    block: $blockTypeAt(node),
    list: $isListNode(list) ? (list.getListType() === 'number' ? 'number' : 'bullet') : null,
    formats: SHOWN_FORMATS.filter((format) => selection.hasFormat(format)),
    link: $linkAt()?.getURL() ?? null,
    quote: $quoteAt() !== null,
    classes: $classesAt(),
    table,
    selected: !selection.isCollapsed() && selection.getTextContent().trim() !== '',
  };
};

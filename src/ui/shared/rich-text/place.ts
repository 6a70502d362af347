import { $isListNode } from '@lexical/list';
import {
  $createNodeSelection, $createParagraphNode, $getNearestNodeFromDOMNode, $getSelection, $isNodeSelection, $isRangeSelection, $setSelection, type LexicalEditor, type TextFormatType,
} from 'lexical';
import { $blockTypeAt, $itemAt, $linkAt, type BlockType } from './commands';
import { $isContainerNode } from './container-node';
import { $isObjectNode } from './object-node';

/** What the toolbar shows of the place where the caret is. */
export interface Place {
  readonly block: BlockType | null;
  readonly list: 'bullet' | 'number' | null;
  readonly formats: readonly TextFormatType[];
  /** The address of the link around the caret. */
  readonly link: string | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly words: number;
}

/** Before the first caret. */
export const NOWHERE: Place = { block: 'p', list: null, formats: [], link: null, canUndo: false, canRedo: false, words: 0 };
const SHOWN_FORMATS: readonly TextFormatType[] = ['bold', 'italic', 'underline', 'strikethrough'];

/** What is known from the selection alone. */
export const $placeOfCaret = (): Pick<Place, 'block' | 'list' | 'formats' | 'link'> => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return { block: null, list: null, formats: [], link: null };
  const node = selection.anchor.getNode();
  const list = $itemAt(node)?.getParent();
  return {
    block: $blockTypeAt(node),
    list: $isListNode(list) ? (list.getListType() === 'number' ? 'number' : 'bullet') : null,
    formats: SHOWN_FORMATS.filter((format) => selection.hasFormat(format)),
    link: $linkAt()?.getURL() ?? null,
  };
};

const marked = new WeakMap<LexicalEditor, ReadonlySet<HTMLElement>>();

/** Marks the objects on the page that are selected, and no others. Called with every key: it looks at none but those. */
export const $markSelected = (editor: LexicalEditor): void => {
  const selection = $getSelection();
  const keys = $isNodeSelection(selection) ? selection.getNodes().map((node) => node.getKey()) : [];
  const chosen = new Set(keys.flatMap((key) => editor.getElementByKey(key) ?? []));
  for (const box of marked.get(editor) ?? []) box.toggleAttribute('data-selected', chosen.has(box));
  for (const box of chosen) box.setAttribute('data-selected', '');
  marked.set(editor, chosen);
};

/** A click on an object, or on the name of a container, selects it. */
export const $selectObject = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  const box = target.closest<HTMLElement>('[data-object]') ?? (target.matches('[data-container]') ? target : null);
  const node = box === null ? null : $getNearestNodeFromDOMNode(box);
  if (!$isObjectNode(node) && !$isContainerNode(node)) return false;
  const selection = $createNodeSelection();
  selection.add(node.getKey());
  $setSelection(selection);
  return true;
};

/** Puts the caret behind the selected object or container: what is typed or pasted comes there, and the object stays. */
export const $leaveObject = (): void => {
  const selection = $getSelection();
  const node = $isNodeSelection(selection) ? selection.getNodes().at(-1) : undefined;
  if (node === undefined) return;
  if (node.isInline()) {
    node.selectNext(0, 0);
    return;
  }
  const line = $createParagraphNode();
  node.insertAfter(line);
  line.select();
};

/** Brings the caret back. The editor itself does nothing where an object is selected. */
export const focusText = (editor: LexicalEditor): void => {
  editor.getRootElement()?.focus({ preventScroll: true });
  editor.focus();
};

import {
  $createNodeSelection,
  $createParagraphNode,
  $findMatchingParent,
  $getNearestNodeFromDOMNode,
  $getSelection,
  $isElementNode,
  $isNodeSelection,
  $isRangeSelection,
  $setSelection,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import { $isContainerNode } from './container-node';
import { $isObjectNode } from './object-node';

const marked = new WeakMap<LexicalEditor, ReadonlySet<HTMLElement>>();

/** Updates the selection mark of objects. Runs on each key, so it touches marked objects only. */
export const $markSelected = (editor: LexicalEditor): void => {
  const selection = $getSelection();
  const keys = $isNodeSelection(selection) ? selection.getNodes().map((node) => node.getKey()) : [];
  const chosen = new Set(keys.flatMap((key) => editor.getElementByKey(key) ?? []));
  for (const box of marked.get(editor) ?? []) box.toggleAttribute('data-selected', chosen.has(box));
  for (const box of chosen) box.setAttribute('data-selected', '');
  marked.set(editor, chosen);
};

/** Selects a node as a whole. */
export const $selectWhole = (node: LexicalNode): void => {
  const selection = $createNodeSelection();
  selection.add(node.getKey());
  $setSelection(selection);
};

/** Selects the clicked object, or a container by its label. */
export const $selectObject = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  const box = target.closest<HTMLElement>('[data-object]') ?? (target.matches('[data-container]') ? target : null);
  const node = box === null ? null : $getNearestNodeFromDOMNode(box);
  if (!$isObjectNode(node) && !$isContainerNode(node)) return false;
  $selectWhole(node);
  return true;
};

/** Limits a triple click to one block: some browsers include the start of the next. */
export const $keepInBlock = (event: MouseEvent): false => {
  const selection = $getSelection();
  if (
    event.detail < 3 ||
    !$isRangeSelection(selection) ||
    selection.isCollapsed() ||
    selection.isBackward() ||
    selection.focus.offset !== 0
  )
    return false;
  const block = $findMatchingParent(selection.anchor.getNode(), (node) => $isElementNode(node) && !node.isInline());
  const end = selection.focus.getNode();
  if (!$isElementNode(block) || block.is(end) || block.isParentOf(end)) return false;
  const { key, offset, type } = selection.anchor;
  block.selectEnd().anchor.set(key, offset, type);
  return false;
};

/** Moves the caret after the selected object, container or table. */
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

/** Focuses the editor; Lexical does nothing if an object is selected. */
export const focusText = (editor: LexicalEditor): void => {
  editor.getRootElement()?.focus({ preventScroll: true });
  editor.focus();
};

import {
  $createParagraphNode,
  $createRangeSelection,
  $createTextNode,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  type ElementNode,
  type LexicalNode,
  type PointType,
} from 'lexical';
import type { TextPart } from '../../../../domain/shared/placeholders.rule';
import { $createTagNode, $isTagNode, type TagNode } from './tag-node';
import type { TagSyntax } from './tag-syntax';

const $lines = (): readonly ElementNode[] => $getRoot().getChildren().filter($isElementNode);
const $nodes = (): readonly LexicalNode[] => $lines().flatMap((line) => line.getChildren());

/** The tags of the line, in order. */
export const $tags = (): readonly TagNode[] => $nodes().filter($isTagNode);

/** The text of the line, with its tags in source form. A line break in pasted content becomes a space. */
export const $textOfLine = (): string =>
  $nodes()
    .map((node) => ($isTextNode(node) || $isTagNode(node) ? node.getTextContent() : ' '))
    .join('');

/** The parts of the line; `null` if the content is not a single line of texts and tags. */
const $parts = (): readonly TextPart[] | null => {
  const parts: TextPart[] = [];
  for (const node of $nodes()) {
    const last = parts.at(-1);
    if ($isTagNode(node)) parts.push({ kind: 'code', code: node.getCode() });
    else if (!$isTextNode(node)) return null;
    else if (last?.kind === 'text') parts.splice(-1, 1, { kind: 'text', text: last.text + node.getTextContent() });
    else if (node.getTextContent() !== '') parts.push({ kind: 'text', text: node.getTextContent() });
  }
  return $lines().length === 1 && $getRoot().getChildrenSize() === 1 ? parts : null;
};

/** Number of characters before a point. */
const $offsetOf = ({ key, type, offset }: PointType): number => {
  let before = 0;
  for (const line of $lines()) {
    if (line.getKey() === key)
      return line
        .getChildren()
        .slice(0, offset)
        .reduce((sum, node) => sum + node.getTextContentSize(), before);
    for (const node of line.getChildren()) {
      if (node.getKey() === key) return before + (type === 'text' ? offset : 0);
      before += node.getTextContentSize();
    }
  }
  return before;
};

/** The point after a number of characters; after the tag if that lies inside one. */
const $pointAt = (
  line: ElementNode,
  offset: number,
): readonly [key: string, offset: number, type: 'text' | 'element'] => {
  let rest = offset;
  for (const [place, node] of line.getChildren().entries()) {
    const size = node.getTextContentSize();
    if ($isTextNode(node) && rest <= size) return [node.getKey(), rest, 'text'];
    if (!$isTextNode(node) && rest === 0) return [line.getKey(), place, 'element'];
    rest = Math.max(rest - size, 0);
  }
  return [line.getKey(), line.getChildrenSize(), 'element'];
};

/** Replaces the content with the line of a text. */
export const $writeLine = (text: string, { parse, write }: TagSyntax): ElementNode => {
  const line = $createParagraphNode();
  line.append(
    ...parse(text).map((part) =>
      part.kind === 'text' ? $createTextNode(part.text) : $createTagNode(part.code, write(part.code)),
    ),
  );
  $getRoot().clear().append(line);
  return line;
};

/** Moves the caret to the start or end of the line; browsers fail to do so next to a tag. */
export const $moveToEdge = (isEnd: boolean, extend: boolean): void => {
  const [line] = $lines();
  if (line === undefined) return;
  const selection = $getSelection();
  const next = $isRangeSelection(selection) ? selection.clone() : $createRangeSelection();
  const point = $pointAt(line, isEnd ? $textOfLine().length : 0);
  next.focus.set(...point);
  if (!extend || !$isRangeSelection(selection)) next.anchor.set(...point);
  $setSelection(next);
};

/** Whether a code is being typed directly before a tag, whose percent sign would complete it. */
export const $isTypedBeforeTag = ({ parse, typed }: TagSyntax): boolean => {
  if (typed === undefined) return false;
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return false;
  const node = selection.anchor.getNode();
  return (
    $isTextNode(node) &&
    parse(node.getTextContent()).every(({ kind }) => kind === 'text') &&
    $isTagNode(node.getNextSibling()) &&
    selection.anchor.offset === node.getTextContentSize() &&
    /%[^%\s]+$/.test(node.getTextContent())
  );
};

/** Converts the nodes to match the text: complete codes become tags, broken codes become text. */
export const $normalise = (syntax: TagSyntax): void => {
  const text = $textOfLine();
  if (JSON.stringify($parts()) === JSON.stringify(syntax.parse(text))) return;
  const selection = $getSelection();
  const range = $isRangeSelection(selection) ? selection : null;
  const [anchor, focus] = [range?.anchor, range?.focus].map((point) => (point === undefined ? null : $offsetOf(point)));
  const line = $writeLine(text, syntax);
  if (typeof anchor !== 'number' || typeof focus !== 'number') {
    $setSelection(null);
    return;
  }
  const next = $createRangeSelection();
  next.anchor.set(...$pointAt(line, anchor));
  next.focus.set(...$pointAt(line, focus));
  $setSelection(next);
};

import { $isListItemNode } from '@lexical/list';
import { $isHeadingNode } from '@lexical/rich-text';
import {
  $findMatchingParent,
  $getSelection,
  $getState,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  $setState,
  type ElementNode,
  type LexicalNode,
} from 'lexical';
import type { Wrapper } from '../../../../domain/shared/rich-text/model';
import { classesOf, hasClass, withClass, type TextStyle } from '../../../../domain/shared/rich-text/styles';
import { $frameOf, $setFrame, leafState, type KeptFrame } from '../nodes/source-state';
import { $lead } from '../html/save';

/** The element that carries the style of a block: paragraph, heading or list item. */
const $styled = (node: LexicalNode): ElementNode | null =>
  $findMatchingParent(
    node,
    (candidate): candidate is ElementNode => $isElementNode(candidate) && !candidate.isInline(),
  );

const isOwn = ({ tag, open }: Wrapper, className: string): boolean => tag === 'span' && hasClass(open, className);

/** Classes of the block and the inline styles at the caret. */
export const $classesAt = (): readonly string[] => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return [];
  const node = selection.anchor.getNode();
  const block = $styled(node);
  const words = $isTextNode(node) ? ($getState(node, leafState)?.path ?? []) : [];
  return [
    ...classesOf(block === null ? '' : ($frameOf(block)?.open ?? '')),
    ...words.flatMap(({ open }) => classesOf(open)),
  ];
};

/** The source frame of a new block. */
const $newFrame = (block: ElementNode): KeptFrame => {
  const tag = $isListItemNode(block) ? 'li' : $isHeadingNode(block) ? block.getTag() : 'p';
  return { lead: $lead(block), tag, open: `<${tag}>`, end: '', close: `</${tag}>` };
};

const $styleBlocks = (blocks: readonly ElementNode[], className: string): void => {
  const isOn = blocks.every((block) => hasClass($frameOf(block)?.open ?? '', className));
  for (const block of blocks) {
    const kept = $frameOf(block);
    // Loose text has no tag for a class: wrap it in a paragraph.
    const frame =
      kept === null ? $newFrame(block) : kept.tag === '' ? { ...kept, tag: 'p', open: '<p>', close: '</p>' } : kept;
    $setFrame(block, { ...frame, open: withClass(frame.open, className, !isOn) });
  }
};

/** Applies a named style to the selected blocks or words, or removes it if all have it. */
export const $toggleStyle = ({ className, on }: TextStyle): void => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  if (on === 'block') {
    const nodes = [...selection.getNodes(), selection.anchor.getNode()];
    $styleBlocks(
      [
        ...new Map(
          nodes.flatMap((node) => {
            const block = $styled(node);
            return block === null || !$isLeafBlock(block) ? [] : [[block.getKey(), block] as const];
          }),
        ).values(),
      ],
      className,
    );
    return;
  }
  const texts = selection.extract().filter($isTextNode);
  const pathOf = (node: LexicalNode): readonly Wrapper[] => $getState(node, leafState)?.path ?? [];
  const isOn = texts.every((node) => pathOf(node).some((wrapper) => isOwn(wrapper, className)));
  for (const node of texts) {
    const others = pathOf(node).filter((wrapper) => !isOwn(wrapper, className));
    const path = isOn
      ? others
      : [...others, { id: -1, tag: 'span', open: `<span class="${className}">`, close: '</span>' }];
    $setState(node, leafState, { raw: $getState(node, leafState)?.raw ?? '', path });
  }
};

const $isLeafBlock = (block: ElementNode): boolean =>
  block.getChildren().every((child) => child.isInline() || $isTextNode(child));

import { $findMatchingParent, $getSelection, $isRangeSelection, type LexicalNode } from 'lexical';
import { $outerBlock } from '../commands';
import { $createContainerNode, $isContainerNode, type ContainerNode } from '../nodes/container-node';
import { $frameOf, $setFrame } from '../nodes/source-state';
import { $lead } from '../html/save';

const $isQuote = (node: LexicalNode): node is ContainerNode =>
  $isContainerNode(node) && $frameOf(node)?.tag === 'blockquote';

export const $quoteAt = (): ContainerNode | null => {
  const selection = $getSelection();
  const found = $isRangeSelection(selection) ? $findMatchingParent(selection.anchor.getNode(), $isQuote) : null;
  return $isContainerNode(found) ? found : null;
};

/** Neighbouring blocks that the selection touches. */
const $blocksOf = (nodes: readonly LexicalNode[]): readonly LexicalNode[] => {
  const blocks = new Map<string, LexicalNode>();
  for (const node of nodes) {
    const block = $outerBlock(node);
    if (block !== null) blocks.set(block.getKey(), block);
  }
  const [first] = blocks.values();
  return [...blocks.values()].filter((block) => block.getParent()?.is(first?.getParent()) === true);
};

/** Wraps the selected blocks in a quote, or unwraps them. */
export const $toggleQuote = (): void => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const quote = $quoteAt();
  if (quote !== null) {
    for (const child of quote.getChildren()) quote.insertBefore(child, true);
    quote.remove();
    return;
  }
  const [first, ...others] = $blocksOf(selection.getNodes());
  if (first === undefined) return;
  const around = $setFrame($createContainerNode(), {
    lead: $lead(first),
    tag: 'blockquote',
    open: '<blockquote>',
    end: '',
    close: '</blockquote>',
  });
  first.insertBefore(around, true);
  const frame = $frameOf(first);
  if (frame !== null) $setFrame(first, { ...frame, lead: '' });
  around.append(first, ...others);
};

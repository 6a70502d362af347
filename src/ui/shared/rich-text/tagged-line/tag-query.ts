import { $getSelection, $isRangeSelection, $isTextNode } from 'lexical';
import type { TagQuery, TagSyntax } from './tag-syntax';

/** A query, and where it is in the line. */
export interface FoundQuery extends TagQuery {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** What is typed at the caret to find a tag. */
export const $queryAtCaret = ({ typed }: TagSyntax): FoundQuery | null => {
  if (typed === undefined) return null;
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const { anchor } = selection;
  const node = anchor.getNode();
  if (!$isTextNode(node)) return null;
  const found = typed.exec(node.getTextContent().slice(0, anchor.offset));
  return found === null ? null : { text: found[1] ?? '', key: node.getKey(), from: found.index, to: anchor.offset };
};

/** Where the sign of a query is. */
export const placeOf = (query: FoundQuery | null): string | null => query && `${query.key} ${String(query.from)}`;

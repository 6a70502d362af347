import { $getSelection, $isRangeSelection, $isTextNode } from 'lexical';
import type { TagQuery, TagSyntax } from './tag-syntax';

/** A query with its position in the line. */
export interface FoundQuery extends TagQuery {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** The tag query typed at the caret; `null` if there is none. */
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

/** The position of a query's first character, as a comparable key. */
export const placeOf = (query: FoundQuery | null): string | null => query && `${query.key} ${String(query.from)}`;

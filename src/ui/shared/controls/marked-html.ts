import { splitAtRanges, wordDiff, type TextRange } from '../../../domain/shared/diff/word-diff';
import { DROPPED } from './safe-html';

/** Elements that separate words. */
const PARTING = /^(?:p|div|h[1-6]|[uo]l|li|dl|d[td]|table|t[rdh]|caption|pre|blockquote|section|article|br|hr)$/;

interface Reading {
  readonly body: HTMLElement;
  readonly text: string;
  /** Offset of each text node in the document's text. */
  readonly places: ReadonlyMap<Text, number>;
}

const read = (html: string): Reading => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const own of body.querySelectorAll('mark')) own.replaceWith(...own.childNodes);
  const places = new Map<Text, number>();
  let text = '';
  const follow = (node: Node): void => {
    if (node instanceof Text) {
      places.set(node, text.length);
      text += node.data;
    } else if (node instanceof Element && !DROPPED.has(node.localName)) {
      const gap = PARTING.test(node.localName) ? '\n' : '';
      text += gap;
      node.childNodes.forEach(follow);
      text += gap;
    }
  };
  follow(body);
  return { body, text, places };
};

const mark = ({ body, places }: Reading, stretches: readonly TextRange[]): string => {
  for (const [node, from] of places) {
    const inside = stretches.flatMap(([start, end]): readonly TextRange[] => {
      const [first, last] = [Math.max(start - from, 0), Math.min(end - from, node.data.length)];
      return first < last ? [[first, last]] : [];
    });
    if (inside.length === 0) continue;
    node.replaceWith(
      ...splitAtRanges(node.data, inside).map((part, index) => {
        if (index % 2 === 0) return part;
        const marked = body.ownerDocument.createElement('mark');
        marked.textContent = part;
        return marked;
      }),
    );
  }
  return body.innerHTML;
};

/**
 * Returns both documents with the words that only one of them has in `mark`; existing marks are removed. Input of
 * `SafeHtml`. Rule R-SHR-28.
 */
export const markedHtml = (mine: string, theirs: string): { readonly mine: string; readonly theirs: string } => {
  const [left, right] = [read(mine), read(theirs)];
  const found = wordDiff(left.text, right.text);
  return { mine: mark(left, found.mine), theirs: mark(right, found.theirs) };
};

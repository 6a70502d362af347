import { splitAtRanges, type TextRange } from './word-diff';

/** Part of an inline diff. */
export interface InlineDiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Two texts with their differing ranges, from the word diff. */
export interface DiffTexts {
  readonly before: string;
  readonly after: string;
  readonly removed: readonly TextRange[];
  readonly added: readonly TextRange[];
}

const lettersOf = (text: string): string => text.replace(/\s+/g, '');
const lettersIn = (text: string): number => lettersOf(text).length;
const plain = (kind: InlineDiffPart['kind'], text: string): readonly InlineDiffPart[] =>
  text === '' ? [] : [{ kind, text }];

/** Removed parts with the number of common letters before them; blanks may differ and do not count. */
const removals = ({ before, removed }: DiffTexts): readonly { readonly at: number; readonly text: string }[] => {
  let at = 0;
  return splitAtRanges(before, removed).flatMap((part, index) => {
    if (index % 2 === 1) return [{ at, text: part }];
    at += lettersIn(part);
    return [];
  });
};

/** Index in `text` after `letters` non-blank characters and the blanks that follow. */
const indexAfter = (text: string, letters: number): number => {
  let [place, left] = [0, letters];
  for (; place < text.length; place += 1) {
    const isLetter = !/\s/.test(text.charAt(place));
    if (isLetter && left === 0) break;
    if (isLetter) left -= 1;
  }
  return place;
};

/** Adds a blank between a removed word and the next one. */
const separateWords = (parts: readonly InlineDiffPart[]): readonly InlineDiffPart[] =>
  parts.flatMap((part, index) => {
    const next = parts[index + 1];
    return part.kind === 'removed' && next !== undefined && /^[\p{L}\p{N}]/u.test(next.text) && !/\s$/.test(part.text)
      ? [part, { kind: 'same' as const, text: ' ' }]
      : [part];
  });

/**
 * Inline diff: `after` with removed parts at their old place.
 * Without a common word, both texts follow each other. Rule R-CON-12.
 */
export const inlineDiff = (texts: DiffTexts): readonly InlineDiffPart[] => {
  const { before, after, removed, added } = texts;
  if (removed.length === 0 && added.length === 0)
    return lettersOf(before) === lettersOf(after)
      ? plain('same', after)
      : separateWords([...plain('removed', before), ...plain('added', after)]);
  const pending = [...removals(texts)];
  const parts: InlineDiffPart[] = [];
  let seen = 0;
  const put = (kind: InlineDiffPart['kind'], text: string): void => {
    parts.push(...plain(kind, text));
  };
  splitAtRanges(after, added).forEach((part, index) => {
    if (index % 2 === 1) {
      put('added', part);
      return;
    }
    let rest = part;
    const end = seen + lettersIn(part);
    for (let next = pending[0]; next !== undefined && next.at <= end; next = pending[0]) {
      const place = indexAfter(rest, next.at - seen);
      put('same', rest.slice(0, place));
      put('removed', next.text);
      rest = rest.slice(place);
      seen = next.at;
      pending.shift();
    }
    put('same', rest);
    seen = end;
  });
  for (const { text } of pending) put('removed', text);
  return separateWords(parts);
};

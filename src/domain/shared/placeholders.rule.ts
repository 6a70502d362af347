/** Part of a text: plain text, or a placeholder by its code. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly code: string };

/**
 * Splits a text at its placeholders; adjacent texts are merged.
 * @param pattern global; its first group is the code
 */
export const splitAtPlaceholders = (text: string, pattern: RegExp): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: written, 1: code = '', index } of text.matchAll(pattern)) {
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) });
    parts.push({ kind: 'code', code });
    end = index + written.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
};

/** Placeholder codes in order, with duplicates. */
export const codesIn = (parts: readonly TextPart[]): readonly string[] =>
  parts.flatMap((part) => (part.kind === 'code' ? [part.code] : []));

/** Joins parts; `write` renders a placeholder. */
export const joinParts = (parts: readonly TextPart[], write: (code: string) => string): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : write(part.code))).join('');

/** A part of a text: as it is written, or a placeholder by its code. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly code: string };

/**
 * Splits a text at its placeholders; neighbouring texts are one part.
 * @param pattern with the flag `g`; its first group is the code
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

/** Codes of the placeholders in their order, a repeated one as often as it occurs. */
export const codesIn = (parts: readonly TextPart[]): readonly string[] =>
  parts.flatMap((part) => (part.kind === 'code' ? [part.code] : []));

/** Joins parts to one text; `write` says what stands for a placeholder. */
export const joinParts = (parts: readonly TextPart[], write: (code: string) => string): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : write(part.code))).join('');

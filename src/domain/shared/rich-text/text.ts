/** Decodes a character reference (`&eacute;`, `&#8217;`); returns anything else unchanged. */
export type Decode = (reference: string) => string;

const PIECE = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);?|[\t\n\f\r ]+|[^]/giu;
const BLANK = /^[\t\n\f\r ]/;

/** Smallest unit of source, with its visible text. */
interface Piece {
  readonly raw: string;
  readonly shown: string;
}

const VERBATIM_PIECE = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);?|[^]/giu;

const piecesOf = (raw: string, decode: Decode, verbatim: boolean): readonly Piece[] =>
  Array.from(raw.matchAll(verbatim ? VERBATIM_PIECE : PIECE), ([piece]) => ({
    raw: piece,
    shown: !verbatim && BLANK.test(piece) ? ' ' : piece.length > 1 && piece.startsWith('&') ? decode(piece) : piece,
  }));

/** Visible text of source: references decoded, white space collapsed unless it is kept verbatim, as in `pre`. */
export const visibleText = (raw: string, decode: Decode, verbatim = false): string =>
  piecesOf(raw, decode, verbatim)
    .map(({ shown }) => shown)
    .join('');

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00A0': '&nbsp;',
  '\t': ' ',
  '\n': ' ',
  '\r': ' ',
};

/** Encodes text as HTML. Consecutive spaces become `&nbsp;`; `before` and `after` are the adjacent texts. */
export const encodeText = (text: string, before = '', after = ''): string => {
  let afterSpace = before.endsWith(' ');
  return Array.from(text, (character, index) => {
    const isSpace = character === ' ' && !afterSpace && !(index === text.length - 1 && after.startsWith(' '));
    const kept = character === ' ' && !isSpace;
    afterSpace = isSpace;
    return kept ? '&nbsp;' : (ESCAPES[character] ?? character);
  }).join('');
};

const escapeText = (text: string): string => Array.from(text, (character) => ESCAPES[character] ?? character).join('');

/** Source for a changed text: keeps the source of the common prefix and suffix. */
export const rewriteText = (raw: string, text: string, decode: Decode, verbatim = false): string => {
  const pieces = piecesOf(raw, decode, verbatim);
  let front = 0;
  let start = 0;
  for (; front < pieces.length; front++) {
    const shown = pieces[front]?.shown ?? '';
    if (!text.startsWith(shown, start)) break;
    start += shown.length;
  }
  let back = pieces.length;
  let end = text.length;
  for (; back > front; back--) {
    const shown = pieces[back - 1]?.shown ?? '';
    if (end - shown.length < start || !text.endsWith(shown, end)) break;
    end -= shown.length;
  }
  const rawOf = (from: number, to: number): string =>
    pieces
      .slice(from, to)
      .map((piece) => piece.raw)
      .join('');
  const changed = text.slice(start, end);
  return (
    rawOf(0, front) +
    (verbatim ? escapeText(changed) : encodeText(changed, text.slice(0, start), text.slice(end))) +
    rawOf(back, pieces.length)
  );
};

/** Number of words: runs of letters and digits with inner punctuation. Rule R-SHR-27. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’\-.,/][\p{L}\p{N}]+)*/gu)?.length ?? 0;

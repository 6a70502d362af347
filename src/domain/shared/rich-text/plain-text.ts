import { tokensOf } from './tokens';

/** Elements that start a new line of text. */
const BLOCK_TAGS =
  /^(?:p|div|h[1-6]|[uo]l|li|dl|d[td]|table|t[rdh]|caption|pre|blockquote|section|article|figure|br|hr)$/;

const NAMED_REFERENCES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  euro: '€',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  szlig: 'ß',
  shy: '',
};
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030A',
};
const MAX_CODE_POINT = 0x10ffff;

/** Decodes common character references; others stay as written. */
const decoded = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z])([a-z]+));/gi,
    (reference: string, figures: string | undefined, hexadecimal: string | undefined, letter: string, rest: string) => {
      if (figures !== undefined || hexadecimal !== undefined) {
        const code = figures === undefined ? parseInt(hexadecimal ?? '', 16) : Number(figures);
        return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : reference;
      }
      const mark = ACCENTS[rest];
      return NAMED_REFERENCES[letter + rest] ?? (mark === undefined ? reference : (letter + mark).normalize('NFC'));
    },
  );

/** Visible text of HTML with line breaks between blocks. Safe for untrusted and malformed input. */
export const plainTextOf = (html: string): string =>
  tokensOf(html)
    .map((token) => {
      if (token.kind === 'text') return decoded(token.source);
      // Strips tags from the part that cannot be tokenized.
      if (token.kind === 'rest') return decoded(token.source.replace(/<[^<>]*>?/g, ' '));
      return BLOCK_TAGS.test(token.tag) ? '\n' : '';
    })
    .join('')
    .replace(/[\t\r ]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();

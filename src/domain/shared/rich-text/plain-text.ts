import { tokensOf } from './tokens';
import { normalizeText } from '../normalize';

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
      return NAMED_REFERENCES[letter + rest] ?? (mark === undefined ? reference : normalizeText(letter + mark));
    },
  );

/** Strips tags from markup that cannot be tokenized; unclosed comments, scripts and styles have no visible text. */
const textOfRest = (source: string): string =>
  source.replace(/<(?:!--|(?:script|style|template)\b)[^]*/i, ' ').replace(/<[^<>]*>?/g, ' ');

/**
 * Visible text of HTML with line breaks between blocks. Safe for untrusted and malformed input.
 * @param
 * decode resolves the character references of a text; without it, common ones
 */
export const plainTextOf = (html: string, decode: (text: string) => string = decoded): string => {
  let templates = 0;
  return tokensOf(html)
    .map((token) => {
      if (token.kind !== 'text' && token.tag === 'template')
        templates = Math.max(0, templates + (token.kind === 'open' ? 1 : -1));
      if (templates > 0) return '';
      if (token.kind === 'text') return decode(token.source);
      if (token.kind === 'rest') return decode(textOfRest(token.source));
      return BLOCK_TAGS.test(token.tag) ? '\n' : '';
    })
    .join('')
    .replace(/[\t\r ]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
};

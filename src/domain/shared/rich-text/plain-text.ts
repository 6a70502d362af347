import { tokensOf } from './tokens';

/** Resolves the character references of HTML (`&eacute;`, `&#8217;`) as browsers do. */
export interface HtmlDecoder {
  /** @param source text between tags */
  text(source: string): string;
  /** @param source attribute value without its quotes, in which `&copy=` is no reference */
  attribute(source: string): string;
}

/** Elements that start a new line of text. */
const BLOCK_TAGS = new Set(
  (
    'address article aside blockquote br caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header ' +
    'hr li main nav ol p pre section summary table td th tr ul'
  ).split(' '),
);

/** Soft hyphens and zero-width spaces, which only mark where a word may be divided. */
const DIVISIONS = /[\u00AD\u200B]/g;

const breakOf = (tag: string): string => (BLOCK_TAGS.has(tag.toLowerCase()) ? '\n' : '');

/** Strips tags from markup that cannot be tokenized; unclosed comments, scripts and styles have no visible text. */
const textOfRest = (source: string): string =>
  source
    .replace(/<(?:!--|(?:script|style|template)\b)[^]*/i, ' ')
    .replace(/<\/?([a-z][^\s/<>]*)?[^<>]*>?/gi, (_tag, name: string | undefined) => breakOf(name ?? ''));

/** Visible text of HTML with line breaks between blocks. Safe for untrusted and malformed input. Rule R-SHR-57. */
export const plainTextOf = (html: string, decoder: HtmlDecoder): string => {
  let templates = 0;
  return tokensOf(html)
    .map((token) => {
      if (token.kind !== 'text' && token.tag === 'template')
        templates = Math.max(0, templates + (token.kind === 'open' ? 1 : -1));
      if (templates > 0) return '';
      if (token.kind === 'text') return decoder.text(token.source);
      if (token.kind === 'rest') return decoder.text(textOfRest(token.source));
      return breakOf(token.tag);
    })
    .join('')
    .replace(DIVISIONS, '')
    .replace(/[\t\r ]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
};

/** References of characters that show nothing. */
export const BLANK_REFERENCES = /&(?:nbsp|ensp|emsp|thinsp|shy|#0*(?:32|160|173|8203)|#x0*(?:20|a0|ad|200b));?/gi;

const blanks = (source: string): string => source.replace(BLANK_REFERENCES, ' ');

/** Whether HTML has no visible text. */
export const hasNoText = (html: string): boolean => plainTextOf(html, { text: blanks, attribute: blanks }) === '';

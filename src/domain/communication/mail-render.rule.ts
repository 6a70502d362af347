import { escapeHtml } from '../shared/rich-text/escape-html.rule';
import { MEDIA_PREFIX } from '../shared/media-prefix.rule';
import { plainTextOf, type HtmlDecoder } from '../shared/rich-text/plain-text';
import { attributeOf, unquoted } from '../shared/rich-text/tag';
import { tokensOf } from '../shared/rich-text/tokens';
import { safeUrl } from '../shared/rich-text/url';
import { piecesOf, type MailPiece } from './mail-places.rule';
import { encodeValue, fillAddressVariables } from './mail-addresses.rule';
import { fillVariables, parseVariables, valueOf, writeVariable, type VariableValues } from './mail-variables.rule';

/** Texts of a template. */
export interface MailTemplate {
  readonly subject: string;
  /** HTML. */
  readonly content: string;
}

/** Base URLs for paths in links and images. */
export interface MailAddresses {
  /** URL of the sending website. */
  readonly website: string;
  /** Public URL of the API, which serves library files. */
  readonly files: string;
}

/** A rendered mail. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const LINE_BREAK = /\r\n|\r|\n/g;
/** Replaces a URL that became unsafe. */
const BLANK_URL = 'about:blank';
const writtenInText = (value: string): string => escapeHtml(value).replace(LINE_BREAK, '<br>');

interface RenderOptions {
  readonly values: VariableValues;
  readonly addresses: MailAddresses;
  readonly decoder: HtmlDecoder;
}

/** Prefixes a path with its base URL; other URLs are unchanged. */
const complete = (address: string, { website, files }: MailAddresses): string => {
  if (!/^\/(?!\/)/.test(address)) return address;
  const base = address.startsWith(MEDIA_PREFIX) ? files : website;
  return escapeHtml(base.replace(/(?<!\/)\/+$/, '')) + address;
};

const fillAddress = (written: string, { values, addresses, decoder }: RenderOptions): string => {
  const filled = fillAddressVariables(written, values, escapeHtml);
  if (filled !== written && safeUrl(decoder.attribute(filled)) === null) return BLANK_URL;
  return complete(filled, addresses);
};

const fillAttribute = ({ place, source }: MailPiece, options: RenderOptions): string => {
  const quote = /^["']/.test(source) ? source.charAt(0) : '"';
  const written = unquoted(source);
  const filled =
    place === 'address' ? fillAddress(written, options) : fillVariables(written, options.values, escapeHtml);
  return filled === written ? source : quote + filled + quote;
};

const fillHtml = (html: string, options: RenderOptions): string =>
  piecesOf(html)
    .map((piece) => {
      if (piece.place === 'kept') return piece.source;
      if (piece.place === 'text') return fillVariables(piece.source, options.values, writtenInText);
      return fillAttribute(piece, options);
    })
    .join('');

/** Text after a link with its URL; empty when the link text is the URL. */
const addressBehind = (address: string, words: string, decoder: HtmlDecoder): string => {
  const url = decoder.attribute(address);
  const text = plainTextOf(words, decoder);
  return url === '' || url === text || url === `mailto:${text}` ? '' : ` (${escapeHtml(url)})`;
};

/** Appends the URL to the text of each link. A link ends at the next opening or closing link tag. */
const withAddresses = (html: string, decoder: HtmlDecoder): string => {
  const tokens = tokensOf(html);
  let start = -1;
  return tokens
    .map((token, index) => {
      if (token.kind === 'open' && token.tag === 'a') start = index;
      if (token.kind !== 'close' || token.tag !== 'a' || start < 0) return token.source;
      const [opening, ...words] = tokens.slice(start, index).map(({ source }) => source);
      start = -1;
      return addressBehind(attributeOf(opening ?? '', 'href') ?? '', words.join(''), decoder) + token.source;
    })
    .join('');
};

/** Prefixes each list item with a dash or its number. */
const withListMarks = (html: string): string => {
  /** Open lists: number of the last item, null for unordered lists. */
  const lists: (number | null)[] = [];
  let mark = '';
  return tokensOf(html)
    .map((token) => {
      if (token.kind === 'text' && mark !== '' && /\S/.test(token.source)) {
        const marked = mark + token.source;
        mark = '';
        return marked;
      }
      if (token.kind !== 'open' && token.kind !== 'close') return token.source;
      if (token.tag === 'ul' || token.tag === 'ol') {
        const start = Number.parseInt(attributeOf(token.source, 'start') ?? '', 10);
        if (token.kind === 'close') lists.pop();
        else lists.push(token.tag === 'ul' ? null : (Number.isNaN(start) ? 1 : start) - 1);
      }
      if (token.tag === 'li') {
        const last = lists.at(-1) ?? null;
        if (token.kind === 'open' && last !== null) lists.splice(-1, 1, last + 1);
        mark = token.kind === 'close' ? '' : last === null ? '- ' : `${last + 1}. `;
      }
      return token.source;
    })
    .join('');
};

/** Maximum length of a rendered mail, in UTF-16 units: limits on content and values do not limit their product. */
export const MAX_RENDERED = 1_000_000;

/** Upper bound of the rendered length, computed without rendering. */
export const renderedLength = ({ subject, content }: MailTemplate, values: VariableValues): number => {
  const lengths = { text: new Map<string, number>(), address: new Map<string, number>() };
  const lengthOf = (name: string, place: keyof typeof lengths): number => {
    const known = lengths[place].get(name);
    if (known !== undefined) return known;
    const value = valueOf(values, name);
    const plain = writtenInText(value ?? writeVariable(name)).length;
    const length = value === null || place === 'text' ? plain : Math.max(plain, encodeValue(value).length);
    lengths[place].set(name, length);
    return length;
  };
  const pieceLength = ({ place, source }: MailPiece): number =>
    place === 'kept'
      ? source.length
      : parseVariables(source).reduce(
          (sum, part) =>
            sum +
            (part.kind === 'text' ? part.text.length : lengthOf(part.code, place === 'address' ? 'address' : 'text')),
          0,
        );
  return [{ place: 'text' as const, source: subject }, ...piecesOf(content)].reduce(
    (sum, piece) => sum + pieceLength(piece),
    0,
  );
};

const BODY_STYLE =
  "margin:0 auto;max-width:600px;padding:24px;font:16px/24px Arial,'Liberation Sans',sans-serif;overflow-wrap:break-word";

/** Replaces line breaks by spaces. */
export const oneLine = (text: string): string => text.replace(/[\r\n\t\u2028\u2029]+/g, ' ').trim();

/**
 * Renders subject, HTML and plain text. Sending and the proof use this function, so their output is identical. Rules
 * R-EML-04 and R-EML-05.
 */
export const renderMail = (
  { subject: written, content }: MailTemplate,
  values: VariableValues,
  addresses: MailAddresses,
  decoder: HtmlDecoder,
): RenderedMail => {
  const subject = oneLine(fillVariables(written, values));
  const filled = fillHtml(content, { values, addresses, decoder });
  const html = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${BODY_STYLE}">
${filled}
</body>
</html>
`;
  return {
    subject,
    html: html.replace(LINE_BREAK, '\r\n'),
    text: `${plainTextOf(withListMarks(withAddresses(filled, decoder)), decoder)}\n`.replace(LINE_BREAK, '\r\n'),
  };
};

/** Token of HTML. The concatenated sources are the document. */
export type Token =
  | { readonly kind: 'text'; readonly source: string }
  | { readonly kind: 'open' | 'close'; readonly source: string; readonly tag: string }
  /** A void element, a comment, or an element with raw content (script, style, textarea, iframe). */
  | { readonly kind: 'whole'; readonly source: string; readonly tag: string }
  /** The rest of the document after unreadable markup. */
  | { readonly kind: 'rest'; readonly source: string; readonly tag: '' };

const SPACE = '[\\t\\n\\f\\r ]';
// An unquoted value ends at a space or `>` only: with one reading of `/`, matching never backtracks exponentially.
const ATTRIBUTE = `[^\\s"'<>/=\\0]+(?:${SPACE}*=${SPACE}*(?:"[^"]*"|'[^']*'|[^\\s"'<>]+(?=[\\s>])))?`;
const OPEN = new RegExp(`<([a-z][^\\s/>\\0<"'=]*)(?:[\\t\\n\\f\\r /]+${ATTRIBUTE})*[\\t\\n\\f\\r /]*>`, 'iy');
const CLOSE = new RegExp(`</([a-z][^\\s/>\\0<]*)${SPACE}*>`, 'iy');
/** Comments and what browsers treat as such: doctype, `<?xml …>`, conditional comments. */
const COMMENT = /<!--(?!-?>)(?:(?!--!?>)[^])*-->|<(?:!(?!--)|\?)[^>]*>/y;
const TEXT = /(?:[^<]+|<(?![a-z/!?]))+/iy;

const VOID = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(' '),
);
/** Raw content ends at the first closing tag of the same name. */
const RAW_ELEMENTS = new Set('iframe noembed noframes noscript script style textarea title xmp'.split(' '));

const at = (pattern: RegExp, html: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(html);
};

const rawElementEnd = (html: string, tag: string, from: number): number | null => {
  const end = new RegExp(`</${tag}${SPACE}*>`, 'ig');
  end.lastIndex = from;
  return end.exec(html) === null ? null : end.lastIndex;
};

const tokenAt = (html: string, index: number): Token => {
  const text = at(TEXT, html, index);
  if (text !== null) return { kind: 'text', source: text[0] };
  const open = at(OPEN, html, index);
  if (open?.[1] !== undefined) {
    const tag = open[1].toLowerCase();
    if (VOID.has(tag)) return { kind: 'whole', source: open[0], tag };
    if (!RAW_ELEMENTS.has(tag)) return { kind: 'open', source: open[0], tag };
    const end = rawElementEnd(html, tag, index + open[0].length);
    if (end !== null) return { kind: 'whole', source: html.slice(index, end), tag };
  }
  const close = at(CLOSE, html, index);
  if (close?.[1] !== undefined) return { kind: 'close', source: close[0], tag: close[1].toLowerCase() };
  const comment = at(COMMENT, html, index);
  if (comment !== null) return { kind: 'whole', source: comment[0], tag: '!' };
  return { kind: 'rest', source: html.slice(index), tag: '' };
};

/** Tokenizes HTML without loss; never fails. */
export const tokensOf = (html: string): readonly Token[] => {
  const tokens: Token[] = [];
  for (let index = 0; index < html.length;) {
    const token = tokenAt(html, index);
    tokens.push(token);
    index += token.source.length;
  }
  return tokens;
};

/** Index after the closing tag of each element, by the index of its opening tag. */
export const endsOf = (tokens: readonly Token[]): ReadonlyMap<number, number> => {
  const ends = new Map<number, number>();
  const open = new Map<string, number[]>();
  tokens.forEach((token, index) => {
    if (token.kind === 'whole') ends.set(index, index + 1);
    if (token.kind === 'open') {
      const same = open.get(token.tag);
      if (same === undefined) open.set(token.tag, [index]);
      else same.push(index);
    }
    const start = token.kind === 'close' ? open.get(token.tag)?.pop() : undefined;
    if (start !== undefined) ends.set(start, index + 1);
  });
  return ends;
};

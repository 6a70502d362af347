import { escapeHtml } from './escape-html.rule';
import { tokensOf } from './tokens';

// The name is optional, so that a run of separators is matched once: the search stays linear.
const PART = /[\t\n\f\r /]+(?:([^\s"'<>/=\0]+)(?:[\t\n\f\r ]*=[\t\n\f\r ]*("[^"]*"|'[^']*'|[^\s"'<>]+))?)?/g;

/** An attribute of an opening tag, from the separator in front of its name to the end of its value. */
interface Part {
  readonly name: string;
  /** As written, with quotes; empty for an attribute without a value. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

export const partsOf = (open: string): readonly Part[] =>
  Array.from(open.matchAll(PART), (match) => ({
    name: (match[1] ?? '').toLowerCase(),
    value: match[2] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  })).filter(({ name }) => name !== '');

export const unquoted = (value: string): string => (/^["']/.test(value) ? value.slice(1, -1) : value);

/** Attribute value as written, with references undecoded; null when absent. */
export const attributeOf = (open: string, name: string): string | null => {
  const part = partsOf(open).find((candidate) => candidate.name === name);
  return part === undefined ? null : unquoted(part.value);
};

/** Opening tag with one attribute set; the rest is unchanged. */
export const withAttribute = (open: string, name: string, value: string): string => {
  const part = partsOf(open).find((candidate) => candidate.name === name);
  const written = ` ${name}="${escapeHtml(value)}"`;
  if (part !== undefined) return open.slice(0, part.start) + written + open.slice(part.end);
  const tag = /^<[^\s/>]+/.exec(open)?.[0] ?? '';
  return tag + written + open.slice(tag.length);
};

export const withoutAttribute = (open: string, name: string): string => {
  const part = partsOf(open).find((candidate) => candidate.name === name);
  return part === undefined ? open : open.slice(0, part.start) + open.slice(part.end);
};

/** Source of opening tags without any attributes; text between them is unchanged. */
export const withoutAttributes = (source: string): string =>
  tokensOf(source)
    .map((token) => (token.kind === 'open' ? `<${token.source.slice(1, 1 + token.tag.length)}>` : token.source))
    .join('');

/** Opening tag with another element name and the same attributes. */
export const withTag = (open: string, tag: string): string => open.replace(/^<[^\s/>]+/, `<${tag}`);

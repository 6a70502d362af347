const PART = /[\t\n\f\r /]+([^\s"'<>/=\0]+)(?:[\t\n\f\r ]*=[\t\n\f\r ]*("[^"]*"|'[^']*'|[^\s"'<>]+))?/g;

interface Part {
  readonly name: string;
  /** As written, with quotes; empty for an attribute without a value. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const partsOf = (open: string): readonly Part[] =>
  Array.from(open.matchAll(PART), (match) => ({
    name: (match[1] ?? '').toLowerCase(),
    value: match[2] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));

const unquoted = (value: string): string => (/^["']/.test(value) ? value.slice(1, -1) : value);

/** Attribute value as written, with references undecoded; null when absent. */
export const attributeOf = (open: string, name: string): string | null => {
  const part = partsOf(open).find((candidate) => candidate.name === name);
  return part === undefined ? null : unquoted(part.value);
};

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Opening tag with one attribute set; the rest is unchanged. */
export const withAttribute = (open: string, name: string, value: string): string => {
  const part = partsOf(open).find((candidate) => candidate.name === name);
  const written = ` ${name}="${escaped(value)}"`;
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
  source.replace(/<([a-z][^\s/>]*)(?:[^"'>]|"[^"]*"|'[^']*')*>/gi, '<$1>');

/** Opening tag with another element name and the same attributes. */
export const withTag = (open: string, tag: string): string => open.replace(/^<[^\s/>]+/, `<${tag}`);

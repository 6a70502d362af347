import { attributeOf } from '../../src/domain/shared/rich-text/tag';
import { tokensOf } from '../../src/domain/shared/rich-text/tokens';
import { safeUrl } from '../../src/domain/shared/rich-text/url';

/** Elements of running text; what is in none of them stays as text, and everything else goes with what it holds. */
const TAGS = new Set(
  (
    'a abbr address article aside b blockquote br caption center cite code col colgroup dd del details div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li mark ' +
    'ol p pre q s section small span strike strong sub summary sup table tbody td tfoot th thead time tr u ul'
  ).split(' '),
);
const VOID = new Set(['br', 'col', 'hr', 'img']);
/** Attributes that say nothing but words, numbers and names. */
const PLAIN = [
  'alt',
  'class',
  'colspan',
  'datetime',
  'dir',
  'height',
  'id',
  'lang',
  'rowspan',
  'scope',
  'start',
  'title',
  'width',
];
const STYLES = new Set(
  'background-color color float font-style font-weight height margin-left padding-left text-align text-decoration vertical-align width'.split(
    ' ',
  ),
);
/** Elements in one another; what lies deeper is laid side by side. */
const DEEPEST = 100;

/** Plain text as HTML, in an attribute too. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** A value as it was written, references and all, between quotes. */
const quoted = (written: string): string =>
  written.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const REFERENCES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/**
 * An address that leads somewhere and does nothing else, from the root of the host where it names no other place; null
 * for none. Of references only the usual ones are resolved: any other is then a part of the address, and cannot hide a
 * scheme.
 */
const addressIn = (written: string): string | null => {
  const url = safeUrl(written.replace(/&(?:amp|quot|#39|lt|gt);/g, (reference) => REFERENCES[reference] ?? reference));
  return url === null || /^(?:[a-z][a-z\d+.-]*:|[/?#])/i.test(url) ? url : `/${url}`;
};

const styleIn = (written: string): string =>
  written
    .split(';')
    .map((part) => part.trim())
    .filter((part) => {
      const [, name = '', value = ''] = /^([a-z-]+)\s*:\s*([\w\s#%.,()-]+)$/i.exec(part) ?? [];
      return STYLES.has(name.toLowerCase()) && !/url|expression/i.test(value);
    })
    .join('; ');

const attributesOf = (open: string, tag: string): string => {
  const plain = PLAIN.flatMap((name) => {
    const value = attributeOf(open, name);
    return value === null ? [] : [[name, quoted(value)] as const];
  });
  const leads = tag === 'a' ? 'href' : tag === 'img' ? 'src' : null;
  const address = leads === null ? null : addressIn(attributeOf(open, leads) ?? '');
  const style = styleIn(attributeOf(open, 'style') ?? '');
  return [
    ...plain,
    ...(leads === null || address === null ? [] : [[leads, escaped(address)] as const]),
    ...(style === '' ? [] : [['style', style] as const]),
  ]
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
};

/**
 * HTML of unknown origin, written anew from the elements and attributes that only show something: nothing in it acts,
 * fetches a document or reaches out of where it stands, and every element that is opened is closed. Rule R-CON-17.
 */
export const inertHtml = (html: string): string => {
  const open: string[] = [];
  let written = '';
  const closeTo = (depth: number): void => {
    written += open
      .splice(depth)
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('');
  };
  for (const token of tokensOf(html)) {
    if (token.kind === 'text') {
      written += token.source.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      continue;
    }
    const { kind, source, tag } = token;
    if (kind === 'close' && open.includes(tag)) closeTo(open.lastIndexOf(tag));
    else if (TAGS.has(tag) && (VOID.has(tag) || (kind === 'open' && open.length < DEEPEST))) {
      written += `<${tag}${attributesOf(source, tag)}>`;
      if (!VOID.has(tag)) open.push(tag);
    }
  }
  closeTo(0);
  return written;
};

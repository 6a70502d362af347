import { escapeHtml } from '../../../src/domain/shared/rich-text/escape-html.rule';
import { attributeOf } from '../../../src/domain/shared/rich-text/tag';
import { tokensOf } from '../../../src/domain/shared/rich-text/tokens';
import { safeUrl } from '../../../src/domain/shared/rich-text/url';
import { htmlDecoder } from '../../shared/html/text-of-html';

/**
 * Allowed elements. Text inside other elements is kept; `tokensOf` drops the content of scripts and similar elements.
 */
const TAGS = new Set(
  (
    'a abbr address article aside b blockquote br caption center cite code col colgroup dd del details div dl dt em ' +
    'figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li mark ol p pre q s section small span strike ' +
    'strong sub summary sup table tbody td tfoot th thead time tr u ul'
  ).split(' '),
);
const VOID = new Set(['br', 'col', 'hr', 'img']);
const PLAIN_ATTRIBUTES = [
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
const STYLE_PROPERTIES = new Set(
  (
    'background-color color float font-style font-weight height margin-left padding-left text-align ' +
    'text-decoration vertical-align width'
  ).split(' '),
);
/** Maximum nesting depth; deeper elements are flattened. */
const MAX_DEPTH = 100;

/** Escapes an attribute value that may already contain character references. */
const escapeAttribute = (written: string): string =>
  written.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Sanitizes a URL; relative ones become absolute paths; null if not allowed. */
const sanitizeUrl = (written: string): string | null => {
  const url = safeUrl(htmlDecoder.attribute(written));
  return url === null || /^(?:[a-z][a-z\d+.-]*:|[/?#])/i.test(url) ? url : `/${url}`;
};

const sanitizeStyle = (written: string): string =>
  written
    .split(';')
    .map((part) => part.trim())
    .filter((part) => {
      const [, name = '', value = ''] = /^([a-z-]+)\s*:\s*([\w#%.,()-][\w\s#%.,()-]*)$/i.exec(part) ?? [];
      return STYLE_PROPERTIES.has(name.toLowerCase()) && !/url|expression/i.test(value);
    })
    .join('; ');

const sanitizeAttributes = (open: string, tag: string): string => {
  const plain = PLAIN_ATTRIBUTES.flatMap((name) => {
    const value = attributeOf(open, name);
    return value === null ? [] : [[name, escapeAttribute(value)] as const];
  });
  const urlAttribute = tag === 'a' ? 'href' : tag === 'img' ? 'src' : null;
  const url = urlAttribute === null ? null : sanitizeUrl(attributeOf(open, urlAttribute) ?? '');
  const style = sanitizeStyle(attributeOf(open, 'style') ?? '');
  return [
    ...plain,
    ...(urlAttribute === null || url === null ? [] : [[urlAttribute, escapeHtml(url)] as const]),
    ...(style === '' ? [] : [['style', style] as const]),
  ]
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
};

/**
 * Rebuilds HTML from allowed elements and attributes and closes every element. The result cannot run scripts, load
 * documents or affect the surrounding page. Rules R-CON-17 and R-SHR-80.
 */
export const sanitizeHtml = (html: string): string => {
  const open: string[] = [];
  let result = '';
  const closeTo = (depth: number): void => {
    result += open
      .splice(depth)
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('');
  };
  for (const token of tokensOf(html)) {
    if (token.kind === 'text') {
      result += token.source.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      continue;
    }
    const { kind, source, tag } = token;
    if (kind === 'close' && open.includes(tag)) closeTo(open.lastIndexOf(tag));
    else if (TAGS.has(tag) && (VOID.has(tag) || (kind === 'open' && open.length < MAX_DEPTH))) {
      result += `<${tag}${sanitizeAttributes(source, tag)}>`;
      if (!VOID.has(tag)) open.push(tag);
    }
  }
  closeTo(0);
  return result;
};

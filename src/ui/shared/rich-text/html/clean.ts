import { FORMAT_TAGS, formatOf, type Format } from '../../../../domain/shared/rich-text/model';
import { withAttribute } from '../../../../domain/shared/rich-text/tag';
import { encodeText } from '../../../../domain/shared/rich-text/text';
import { safeUrl } from '../../../../domain/shared/rich-text/url';
import { nestWordLists } from './word-lists';
import { hasNoText } from '../../../../domain/shared/rich-text/plain-text';

const DROPPED = new Set(
  (
    'audio base button canvas embed head iframe img input link map meta noscript object script select style svg ' +
    'template textarea title video'
  ).split(' '),
);
const TEXTS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const BOUNDARIES = new Set(
  (
    'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form header ' +
    'hr li main nav pre section summary table tbody tfoot thead tr'
  ).split(' '),
);

const nameOf = (element: Element): string => element.localName.toLowerCase();
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
/** Read as text: browsers drop the unknown property names of Word. */
const styleOf = (element: Element): string => element.getAttribute('style')?.toLowerCase().replaceAll(/\s+/g, '') ?? '';

const hasLine = (style: string, line: string): boolean =>
  style.split(';').some((declaration) => declaration.includes('text-decoration') && declaration.includes(line));

/** Formats that an element adds, by tag and style; Google Docs wraps everything in a `b` that is not bold. */
const formatsOf = (element: Element): readonly Format[] => {
  const style = styleOf(element);
  const named = formatOf(nameOf(element));
  const isNamed =
    named !== undefined &&
    !(named === 'bold' && /font-weight:(?:normal|[1-4]00)/.test(style)) &&
    !(named === 'italic' && style.includes('font-style:normal'));
  return [
    ...(isNamed ? [named] : []),
    ...(/font-weight:(?:bold|[6-9]00)/.test(style) ? ['bold' as const] : []),
    ...(style.includes('font-style:italic') ? ['italic' as const] : []),
    ...(hasLine(style, 'line-through') ? ['strikethrough' as const] : []),
    ...(hasLine(style, 'underline') && nameOf(element) !== 'a' ? ['underline' as const] : []),
  ];
};

const isHidden = (element: Element): boolean => /display:none|mso-hide:all|mso-list:ignore/.test(styleOf(element));

/** Collects clean blocks while a foreign document is traversed. */
class Cleaning {
  private html = '';
  private text = '';
  private tag = 'p';

  constructor(private readonly tables: boolean) {}

  private get isHeading(): boolean {
    return this.tag !== 'p';
  }

  /** Ends the current block. */
  flush(next = 'p'): void {
    const text = this.text.replaceAll(/^(?:\s|<br>)+|(?<!\s|<br>)(?:\s|<br>)+$/g, '');
    if (!hasNoText(text)) this.html += `<${this.tag}>${text}</${this.tag}>`;
    this.text = '';
    this.tag = next;
  }

  walk(nodes: Iterable<Node>, formats: readonly Format[], link: string | null): void {
    for (const node of nodes) {
      if (node.nodeType === Node.TEXT_NODE)
        this.text += written(
          node.textContent ?? '',
          this.isHeading ? formats.filter((format) => format !== 'bold') : formats,
          link,
        );
      else if (isElement(node)) this.element(node, formats, link);
    }
  }

  private element(element: Element, formats: readonly Format[], link: string | null): void {
    const tag = nameOf(element);
    if (DROPPED.has(tag) || isHidden(element)) return;
    const own = [...new Set([...formats, ...formatsOf(element)])];
    if (tag === 'br') this.text += '<br>';
    else if (tag === 'ul' || tag === 'ol') {
      this.flush();
      this.html += list(element, tag);
    } else if (this.tables && element instanceof HTMLTableElement && isData(element)) {
      this.flush();
      this.html += table(element);
    } else if (TEXTS.has(tag) || BOUNDARIES.has(tag)) {
      // Heading 1 is the title of the page.
      this.flush(tag === 'h1' ? 'h2' : TEXTS.has(tag) ? tag : 'p');
      this.walk(element.childNodes, own, link);
      this.flush();
    } else {
      this.walk(element.childNodes, own, tag === 'a' ? safeUrl(element.getAttribute('href') ?? '') : link);
      if (tag === 'td' || tag === 'th') this.text += ' ';
    }
  }

  finish(): string {
    this.flush();
    return this.html;
  }
}

const written = (text: string, formats: readonly Format[], link: string | null): string => {
  const encoded = encodeText(text.replaceAll(/[\t\n\f\r ]+/g, ' '));
  if (encoded.trim() === '') return encoded;
  const formatted = formats.reduceRight(
    (inner, format) => `<${FORMAT_TAGS[format]}>${inner}</${FORMAT_TAGS[format]}>`,
    encoded,
  );
  return link === null ? formatted : `${withAttribute('<a>', 'href', link)}${formatted}</a>`;
};

const list = (element: Element, tag: string): string => {
  const items = Array.from(element.children, (child) =>
    /^[uo]l$/.test(nameOf(child)) ? list(child, nameOf(child)) : item(child),
  );
  return `<${tag}>${items.join('')}</${tag}>`;
};

const item = (element: Element): string => {
  const lists = [...element.children].filter((child) => /^[uo]l$/.test(nameOf(child)));
  const text = new Cleaning(false);
  text.walk(
    [...element.childNodes].filter((child) => !lists.some((inner) => inner === child)),
    [],
    null,
  );
  const paragraphs = text
    .finish()
    .replaceAll(/<\/(?:p|h\d)><(?:p|h\d)>/g, '<br>')
    .replaceAll(/<\/?(?:p|h\d)>/g, '');
  return `<li>${paragraphs}${lists.map((inner) => list(inner, nameOf(inner))).join('')}</li>`;
};

/** Whether a table holds data; the content of layout tables is taken out of them. */
const isData = (element: HTMLTableElement): boolean =>
  !/^(?:presentation|none)$/.test(element.getAttribute('role') ?? '') &&
  element.querySelector('table') === null &&
  element.querySelectorAll('td, th').length > 1;

const inside = (element: Element): string => {
  const content = new Cleaning(false);
  content.walk(element.childNodes, [], null);
  const html = content.finish();
  return /^<p>(?:(?!<p>).)*<\/p>$/s.test(html) ? html.slice('<p>'.length, -'</p>'.length) : html;
};

const cell = (element: HTMLTableCellElement): string => {
  const tag = nameOf(element) === 'th' ? 'th' : 'td';
  const open = (['rowSpan', 'colSpan'] as const).reduce(
    (before, span) => (element[span] > 1 ? withAttribute(before, span.toLowerCase(), String(element[span])) : before),
    `<${tag}>`,
  );
  return `${open}${inside(element)}</${tag}>`;
};

const rows = (all: readonly HTMLTableRowElement[], tag: 'thead' | 'tbody'): string =>
  all.length === 0
    ? ''
    : `<${tag}>${all.map((row) => `<tr>${Array.from(row.cells, cell).join('')}</tr>`).join('')}</${tag}>`;

const table = (element: HTMLTableElement): string => {
  const shown = [...element.rows].filter((row) => row.cells.length > 0 && !isHidden(row));
  const isHead = (row: HTMLTableRowElement): boolean =>
    nameOf(row.parentElement ?? row) === 'thead' || [...row.cells].every((one) => nameOf(one) === 'th');
  const body = shown.findIndex((row) => !isHead(row));
  const head = body < 0 ? shown.length : body;
  const title = element.caption === null ? '' : inside(element.caption);
  const caption = title === '' ? '' : `<caption>${title}</caption>`;
  return `<table>${caption}${rows(shown.slice(0, head), 'thead')}${rows(shown.slice(head), 'tbody')}</table>`;
};

/**
 * Converts HTML of a word processor or web page to supported HTML: blocks, lists, tables, formats and links.
 * @param
 * tables false turns each row into a line
 */
export const cleanHtml = (html: string, tables = true): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  nestWordLists(body);
  const cleaning = new Cleaning(tables);
  cleaning.walk(body.childNodes, [], null);
  return cleaning.finish();
};

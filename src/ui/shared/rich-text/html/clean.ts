import { FORMAT_TAGS, formatOf, type Format } from '../../../../domain/shared/rich-text/model';
import { escapeHtml } from '../../../../domain/shared/rich-text/escape-html.rule';
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
/** The raw attribute text, because browsers drop Word's unknown properties. */
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

  /** @param blocks whether tables, quotes and preformatted text stay blocks */
  constructor(private readonly blocks: boolean) {}

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
          encodedOf(node),
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
    else if (isList(element)) {
      this.flush();
      this.html += list(element);
    } else if (tag === 'pre') {
      this.flush();
      const text = preformatted(element.childNodes, own, link);
      if (!this.blocks) this.text = text.replaceAll('\n', '<br>').replaceAll('\t', '  ').replaceAll('  ', ' &nbsp;');
      else if (text.trim() !== '') this.html += `<pre>${text.replace(/^(?:[ \t]*\n)+/, '').trimEnd()}</pre>`;
      this.flush();
    } else if (this.blocks && tag === 'blockquote') {
      this.flush();
      const quote = new Cleaning(true);
      quote.walk(element.childNodes, own, link);
      const html = quote.finish();
      if (html !== '') this.html += `<blockquote>${html}</blockquote>`;
    } else if (this.blocks && element instanceof HTMLTableElement && isData(element)) {
      this.flush();
      this.html += table(element);
    } else if (TEXTS.has(tag) || BOUNDARIES.has(tag)) {
      // Heading 1 is the title of the page.
      this.flush(tag === 'h1' ? 'h2' : TEXTS.has(tag) ? tag : 'p');
      this.walk(element.childNodes, own, link);
      this.flush();
    } else {
      this.walk(element.childNodes, own, linkOf(element, link));
      if (tag === 'td' || tag === 'th') this.text += ' ';
    }
  }

  finish(): string {
    this.flush();
    return this.html;
  }
}

const linkOf = (element: Element, around: string | null): string | null =>
  nameOf(element) === 'a' ? safeUrl(element.getAttribute('href') ?? '') : around;

/** Whether a style makes the line breaks of a text visible. */
const keepsLines = (text: Node): boolean => {
  const styled = text.parentElement?.closest('[style*="white-space" i]') ?? null;
  return styled !== null && /white-space(?:-collapse)?:(?:pre|preserve|break-spaces)/.test(styleOf(styled));
};

const encodedOf = (node: Node): string => {
  const text = node.textContent ?? '';
  const lines = text.includes('\n') && keepsLines(node) ? text.split('\n') : [text];
  return lines.map((line) => encodeText(line.replaceAll(/[\t\n\f\r ]+/g, ' '))).join('<br>');
};

/** The content of a `pre` with its spaces and line breaks; each block inside starts and ends on its own line. */
const preformatted = (nodes: Iterable<Node>, formats: readonly Format[], link: string | null): string => {
  let text = '';
  for (const node of nodes) {
    if (node.nodeType === Node.TEXT_NODE) text += written(escapeHtml(node.textContent ?? ''), formats, link);
    else if (isElement(node) && !DROPPED.has(nameOf(node)) && !isHidden(node)) {
      const own = [...new Set([...formats, ...formatsOf(node).filter((format) => format !== 'code')])];
      const inner = nameOf(node) === 'br' ? '\n' : preformatted(node.childNodes, own, linkOf(node, link));
      text = isBlock(nameOf(node)) ? lineOf(text) + lineOf(inner) : text + inner;
    }
  }
  return text;
};

const isBlock = (tag: string): boolean => TEXTS.has(tag) || BOUNDARIES.has(tag) || /^(?:[uo]l|li)$/.test(tag);
const lineOf = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

const written = (encoded: string, formats: readonly Format[], link: string | null): string => {
  if (encoded.trim() === '') return encoded;
  const formatted = formats.reduceRight(
    (inner, format) => `<${FORMAT_TAGS[format]}>${inner}</${FORMAT_TAGS[format]}>`,
    encoded,
  );
  return link === null ? formatted : `${withAttribute('<a>', 'href', link)}${formatted}</a>`;
};

const isList = (element: Element): boolean => /^[uo]l$/.test(nameOf(element));

const list = (element: Element): string => {
  const [tag, items] = [nameOf(element), itemsOf(element)];
  return items.length === 0 ? '' : `<${tag}>${items.join('')}</${tag}>`;
};

/** The items of a list. Google Docs nests a list beside its item; without a preceding item, its items move up. */
const itemsOf = (element: Element): readonly string[] => {
  const items: string[] = [];
  for (const child of element.children) {
    const last = items.at(-1);
    if (DROPPED.has(nameOf(child)) || isHidden(child)) continue;
    if (!isList(child)) items.push(item(child));
    else if (last === undefined) items.push(...itemsOf(child));
    else items[items.length - 1] = `${last.slice(0, -'</li>'.length)}${list(child)}</li>`;
  }
  return items;
};

const item = (element: Element): string => {
  const lists = [...element.children].filter(isList);
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
  return `<li>${paragraphs}${lists.map(list).join('')}</li>`;
};

/** Whether a table contains data; layout tables are replaced by their content. */
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
 * Converts HTML of a word processor or web page to supported HTML: blocks, lists, tables, quotes, formats and links.
 * Rule R-SHR-47.
 * @param blocks false turns each row into a line, and quotes and preformatted text into paragraphs
 */
export const cleanHtml = (html: string, blocks = true): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  nestWordLists(body);
  const cleaning = new Cleaning(blocks);
  cleaning.walk(body.childNodes, [], null);
  return cleaning.finish();
};

import { createHash } from 'node:crypto';
import { safeUrl } from '../../../src/domain/shared/rich-text/url';
import { raw } from 'hono/html';
import type { FileReference } from '../../library/published/file-references';
import { fieldsOfType, type BlockField } from '../blocks/block-types';
import { sanitizeHtml } from '../published/sanitize-html';
import { markup, type Markup } from '../../shared/html/markup';
import type { ItemState, StoredBlock, StoredHighlight, StoredSlide } from '../items/item-state';
import type { LinkedRecords } from '../items/linked-records';
import type { Texts } from '../texts';

const STYLE =
  'body{font:16px/1.6 system-ui,sans-serif;color:#1a1a1a;background:#fff;max-width:46rem;margin:0 auto;padding:1.5rem}' +
  'img{max-width:100%;height:auto}figure{margin:1rem 0}figcaption,.recap{color:#555}' +
  'section{margin:2rem 0;overflow-wrap:anywhere}' +
  'blockquote{margin:0;padding-left:1rem;border-left:4px solid #c8102e}' +
  '.note{padding:.75rem 1rem;border:1px solid #8a5a00;background:#fff4d6}' +
  '.button{display:inline-block;padding:.5rem 1rem;border:1px solid #1a1a1a;text-decoration:none;' +
  'color:#fff;background:#1a1a1a}' +
  '.red{background:#c8102e}.grey{background:#555}.lightgrey,.white{color:#1a1a1a;background:#eee}' +
  '.white{background:#fff}.right figure{float:right;margin-left:1rem;max-width:50%}' +
  '.left figure{float:left;margin-right:1rem;max-width:50%}section::after{content:"";display:block;clear:both}' +
  'table{border-collapse:collapse}td,th{border:1px solid #999;padding:.25rem .5rem}';

/** Content Security Policy of a preview: allows its own style and images of this host, no scripts. Rule R-CON-17. */
export const PREVIEW_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

interface StoredButton {
  readonly label: string;
  readonly url: string;
  readonly style: string;
}

const NOTHING = markup``;

/** Plain text or markup; empty values render nothing. */
type Inner = string | Markup;

const element = (tag: string, inner: Inner, attributes: Markup = NOTHING): Markup =>
  inner.toString() === '' ? NOTHING : markup`<${tag}${attributes}>${inner}</${tag}>`;
const elements = (tag: string, entries: readonly Inner[]): Markup =>
  markup`${entries.map((entry) => element(tag, entry))}`;
const renderList = (entries: readonly Inner[]): Markup => element('ul', elements('li', entries));
const lines = (text: string): readonly string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '');

const renderFigure = (file: FileReference | undefined, caption: string): Markup =>
  file === undefined
    ? NOTHING
    : element('figure', markup`<img src="${file.address}" alt="${file.alt}">${element('figcaption', caption)}`);

/** Sanitizes HTML from the database. */
const sanitized = (html: string): Markup => raw(sanitizeHtml(html));

/** Text of a field; empty if absent. */
const textValue = ({ data }: StoredBlock, code: string): string => {
  const value = data[code];
  return typeof value === 'string' ? value : '';
};

const renderText = (code: string, words: string, level: string): Markup => {
  if (code === 'title') return element(['h3', 'h4'].includes(level) ? level : 'h2', words);
  return element(code === 'quote' ? 'blockquote' : 'p', words);
};

const renderButton = ({ label, url, style }: StoredButton): Markup => {
  const address = safeUrl(url);
  const target = address === null ? NOTHING : markup` href="${address}"`;
  return element('p', element('a', label, markup` class="button ${style}"${target}`));
};

/** Renders a field value; empty for fields that only affect the layout. */
const renderValue = (
  field: BlockField,
  value: unknown,
  block: StoredBlock,
  { files, labels }: LinkedRecords,
): Markup => {
  const { code, type, source } = field;
  if (value === null || value === undefined) return NOTHING;
  // The casts hold because read-blocks.ts stores these types.
  switch (type) {
    case 'text':
      return renderText(code, value as string, textValue(block, 'level')); // cast: read-blocks.ts stores this type
    case 'textarea':
      return code === 'points'
        ? renderList(lines(value as string))
        : // Cast: read-blocks.ts stores this type.
          element(code === 'quote' ? 'blockquote' : 'div', elements('p', lines(value as string)));
    case 'editor':
      return sanitized(value as string); // cast: read-blocks.ts stores this type
    case 'image':
      // Cast: read-blocks.ts stores this type.
      return renderFigure(files.get(value as number), textValue(block, 'caption'));
    case 'files':
      return renderList(
        // Cast: read-blocks.ts stores this type.
        (value as number[]).flatMap((id) => {
          const file = files.get(id);
          return file === undefined ? [] : [element('a', file.name, markup` href="${file.address}"`)];
        }),
      );
    case 'slideshow':
      return markup`${(value as StoredSlide[]).map(({ image, caption }) =>
        renderFigure(image === null ? undefined : files.get(image), caption),
      )}`; // cast: read-blocks.ts stores this type
    case 'button':
      return renderButton(value as StoredButton); // cast: read-blocks.ts stores this type
    case 'datetime':
      return element('p', element('time', value as string)); // cast: read-blocks.ts stores this type
    case 'autocomplete':
    case 'custom-autocomplete':
      // Cast: read-blocks.ts stores this type.
      return renderList((value as number[]).map((id) => labels(source ?? 'page').get(id) ?? ''));
    case 'categories':
    case 'branches': {
      const words = labels(type === 'categories' ? 'category' : 'branch');
      return renderList(
        (value as StoredHighlight[]).map(({ id, highlight }) =>
          element(highlight === 1 ? 'strong' : 'span', words.get(id) ?? ''),
        ),
      ); // cast: read-blocks.ts stores this type
    }
    case 'select':
    case 'radio':
    case 'checkbox':
      return NOTHING;
  }
};

/** Wraps each part in its own block. */
const joined = (parts: readonly Markup[]): readonly Markup[] =>
  parts.map((part, at) => (at === 0 ? part : markup`\n${part}`));

const renderBlock = (block: StoredBlock, linked: LinkedRecords): Markup => {
  const fields = fieldsOfType(block.code) ?? [];
  const hasImage = fields.some(({ type }) => type === 'image');
  const values = fields
    .filter(({ code }) => code !== 'caption' || !hasImage)
    .map((field) => renderValue(field, block.data[field.code], block, linked));
  const classes = [block.code, textValue(block, 'side'), textValue(block, 'background')].join(' ').trim();
  const id = block.id === '' ? NOTHING : markup` id="${block.id}"`;
  return markup`<section class="${classes}"${id}>\n${joined(values)}\n</section>`;
};

export interface PreviewedItem {
  readonly state: ItemState;
  /** Whether visitors see the item at that moment. */
  readonly isOnline: boolean;
  /** The blocks that visitors see at that moment. */
  readonly blocks: readonly StoredBlock[];
}

/** Renders an item as a page; texts are escaped, HTML is sanitized. Rule R-CON-17. */
export const renderPreview = (
  { state, isOnline, blocks }: PreviewedItem,
  linked: LinkedRecords,
  texts: Texts,
  language: string,
): string => {
  const note = markup` class="note"`;
  const body = [
    isOnline ? NOTHING : element('p', texts.preview.offline, markup`${note} role="note"`),
    element('h1', state.name),
    element('div', elements('p', lines(state.recap)), markup` class="recap"`),
    renderFigure(linked.files.get(state.cover ?? state.image ?? 0), ''),
    sanitized(state.intro),
    ...blocks.map((block) => renderBlock(block, linked)),
    blocks.length === 0 ? element('p', texts.preview.empty, note) : NOTHING,
  ].filter((part) => part.toString() !== '');
  return String(markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${state.name}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
${joined(body)}
</main>
</body>
</html>
`);
};

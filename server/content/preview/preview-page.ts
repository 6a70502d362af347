import { createHash } from 'node:crypto';
import { escapeHtml } from '../../../src/domain/shared/rich-text/escape-html.rule';
import { safeUrl } from '../../../src/domain/shared/rich-text/url';
import type { FileReference } from '../../library/published/file-references';
import { fieldsOfType, type BlockField } from '../blocks/block-types';
import { sanitizeHtml } from '../published/sanitize-html';
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

/** Content Security Policy of a preview: its own style and images of this host, no scripts. Rule R-CON-17. */
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

const element = (tag: string, inner: string, attributes = ''): string =>
  inner === '' ? '' : `<${tag}${attributes}>${inner}</${tag}>`;
const renderList = (entries: readonly string[]): string =>
  element('ul', entries.map((entry) => element('li', entry)).join(''));
const lines = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(escapeHtml);

const renderFigure = (file: FileReference | undefined, caption: string): string =>
  file === undefined
    ? ''
    : element(
        'figure',
        `<img src="${escapeHtml(file.address)}" alt="${escapeHtml(file.alt)}">${element('figcaption', escapeHtml(caption))}`,
      );

/** Text of a field; empty when there is none. */
const textValue = ({ data }: StoredBlock, code: string): string => {
  const value = data[code];
  return typeof value === 'string' ? value : '';
};

const renderText = (code: string, words: string, level: string): string => {
  if (code === 'title') return element(['h3', 'h4'].includes(level) ? level : 'h2', escapeHtml(words));
  return element(code === 'quote' ? 'blockquote' : 'p', escapeHtml(words));
};

const renderButton = ({ label, url, style }: StoredButton): string => {
  const address = safeUrl(url);
  return element(
    'p',
    element(
      'a',
      escapeHtml(label),
      ` class="button ${escapeHtml(style)}"${address === null ? '' : ` href="${escapeHtml(address)}"`}`,
    ),
  );
};

/** Renders a field value; empty for fields that only affect the layout. */
const renderValue = (
  field: BlockField,
  value: unknown,
  block: StoredBlock,
  { files, labels }: LinkedRecords,
): string => {
  const { code, type, source } = field;
  if (value === null || value === undefined) return '';
  // The casts hold because read-blocks.ts stores these types.
  switch (type) {
    case 'text':
      return renderText(code, value as string, textValue(block, 'level')); // as above
    case 'textarea':
      return code === 'points'
        ? renderList(lines(value as string))
        : element(
            code === 'quote' ? 'blockquote' : 'div',
            lines(value as string)
              .map((line) => element('p', line))
              .join(''),
          ); // as above
    case 'editor':
      return sanitizeHtml(value as string); // as above
    case 'image':
      return renderFigure(files.get(value as number), textValue(block, 'caption')); // as above
    case 'files':
      return renderList(
        // as above
        (value as number[]).flatMap((id) => {
          const file = files.get(id);
          return file === undefined ? [] : [element('a', escapeHtml(file.name), ` href="${escapeHtml(file.address)}"`)];
        }),
      );
    case 'slideshow':
      return (value as StoredSlide[])
        .map(({ image, caption }) => renderFigure(image === null ? undefined : files.get(image), caption))
        .join(''); // as above
    case 'button':
      return renderButton(value as StoredButton); // as above
    case 'datetime':
      return element('p', element('time', escapeHtml(value as string))); // as above
    case 'autocomplete':
    case 'custom-autocomplete':
      return renderList((value as number[]).map((id) => escapeHtml(labels(source ?? 'page').get(id) ?? ''))); // as above
    case 'categories':
    case 'branches': {
      const words = labels(type === 'categories' ? 'category' : 'branch');
      return renderList(
        (value as StoredHighlight[]).map(({ id, highlight }) =>
          element(highlight === 1 ? 'strong' : 'span', escapeHtml(words.get(id) ?? '')),
        ),
      ); // as above
    }
    case 'select':
    case 'radio':
    case 'checkbox':
      return '';
  }
};

const renderBlock = (block: StoredBlock, linked: LinkedRecords): string => {
  const fields = fieldsOfType(block.code) ?? [];
  const hasImage = fields.some(({ type }) => type === 'image');
  const values = fields
    .filter(({ code }) => code !== 'caption' || !hasImage)
    .map((field) => renderValue(field, block.data[field.code], block, linked))
    .join('\n');
  const classes = [block.code, textValue(block, 'side'), textValue(block, 'background')].join(' ').trim();
  return `<section class="${escapeHtml(classes)}"${block.id === '' ? '' : ` id="${escapeHtml(block.id)}"`}>\n${values}\n</section>`;
};

export interface PreviewedItem {
  readonly state: ItemState;
  /** Whether visitors see the item at the requested moment. */
  readonly isOnline: boolean;
  /** The blocks visible then. */
  readonly blocks: readonly StoredBlock[];
}

/** Renders an item as a page, with its texts escaped and its HTML sanitized. Rule R-CON-17. */
export const renderPreview = (
  { state, isOnline, blocks }: PreviewedItem,
  linked: LinkedRecords,
  texts: Texts,
  language: string,
): string => {
  const image = renderFigure(linked.files.get(state.cover ?? state.image ?? 0), '');
  const body = [
    isOnline ? '' : element('p', escapeHtml(texts.preview.offline), ' class="note" role="note"'),
    element('h1', escapeHtml(state.name)),
    element(
      'div',
      lines(state.recap)
        .map((line) => element('p', line))
        .join(''),
      ' class="recap"',
    ),
    image,
    sanitizeHtml(state.intro),
    ...blocks.map((block) => renderBlock(block, linked)),
    blocks.length === 0 ? element('p', escapeHtml(texts.preview.empty), ' class="note"') : '',
  ]
    .filter((part) => part !== '')
    .join('\n');
  return (
    `<!doctype html>\n<html lang="${escapeHtml(language)}">\n<head>\n<meta charset="utf-8">\n` +
    '<meta name="viewport" content="width=device-width">\n<meta name="robots" content="noindex">\n' +
    `<title>${escapeHtml(state.name)}</title>\n<style>${STYLE}</style>\n</head>\n` +
    `<body>\n<main>\n${body}\n</main>\n</body>\n</html>\n`
  );
};

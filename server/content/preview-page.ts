import { createHash } from 'node:crypto';
import { safeUrl } from '../../src/domain/shared/rich-text/url';
import type { FileReference } from '../library/published/file-references';
import { fieldsOfType, type TypeField } from './block-types';
import { escaped, inertHtml } from './inert-html';
import type { ItemState, StoredBlock, StoredHighlight, StoredSlide } from './item-state';
import type { Shown } from './shown';
import type { Texts } from './texts';

const STYLE =
  'body{font:16px/1.6 system-ui,sans-serif;color:#1a1a1a;background:#fff;max-width:46rem;margin:0 auto;padding:1.5rem}' +
  'img{max-width:100%;height:auto}figure{margin:1rem 0}figcaption,.recap{color:#555}section{margin:2rem 0;overflow-wrap:anywhere}blockquote{margin:0;padding-left:1rem;border-left:4px solid #c8102e}' +
  '.note{padding:.75rem 1rem;border:1px solid #8a5a00;background:#fff4d6}.button{display:inline-block;padding:.5rem 1rem;border:1px solid #1a1a1a;text-decoration:none;color:#fff;background:#1a1a1a}' +
  '.red{background:#c8102e}.grey{background:#555}.lightgrey,.white{color:#1a1a1a;background:#eee}.white{background:#fff}.right figure{float:right;margin-left:1rem;max-width:50%}' +
  '.left figure{float:left;margin-right:1rem;max-width:50%}section::after{content:"";display:block;clear:both}table{border-collapse:collapse}td,th{border:1px solid #999;padding:.25rem .5rem}';

/** What a preview may do: show its own text and the pictures of this host. Nothing in it acts. Rule R-CON-17. */
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
const listed = (entries: readonly string[]): string =>
  element('ul', entries.map((entry) => element('li', entry)).join(''));
const lines = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(escaped);

const figure = (file: FileReference | undefined, caption: string): string =>
  file === undefined
    ? ''
    : element(
        'figure',
        `<img src="${escaped(file.address)}" alt="${escaped(file.alt)}">${element('figcaption', escaped(caption))}`,
      );

/** The text that a block has in one of its fields. */
const wordsIn = ({ data }: StoredBlock, code: string): string => {
  const value = data[code];
  return typeof value === 'string' ? value : '';
};

const text = (code: string, words: string, level: string): string => {
  if (code === 'title') return element(['h3', 'h4'].includes(level) ? level : 'h2', escaped(words));
  return element(code === 'quote' ? 'blockquote' : 'p', escaped(words));
};

const button = ({ label, url, style }: StoredButton): string => {
  const address = safeUrl(url);
  return element(
    'p',
    element(
      'a',
      escaped(label),
      ` class="button ${escaped(style)}"${address === null ? '' : ` href="${escaped(address)}"`}`,
    ),
  );
};

/** One value as visitors see it; what only steers how the block looks shows nothing of itself. */
const drawValue = (field: TypeField, value: unknown, block: StoredBlock, { files, labels }: Shown): string => {
  const { code, type, source } = field;
  if (value === null || value === undefined) return '';
  // What is stored was read by the same types, see read-blocks.ts.
  switch (type) {
    case 'text':
      return text(code, value as string, wordsIn(block, 'level')); // as above
    case 'textarea':
      return code === 'points'
        ? listed(lines(value as string))
        : element(
            code === 'quote' ? 'blockquote' : 'div',
            lines(value as string)
              .map((line) => element('p', line))
              .join(''),
          ); // as above
    case 'editor':
      return inertHtml(value as string); // as above
    case 'image':
      return figure(files.get(value as number), wordsIn(block, 'caption')); // as above
    case 'files':
      return listed(
        // as above
        (value as number[]).flatMap((id) => {
          const file = files.get(id);
          return file === undefined ? [] : [element('a', escaped(file.name), ` href="${escaped(file.address)}"`)];
        }),
      );
    case 'slideshow':
      return (value as StoredSlide[])
        .map(({ image, caption }) => figure(image === null ? undefined : files.get(image), caption))
        .join(''); // as above
    case 'button':
      return button(value as StoredButton); // as above
    case 'datetime':
      return element('p', element('time', escaped(value as string))); // as above
    case 'autocomplete':
    case 'custom-autocomplete':
      return listed((value as number[]).map((id) => escaped(labels(source ?? 'page').get(id) ?? ''))); // as above
    case 'categories':
    case 'branches': {
      const words = labels(type === 'categories' ? 'category' : 'branch');
      return listed(
        (value as StoredHighlight[]).map(({ id, highlight }) =>
          element(highlight === 1 ? 'strong' : 'span', escaped(words.get(id) ?? '')),
        ),
      ); // as above
    }
    case 'select':
    case 'radio':
    case 'checkbox':
      return '';
  }
};

const drawBlock = (block: StoredBlock, shown: Shown): string => {
  const fields = fieldsOfType(block.code) ?? [];
  const hasPicture = fields.some(({ type }) => type === 'image');
  const drawn = fields
    .filter(({ code }) => code !== 'caption' || !hasPicture)
    .map((field) => drawValue(field, block.data[field.code], block, shown))
    .join('\n');
  const classes = [block.code, wordsIn(block, 'side'), wordsIn(block, 'background')].join(' ').trim();
  return `<section class="${escaped(classes)}"${block.id === '' ? '' : ` id="${escaped(block.id)}"`}>\n${drawn}\n</section>`;
};

/** What a preview shows. */
export interface Previewed {
  readonly state: ItemState;
  /** Whether visitors see it at that moment. */
  readonly isOnline: boolean;
  /** Those that visitors see then. */
  readonly blocks: readonly StoredBlock[];
}

/** An item as a page of its own, all of its texts escaped, its HTML inert. Rule R-CON-17. */
export const drawPreview = (
  { state, isOnline, blocks }: Previewed,
  shown: Shown,
  texts: Texts,
  language: string,
): string => {
  const picture = figure(shown.files.get(state.cover ?? state.image ?? 0), '');
  const body = [
    isOnline ? '' : element('p', escaped(texts.preview.offline), ' class="note" role="note"'),
    element('h1', escaped(state.name)),
    element(
      'div',
      lines(state.recap)
        .map((line) => element('p', line))
        .join(''),
      ' class="recap"',
    ),
    picture,
    inertHtml(state.intro),
    ...blocks.map((block) => drawBlock(block, shown)),
    blocks.length === 0 ? element('p', escaped(texts.preview.empty), ' class="note"') : '',
  ]
    .filter((part) => part !== '')
    .join('\n');
  return (
    `<!doctype html>\n<html lang="${escaped(language)}">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<meta name="robots" content="noindex">\n` +
    `<title>${escaped(state.name)}</title>\n<style>${STYLE}</style>\n</head>\n<body>\n<main>\n${body}\n</main>\n</body>\n</html>\n`
  );
};

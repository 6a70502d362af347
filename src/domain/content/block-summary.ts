import { plainTextOf } from '../shared/rich-text/plain-text';
import type { Block, BlockField } from './block';

/** One-line description of a collapsed block. */
export interface BlockSummary {
  /** Its first words; empty when it has none. */
  readonly text: string;
  readonly files: number;
  readonly pictures: number;
}

/** Characters read, and characters shown. */
const MAX_READ = 20_000;
const MAX_SHOWN = 200;

const wordsOf = (field: BlockField): string => {
  if (field.type === 'editor') return plainTextOf(field.value.slice(0, MAX_READ));
  return field.type === 'text' || field.type === 'textarea' ? field.value.slice(0, MAX_READ) : '';
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Cuts without splitting a surrogate pair. */
const truncate = (text: string): string =>
  text.length > MAX_SHOWN
    ? `${text
        .slice(0, MAX_SHOWN)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`
    : text;

const firstWords = ({ fields }: Block): string => {
  for (const field of fields) {
    const text = oneLine(wordsOf(field));
    if (text !== '') return truncate(text);
  }
  return '';
};

const picturesIn = (field: BlockField): number => {
  if (field.type === 'image') return field.value === null ? 0 : 1;
  return field.type === 'slideshow' ? field.value.filter(({ image }) => image !== null).length : 0;
};

export const summaryOf = (block: Block): BlockSummary => ({
  text: firstWords(block),
  files: block.fields.reduce((sum, field) => sum + (field.type === 'files' ? field.value.length : 0), 0),
  pictures: block.fields.reduce((sum, field) => sum + picturesIn(field), 0),
});

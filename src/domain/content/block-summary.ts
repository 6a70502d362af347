import { plainTextOf, type HtmlDecoder } from '../shared/rich-text/plain-text';
import type { Block, BlockField } from './block';

/** One-line description of a collapsed block. */
export interface BlockSummary {
  /** First words of the block; may be empty. */
  readonly text: string;
  readonly files: number;
  readonly pictures: number;
}

/** Characters read, characters shown, and characters in a name. */
const MAX_READ = 20_000;
const MAX_SHOWN = 200;
const MAX_NAMED = 40;

const wordsOf = (field: BlockField, decoder: HtmlDecoder): string => {
  if (field.type === 'editor') return plainTextOf(field.value.slice(0, MAX_READ), decoder);
  return field.type === 'text' || field.type === 'textarea' ? field.value.slice(0, MAX_READ) : '';
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Cuts without splitting a surrogate pair. */
const truncate = (text: string, length = MAX_SHOWN): string =>
  text.length > length
    ? `${text
        .slice(0, length)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`
    : text;

const firstWords = ({ fields }: Block, decoder: HtmlDecoder): string => {
  for (const field of fields) {
    const text = oneLine(wordsOf(field, decoder));
    if (text !== '') return truncate(text);
  }
  return '';
};

const picturesIn = (field: BlockField): number => {
  if (field.type === 'image') return field.value === null ? 0 : 1;
  return field.type === 'slideshow' ? field.value.filter(({ image }) => image !== null).length : 0;
};

export const summaryOf = (block: Block, decoder: HtmlDecoder): BlockSummary => ({
  text: firstWords(block, decoder),
  files: block.fields.reduce((sum, field) => sum + (field.type === 'files' ? field.value.length : 0), 0),
  pictures: block.fields.reduce((sum, field) => sum + picturesIn(field), 0),
});

/** Distinguishes a block from others with its label: nothing for a single block, else its first words or position. */
export type BlockDistinction = { readonly by: 'label' | 'position' } | { readonly by: 'words'; readonly words: string };

/** @param blocks all blocks of the list, including `block`; blocks with the same guid count once */
export const distinctionOf = (block: Block, blocks: readonly Block[], decoder: HtmlDecoder): BlockDistinction => {
  const others = blocks.filter(({ guid, label }) => guid !== block.guid && label === block.label);
  if (others.length === 0) return { by: 'label' };
  const wordsIn = (one: Block): string => truncate(firstWords(one, decoder), MAX_NAMED);
  const words = wordsIn(block);
  return words === '' || others.some((other) => wordsIn(other) === words) ? { by: 'position' } : { by: 'words', words };
};

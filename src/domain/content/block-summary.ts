import type { ShownPicture } from '../library/published/shown-picture';
import { readWords } from '../shared/rich-text/read-words';
import type { Block, BlockField } from './block';

/** What a block that is folded up says of itself. */
export interface BlockSummary {
  /** Its first words on one line; empty when it has none. */
  readonly text: string;
  readonly files: number;
  /** Bytes of its files together; null unless all are known. */
  readonly bytes: number | null;
  readonly pictures: number;
}

/** One block in the list of all that leads to each. */
export interface OutlineEntry {
  readonly guid: string;
  readonly label: string;
  readonly text: string;
  readonly anchor: string;
  readonly disabled: boolean;
}

/** Characters of a text that are read for its first words, and of those words. */
const READ = 20_000;
const SHOWN = 200;

const wordsOf = (field: BlockField): string => {
  if (field.type === 'editor') return readWords(field.value.slice(0, READ));
  return field.type === 'text' || field.type === 'textarea' ? field.value.slice(0, READ) : '';
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** No character is cut in two. */
const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN).replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…` : text);

/** The first words of a block, without tags. */
const firstWords = ({ fields }: Block): string => {
  for (const field of fields) {
    const text = oneLine(wordsOf(field));
    if (text !== '') return shortened(text);
  }
  return '';
};

const picturesIn = (field: BlockField): number => {
  if (field.type === 'image') return field.value === null ? 0 : 1;
  return field.type === 'slideshow' ? field.value.filter(({ image }) => image !== null).length : 0;
};

/** One line that describes a block. @param sizes of files of the library, in bytes, as far as they are known */
export const summaryOf = (block: Block, sizes: ReadonlyMap<ShownPicture['path'], number> = new Map()): BlockSummary => {
  const files = block.fields.flatMap((field) => (field.type === 'files' ? field.value : []));
  const known = files.map(({ path }) => sizes.get(path)).filter((size) => size !== undefined);
  return {
    text: firstWords(block),
    files: files.length,
    bytes: known.length === files.length ? known.reduce((sum, size) => sum + size, 0) : null,
    pictures: block.fields.reduce((sum, field) => sum + picturesIn(field), 0),
  };
};

/** All blocks of an item in their order, each with its first words. */
export const outlineOf = (blocks: readonly Block[]): readonly OutlineEntry[] =>
  blocks.map((block) => ({ guid: block.guid, label: block.label, text: firstWords(block), anchor: block.id, disabled: block.disabled }));

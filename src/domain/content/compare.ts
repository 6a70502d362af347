import { plainTextOf, type HtmlDecoder } from '../shared/rich-text/plain-text';
import { blockChanges, wordChange, type BlockChange, type WordChange } from './compare-blocks';
import type { ContentDraft } from './content-item';
import { isChoiceList, sameContent, sameIds } from './same-content';

/** A changed field, by path: `name`, `meta.title`. */
export interface FieldChange {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Null where the field is not text. */
  readonly words: WordChange | null;
}

export interface ChangeCounts {
  readonly wordsAdded: number;
  readonly wordsRemoved: number;
  readonly added: number;
  readonly removed: number;
  readonly moved: number;
  readonly changed: number;
  /** Changed fields of the item itself. */
  readonly fields: number;
}

export interface Comparison {
  readonly fields: readonly FieldChange[];
  readonly blocks: readonly BlockChange[];
  readonly counts: ChangeCounts;
}

const HTML_FIELDS: readonly string[] = ['intro'];
/** Text fields without a word diff: a code and a date. */
const NO_WORDS: readonly string[] = ['status', 'deliveryDate'];
/** `newVersion` is an option of the save, not content. */
const NOT_COMPARED: readonly string[] = ['blocks', 'meta', 'newVersion', 'publishedNow'];

const wordsIn = (path: string, before: unknown, after: unknown, decoder: HtmlDecoder): WordChange | null => {
  if (typeof before !== 'string' || typeof after !== 'string' || NO_WORDS.includes(path)) return null;
  return HTML_FIELDS.includes(path)
    ? wordChange(plainTextOf(before, decoder), plainTextOf(after, decoder))
    : wordChange(before, after);
};

const valuesOf = (draft: ContentDraft): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    ...Object.entries(draft).filter(([key]) => !NOT_COMPARED.includes(key)),
    ...Object.entries(draft.meta).map(([key, value]): [string, unknown] => [`meta.${key}`, value]),
  ]);

const fieldChanges = (before: ContentDraft, after: ContentDraft, decoder: HtmlDecoder): readonly FieldChange[] => {
  const earlier = valuesOf(before);
  return [...valuesOf(after)].flatMap(([path, value]): readonly FieldChange[] => {
    const was = earlier.get(path);
    const isSame = isChoiceList(path) ? sameIds(was, value) : sameContent(was, value);
    return isSame ? [] : [{ path, before: was, after: value, words: wordsIn(path, was, value, decoder) }];
  });
};

const countsOf = (fields: readonly FieldChange[], blocks: readonly BlockChange[]): ChangeCounts => {
  const words = [...fields, ...blocks.flatMap((block) => block.fields)].map((change) => change.words);
  const of = (kind: BlockChange['kind']): number => blocks.filter((block) => block.kind === kind).length;
  return {
    wordsAdded: words.reduce((sum, change) => sum + (change?.wordsAdded ?? 0), 0),
    wordsRemoved: words.reduce((sum, change) => sum + (change?.wordsRemoved ?? 0), 0),
    added: of('added'),
    removed: of('removed'),
    moved: blocks.filter(({ moved }) => moved).length,
    changed: of('changed'),
    fields: fields.length,
  };
};

/** Compares two states of an item field by field and block by block. Rule R-CON-12. */
export const compareItems = (before: ContentDraft, after: ContentDraft, decoder: HtmlDecoder): Comparison => {
  const [fields, blocks] = [fieldChanges(before, after, decoder), blockChanges(before.blocks, after.blocks, decoder)];
  return { fields, blocks, counts: countsOf(fields, blocks) };
};

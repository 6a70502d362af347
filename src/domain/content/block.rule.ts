import { problemsOf, type FieldProblem, type Problems } from '../shared/rule';
import { windowProblems, type BlockWindow } from './block-window.rule';
import { cleanSlug } from './slug.rule';

/** What the rule reads of a field of a block; a value is text, a list, an object, a number, a flag or null. */
export interface RuledField {
  readonly code: string;
  /** Only `editor` holds HTML, and so does what has no type. */
  readonly type?: string;
  readonly required: boolean;
  readonly value: unknown;
}

/** What the rule reads of a block. */
export interface RuledBlock {
  readonly guid: string;
  /** Its anchor; may be empty. */
  readonly id: string;
  readonly fields: readonly RuledField[];
  readonly publication: BlockWindow | null;
}

/** Blocks of an item, characters of one text in them, and entries of one list (R-CON-05). */
export const MOST_BLOCKS = 500;
export const LONGEST_BLOCK_TEXT = 200_000;
export const MOST_ENTRIES = 100;
/** Entries of a field that shows categories or branches (R-CON-05). */
export const HIGHLIGHTS = 4;

/** How a button may look. */
export const BUTTON_STYLES = ['red', 'black', 'grey', 'lightgrey', 'white'] as const;

/** What shows itself without a letter in it. */
const SEEN = 'img|iframe|video|audio|object|embed|script|hr|table|input|svg';

const UNSEEN = new RegExp(`^(?:<(?!(?:${SEEN})\\b)[^<>]*>|&nbsp;|\\s)*$`, 'i');

/**
 * Whether a text, taken as HTML, shows nothing; the first letter decides. A tag ends before the next one: looked for
 * further, many that never end would take for ever.
 */
export const isBlankHtml = (html: string): boolean => UNSEEN.test(html);

/** Whether a text that is no HTML is empty. */
export const isBlankText = (text: string): boolean => text.trim() === '';

const BARE = /^(?:<\/?(?:p|br) ?\/?>|&nbsp;|\s)*$/i;

/**
 * Whether an editor was left with nothing in it, not even what does not show: an anchor, an element that a script
 * fills.
 */
export const isBareHtml = (html: string): boolean => BARE.test(html);

/** Parts of a value that say how it looks, and are nothing to look at. */
const LOOKS = ['style'];

/**
 * Whether a value counts as left out: nothing, blank text, an empty list, or an object of such values. Flags and
 * numbers never do.
 */
export const isEmptyValue = (value: unknown, isBlank = isBlankHtml): boolean => {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return isBlank(value);
  if (Array.isArray(value)) return value.every((inner) => isEmptyValue(inner, isBlank));
  return (
    typeof value === 'object' &&
    Object.entries(value).every(
      ([part, inner]) =>
        LOOKS.includes(part) ||
        (typeof inner !== 'number' && (typeof inner === 'boolean' || isEmptyValue(inner, isBlank))),
    )
  );
};

const isTooLong = (value: unknown): boolean => typeof value === 'string' && value.length > LONGEST_BLOCK_TEXT;
const isTooMany = (value: unknown): boolean => Array.isArray(value) && value.length > MOST_ENTRIES;

const fieldProblem = ({ type = 'editor', required, value }: RuledField): FieldProblem | null => {
  if (required && isEmptyValue(value, type === 'editor' ? isBlankHtml : isBlankText)) return 'required';
  // Somebody is still typing it: a day without its time is no moment yet.
  if (type === 'datetime' && typeof value === 'string') return 'pattern.default';
  if (isTooLong(value)) return `tooLong.${LONGEST_BLOCK_TEXT}`;
  return isTooMany(value) ? 'tooMany' : null;
};

/** What is wrong with one block, by `{guid}.{code of the field}`, `{guid}.id`, `{guid}.from` and `{guid}.to`. */
export const problemsOfBlock = ({ guid, id, fields, publication }: RuledBlock): Problems =>
  problemsOf({
    ...Object.fromEntries(fields.map((field) => [`${guid}.${field.code}`, fieldProblem(field)])),
    [`${guid}.id`]: id === '' || cleanSlug(id) === id ? null : 'pattern.default',
    ...(publication === null
      ? {}
      : Object.fromEntries(
          Object.entries(windowProblems(publication)).map(([end, problem]) => [`${guid}.${end}`, problem]),
        )),
  });

/**
 * Identities of the blocks in which something is wrong. Of an identity nothing is known; the name of what is wrong
 * holds no dot.
 */
export const wrongBlocks = (problems: Readonly<Record<string, unknown>>): readonly string[] => [
  ...new Set(Object.keys(problems).flatMap((path) => /^blocks\.(.+)\.[^.]*$/.exec(path)?.[1] ?? [])),
];

/**
 * What is wrong with the blocks of an item: each has an identity of its own, and its required fields are filled. Rule
 * R-CON-05.
 */
export const blocksProblems = (blocks: readonly RuledBlock[]): Problems => {
  if (blocks.length > MOST_BLOCKS) return { blocks: 'tooMany' };
  if (new Set(blocks.map(({ guid }) => guid)).size < blocks.length) return { blocks: 'pattern.default' };
  return Object.fromEntries(
    blocks.flatMap((block) =>
      Object.entries(problemsOfBlock(block)).map(([path, problem]) => [`blocks.${path}`, problem]),
    ),
  );
};

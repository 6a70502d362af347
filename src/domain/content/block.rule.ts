import { problemsOf, type FieldProblem, type Problems } from '../shared/rule';
import { windowProblems, type VisibilityWindow } from './visibility-window.rule';
import { slugify } from '../shared/slug.rule';
import { BLANK_REFERENCES } from '../shared/rich-text/plain-text';

export interface BlockFieldInput {
  readonly code: string;
  /** Only `editor`, the default, holds HTML. */
  readonly type?: string;
  readonly required: boolean;
  readonly value: unknown;
}

export interface BlockInput {
  readonly guid: string;
  /** Anchor; may be empty. */
  readonly id: string;
  readonly fields: readonly BlockFieldInput[];
  readonly publication: VisibilityWindow | null | undefined;
}

/** Limits of an item: blocks, characters of one text, entries of one list (R-CON-05). */
export const MAX_BLOCKS = 500;
export const MAX_BLOCK_TEXT = 200_000;
export const MAX_ENTRIES = 100;
/** Maximum number of entries of a field that highlights categories or branches (R-CON-05). */
export const MAX_HIGHLIGHTS = 4;

export const BUTTON_STYLES = ['red', 'black', 'grey', 'lightgrey', 'white'] as const;

/** Elements that are visible without any text. */
const VISIBLE_ELEMENTS = 'img|iframe|video|audio|object|embed|script|hr|table|input|svg';

const BLANK_HTML = new RegExp(`^(?:<(?!(?:${VISIBLE_ELEMENTS})\\b)[^<>]*>|${BLANK_REFERENCES.source}|\\s)*$`, 'i');

/** Whether HTML shows nothing. `[^<>]*` keeps the match linear on tags that never end. */
export const isBlankHtml = (html: string): boolean => BLANK_HTML.test(html);

export const isBlankText = (text: string): boolean => text.trim() === '';

const BARE_HTML = new RegExp(`^(?:</?(?:p|br) ?/?>|${BLANK_REFERENCES.source}|\\s)*$`, 'i');

/** Whether an editor holds no content at all: only empty paragraphs and line breaks. */
export const isBareHtml = (html: string): boolean => BARE_HTML.test(html);

/** Style properties of a value; they do not count as content. */
const STYLE_PARTS = ['style'];

/**
 * Whether a value counts as empty: null, blank text, an empty list, or an object of such values.
 * Flags and numbers never do.
 */
export const isEmptyValue = (value: unknown, isBlank = isBlankHtml): boolean => {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return isBlank(value);
  if (Array.isArray(value)) return value.every((inner) => isEmptyValue(inner, isBlank));
  return (
    typeof value === 'object' &&
    Object.entries(value).every(
      ([part, inner]) =>
        STYLE_PARTS.includes(part) ||
        (typeof inner !== 'number' && (typeof inner === 'boolean' || isEmptyValue(inner, isBlank))),
    )
  );
};

const isTooLong = (value: unknown): boolean => typeof value === 'string' && value.length > MAX_BLOCK_TEXT;
const isTooMany = (value: unknown): boolean => Array.isArray(value) && value.length > MAX_ENTRIES;

const fieldProblem = ({ type = 'editor', required, value }: BlockFieldInput): FieldProblem | null => {
  if (required && isEmptyValue(value, type === 'editor' ? isBlankHtml : isBlankText)) return 'required';
  // Text in a moment field: the input could not be parsed.
  if (type === 'datetime' && typeof value === 'string') return 'pattern.default';
  if (isTooLong(value)) return `tooLong.${MAX_BLOCK_TEXT}`;
  return isTooMany(value) ? 'tooMany' : null;
};

/** Problems of one block, by `{guid}.{field code}`, `{guid}.id`, `{guid}.from` and `{guid}.to`. */
export const problemsOfBlock = ({ guid, id, fields, publication }: BlockInput): Problems =>
  problemsOf({
    ...Object.fromEntries(fields.map((field) => [`${guid}.${field.code}`, fieldProblem(field)])),
    [`${guid}.id`]: id === '' || slugify(id) === id ? null : 'pattern.default',
    ...(publication === null || publication === undefined
      ? {}
      : Object.fromEntries(
          Object.entries(windowProblems(publication)).map(([end, problem]) => [`${guid}.${end}`, problem]),
        )),
  });

/** Guids of the blocks that have problems. A guid may contain dots; the last part never does. */
export const invalidBlocks = (problems: Readonly<Record<string, unknown>>): readonly string[] => [
  ...new Set(Object.keys(problems).flatMap((path) => /^blocks\.(.+)\.[^.]*$/.exec(path)?.[1] ?? [])),
];

/** Anchors that several blocks share; a warning that does not block saving. Rule R-CON-05. */
export const sharedAnchors = (blocks: readonly Pick<BlockInput, 'id'>[]): ReadonlySet<string> => {
  const [seen, shared] = [new Set<string>(), new Set<string>()];
  for (const { id } of blocks) (id !== '' && seen.has(id) ? shared : seen).add(id);
  return shared;
};

/** Problems of an item's blocks: unique guids, required fields filled, limits kept. Rule R-CON-05. */
export const blocksProblems = (blocks: readonly BlockInput[]): Problems => {
  if (blocks.length > MAX_BLOCKS) return { blocks: 'tooMany' };
  if (new Set(blocks.map(({ guid }) => guid)).size < blocks.length) return { blocks: 'pattern.default' };
  return Object.fromEntries(
    blocks.flatMap((block) =>
      Object.entries(problemsOfBlock(block)).map(([path, problem]) => [`blocks.${path}`, problem]),
    ),
  );
};

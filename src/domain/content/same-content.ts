import { equalityBy, sameValue } from '../shared/same-value';
import type { Block, BlockField } from './block';

/** Entries of an object that are compared: a choice by its id, a picture by its path. */
const comparedEntries = (value: object): ReadonlyMap<string, unknown> => {
  const fields = new Map(Object.entries(value));
  if (fields.has('path') && fields.has('thumbnail')) return new Map([['path', fields.get('path')]]);
  if (fields.has('id') && fields.has('label')) fields.delete('label');
  return fields;
};

/** Whether two values are equal to a reader; ignores labels of choices and thumbnail URLs. */
export const sameContent = equalityBy(comparedEntries);

/** Fields that are sets of choices. */
const CHOICE_LISTS = ['categories', 'tags', 'targets', 'branches'] as const;
export type ChoiceList = (typeof CHOICE_LISTS)[number];
export const isChoiceList = (field: string): field is ChoiceList => CHOICE_LISTS.some((list) => list === field);

const idsIn = (choices: unknown): ReadonlySet<unknown> =>
  new Set(
    Array.isArray(choices)
      ? choices.map((choice: unknown) =>
          typeof choice === 'object' && choice !== null && 'id' in choice ? choice.id : choice,
        )
      : [],
  );

/** Compares ids as sets. */
export const sameIds = (a: unknown, b: unknown): boolean => {
  const [left, right] = [idsIn(a), idsIn(b)];
  return left.size === right.size && [...left].every((id) => right.has(id));
};

/** Fields of unknown types are compared exactly. */
export const sameField = (a: BlockField | undefined, b: BlockField | undefined): boolean => {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.type !== b.type) return false;
  return a.type === 'unknown' ? sameValue(a.value, b.value) : sameContent(a.value, b.value);
};

/** Parts of a block other than its fields. */
export const OWN_PARTS = ['id', 'publication', 'disabled'] as const;
export type OwnPart = (typeof OWN_PARTS)[number];

/** Distinct field codes of several blocks. */
export const codesIn = (...blocks: readonly (Block | null)[]): readonly string[] => [
  ...new Set(blocks.flatMap((block) => block?.fields.map(({ code }) => code) ?? [])),
];
export const fieldIn = (block: Block | null, code: string): BlockField | undefined =>
  block?.fields.find((field) => field.code === code);

/** Compares content, not position. */
export const sameBlock = (a: Block, b: Block): boolean =>
  a === b ||
  (OWN_PARTS.every((part) => sameValue(a[part], b[part])) &&
    codesIn(a, b).every((code) => sameField(fieldIn(a, code), fieldIn(b, code))));

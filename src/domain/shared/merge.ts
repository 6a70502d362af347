import { sameValue } from './same-value';

/** A draft as the record screen sees it: a flat set of fields. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Whether what was kept can stand where this stands: a value of its kind, all the way down, or none (null on either
 * side).
 */
export const sameKind = (known: unknown, value: unknown): boolean => {
  if (known === null || value === null) return true;
  if (typeof known !== typeof value || Array.isArray(known) !== Array.isArray(value)) return false;
  if (typeof known !== 'object' || typeof value !== 'object' || Array.isArray(known)) return true;
  const fields = new Map(Object.entries(value));
  return Object.entries(known).every(([key, inner]) => fields.has(key) && sameKind(inner, fields.get(key)));
};

/** Names of the fields in which two drafts differ. */
export const changedFields = <Draft extends Fields>(
  a: Draft,
  b: Draft,
  same = sameValue,
): readonly (keyof Draft & string)[] => keysOf(b).filter((key) => !same(a[key], b[key]));

/** Keys of a draft with their type kept. */
export const keysOf = <Draft extends Fields>(draft: Draft): readonly (keyof Draft & string)[] => {
  const keys: (keyof Draft & string)[] = [];
  for (const key in draft) keys.push(key);
  return keys;
};

/** Outcome of laying one person's edit over a record that changed meanwhile. */
export interface Merge<Draft> {
  /** The stored record with my changes on top. */
  readonly merged: Draft;
  /**
   * Paths of what both of us changed, to different values: a person has to choose. Of a flat draft they are its fields.
   */
  readonly conflicts: readonly string[];
}

/** How the edits of a kind of record become one, and what a person chose is taken over; both pure. */
export interface Merging<Draft> {
  readonly merge: (base: Draft, mine: Draft, stored: Draft) => Merge<Draft>;
  /** The merged draft with what is stored at the paths that were chosen. */
  readonly settle: (merged: Draft, stored: Draft, takeStored: readonly string[]) => Draft;
}

/** What else than texts, numbers and lists of ids a draft is made of. */
interface Values {
  readonly same: (a: unknown, b: unknown) => boolean;
  /** A list of which what I put in and took out is done to the stored one; null for any other value. */
  readonly together: (base: unknown, mine: unknown, stored: unknown) => readonly unknown[] | null;
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** A list of ids is a set: what I put in and took out is done to the stored one. Null for any other value. */
const mergeIds = (base: unknown, mine: unknown, stored: unknown): readonly string[] | null => {
  if (!isTexts(base) || !isTexts(mine) || !isTexts(stored)) return null;
  const left = stored.filter((id) => mine.includes(id) || !base.includes(id));
  return [...new Set([...left, ...mine.filter((id) => !base.includes(id))])];
};

const PLAIN: Values = { same: sameValue, together: mergeIds };

/** Merges field by field from the common ancestor `base`; nothing that I changed is dropped. Rule R-SHR-07. */
export const mergeFields = <Draft extends Fields>(
  base: Draft,
  mine: Draft,
  stored: Draft,
  { same, together } = PLAIN,
): Merge<Draft> => {
  const iChanged = changedFields(base, mine, same);
  const lists = new Map(iChanged.map((key) => [key, together(base[key], mine[key], stored[key])]));
  const merged = iChanged.reduce<Draft>((draft, key) => ({ ...draft, [key]: lists.get(key) ?? mine[key] }), stored);
  const conflicts = iChanged.filter(
    (key) => !lists.get(key) && !same(base[key], stored[key]) && !same(mine[key], stored[key]),
  );
  return { merged, conflicts };
};

/** Takes over what a person chose for each conflict. */
export const settle = <Draft extends Fields>(merged: Draft, stored: Draft, takeStored: readonly string[]): Draft =>
  keysOf(merged).reduce<Draft>(
    (draft, key) => (takeStored.includes(key) ? { ...draft, [key]: stored[key] } : draft),
    merged,
  );

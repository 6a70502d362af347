import { sameValue } from './same-value';

/** Draft as a flat record of fields. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether `value` has the shape of `known`, recursively; null matches any shape. */
export const sameShape = (known: unknown, value: unknown): boolean => {
  if (known === null || value === null) return true;
  if (typeof known !== typeof value || Array.isArray(known) !== Array.isArray(value)) return false;
  if (typeof known !== 'object' || typeof value !== 'object' || Array.isArray(known)) return true;
  const fields = new Map(Object.entries(value));
  return Object.entries(known).every(([key, inner]) => fields.has(key) && sameShape(inner, fields.get(key)));
};

/** Keys of the fields in which two drafts differ. */
export const changedFields = <Draft extends Fields>(
  a: Draft,
  b: Draft,
  same = sameValue,
): readonly (keyof Draft & string)[] => keysOf(b).filter((key) => !same(a[key], b[key]));

/** `Object.keys` with the key type. */
export const keysOf = <Draft extends Fields>(draft: Draft): readonly (keyof Draft & string)[] => {
  const keys: (keyof Draft & string)[] = [];
  for (const key in draft) keys.push(key);
  return keys;
};

/** Result of a three-way merge. */
export interface Merge<Draft> {
  /** The stored record with my changes applied. */
  readonly merged: Draft;
  /** Paths that both sides changed to different values; the user has to choose. */
  readonly conflicts: readonly string[];
}

/** Merge functions of one kind of record; pure. */
export interface Merging<Draft> {
  readonly merge: (base: Draft, mine: Draft, stored: Draft) => Merge<Draft>;
  /** Applies the stored side at the chosen paths. */
  readonly resolve: (merged: Draft, stored: Draft, takeStored: readonly string[]) => Draft;
}

/** Comparison and list merge for values beyond text, numbers and id lists. */
interface ValueMerging {
  readonly same: (a: unknown, b: unknown) => boolean;
  /** Merges lists as sets; null when the values are not such lists. */
  readonly mergeLists: (base: unknown, mine: unknown, stored: unknown) => readonly unknown[] | null;
}

const isStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Merges id lists as sets: my additions and removals applied to the stored list. Null for other values. */
const mergeIds = (base: unknown, mine: unknown, stored: unknown): readonly string[] | null => {
  if (!isStrings(base) || !isStrings(mine) || !isStrings(stored)) return null;
  const left = stored.filter((id) => mine.includes(id) || !base.includes(id));
  return [...new Set([...left, ...mine.filter((id) => !base.includes(id))])];
};

const PLAIN: ValueMerging = { same: sameValue, mergeLists: mergeIds };

/** Three-way merge by field; my changes win and are never dropped. Rule R-SHR-07. */
export const mergeFields = <Draft extends Fields>(
  base: Draft,
  mine: Draft,
  stored: Draft,
  { same, mergeLists } = PLAIN,
): Merge<Draft> => {
  const iChanged = changedFields(base, mine, same);
  const lists = new Map(iChanged.map((key) => [key, mergeLists(base[key], mine[key], stored[key])]));
  const merged = iChanged.reduce<Draft>((draft, key) => ({ ...draft, [key]: lists.get(key) ?? mine[key] }), stored);
  const conflicts = iChanged.filter(
    (key) => !lists.get(key) && !same(base[key], stored[key]) && !same(mine[key], stored[key]),
  );
  return { merged, conflicts };
};

/**
 * Applies the choices for the conflicts.
 * @param takeStored paths where the stored side was chosen
 */
export const resolveConflicts = <Draft extends Fields>(
  merged: Draft,
  stored: Draft,
  takeStored: readonly string[],
): Draft =>
  keysOf(merged).reduce<Draft>(
    (draft, key) => (takeStored.includes(key) ? { ...draft, [key]: stored[key] } : draft),
    merged,
  );

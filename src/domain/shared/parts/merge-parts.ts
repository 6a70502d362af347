import { isFields, mergeFields, resolveConflicts, type Fields, type Merging } from '../merge';
import { sameValue } from '../same-value';
import { storedPart, withNewPart, type Part, type Parts } from './part';

interface PartsMerge<Value> {
  readonly merged: Parts<Value>;
  /** Paths that both sides changed to different values: `key` of a part, or `key.field`. */
  readonly conflicts: readonly string[];
}

/** Fields of a part that are merged as one; conflicts name the first field. */
export type FieldGroups<Value> = readonly (readonly (keyof Value & string)[])[];

/** Group of a field; empty for a field that is merged by itself. */
const groupOf = (groups: readonly (readonly string[])[], field: string): readonly string[] =>
  groups.find((group) => group.includes(field)) ?? [];

/** Combines each group into one field, named after its first field. */
const packed = (value: unknown, groups: readonly (readonly string[])[]): Fields =>
  Object.fromEntries(
    Object.entries(isFields(value) ? value : {}).map(([field, one], _, all) => {
      const [first = field, ...others] = groupOf(groups, field);
      return [first, others.length === 0 ? one : all.filter(([other]) => first === other || others.includes(other))];
    }),
  );

const unpacked = (fields: Fields, groups: readonly (readonly string[])[]): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      // The cast holds for what `packed` wrote.
      groupOf(groups, name).length > 1 && Array.isArray(value) ? (value as [string, unknown][]) : [[name, value]],
    ),
  );

type ByKey<Value> = ReadonlyMap<string, Part<Value>>;
const byKey = <Value>(parts: Parts<Value>): ByKey<Value> => new Map(parts.map((part) => [part.key, part]));

/** Whether `value` equals the value in a call whose answer was lost. */
const wasSent = <Value>({ sent }: Part<Value>, value: Value): boolean => sent !== undefined && sameValue(value, sent);

const asNew = <Value>({ key, value }: Part<Value>): Part<Value> => ({ key, state: 'new', value });

/**
 * A part that someone else deleted. If I changed it, it becomes a new part and a conflict; otherwise it is removed. A
 * part that my own unanswered call deleted, and that I restored since, becomes new.
 */
const mergeDeleted = <Value>(mine: Part<Value>, base: Part<Value> | undefined): PartsMerge<Value> => {
  if (mine.state === 'marked') return { merged: [], conflicts: [] };
  if (base !== undefined && wasSent(mine, base.value)) return { merged: [asNew(mine)], conflicts: [] };
  return base !== undefined && sameValue(base.value, mine.value)
    ? { merged: [], conflicts: [] }
    : { merged: [asNew(mine)], conflicts: [mine.key] };
};

/** Three-way merge of a value that both sides changed; a value that is not an object is merged as a whole. */
const mergeValues = <Value>(
  mine: Part<Value>,
  from: Value,
  stored: Value,
  groups: FieldGroups<Value>,
): PartsMerge<Value> => {
  if (!isFields(from) || !isFields(mine.value) || !isFields(stored))
    return { merged: [mine], conflicts: sameValue(mine.value, stored) ? [] : [mine.key] };
  const { merged, conflicts } = mergeFields(packed(from, groups), packed(mine.value, groups), packed(stored, groups));
  return {
    merged: [{ ...mine, value: { ...mine.value, ...unpacked(merged, groups) } }],
    conflicts: conflicts.map((name) => `${mine.key}.${name}`),
  };
};

const mergeOne = <Value>(
  { sent, ...mine }: Part<Value>,
  base: Part<Value> | undefined,
  stored: Part<Value>,
  groups: FieldGroups<Value>,
): PartsMerge<Value> => {
  // If my unanswered call was executed, the stored change is mine, not someone else's.
  const from = sent !== undefined && sameValue(stored.value, sent) ? stored : base;
  const isTheirs = from !== undefined && !sameValue(from.value, stored.value);
  if (mine.state === 'marked') return { merged: [mine], conflicts: isTheirs ? [mine.key] : [] };
  if (from !== undefined && sameValue(from.value, mine.value)) return { merged: [stored], conflicts: [] };
  return isTheirs ? mergeValues(mine, from.value, stored.value, groups) : { merged: [mine], conflicts: [] };
};

/**
 * Three-way merge of parts. A new part of mine is matched with an unknown stored part that equals its value or its sent
 * value: its call was executed, and the answer was lost. Rule R-COM-06.
 */
export const mergeParts = <Value>(
  base: Parts<Value>,
  mine: Parts<Value>,
  stored: Parts<Value>,
  groups: FieldGroups<Value> = [],
): PartsMerge<Value> => {
  const [before, now, known] = [byKey(base), byKey(stored), new Set(mine.map(({ key }) => key))];
  const unknown = stored.filter(({ key }) => !before.has(key) && !known.has(key));
  const arrived: Part<Value>[] = [];
  const kept = mine.flatMap((part): readonly PartsMerge<Value>[] => {
    if (part.state === 'new') {
      const isSame = ({ value }: Part<Value>): boolean => sameValue(value, part.value) || wasSent(part, value);
      const same = unknown.find((other) => !arrived.includes(other) && isSame(other));
      if (same === undefined) return [{ merged: [wasSent(part, part.value) ? part : asNew(part)], conflicts: [] }];
      arrived.push(same);
      return [{ merged: [storedPart(same.key, part.value)], conflicts: [] }];
    }
    const other = now.get(part.key);
    return [
      other === undefined
        ? mergeDeleted(part, before.get(part.key))
        : mergeOne(part, before.get(part.key), other, groups),
    ];
  });
  return {
    merged: [...kept.flatMap(({ merged }) => merged), ...unknown.filter((part) => !arrived.includes(part))],
    conflicts: kept.flatMap(({ conflicts }) => conflicts),
  };
};

/** Splits a path of `conflicts` into part and field; the field is null for a whole part. */
export const partOfPath = (path: string): { readonly key: string; readonly field: string | null } => {
  const [, key = '', field = null] = path.split('.');
  return { key, field };
};

/** Takes the stored side of the chosen parts and fields; a part that is no longer stored is removed. */
const takeParts = <Value>(
  merged: Parts<Value>,
  stored: Parts<Value>,
  paths: readonly string[],
  groups: FieldGroups<Value>,
): Parts<Value> => {
  const now = byKey(stored);
  return merged.flatMap((part) => {
    const chosen = paths.map(partOfPath).filter(({ key }) => key === part.key);
    if (chosen.length === 0) return [part];
    const other = now.get(part.key);
    if (other === undefined) return [];
    const fields = chosen.flatMap(({ field }) => field ?? []);
    if (fields.length < chosen.length) return [other];
    const taken = Object.entries(packed(other.value, groups)).filter(([name]) => fields.includes(name));
    return [{ ...part, value: { ...part.value, ...unpacked(Object.fromEntries(taken), groups) } }];
  });
};

/** Gives a local key to each new part that still has the id of a deleted part. */
const withNewKeys = <Value>(parts: Parts<Value>): Parts<Value> =>
  parts.reduce<Parts<Value>>(
    (all, part) => [
      ...all,
      ...(part.state === 'new' && !part.key.startsWith('new-')
        ? withNewPart([...parts, ...all], part.value).slice(-1)
        : [part]),
    ],
    [],
  );

/**
 * Merges records with one list of parts. Conflict paths are `parts.<key>.<field>`, or `parts.<key>` for a part that one
 * side deleted. Rule R-COM-06.
 * @param groups fields of a part that are merged as one
 */
export const partsMerging = <Value, Draft extends Fields & { readonly parts: Parts<Value> }>(
  groups: FieldGroups<Value> = [],
): Merging<Draft> => ({
  merge: (base, mine, stored) => {
    // Parts are merged separately; the equal empty lists keep them out of the field merge.
    const fields = mergeFields<Draft>({ ...base, parts: [] }, { ...mine, parts: [] }, { ...stored, parts: [] });
    const parts = mergeParts(base.parts, mine.parts, stored.parts, groups);
    return {
      merged: { ...fields.merged, parts: parts.merged },
      conflicts: [...fields.conflicts, ...parts.conflicts.map((key) => `parts.${key}`)],
    };
  },
  resolve: (merged, stored, takeStored) => {
    const paths = takeStored.filter((path) => path.startsWith('parts.'));
    return {
      ...resolveConflicts<Draft>(merged, stored, takeStored),
      parts: withNewKeys(takeParts(merged.parts, stored.parts, paths, groups)),
    };
  },
});

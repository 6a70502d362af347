import type { Fields, Merging } from '../shared/merge';
import { partsMerging, type FieldGroups } from '../shared/parts/merge-parts';
import type { Part, Parts } from '../shared/parts/part';

/** An item with a position. */
interface Placed {
  readonly place: number;
}

const withPlace = <Field extends Placed>(part: Part<Field>, place: number): Part<Field> =>
  part.value.place === place ? part : { ...part, value: { ...part.value, place } };

/** Renumbers the fields; unchanged fields keep their identity. Rule R-FRM-04. */
export const countedFields = <Field extends Placed>(parts: Parts<Field>): Parts<Field> =>
  parts.map((part, index) => withPlace(part, index + 1));

/** Clears the positions: order is merged separately, so that a moved field does not count as changed. */
const unplaced = <Field extends Placed>(parts: Parts<Field>): Parts<Field> =>
  parts.map((part) => ({
    ...withPlace(part, 0),
    ...(part.sent !== undefined && { sent: { ...part.sent, place: 0 } }),
  }));

const keysByPlace = <Field extends Placed>(parts: Parts<Field>): readonly string[] =>
  parts.toSorted((one, other) => one.value.place - other.value.place).map(({ key }) => key);

/** Inserts each key that only `second` has before its successor there; keeps the order of `first`. */
const interleaved = (first: readonly string[], second: readonly string[]): readonly string[] =>
  second.reduceRight<readonly string[]>((keys, key, index) => {
    if (keys.includes(key)) return keys;
    const next = second[index + 1];
    return keys.toSpliced(next === undefined ? keys.length : keys.indexOf(next), 0, key);
  }, first);

const placesOf = <Field extends Placed>(parts: Parts<Field>): ReadonlyMap<string, number> =>
  new Map(parts.map(({ key, value }) => [key, value.place]));

/**
 * Field order after a merge. My order wins where I moved a field, or where two stored fields share a position because a
 * save was interrupted.
 */
const mergedOrder = <Field extends Placed>(
  base: Parts<Field>,
  mine: Parts<Field>,
  stored: Parts<Field>,
  merged: Parts<Field>,
): readonly string[] => {
  const [before, here, now] = [placesOf(base), placesOf(mine), placesOf(stored)];
  const isMoved = [...here].some(([key, place]) => before.has(key) && before.get(key) !== place);
  const isUnfinished = new Set(now.values()).size < stored.length;
  // Fields that are new to this edit are last in `merged`. A stored field whose answer was lost matches a new one of
  // mine.
  const keys = new Set(merged.map(({ key }) => key));
  const arrived = mine.filter(({ key, state }) => state === 'new' && !keys.has(key)).length;
  const unknown = merged.filter(({ key }) => !here.has(key)).length - arrived;
  const ours = merged.slice(0, merged.length - unknown).map(({ key }) => key);
  const theirs = keysByPlace(stored);
  return isMoved || isUnfinished ? interleaved(ours, theirs) : interleaved(theirs, ours);
};

/** Applies an order. Keeps stored positions when they are ascending; otherwise renumbers all fields. */
const arranged = <Field extends Placed>(
  merged: Parts<Field>,
  order: readonly string[],
  stored: Parts<Field>,
): Parts<Field> => {
  const places = placesOf(stored);
  const parts = order.flatMap((key) => merged.filter((part) => part.key === key));
  const kept = parts.reduce<Parts<Field>>(
    (all, part) => [...all, withPlace(part, places.get(part.key) ?? (all.at(-1)?.value.place ?? 0) + 1)],
    [],
  );
  const isInOrder = kept.every(({ value }, index) => index === 0 || value.place > (kept[index - 1]?.value.place ?? 0));
  return isInOrder ? kept : countedFields(parts);
};

/**
 * Merges forms: fields by key, and their order as a whole. Rule R-FRM-06.
 * @param groups properties of a field that are merged as one value
 */
export const formMerging = <Field extends Placed, Draft extends Fields & { readonly parts: Parts<Field> }>(
  groups: FieldGroups<Field> = [],
): Merging<Draft> => {
  const merging = partsMerging<Field, Draft>(groups);
  return {
    merge: (base, mine, stored) => {
      const { merged, conflicts } = merging.merge(
        { ...base, parts: unplaced(base.parts) },
        { ...mine, parts: unplaced(mine.parts) },
        { ...stored, parts: unplaced(stored.parts) },
      );
      const order = mergedOrder(base.parts, mine.parts, stored.parts, merged.parts);
      return { merged: { ...merged, parts: arranged(merged.parts, order, stored.parts) }, conflicts };
    },
    resolve: (merged, stored, takeStored) => {
      const resolved = merging.resolve(merged, stored, takeStored);
      const places = placesOf(merged.parts);
      const parts = resolved.parts.map((part) => withPlace(part, places.get(part.key) ?? part.value.place));
      return { ...resolved, parts: parts.toSorted((one, other) => one.value.place - other.value.place) };
    },
  };
};

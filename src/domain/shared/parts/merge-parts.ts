import { mergeFields, resolveConflicts, type Fields, type Merging } from '../merge';
import { sameValue } from '../same-value';
import { storedPart, withNewPart, type Part, type Parts } from './part';

interface PartsMerge<Value> {
  readonly merged: Parts<Value>;
  /** Keys of parts that both sides changed to different values. */
  readonly conflicts: readonly string[];
}

type ByKey<Value> = ReadonlyMap<string, Part<Value>>;
const byKey = <Value>(parts: Parts<Value>): ByKey<Value> => new Map(parts.map((part) => [part.key, part]));

/** Whether `value` is what a call has sent whose answer was lost. */
const wasSent = <Value>({ sent }: Part<Value>, value: Value): boolean => sent !== undefined && sameValue(value, sent);

const asNew = <Value>({ key, value }: Part<Value>): Part<Value> => ({ key, state: 'new', value });

/**
 * A part that somebody else deleted: my change of it becomes a new part, and is a conflict; without one it goes. One that
 * my own lost call deleted, and that I restored since, is new.
 */
const mergeDeleted = <Value>(mine: Part<Value>, base: Part<Value> | undefined): PartsMerge<Value> => {
  if (mine.state === 'marked') return { merged: [], conflicts: [] };
  if (base !== undefined && wasSent(mine, base.value)) return { merged: [asNew(mine)], conflicts: [] };
  return base !== undefined && sameValue(base.value, mine.value)
    ? { merged: [], conflicts: [] }
    : { merged: [asNew(mine)], conflicts: [mine.key] };
};

const mergeOne = <Value>(
  { sent, ...mine }: Part<Value>,
  base: Part<Value> | undefined,
  stored: Part<Value>,
): PartsMerge<Value> => {
  // A lost call of mine that was carried out is no change by somebody else.
  const from = sent !== undefined && sameValue(stored.value, sent) ? stored : base;
  const isTheirs = from !== undefined && !sameValue(from.value, stored.value);
  if (mine.state === 'marked') return { merged: [mine], conflicts: isTheirs ? [mine.key] : [] };
  if (from !== undefined && sameValue(from.value, mine.value)) return { merged: [stored], conflicts: [] };
  return { merged: [mine], conflicts: isTheirs && !sameValue(mine.value, stored.value) ? [mine.key] : [] };
};

/**
 * Three-way merge of parts. A new part that equals, or was sent as, a stored one nobody knew before is that one: its call
 * was carried out, and the answer was lost. Rule R-COM-06.
 */
export const mergeParts = <Value>(base: Parts<Value>, mine: Parts<Value>, stored: Parts<Value>): PartsMerge<Value> => {
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
      other === undefined ? mergeDeleted(part, before.get(part.key)) : mergeOne(part, before.get(part.key), other),
    ];
  });
  return {
    merged: [...kept.flatMap(({ merged }) => merged), ...unknown.filter((part) => !arrived.includes(part))],
    conflicts: kept.flatMap(({ conflicts }) => conflicts),
  };
};

/** Applies the stored side of the chosen parts: a part that is not stored any more goes. */
const takeParts = <Value>(merged: Parts<Value>, stored: Parts<Value>, keys: readonly string[]): Parts<Value> => {
  const now = byKey(stored);
  return merged.flatMap((part) => {
    if (!keys.includes(part.key)) return [part];
    const other = now.get(part.key);
    return other === undefined ? [] : [other];
  });
};

/** A stored key that is new to the draft cannot be added under it: it gets a key of its own. */
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

/** Merges records of fields and one list of parts, whose conflicts are named `parts.<key>`. */
export const partsMerging = <Value, Draft extends Fields & { readonly parts: Parts<Value> }>(): Merging<Draft> => ({
  merge: (base, mine, stored) => {
    // The parts are merged apart: equal lists leave the fields alone.
    const fields = mergeFields<Draft>({ ...base, parts: [] }, { ...mine, parts: [] }, { ...stored, parts: [] });
    const parts = mergeParts(base.parts, mine.parts, stored.parts);
    return {
      merged: { ...fields.merged, parts: parts.merged },
      conflicts: [...fields.conflicts, ...parts.conflicts.map((key) => `parts.${key}`)],
    };
  },
  resolve: (merged, stored, takeStored) => {
    const keys = takeStored.flatMap((path) => (path.startsWith('parts.') ? [path.slice('parts.'.length)] : []));
    return {
      ...resolveConflicts<Draft>(merged, stored, takeStored),
      parts: withNewKeys(takeParts(merged.parts, stored.parts, keys)),
    };
  },
});

import { mergeFields, resolveConflicts, type Fields, type Merging } from '../merge';
import { sameValue } from '../same-value';
import { withNewPart, type Part, type Parts } from './part';

interface PartsMerge<Value> {
  readonly merged: Parts<Value>;
  /** Keys of parts that both sides changed to different values. */
  readonly conflicts: readonly string[];
}

type ByKey<Value> = ReadonlyMap<string, Part<Value>>;
const byKey = <Value>(parts: Parts<Value>): ByKey<Value> => new Map(parts.map((part) => [part.key, part]));

/** A part that somebody else deleted: my change of it becomes a new part, and is a conflict; without one it goes. */
const mergeDeleted = <Value>(mine: Part<Value>, base: Part<Value> | undefined): PartsMerge<Value> =>
  mine.state === 'marked' || (base !== undefined && sameValue(base.value, mine.value))
    ? { merged: [], conflicts: [] }
    : { merged: [{ ...mine, state: 'new' }], conflicts: [mine.key] };

const mergeOne = <Value>(mine: Part<Value>, base: Part<Value> | undefined, stored: Part<Value>): PartsMerge<Value> => {
  const isTheirs = base !== undefined && !sameValue(base.value, stored.value);
  if (mine.state === 'marked') return { merged: [mine], conflicts: isTheirs ? [mine.key] : [] };
  if (base !== undefined && sameValue(base.value, mine.value)) return { merged: [stored], conflicts: [] };
  return { merged: [mine], conflicts: isTheirs && !sameValue(mine.value, stored.value) ? [mine.key] : [] };
};

/**
 * Three-way merge of parts. A new part that equals a stored one nobody knew before is that one: its call was carried out,
 * and the answer was lost. Rule R-COM-06.
 */
export const mergeParts = <Value>(base: Parts<Value>, mine: Parts<Value>, stored: Parts<Value>): PartsMerge<Value> => {
  const [before, now, known] = [byKey(base), byKey(stored), new Set(mine.map(({ key }) => key))];
  const unknown = stored.filter(({ key }) => !before.has(key) && !known.has(key));
  const arrived: Part<Value>[] = [];
  const kept = mine.flatMap((part): readonly PartsMerge<Value>[] => {
    if (part.state === 'new') {
      const same = unknown.find((other) => !arrived.includes(other) && sameValue(other.value, part.value));
      if (same === undefined) return [{ merged: [part], conflicts: [] }];
      arrived.push(same);
      return [{ merged: [same], conflicts: [] }];
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
    (all, part) =>
      part.state === 'new' && !part.key.startsWith('new-') ? withNewPart(all, part.value) : [...all, part],
    [],
  );

/** Merges records of fields and one list of parts, whose conflicts are named `rules.<key>`. */
export const partsMerging = <Value, Draft extends Fields & { readonly rules: Parts<Value> }>(): Merging<Draft> => ({
  merge: (base, mine, stored) => {
    // The parts are merged apart: equal lists leave the fields alone.
    const fields = mergeFields<Draft>({ ...base, rules: [] }, { ...mine, rules: [] }, { ...stored, rules: [] });
    const parts = mergeParts(base.rules, mine.rules, stored.rules);
    return {
      merged: { ...fields.merged, rules: parts.merged },
      conflicts: [...fields.conflicts, ...parts.conflicts.map((key) => `rules.${key}`)],
    };
  },
  resolve: (merged, stored, takeStored) => {
    const keys = takeStored.flatMap((path) => (path.startsWith('rules.') ? [path.slice('rules.'.length)] : []));
    return {
      ...resolveConflicts<Draft>(merged, stored, takeStored),
      rules: withNewKeys(takeParts(merged.rules, stored.rules, keys)),
    };
  },
});

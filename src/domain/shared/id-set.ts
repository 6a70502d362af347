/** Numeric order for digits, otherwise code unit order. */
const compare = (a: string, b: string): number =>
  (/^\d+$/.test(a + b) ? a.length - b.length : 0) || (a < b ? -1 : Number(a > b));

/** Sorted distinct ids, so that equal sets are equal lists. */
export const idSet = (ids: Iterable<string>): readonly string[] => [...new Set(ids)].sort(compare);

/** Adds or removes ids. */
export const withIds = (set: readonly string[], ids: readonly string[], included: boolean): readonly string[] =>
  idSet(included ? [...set, ...ids] : set.filter((id) => !ids.includes(id)));

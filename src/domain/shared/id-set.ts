/** Order of two identities: figures by their value, anything else by its letters. */
const compare = (a: string, b: string): number =>
  (/^\d+$/.test(a + b) ? a.length - b.length : 0) || (a < b ? -1 : Number(a > b));

/** A set of identities in its one order, so that equal sets are equal lists. */
export const idSet = (ids: Iterable<string>): readonly string[] => [...new Set(ids)].sort(compare);

/** The set with these in it, or without them. */
export const withIds = (set: readonly string[], ids: readonly string[], included: boolean): readonly string[] =>
  idSet(included ? [...set, ...ids] : set.filter((id) => !ids.includes(id)));

/**
 * The order of a list after a sort: the listed records that still belong to it, then the others in their old order.
 * Rule R-CAT-03. @param stored the ids in their old order @param listed the ids in their new order
 */
export const sortedOrder = <Id>(stored: readonly Id[], listed: readonly Id[]): readonly Id[] => {
  const known = new Set(stored);
  const first = [...new Set(listed)].filter((id) => known.has(id));
  const placed = new Set(first);
  return [...first, ...stored.filter((id) => !placed.has(id))];
};

/** The order of a list after one record moved. Rule R-CAT-03. @param position from 1; higher than the last is the last */
export const movedOrder = <Id>(stored: readonly Id[], id: Id, position: number): readonly Id[] => {
  const others = stored.filter((other) => other !== id);
  return [...others.slice(0, position - 1), id, ...others.slice(position - 1)];
};

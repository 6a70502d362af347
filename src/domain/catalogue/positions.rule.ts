/**
 * Order after a sort: the listed records that still exist, then the others in their old order. Rule R-CAT-03. @param
 * stored ids in the old order @param listed ids in the new order
 */
export const sortedOrder = <Id>(stored: readonly Id[], listed: readonly Id[]): readonly Id[] => {
  const known = new Set(stored);
  const first = [...new Set(listed)].filter((id) => known.has(id));
  const placed = new Set(first);
  return [...first, ...stored.filter((id) => !placed.has(id))];
};

/** Order after one record is moved. Rule R-CAT-03. @param position 1-based, clamped to the last position */
export const movedOrder = <Id>(stored: readonly Id[], id: Id, position: number): readonly Id[] => {
  const others = stored.filter((other) => other !== id);
  return [...others.slice(0, position - 1), id, ...others.slice(position - 1)];
};

/**
 * The order of a list after it was sorted: the listed ids that still belong, by position, then the others in their
 * stored order. Every stored id comes exactly once. Rule R-CAT-24.
 * @param stored ids in the present order @param listed ids with the requested positions
 */
export const sortedOrder = <Key>(
  stored: readonly Key[],
  listed: readonly { readonly id: Key; readonly position: number }[],
): readonly Key[] => {
  const known = new Set(stored);
  const first = new Set(
    listed
      .toSorted((one, other) => one.position - other.position)
      .map(({ id }) => id)
      .filter((id) => known.has(id)),
  );
  return [...first, ...stored.filter((id) => !first.has(id))];
};

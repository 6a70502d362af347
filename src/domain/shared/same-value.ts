/** Deep equality of JSON-like values; order of lists counts. @param entriesOf entries of an object that are compared */
export const equalityBy = (
  entriesOf: (value: object) => ReadonlyMap<string, unknown>,
): ((a: unknown, b: unknown) => boolean) => {
  const isEqual = (a: unknown, b: unknown): boolean => {
    // Fast path: unedited parts of a draft keep their identity.
    if (Object.is(a, b)) return true;
    if (Array.isArray(a) && Array.isArray(b))
      return a.length === b.length && a.every((item, index) => isEqual(item, b[index]));
    if (
      typeof a !== 'object' ||
      typeof b !== 'object' ||
      a === null ||
      b === null ||
      Array.isArray(a) !== Array.isArray(b)
    )
      return false;
    const [left, right] = [entriesOf(a), entriesOf(b)];
    return (
      left.size === right.size && [...left].every(([key, value]) => right.has(key) && isEqual(value, right.get(key)))
    );
  };
  return isEqual;
};

/** Deep equality for JSON-like values; order of lists counts. */
export const sameValue = equalityBy((value) => new Map(Object.entries(value)));

/** The value if it is known to the console; else undefined. Rule R-SHR-60. */
export const knownIn = <const Known extends string>(known: readonly Known[], value: string): Known | undefined =>
  known.find((one) => one === value);

/** Label of a known value; an unknown value is returned unchanged. Rule R-SHR-60. */
export const textOrCode = <const Known extends string>(
  known: readonly Known[],
  value: string,
  wordsOf: (known: Known) => string,
): string => {
  const found = knownIn(known, value);
  return found === undefined ? value : wordsOf(found);
};

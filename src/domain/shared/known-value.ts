/** A value as one of those that are known; undefined for another one. Rule R-SHR-60. */
export const knownIn = <const Known extends string>(known: readonly Known[], value: string): Known | undefined =>
  known.find((one) => one === value);

/** What is said of a known value; another one stands as it is. Rule R-SHR-60. */
export const knownWords = <const Known extends string>(
  known: readonly Known[],
  value: string,
  wordsOf: (known: Known) => string,
): string => {
  const found = knownIn(known, value);
  return found === undefined ? value : wordsOf(found);
};

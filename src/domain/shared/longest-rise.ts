/** Places of a longest part of a list of different numbers, in its order, that only rises. */
export const longestRise = (numbers: readonly number[]): readonly number[] => {
  /** Of each length: the place where a rise of that length ends lowest; and for each place the one before it. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  numbers.forEach((number, place) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before[place] = ends[low - 1];
    ends[low] = place;
  });
  const rise: number[] = [];
  for (let place = ends.at(-1); place !== undefined; place = before[place]) rise.push(place);
  return rise.reverse();
};

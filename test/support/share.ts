/** One of so many shares of these, another one for every number: together they hold all. */
export const shareOf = <Value>(all: readonly Value[], parts: number, number: number): readonly Value[] =>
  all.filter((_, index) => index % parts === number % parts);

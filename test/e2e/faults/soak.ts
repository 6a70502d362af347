/** The options of `npm run soak`: the seed, the number of random scenarios, or a single one. */
export interface Asked {
  readonly seed: number;
  readonly count: number;
  readonly only: number | null;
}

const NAMES = { seed: 'KANTOOR_SOAK_SEED', count: 'KANTOOR_SOAK_COUNT', only: 'KANTOOR_SOAK_ONLY' } as const;

const whole = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** Parses the command-line options. @returns null if one is unknown */
export const askedBy = (words: readonly string[], seed: number): Asked | null => {
  const numbers = words.map(whole);
  if (numbers.length > 3 || numbers.includes(null)) return null;
  return { seed: numbers[0] ?? seed, count: numbers[1] ?? 200, only: numbers[2] ?? null };
};

/** The options as environment variables for the worker processes. */
export const environmentOf = ({ seed, count, only }: Asked): Readonly<Record<string, string>> => ({
  [NAMES.seed]: String(seed),
  [NAMES.count]: String(count),
  [NAMES.only]: only === null ? '' : String(only),
});

/** Reads the options in a worker process. */
export const askedOf = (environment: Readonly<Record<string, string | undefined>>): Asked => ({
  seed: whole(environment[NAMES.seed]) ?? 1,
  count: whole(environment[NAMES.count]) ?? 200,
  only: whole(environment[NAMES.only]),
});

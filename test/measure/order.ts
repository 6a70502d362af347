/** How a time grows with a number of rows. */
export type Order = 'constant' | 'logarithmic' | 'linear';

/** Sum of the squared residuals of the least-squares line through points. */
const misfit = (xs: readonly number[], ys: readonly number[]): number => {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [midX, midY] = [mean(xs), mean(ys)];
  const spread = xs.reduce((sum, x) => sum + (x - midX) ** 2, 0);
  const slope = xs.reduce((sum, x, place) => sum + (x - midX) * ((ys[place] ?? NaN) - midY), 0) / spread;
  return xs.reduce((sum, x, place) => sum + ((ys[place] ?? NaN) - midY - slope * (x - midX)) ** 2, 0);
};

/** Milliseconds; smaller differences are noise. */
const NOISE = 2;

/**
 * Classifies times by sizes. Constant: the last time is at most half as long again as the first, or 2 ms longer.
 * Otherwise the better least-squares fit of a + b log n and a + b n; the sizes are far apart.
 */
export const orderOf = (sizes: readonly number[], times: readonly number[]): Order => {
  const [first, last] = [times[0] ?? NaN, times.at(-1) ?? NaN];
  if (last <= Math.max(1.5 * first, first + NOISE)) return 'constant';
  return misfit(sizes.map(Math.log), times) <= misfit(sizes, times) ? 'logarithmic' : 'linear';
};

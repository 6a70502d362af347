import { checkRedirects } from '../../../src/domain/site/redirect-check.rule';

const MANY = 10_000;

/** Findings for many rules, each with its own path and target. */
const found = (ruleAt: (place: number) => readonly [from: string, to: string], catchAll = false) =>
  checkRedirects(
    Array.from({ length: MANY }, (_, place) => {
      const [from, to] = ruleAt(place);
      return { id: String(place), from: `/${from}`, to: `/${to}`, status: '301', catchAll };
    }),
    'https://www.voorbeeld.example/nl',
  );

describe('the check of ten thousand redirects (R-SIT-05)', () => {
  test('reads a line, a ring and a comb of them', () => {
    expect(found((place) => [String(place), String(place + 1)])).toHaveLength(1);
    expect(found((place) => [String(place), String((place + 1) % MANY)])).toHaveLength(1);
    expect(
      found((place) =>
        place % 2 === 0 ? [`in${String(place)}`, String(place + 1)] : [String(place), String(place + 2)],
      ),
    ).toHaveLength(MANY / 2);
  });

  test('reads nested catch-alls', () => {
    expect(
      found((place) => [`${'a'.repeat(place % 400)}${String(place)}`, String(place)], true).length,
    ).toBeGreaterThan(0);
  });
});

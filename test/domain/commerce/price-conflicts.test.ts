import { netPrices, type NetPrices } from '../../../src/domain/commerce/net-price';
import {
  conflictPeriod,
  goesBeyond,
  priceConflicts,
  repeatedItems,
} from '../../../src/domain/commerce/price-conflicts';
import { money } from '../../../src/domain/shared/money';
import { storedPart } from '../../../src/domain/shared/parts/part';

const list = (id: string, codes: readonly string[], terms: Partial<NetPrices> = {}): NetPrices => ({
  ...netPrices.blank,
  id,
  name: `Lijst ${id}`,
  start: '2026-11-01',
  parts: codes.map((code, place) =>
    storedPart(String(place), { item: { id: code, code, label: '', grossPrice: null }, price: money(100) }),
  ),
  ...terms,
});
const PERIOD = { start: '2026-11-01', end: '2026-12-31' };

describe('two net prices for one item (R-COM-10)', () => {
  test('of other lists, not of the stored form of the same', () => {
    const others = [list('1', ['A', 'B']), list('2', ['B']), list('3', ['C'])];
    const found = priceConflicts(others, '1', PERIOD)(list('1', ['B', 'D']));
    expect(
      found.map(({ of, parts }) => [of, parts.flatMap(({ subjects }) => subjects.map(({ label }) => label))]),
    ).toEqual([[['netPrice 1', 'netPrice 2'], ['B']]]);
  });

  test('of a list that is not stored yet', () => {
    expect(priceConflicts([list('1', ['A'])], null, PERIOD)(list('', ['A']))).toHaveLength(1);
  });

  test('not between two other lists', () => {
    expect(priceConflicts([list('1', ['A']), list('2', ['A'])], '3', PERIOD)(list('3', ['B']))).toEqual([]);
  });

  test('that stand in the list itself, without what is marked for deletion', () => {
    const twice = list('1', ['A', 'B', 'A', 'B', 'A']);
    expect(repeatedItems(twice)).toEqual(['A', 'B']);
    const marked = twice.parts.map((part, place) => (place === 3 ? { ...part, state: 'marked' as const } : part));
    expect(repeatedItems({ parts: marked })).toEqual(['A']);
  });

  test.each([
    ['without an end', { start: '2026-11-01', end: '' }, { start: '2026-11-20', end: '2027-12-24' }],
    ['with one', { start: '2026-11-01', end: '2026-12-01' }, { start: '2026-11-20', end: '2026-12-01' }],
    ['that starts later', { start: '2026-12-01', end: '2026-12-05' }, { start: '2026-12-01', end: '2026-12-05' }],
    ['older than 400 days', { start: '2025-01-01', end: '' }, { start: '2026-11-20', end: '2027-12-24' }],
    ['that ends after years', { start: '2026-11-01', end: '2030-12-01' }, { start: '2026-11-20', end: '2027-12-24' }],
    [
      'that ends before it starts',
      { start: '2026-11-01', end: '2026-10-01' },
      { start: '2026-11-20', end: '2027-12-24' },
    ],
    ['that is over', { start: '2026-10-01', end: '2026-11-19' }, null],
    ['without a start', { start: '', end: '2026-12-01' }, null],
    ['with a start that is no date', { start: '31-02', end: '' }, null],
  ])('are looked for on the days of a list %s, from today on, 400 at most', (_, period, days) => {
    expect(conflictPeriod(period, '2026-11-20')).toEqual(days);
  });

  test.each([
    ['', true],
    ['2026-12-31', false],
    ['2027-01-01', true],
  ])('a list with the end %j goes on after 31 December: %s', (end, isBeyond) => {
    expect(goesBeyond({ end }, PERIOD)).toBe(isBeyond);
  });
});

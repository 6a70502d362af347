import fc from 'fast-check';
import { movedOrder, sortedOrder } from '../../../src/domain/catalogue/positions.rule';

const IDS = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 20 });

describe('the order after a sort (R-CAT-03)', () => {
  test.each([
    [
      [1, 2, 3],
      [3, 1, 2],
      [3, 1, 2],
    ],
    [[1, 2, 3], [3], [3, 1, 2]],
    [
      [1, 2, 3],
      [9, 2],
      [2, 1, 3],
    ],
    [[1, 2, 3], [], [1, 2, 3]],
    [[], [1, 2], []],
    [
      [1, 2],
      [2, 2, 1],
      [2, 1],
    ],
  ])('of %j by %j is %j', (stored, listed, order) => {
    expect(sortedOrder(stored, listed)).toEqual(order);
  });

  test('has every record of the list exactly once, the listed ones first', () => {
    fc.assert(
      fc.property(IDS, fc.array(fc.integer({ min: 1, max: 40 })), (stored, listed) => {
        const order = sortedOrder(stored, listed);
        expect(order.toSorted()).toEqual(stored.toSorted());
        const belonging = [...new Set(listed)].filter((id) => stored.includes(id));
        expect(order.slice(0, belonging.length)).toEqual(belonging);
      }),
    );
  });

  test.each([
    [2, 1, [2, 1, 3]],
    [1, 3, [2, 3, 1]],
    [1, 99, [2, 3, 1]],
    [2, 2, [1, 2, 3]],
    [4, 2, [1, 4, 2, 3]],
  ])('with %d at position %d is %j', (id, position, order) => {
    expect(movedOrder([1, 2, 3], id, position)).toEqual(order);
  });
});

import fc from 'fast-check';
import {
  noSelection,
  opensRecord,
  retain,
  select,
  selectAll,
  deselect,
  type ClickKeys,
  type Selection,
} from '../../../../src/domain/shared/list/selection';

const plain: ClickKeys = { toggle: false, range: false };
const ctrl: ClickKeys = { toggle: true, range: false };
const shift: ClickKeys = { toggle: false, range: true };
const both: ClickKeys = { toggle: true, range: true };
const order = ['a', 'b', 'c', 'd', 'e'];
const of = (anchor: string | null, ...ids: readonly string[]): Selection => ({ ids: new Set(ids), anchor });
const shown = ({ ids, anchor }: Selection): readonly unknown[] => [[...ids], anchor];

describe('a click on a row (R-SHR-04)', () => {
  test.each<[string, Selection, string, ClickKeys, readonly string[], string | null]>([
    ['alone selects', noSelection, 'b', plain, ['b'], 'b'],
    ['alone replaces what was selected', of('a', 'a', 'c'), 'b', plain, ['b'], 'b'],
    ['alone on one of many keeps only that one', of('a', 'a', 'b'), 'b', plain, ['b'], 'b'],
    ['with ctrl adds', of('a', 'a'), 'c', ctrl, ['a', 'c'], 'c'],
    ['with ctrl takes away', of('c', 'a', 'c'), 'a', ctrl, ['c'], 'a'],
    ['with ctrl on nothing selects', noSelection, 'c', ctrl, ['c'], 'c'],
    ['with shift takes the rows down to here', of('b', 'b'), 'd', shift, ['b', 'c', 'd'], 'b'],
    ['with shift takes the rows up to here', of('d', 'd'), 'b', shift, ['b', 'c', 'd'], 'd'],
    ['with shift on the anchor takes that row', of('b', 'b', 'c'), 'b', shift, ['b'], 'b'],
    ['with shift replaces an earlier range from the same anchor', of('b', 'b', 'c', 'd'), 'a', shift, ['a', 'b'], 'b'],
    ['with shift drops what lies outside the range', of('b', 'b', 'e'), 'c', shift, ['b', 'c'], 'b'],
    ['with shift and no anchor selects', noSelection, 'c', shift, ['c'], 'c'],
    ['with shift and an anchor that is gone selects', of('x', 'x'), 'c', shift, ['c'], 'c'],
    ['with shift and ctrl adds the range', of('d', 'a', 'd'), 'e', both, ['a', 'd', 'e'], 'd'],
    ['with shift after a ctrl-click that took away starts there', of('b', 'd'), 'c', shift, ['b', 'c'], 'b'],
  ])('%s', (_, before, id, keys, ids, anchor) => {
    expect(shown(select(before, order, id, keys))).toEqual([ids, anchor]);
  });

  test('shift after a new sort takes the rows as they stand now', () => {
    const anchored = select(noSelection, order, 'b', plain);
    expect([...select(anchored, ['e', 'b', 'a', 'd', 'c'], 'd', shift).ids]).toEqual(['b', 'a', 'd']);
  });

  test('never changes the selection it was given', () => {
    const before = of('a', 'a', 'c');
    for (const keys of [plain, ctrl, shift, both]) select(before, order, 'e', keys);
    expect(shown(before)).toEqual([['a', 'c'], 'a']);
  });
});

describe('the second click (R-SHR-04)', () => {
  test.each([
    ['on the only selected row opens', of('b', 'b'), 'b', plain, true],
    ['on another row does not', of('b', 'b'), 'c', plain, false],
    ['on one of several does not', of('b', 'b', 'c'), 'b', plain, false],
    ['with ctrl does not', of('b', 'b'), 'b', ctrl, false],
    ['with shift does not', of('b', 'b'), 'b', shift, false],
    ['that is the first does not', noSelection, 'b', plain, false],
  ])('%s', (_, selection, id, keys, answer) => {
    expect(opensRecord(selection, id, keys)).toBe(answer);
  });
});

describe('the whole page', () => {
  test('is selected, and let go when all of it was selected', () => {
    const all = selectAll(of('b', 'b'), order);
    expect([...all.ids]).toEqual(order);
    expect([...selectAll(all, order).ids]).toEqual([]);
    expect([...selectAll(noSelection, []).ids]).toEqual([]);
  });

  test('what is no longer shown is no longer selected', () => {
    expect(shown(retain(of('b', 'b', 'd'), ['d', 'e']))).toEqual([['d'], null]);
    expect(shown(retain(of('b', 'b', 'd'), ['b', 'd']))).toEqual([['b', 'd'], 'b']);
    expect(shown(deselect(of('b', 'b', 'd'), ['b', 'x']))).toEqual([['d'], null]);
  });

  test('however one clicks, only rows of the page are selected', () => {
    const click = fc.record({ id: fc.constantFrom(...order), toggle: fc.boolean(), range: fc.boolean() });
    fc.assert(
      fc.property(fc.array(click), (clicks) => {
        const end = clicks.reduce((selection, { id, ...keys }) => select(selection, order, id, keys), noSelection);
        return [...end.ids].every((id) => order.includes(id)) && (clicks.length === 0 || end.anchor !== null);
      }),
    );
  });
});

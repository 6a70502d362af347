import {
  flatSorting,
  reduceSorting,
  type Lift,
  type SortEvent,
  type SortGeometry,
} from '../../../../src/domain/shared/sorting/sorting';

type Event = SortEvent<string, number, number>;
type Row = readonly [
  what: string,
  before: Lift<string, number> | null,
  event: Event,
  lift: readonly [from: number, to: number] | null,
  said: string | null,
  move: number | null,
];

const LIST = ['a', 'b', 'c'];
const lifted = (to: number, by: 'keys' | 'pointer' = 'keys'): Lift<string, number> => ({
  item: 'b',
  name: 'B',
  by,
  gesture: 'one',
  from: 1,
  to,
});
const lift = (item: string, by: 'keys' | 'pointer' = 'keys'): Event => ({
  type: 'lift',
  item,
  name: item,
  by,
  gesture: 'one',
});
const step = (which: Extract<Event, { readonly type: 'step' }>['step']): Event => ({ type: 'step', step: which });

const outcomeOf = (geometry: SortGeometry<string, number, number>, [, before, event]: Row) => {
  const { lift: after, said, move } = reduceSorting(geometry, before, event);
  return [after && [after.from, after.to], said ? `${said.what} ${said.at}` : null, move ?? null];
};

/** Moves are made at the drop; place 2 refuses drops, and the coordinate of a pointer is its place. */
const FIXED: SortGeometry<string, number, number> = {
  ...flatSorting(LIST),
  treeDropAt: (_, point) => (point < 0 ? null : point),
  refuses: (_, at) => at === 2,
  isLive: false,
};

// Rule R-CAT-33.
test.each<Row>([
  ['lifts by keys', null, lift('b'), [1, 1], 'lifted 1', null],
  ['lifts by pointer in silence', null, lift('b', 'pointer'), [1, 1], null, null],
  ['lifts nothing that is not there', null, lift('z'), null, null, null],
  ['lifts one thing at a time', lifted(2), lift('a'), [1, 2], null, null],
  ['steps', lifted(1), step('up'), [1, 0], 'moved 0', null],
  ['steps to an end', lifted(0), step('last'), [1, 2], 'moved 2', null],
  ['stays at the end', lifted(0), step('up'), [1, 0], 'stays 0', null],
  ['stays without levels', lifted(0), step('in'), [1, 0], 'stays 0', null],
  ['aims', lifted(1, 'pointer'), { type: 'aim', point: 0 }, [1, 0], null, null],
  ['aims at nothing', lifted(0, 'pointer'), { type: 'aim', point: -1 }, [1, 0], null, null],
  ['drops', lifted(0), { type: 'drop' }, null, 'dropped 0', 0],
  ['puts back what a place refuses', lifted(2), { type: 'drop' }, null, 'back 1', null],
  ['cancels', lifted(0), { type: 'cancel' }, null, 'back 1', null],
  ['puts back when the focus leaves', lifted(0), { type: 'blur' }, null, 'back 1', null],
  ['drags on without the focus', lifted(0, 'pointer'), { type: 'blur' }, [1, 0], null, null],
  ['goes on when another item changed', lifted(0), { type: 'changed' }, [1, 0], null, null],
  ...(['drop', 'cancel', 'blur', 'changed'] as const).map((type): Row => [
    `${type} of nothing`,
    null,
    { type },
    null,
    null,
    null,
  ]),
  ['a step of nothing', null, step('up'), null, null, null],
])('a list that moves at the drop %s', (...row) => {
  expect(outcomeOf(FIXED, row)).toEqual(row.slice(3));
});

test('tells which drop was refused', () => {
  expect(reduceSorting(FIXED, lifted(2), { type: 'drop' }).isRefused).toBe(true);
  expect(reduceSorting(FIXED, lifted(0), { type: 'drop' }).isRefused).toBeUndefined();
});

test('stops when what is lifted is gone', () => {
  const { lift: after, said, move } = reduceSorting({ ...FIXED, placeOf: () => null }, lifted(0), { type: 'changed' });
  expect([after, said?.what, said?.at, move]).toEqual([null, 'stopped', 1, undefined]);
});

/** The list after the moves so far, with `b` at its new place. */
const movedTo = (place: number) => flatSorting(LIST.filter((key) => key !== 'b').toSpliced(place, 0, 'b'));

test.each<Row>([
  ['moves with each step', lifted(1), step('down'), [1, 2], 'moved 2', 2],
  ['moves to an end', lifted(1), step('first'), [1, 0], 'moved 0', 0],
  ['stays at the end', lifted(2), step('down'), [1, 2], 'stays 2', null],
  ['drops where it stands', lifted(2), { type: 'drop' }, null, 'dropped 2', null],
  ['moves back on a cancel', lifted(2), { type: 'cancel' }, null, 'back 1', 1],
  ['moves nothing back that did not move', lifted(1), { type: 'cancel' }, null, 'back 1', null],
  ['leaves it where it stands without the focus', lifted(2), { type: 'blur' }, null, null, null],
])('a flat list %s', (...row) => {
  expect(outcomeOf(movedTo(row[1]?.to ?? 1), row)).toEqual(row.slice(3));
});

test('a flat list counts from where the item stands after somebody else sorted', () => {
  const { move, said } = reduceSorting(flatSorting(['b', 'c', 'a']), lifted(2), step('down'));
  expect([move, said?.at]).toEqual([1, 1]);
});

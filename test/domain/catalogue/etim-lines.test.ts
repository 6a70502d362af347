import fc from 'fast-check';
import {
  countAcross,
  groupedSorting,
  nextTarget,
  targetOf,
  targetOver,
  withSlot,
  type DropTarget,
  type Lifted,
} from '../../../src/domain/catalogue/etim-drop';
import {
  filterTerm,
  groupsOf,
  keyOfLine,
  linesOf,
  reachableIds,
  visibleCount,
  WHOLE_VIEW,
  type EtimView,
} from '../../../src/domain/catalogue/etim-lines';
import { MAX_MOVED, orderOf, type ListedFeature } from '../../../src/domain/catalogue/etim-order';
import type { SortStep } from '../../../src/domain/shared/sorting/sorting';

const CATEGORIES = [
  { id: '1', name: 'Output and temperature' },
  { id: '2', name: 'Hydraulics' },
  { id: '3', name: 'Empty' },
];
const feature = (id: string, label: string, group: string | null, visible = true): ListedFeature => ({
  id,
  code: `EF00${id}`,
  label,
  unit: '°C',
  postfix: '',
  visible,
  filterable: false,
  brochure: false,
  category: group === null ? null : { id: group, name: '' },
});
const FEATURES = [
  feature('a', 'Flow temperature', '1'),
  feature('b', 'Power', '1', false),
  feature('c', 'Return température', '1'),
  feature('d', 'Water content', '2'),
  feature('e', 'Refrigerant', null),
];
const BY_ID = new Map(FEATURES.map((one) => [one.id, one]));
const NAMES = new Map([
  ...CATEGORIES.map(({ id, name }) => [id, name] as const),
  ['other', 'Without category'] as const,
]);
const shown = (view: Partial<EtimView> = {}) =>
  groupsOf({ order: orderOf(CATEGORIES, FEATURES), features: BY_ID, names: NAMES, view: { ...WHOLE_VIEW, ...view } });
const keys = (view?: Partial<EtimView>) => linesOf(shown(view)).map(keyOfLine).join(' ');

describe('the lines of the overview (R-CAT-30)', () => {
  test('are a head and its features, the group without category last', () => {
    expect(keys()).toBe('h1 fa fb fc h2 fd h3 n3 hother fe');
  });

  test.each([
    ['one character filters nothing', 't', 'h1 fa fb fc h2 fd h3 n3 hother fe'],
    ['two characters filter', 'te', 'h1 fa fc h2 fd h3 n3 hother fe'],
    ['every word has to be there, without accents and case', 'TEMPERATURE return', 'h1 fc h2 fd h3 n3 hother fe'],
    ['codes and units are found', 'ef00b', 'h1 fb h2 fd h3 n3 hother fe'],
    ['nothing is found', 'zz', 'h1 n1 h2 fd h3 n3 hother fe'],
  ])('a filter of a group: %s', (_what, term, expected) => {
    expect(keys({ terms: new Map([['1', term]]) })).toBe(expected);
  });

  test('a collapsed group has a head only, and its filter rests', () => {
    const view = { collapsed: new Set(['1']), terms: new Map([['1', 'temp']]) };
    expect(keys(view)).toBe('h1 h2 fd h3 n3 hother fe');
    expect(shown(view)[0]).toMatchObject({ term: '', shown: ['a', 'b', 'c'] });
  });

  test('a filter of categories leaves groups by their names', () => {
    expect(keys({ categoryTerm: 'hydr' })).toBe('h2 fd');
    expect(keys({ categoryTerm: 'h' })).toBe(keys());
    expect(keys({ categoryTerm: 'zzz' })).toBe('');
  });

  test('while a category is moved every group is folded', () => {
    expect(linesOf(shown(), true).map(keyOfLine).join(' ')).toBe('h1 h2 h3 hother');
  });

  test('tells what can be reached, and how many are visible', () => {
    expect(reachableIds(shown({ collapsed: new Set(['2']) }))).toEqual(['a', 'b', 'c', 'e']);
    expect(visibleCount(['a', 'b', 'c', 'gone'], BY_ID)).toBe(2);
    expect([filterTerm(' t '), filterTerm(' te ')]).toEqual(['', 'te']);
  });
});

const lift = (...ids: string[]): Lifted => ({ kind: 'features', ids });
const at = (group: string | null, place: number): DropTarget => ({ group, place });
const slotted = (lifted: Lifted, target: DropTarget, view?: Partial<EtimView>) =>
  withSlot(linesOf(shown(view), lifted.kind === 'category'), lifted, target)
    .map(keyOfLine)
    .join(' ');

describe('the place of a drop (R-CAT-33)', () => {
  test.each<readonly [string, Lifted, DropTarget, string]>([
    ['the top of a group', lift('d'), at('1', 0), 'h1 slot fa fb fc h2 fd h3 n3 hother fe'],
    ['between rows; the lifted ones do not count', lift('a'), at('1', 1), 'h1 fa fb slot fc h2 fd h3 n3 hother fe'],
    ['the end of a group', lift('d'), at('1', 3), 'h1 fa fb fc slot h2 fd h3 n3 hother fe'],
    ['an empty group', lift('d'), at('3', 0), 'h1 fa fb fc h2 fd h3 n3 slot hother fe'],
    ['the end of the last group', lift('d'), at('other', 1), 'h1 fa fb fc h2 fd h3 n3 hother fe slot'],
    ['among categories', { kind: 'category', id: '1' }, at(null, 1), 'h1 h2 slot h3 hother'],
    ['behind the last category', { kind: 'category', id: '1' }, at(null, 2), 'h1 h2 h3 slot hother'],
  ])('%s', (_what, lifted, target, expected) => {
    expect(slotted(lifted, target)).toBe(expected);
  });

  test('a collapsed group takes what is dropped at its end', () => {
    const view = { collapsed: new Set(['1']) };
    expect(slotted(lift('d'), at('1', 3), view)).toBe('h1 slot h2 fd h3 n3 hother fe');
    const [head] = linesOf(shown(view));
    expect(head && targetOver(shown(view), lift('d'), head, false)).toEqual(at('1', 3));
  });

  test.each<readonly [string, Lifted, string, boolean, DropTarget]>([
    ['upper half of a row', lift('d'), 'fb', false, at('1', 1)],
    ['lower half of a row', lift('d'), 'fb', true, at('1', 2)],
    ['below itself', lift('a'), 'fb', true, at('1', 1)],
    ['over itself', lift('b'), 'fb', true, at('1', 1)],
    ['a head', lift('d'), 'h1', true, at('1', 0)],
    ['an empty group', lift('d'), 'n3', true, at('3', 0)],
    ['a category over a head', { kind: 'category', id: '3' }, 'h1', true, at(null, 1)],
    ['a category over the last group', { kind: 'category', id: '1' }, 'hother', true, at(null, 2)],
  ])('under the pointer: %s', (_what, lifted, key, lower, expected) => {
    const groups = shown();
    const line = linesOf(groups, lifted.kind === 'category').find((one) => keyOfLine(one) === key);
    if (line === undefined) throw new Error(`No line ${key}`);
    expect(targetOver(groups, lifted, line, lower)).toEqual(expected);
  });

  test('arrows pass every place once, across groups, and back', () => {
    const walk = (from: DropTarget, step: SortStep): string[] => {
      const seen: string[] = [];
      for (let next: DropTarget | null = from; next !== null; next = nextTarget(groups, lifted, next, step))
        seen.push(`${String(next.group)}${String(next.place)}`);
      return seen;
    };
    const groups = shown({ collapsed: new Set(['2']) });
    const lifted = lift('a', 'b');
    const down = walk(at('1', 0), 'down');
    expect(down).toEqual(['10', '11', '21', '30', 'other0', 'other1']);
    expect(walk(at('other', 1), 'up')).toEqual(down.toReversed());
    expect(nextTarget(groups, lifted, at('1', 0), 'last')).toEqual(at('1', 1));
    expect(nextTarget(groups, lifted, at('1', 1), 'first')).toEqual(at('1', 0));
    expect(nextTarget(groups, lifted, at('1', 0), 'first')).toBeNull();
    expect(nextTarget(groups, lifted, at('2', 1), 'last')).toBeNull();
  });

  test('categories pass their places, and end before the group without one', () => {
    const lifted: Lifted = { kind: 'category', id: '2' };
    expect(targetOf(shown(), lifted)).toEqual(at(null, 1));
    expect(nextTarget(shown(), lifted, at(null, 1), 'down')).toEqual(at(null, 2));
    expect(nextTarget(shown(), lifted, at(null, 2), 'down')).toBeNull();
    expect(nextTarget(shown(), lifted, at(null, 2), 'first')).toEqual(at(null, 0));
  });

  test('the slot is where the pointer put it: held over a row again, it stays', () => {
    fc.assert(
      fc.property(
        fc.subarray(['a', 'b', 'c', 'd', 'e'], { minLength: 1 }),
        fc.nat(9),
        fc.boolean(),
        (ids, row, lower) => {
          const [groups, lifted] = [shown(), lift(...ids)];
          const lines = linesOf(groups);
          const line = lines[row];
          if (line === undefined) return;
          const target = targetOver(groups, lifted, line, lower);
          if (target === null) throw new Error('Every line of the list takes a drop');
          const withIt = withSlot(lines, lifted, target);
          expect(withIt.filter(({ kind }) => kind === 'slot')).toHaveLength(1);
          expect(withIt.filter(({ kind }) => kind !== 'slot')).toEqual(lines);
        },
      ),
    );
  });
});

describe('what may go where (R-CAT-33)', () => {
  const groups = () => shown();
  const lineOf = (key: string) => {
    const line = linesOf(groups()).find((one) => keyOfLine(one) === key);
    if (line === undefined) throw new Error(`No line ${key}`);
    return line;
  };
  const held = (item: Lifted, from: DropTarget) =>
    ({ item, name: '', by: 'pointer', gesture: 'one', from, to: from }) as const;

  test.each<readonly [string, Lifted, boolean, DropTarget | null]>([
    ['what is held', lift('c', 'a'), true, at('1', 1)],
    ['a category', { kind: 'category', id: '3' }, true, at(null, 2)],
    ['a feature that is not shown', lift('z'), true, null],
    ['nothing while the lists are read', lift('a'), false, null],
  ])('lifts %s', (_what, item, move, expected) => {
    expect(groupedSorting(groups(), { move, leave: true }).placeOf(item)).toEqual(expected);
  });

  test.each<readonly [string, boolean, DropTarget | null, DropTarget | null]>([
    ['may leave its group', true, at('2', 0), at('2', 0)],
    ['stays in its group', false, null, null],
  ])('a feature %s', (_what, leave, stepped, aimed) => {
    const sorting = groupedSorting(groups(), { move: true, leave });
    expect(sorting.next(lift('a'), at('1', 2), 'down')).toEqual(stepped);
    expect(sorting.treeDropAt(held(lift('a'), at('1', 0)), { line: lineOf('fd'), lower: false })).toEqual(aimed);
    expect(sorting.treeDropAt(held(lift('a'), at('1', 0)), { line: lineOf('fc'), lower: true })).toEqual(at('1', 2));
  });

  test('a category passes the others without the right to leave', () => {
    const sorting = groupedSorting(groups(), { move: true, leave: false });
    expect(sorting.next({ kind: 'category', id: '1' }, at(null, 0), 'down')).toEqual(at(null, 1));
    expect(sorting.next({ kind: 'category', id: '1' }, at(null, 0), 'in')).toBeNull();
  });

  test('at most 500 features come from other groups (R-CAT-32)', () => {
    const sorting = groupedSorting(groups(), { move: true, leave: true });
    const many = Array.from({ length: MAX_MOVED }, (_, place) => `m${place}`);
    expect(sorting.refuses(lift('a', ...many), at('1', 0))).toBe(false);
    expect(sorting.refuses(lift('a', ...many), at('2', 0))).toBe(true);
    expect(countAcross(groups(), lift('a', 'd'), at('2', 0))).toBe(1);
    expect(sorting.refuses({ kind: 'category', id: '1' }, at(null, 1))).toBe(false);
  });
});

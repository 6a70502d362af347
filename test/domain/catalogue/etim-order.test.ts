import fc from 'fast-check';
import { OTHER_GROUP } from '../../../src/domain/catalogue/etim-feature.rule';
import {
  afterStep,
  moveCategory,
  moveFeatures,
  orderOf,
  placeAmong,
  savingSteps,
  type EtimOrder,
  type ListedFeature,
} from '../../../src/domain/catalogue/etim-order';
import { groupsOf, linesOf, WHOLE_VIEW } from '../../../src/domain/catalogue/etim-lines';
import type { Id } from '../../../src/domain/shared/id';

const NAMES = ['pomp', 'klep', 'buis', 'ketel'];
const GROUPS = ['1', '2', '3', OTHER_GROUP];

const featureOf = (id: number, group: Id): ListedFeature => ({
  id: `f${String(id)}`,
  code: `EF00000${String(id)}`,
  label: `${NAMES[id % NAMES.length] ?? ''} ${String(id)}`,
  unit: id % 2 === 0 ? 'mm' : '',
  postfix: '',
  visible: true,
  filterable: false,
  brochure: false,
  category: group === OTHER_GROUP ? null : { id: group, name: `Group ${group}` },
});
const CATEGORIES = GROUPS.slice(0, 3).map((id) => ({ id, name: `Group ${id}` }));
const FEATURES = Array.from({ length: 14 }, (_, id) => featureOf(id, GROUPS[Math.floor(id / 4)] ?? OTHER_GROUP));
const START = orderOf(CATEGORIES, FEATURES);
const BY_ID = new Map(FEATURES.map((feature) => [feature.id, feature]));
const NAMED = new Map([...CATEGORIES.map(({ id, name }) => [id, name] as const), [OTHER_GROUP, 'Other'] as const]);

const everyFeature = (order: EtimOrder): readonly Id[] => [...order.features.values()].flat();
const everyGroup = (order: EtimOrder) => [order.categories, [...order.features].map(([id, ids]) => [id, [...ids]])];

describe('the order of what was read (R-CAT-02)', () => {
  test('has each category, also an empty one, and the features without one', () => {
    const order = orderOf([...CATEGORIES, { id: '9', name: 'Empty' }], FEATURES);
    expect(order.categories).toEqual(['1', '2', '3', '9']);
    expect(order.features.get('9')).toEqual([]);
    expect(order.features.get(OTHER_GROUP)).toEqual(['f12', 'f13']);
  });

  test('keeps features of a category that was not in the list', () => {
    const late = { ...featureOf(20, '7'), category: { id: '7', name: 'Late' } };
    const order = orderOf(CATEGORIES, [...FEATURES, late]);
    expect([order.categories.at(-1), order.features.get('7')]).toEqual(['7', ['f20']]);
  });
});

describe('a drop among rows of which some are hidden (R-CAT-31)', () => {
  test.each<readonly [string, string, string, string, number, string]>([
    // description, all codes, moved, shown codes, place, expected
    ['behind the shown one above', 'a h b c', 'c', 'a b c', 1, 'a c h b'],
    ['before the first shown one', 'h a b c', 'c', 'a b c', 0, 'h c a b'],
    ['behind the last shown one, hidden ones follow', 'a b h', 'a', 'a b', 1, 'b a h'],
    ['at the end where nothing else is shown', 'h i', 'x', '', 0, 'h i x'],
    ['from another list', 'a b', 'x y', 'a b', 1, 'a x y b'],
    ['several, which stay together', 'a b c d', 'd b', 'a b c d', 0, 'd b a c'],
    ['where it stands: nothing changes', 'h a i b j', 'a', 'a b', 0, 'h a i b j'],
    ['the only shown one: nothing changes', 'h a i', 'a', 'a', 0, 'h a i'],
    ['below the end', 'a b c', 'a', 'a b c', 99, 'b c a'],
  ])('%s', (_what, all, moved, shown, place, expected) => {
    const words = (text: string) => text.split(' ').filter((word) => word !== '');
    expect(placeAmong(words(all), words(moved), words(shown), place).join(' ')).toBe(expected);
  });
});

describe('moves of features and categories', () => {
  test('take features of several groups in the order of the list', () => {
    const moved = moveFeatures(START, {
      ids: ['f9', 'f0', 'f12'],
      group: '2',
      shown: ['f4', 'f5', 'f6', 'f7'],
      place: 1,
    });
    expect(moved.features.get('2')).toEqual(['f4', 'f0', 'f9', 'f12', 'f5', 'f6', 'f7']);
    expect(moved.features.get('1')).toEqual(['f1', 'f2', 'f3']);
  });

  test.each([
    ['an unknown group', { ids: ['f1'], group: '99', shown: [], place: 0 }],
    ['an unknown feature', { ids: ['f99'], group: '1', shown: [], place: 0 }],
  ])('change nothing for %s', (_what, move) => {
    expect(moveFeatures(START, move)).toBe(START);
  });

  test('leave the group without category at its place', () => {
    expect(moveCategory(START, { id: OTHER_GROUP, shown: ['1', '2', '3'], place: 0 })).toBe(START);
    expect(moveCategory(START, { id: '3', shown: ['1', '2', '3'], place: 0 }).categories).toEqual(['3', '1', '2']);
  });
});

type Act =
  | { readonly kind: 'features'; readonly ids: readonly number[]; readonly group: number; readonly place: number }
  | { readonly kind: 'category'; readonly id: number; readonly place: number }
  | { readonly kind: 'filter'; readonly group: number; readonly term: string }
  | { readonly kind: 'fold'; readonly group: number };
const ACT: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('features' as const),
    ids: fc.array(fc.nat(13), { minLength: 1, maxLength: 4 }),
    group: fc.nat(3),
    place: fc.nat(15),
  }),
  fc.record({ kind: fc.constant('category' as const), id: fc.nat(3), place: fc.nat(4) }),
  fc.record({
    kind: fc.constant('filter' as const),
    group: fc.nat(3),
    term: fc.constantFrom('', 'p', 'pomp', 'EF', 'zz'),
  }),
  fc.record({ kind: fc.constant('fold' as const), group: fc.nat(3) }),
);

/** Performs the moves in order, each on the rows that are shown at that time. */
const played = (acts: readonly Act[]) => {
  let [order, view] = [START, WHOLE_VIEW];
  for (const act of acts) {
    const groups = groupsOf({ order, features: BY_ID, names: NAMED, view });
    const shownIn = (id: Id) => groups.find((group) => group.id === id)?.shown ?? [];
    const group = GROUPS['group' in act ? act.group : 0] ?? '';
    if (act.kind === 'features')
      order = moveFeatures(order, {
        ids: act.ids.map((id) => `f${String(id)}`),
        group,
        shown: shownIn(group),
        place: act.place,
      });
    else if (act.kind === 'category')
      order = moveCategory(order, { id: GROUPS[act.id] ?? '', shown: order.categories, place: act.place });
    else if (act.kind === 'filter') view = { ...view, terms: new Map(view.terms).set(group, act.term) };
    else view = { ...view, collapsed: new Set([...view.collapsed, group]) };
  }
  return { order, view };
};

describe('any sequence of moves and filters', () => {
  test('keeps every feature and category exactly once', () => {
    fc.assert(
      fc.property(fc.array(ACT, { maxLength: 12 }), (acts) => {
        const { order, view } = played(acts);
        expect([...everyFeature(order)].sort()).toEqual(FEATURES.map(({ id }) => id).sort());
        expect([...order.categories].sort()).toEqual(['1', '2', '3']);
        const groups = groupsOf({ order, features: BY_ID, names: NAMED, view });
        const drawn = linesOf(groups).flatMap((line) => (line.kind === 'feature' ? [line.id] : []));
        expect(new Set(drawn).size).toBe(drawn.length);
      }),
    );
  });

  test('is what the server has after the calls of a save, with positions 1..n (R-CAT-32)', () => {
    fc.assert(
      fc.property(fc.array(ACT, { maxLength: 12 }), (acts) => {
        const { order } = played(acts);
        const stored = savingSteps(START, order, true).reduce(afterStep, START);
        expect(everyGroup(stored)).toEqual(everyGroup(order));
      }),
    );
  });

  test('shows what is dropped right behind what stood above it', () => {
    fc.assert(
      fc.property(fc.array(ACT, { maxLength: 6 }), fc.nat(13), fc.nat(3), fc.nat(15), (acts, id, at, place) => {
        const { order, view } = played(acts);
        const [feature, group] = [`f${String(id)}`, GROUPS[at] ?? ''];
        const shownNow = (now: EtimOrder) =>
          groupsOf({ order: now, features: BY_ID, names: NAMED, view }).find((one) => one.id === group)?.shown ?? [];
        const before = shownNow(order);
        const rest = before.filter((one) => one !== feature);
        const after = shownNow(moveFeatures(order, { ids: [feature], group, shown: before, place }));
        const seen = after.includes(feature) ? [...rest.slice(0, place), feature, ...rest.slice(place)] : rest;
        expect(after).toEqual(seen);
      }),
    );
  });
});

describe('the calls of a save (R-CAT-32)', () => {
  const kindsOf = (order: EtimOrder, maySort: boolean) => savingSteps(START, order, maySort).map((step) => step.kind);
  const across = moveFeatures(START, { ids: ['f0'], group: '2', shown: ['f4', 'f5', 'f6', 'f7'], place: 0 });

  test('are none where nothing changed', () => {
    expect(kindsOf(START, true)).toEqual([]);
  });

  test('move first, then sort both groups', () => {
    expect(savingSteps(START, across, true)).toEqual([
      { kind: 'move', id: 'f0', group: '2' },
      { kind: 'features', group: '1', ids: ['f1', 'f2', 'f3'] },
      { kind: 'features', group: '2', ids: ['f0', 'f4', 'f5', 'f6', 'f7'] },
    ]);
  });

  test('only move for somebody without the right to sort', () => {
    expect(kindsOf(across, false)).toEqual(['move']);
  });

  test('sort no group that became empty', () => {
    const emptied = moveFeatures(START, { ids: ['f12', 'f13'], group: '1', shown: [], place: 0 });
    expect(savingSteps(START, emptied, true).filter((step) => step.kind === 'features')).toHaveLength(1);
  });
});

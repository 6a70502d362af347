import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import {
  changedFields,
  isFields,
  keysOf,
  mergeFields,
  sameShape,
  resolveConflicts,
} from '../../../src/domain/shared/merge';
import { sameValue } from '../../../src/domain/shared/same-value';

type Draft = {
  readonly name: string;
  readonly town: string;
  readonly active: boolean;
  readonly groups: readonly string[];
};
const base: Draft = { name: 'Emma', town: 'Utrecht', active: true, groups: ['1', '2'] };
const text = fc.constantFrom('Emma', 'Mine', 'Theirs', '');
const drafts: fc.Arbitrary<Draft> = fc.record({
  name: text,
  town: text,
  active: fc.boolean(),
  groups: fc.uniqueArray(fc.constantFrom('1', '2', '3', '4')),
});
const plain = ['name', 'town', 'active'] as const;

describe('of one kind', () => {
  test.each([
    ['x', 'y', true],
    ['x', 1, false],
    ['x', null, true],
    [null, { a: 1 }, true],
    [true, 0, false],
    [[], ['1'], true],
    [[], {}, false],
    [{}, [], false],
    [{ a: 1 }, { a: 2, b: 3 }, true],
    [{ a: 1 }, { b: 1 }, false],
    [{ a: 1 }, { a: 'x' }, false],
    [{ a: { b: 1 } }, { a: { b: '1' } }, false],
    ['x', undefined, false],
    ['long', 'x', true],
    [{ a: 1, b: 1 }, { a: 1 }, false],
  ])('%j and %j: %p', (known, value, same) => {
    expect(sameShape(known, value)).toBe(same);
  });
});

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['x', false],
  [undefined, false],
])('%j is a set of fields: %p', (value, is) => {
  expect(isFields(value)).toBe(is);
});

test.each<[unknown, unknown, unknown]>([
  [null, ['1'], ['2']],
  [['1'], null, ['2']],
  [['1'], ['2'], null],
  [[1], [2], [3]],
])('%j changed to %j and to %j is no list of ids: a conflict', (was, mine, theirs) => {
  const draft = (groups: unknown) => ({ groups });
  expect(mergeFields(draft(was), draft(mine), draft(theirs))).toEqual({ merged: draft(mine), conflicts: ['groups'] });
});

describe('equal by value', () => {
  test.each([
    ['a', 'a', true],
    ['a', 'b', false],
    [1, '1', false],
    [true, 1, false],
    [null, undefined, false],
    [null, '', false],
    [0, false, false],
    [Number.NaN, Number.NaN, true],
    [[], [], true],
    [['a'], ['a'], true],
    [['a', 'b'], ['b', 'a'], false],
    [['a'], ['a', 'b'], false],
    [[], {}, false],
    [{}, null, false],
    [{ a: 1 }, { a: 1 }, true],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, { b: 1 }, false],
    [{ a: undefined }, {}, false],
    [{ a: [1] }, { a: [1] }, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  ])('%j and %j: %p', (a, b, answer) => {
    expect(sameValue(a, b)).toBe(answer);
    expect(sameValue(b, a)).toBe(answer);
  });

  test('agrees with the platform on everything that a draft can hold', () => {
    const pairs = fc.tuple(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }));
    fc.assert(fc.property(pairs, ([a, b]) => sameValue(a, b) === isDeepStrictEqual(a, b)));
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => sameValue(value, structuredClone(value))));
  });
});

describe('changes', () => {
  test('names the fields that differ', () => {
    expect(changedFields(base, { ...base, name: 'X', groups: ['2', '1'] })).toEqual(['name', 'groups']);
    expect(changedFields(base, { ...base, groups: ['1', '2'] })).toEqual([]);
    expect(keysOf(base)).toEqual(['name', 'town', 'active', 'groups']);
  });
});

describe('two edits of one record (R-SHR-07)', () => {
  test.each<[string, Partial<Draft>, Partial<Draft>, Partial<Draft>, readonly string[]]>([
    ['nobody changed anything', {}, {}, {}, []],
    ['only I did', { name: 'Mine' }, {}, { name: 'Mine' }, []],
    ['only they did', {}, { town: 'Delft' }, { town: 'Delft' }, []],
    ['different fields', { name: 'Mine' }, { town: 'Delft' }, { name: 'Mine', town: 'Delft' }, []],
    ['the same field, the same way', { name: 'Both' }, { name: 'Both' }, { name: 'Both' }, []],
    ['the same field, differently', { name: 'Mine' }, { name: 'Theirs' }, { name: 'Mine' }, ['name']],
    ['I emptied what they changed', { name: '' }, { name: 'Theirs' }, { name: '' }, ['name']],
    [
      'they switched back what I left alone',
      { town: 'Delft' },
      { active: false },
      { town: 'Delft', active: false },
      [],
    ],
    [
      'I took one out of a list, they put one in',
      { groups: ['1'] },
      { groups: ['1', '2', '3'] },
      { groups: ['1', '3'] },
      [],
    ],
    [
      'both put another one in',
      { groups: ['1', '2', '3'] },
      { groups: ['1', '2', '4'] },
      { groups: ['1', '2', '4', '3'] },
      [],
    ],
    ['both did the same to a list', { groups: ['2', '3'] }, { groups: ['2', '3'] }, { groups: ['2', '3'] }, []],
    ['I emptied a list that they added to', { groups: [] }, { groups: ['1', '2', '3'] }, { groups: ['3'] }, []],
    [
      'I changed a list, they another field',
      { groups: ['2'] },
      { name: 'Theirs' },
      { groups: ['2'], name: 'Theirs' },
      [],
    ],
  ])('%s', (_, mine, theirs, merged, conflicts) => {
    expect(mergeFields(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
      merged: { ...base, ...merged },
      conflicts,
    });
  });

  test('nothing that I changed is dropped, and nothing that only they changed', () => {
    fc.assert(
      fc.property(drafts, drafts, drafts, (from, mine, stored) => {
        const { merged } = mergeFields(from, mine, stored);
        const changed = changedFields(from, mine);
        for (const key of plain)
          expect([key, merged[key]]).toEqual([key, changed.includes(key) ? mine[key] : stored[key]]);
      }),
    );
  });

  test('a list has what I put in, not what I took out, and for the rest what is stored', () => {
    fc.assert(
      fc.property(drafts, drafts, drafts, (from, mine, stored) => {
        const { merged, conflicts } = mergeFields(from, mine, stored);
        for (const group of ['1', '2', '3', '4']) {
          const [was, is] = [from.groups.includes(group), mine.groups.includes(group)];
          expect([group, merged.groups.includes(group)]).toEqual([
            group,
            was === is ? stored.groups.includes(group) : is,
          ]);
        }
        expect(merged.groups).toHaveLength(new Set(merged.groups).size);
        expect(conflicts).not.toContain('groups');
      }),
    );
  });

  test('a list of anything else is one value, that both can change differently', () => {
    const [from, mine, stored] = [{ blocks: [1, 2] }, { blocks: [1] }, { blocks: [1, 2, 3] }];
    expect(mergeFields<{ readonly blocks: readonly number[] }>(from, mine, stored)).toEqual({
      merged: mine,
      conflicts: ['blocks'],
    });
  });

  test('both sides see the same conflicts; without any, both get the same record', () => {
    const sorted = (draft: Draft): Draft => ({ ...draft, groups: [...draft.groups].sort() });
    fc.assert(
      fc.property(drafts, drafts, drafts, (from, mine, stored) => {
        const [ours, theirs] = [mergeFields(from, mine, stored), mergeFields(from, stored, mine)];
        expect([...ours.conflicts].sort()).toEqual([...theirs.conflicts].sort());
        if (ours.conflicts.length === 0) expect(sorted(ours.merged)).toEqual(sorted(theirs.merged));
      }),
    );
  });

  test('a conflict is where both left the common ground for different places', () => {
    fc.assert(
      fc.property(drafts, drafts, drafts, (from, mine, stored) => {
        const expected = plain.filter(
          (key) => from[key] !== mine[key] && from[key] !== stored[key] && mine[key] !== stored[key],
        );
        expect(mergeFields(from, mine, stored).conflicts).toEqual(expected);
      }),
    );
  });

  test('choosing takes theirs where it was chosen, and leaves the rest', () => {
    fc.assert(
      fc.property(
        drafts,
        drafts,
        drafts,
        fc.subarray(['name', 'town', 'active', 'groups'] as const),
        (from, mine, stored, chosen) => {
          const { merged } = mergeFields(from, mine, stored);
          const resolved = resolveConflicts(merged, stored, chosen);
          for (const key of keysOf(from))
            expect([key, resolved[key]]).toEqual([key, chosen.includes(key) ? stored[key] : merged[key]]);
        },
      ),
    );
  });

  test('what nobody changed stays, and the drafts that came in are left alone', () => {
    const frozen = Object.freeze({ ...base, name: 'Mine' });
    expect(mergeFields(Object.freeze({ ...base }), frozen, Object.freeze({ ...base, town: 'Delft' })).merged).toEqual({
      ...base,
      name: 'Mine',
      town: 'Delft',
    });
    expect(frozen).toEqual({ ...base, name: 'Mine' });
  });
});

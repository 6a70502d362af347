import { mergeParts, partsMerging } from '../../../../src/domain/shared/parts/merge-parts';
import { storedPart, type Part, type Parts } from '../../../../src/domain/shared/parts/part';

type Draft = { readonly name: string; readonly parts: Parts<string> };

const aNew = (key: string, value: string): Part<string> => ({ key, state: 'new', value });
const marked = (key: string, value: string): Part<string> => ({ key, state: 'marked', value });
const one = storedPart('1', 'one');

/** Base, mine, stored; the merged parts, and the keys in conflict. */
const CASES: readonly (readonly [
  string,
  Parts<string>,
  Parts<string>,
  Parts<string>,
  Parts<string>,
  readonly string[],
])[] = [
  ['nobody changed it', [one], [one], [one], [one], []],
  ['I changed it', [one], [storedPart('1', 'mine')], [one], [storedPart('1', 'mine')], []],
  ['somebody else changed it', [one], [one], [storedPart('1', 'theirs')], [storedPart('1', 'theirs')], []],
  ['both changed it alike', [one], [storedPart('1', 'same')], [storedPart('1', 'same')], [storedPart('1', 'same')], []],
  [
    'both changed it differently',
    [one],
    [storedPart('1', 'mine')],
    [storedPart('1', 'theirs')],
    [storedPart('1', 'mine')],
    ['1'],
  ],
  ['I marked it', [one], [marked('1', 'one')], [one], [marked('1', 'one')], []],
  [
    'I marked what somebody else changed',
    [one],
    [marked('1', 'one')],
    [storedPart('1', 'x')],
    [marked('1', 'one')],
    ['1'],
  ],
  ['somebody else deleted it', [one], [one], [], [], []],
  ['both deleted it', [one], [marked('1', 'one')], [], [], []],
  ['both deleted it, and I had changed it', [one], [marked('1', 'mine')], [], [], []],
  ['I have one that nobody knew', [], [storedPart('1', 'mine')], [], [aNew('1', 'mine')], ['1']],
  [
    'both have one that was not there',
    [],
    [storedPart('1', 'mine')],
    [storedPart('1', 'x')],
    [storedPart('1', 'mine')],
    [],
  ],
  ['I changed what somebody else deleted', [one], [storedPart('1', 'mine')], [], [aNew('1', 'mine')], ['1']],
  ['I added one', [], [aNew('new-1', 'mine')], [], [aNew('new-1', 'mine')], []],
  ['somebody else added one', [], [], [storedPart('8', 'theirs')], [storedPart('8', 'theirs')], []],
  [
    'both added one, differently',
    [],
    [aNew('new-1', 'mine')],
    [storedPart('8', 'theirs')],
    [aNew('new-1', 'mine'), storedPart('8', 'theirs')],
    [],
  ],
  [
    'my addition was stored, and its answer was lost',
    [],
    [aNew('new-1', 'x')],
    [storedPart('8', 'x')],
    [storedPart('8', 'x')],
    [],
  ],
  [
    'of two equal additions one was stored',
    [],
    [aNew('new-1', 'x'), aNew('new-2', 'x')],
    [storedPart('8', 'x')],
    [storedPart('8', 'x'), aNew('new-2', 'x')],
    [],
  ],
  [
    'my lost addition was stored, and I changed it since',
    [],
    [{ ...aNew('new-1', 'y'), sent: 'x' }],
    [storedPart('8', 'x')],
    [storedPart('8', 'y')],
    [],
  ],
  ['my lost addition did not arrive', [], [{ ...aNew('new-1', 'y'), sent: 'x' }], [], [aNew('new-1', 'y')], []],
  [
    'my lost change was stored, and I changed it since',
    [one],
    [{ ...storedPart('1', 'y'), sent: 'x' }],
    [storedPart('1', 'x')],
    [storedPart('1', 'y')],
    [],
  ],
  [
    'my lost change was stored, and I took it back since',
    [one],
    [{ ...one, sent: 'x' }],
    [storedPart('1', 'x')],
    [one],
    [],
  ],
  [
    'my lost change was stored, and I marked it since',
    [one],
    [{ ...marked('1', 'x'), sent: 'x' }],
    [storedPart('1', 'x')],
    [marked('1', 'x')],
    [],
  ],
  ['my lost change did not arrive', [one], [{ ...storedPart('1', 'x'), sent: 'x' }], [one], [storedPart('1', 'x')], []],
  [
    'after my lost change somebody else changed it',
    [one],
    [{ ...storedPart('1', 'x'), sent: 'x' }],
    [storedPart('1', 'theirs')],
    [storedPart('1', 'x')],
    ['1'],
  ],
  [
    'my lost removal was carried out, and I restored it since',
    [one],
    [{ ...one, sent: 'one' }],
    [],
    [aNew('1', 'one')],
    [],
  ],
  ['my lost removal did not arrive, and I restored it since', [one], [{ ...one, sent: 'one' }], [one], [one], []],
  [
    'after my lost change somebody else deleted it',
    [one],
    [{ ...storedPart('1', 'x'), sent: 'x' }],
    [],
    [aNew('1', 'x')],
    ['1'],
  ],
];

describe('two edits of the parts of one record (R-COM-06)', () => {
  test.each(CASES)('%s', (_, base, mine, stored, merged, conflicts) => {
    expect(mergeParts(base, mine, stored)).toStrictEqual({ merged, conflicts });
  });
});

describe('a record with fields and parts', () => {
  const { merge, resolve } = partsMerging<string, Draft>();
  const base: Draft = { name: 'a', parts: [one, storedPart('2', 'two')] };

  test('fields and parts are merged apart, and a conflict names the part', () => {
    const mine: Draft = { name: 'mine', parts: [storedPart('1', 'mine'), storedPart('2', 'two')] };
    const stored: Draft = { name: 'theirs', parts: [storedPart('1', 'theirs'), storedPart('2', 'new two')] };
    expect(merge(base, mine, stored)).toEqual({
      merged: { name: 'mine', parts: [storedPart('1', 'mine'), storedPart('2', 'new two')] },
      conflicts: ['name', 'parts.1'],
    });
  });

  test('the stored side of a part can be taken, also where it was deleted', () => {
    const mine: Draft = { name: 'a', parts: [storedPart('1', 'mine'), storedPart('2', 'mine two')] };
    const stored: Draft = { name: 'a', parts: [storedPart('1', 'theirs')] };
    const { merged, conflicts } = merge(base, mine, stored);
    expect(conflicts).toEqual(['parts.1', 'parts.2']);
    expect(resolve(merged, stored, ['parts.1', 'parts.2'])).toEqual({ name: 'a', parts: [storedPart('1', 'theirs')] });
    // A part that is kept is created again: its old key no longer exists.
    expect(resolve(merged, stored, [])).toEqual({
      name: 'a',
      parts: [storedPart('1', 'mine'), aNew('new-1', 'mine two')],
    });
    const more = { ...merged, parts: [...merged.parts, aNew('new-1', 'new')] };
    expect(resolve(more, stored, []).parts.slice(1)).toEqual([aNew('new-2', 'mine two'), aNew('new-1', 'new')]);
  });
});

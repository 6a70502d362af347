import { mergeParts, partOfPath, partsMerging } from '../../../../src/domain/shared/parts/merge-parts';
import { storedPart, type Part, type Parts } from '../../../../src/domain/shared/parts/part';

type Terms = {
  readonly type: string;
  readonly level: number;
  readonly start: string;
  readonly end: string;
  readonly note: string;
  readonly accounts: readonly string[];
};
type Draft = { readonly name: string; readonly parts: Parts<Terms> };

const GROUPS = [
  ['type', 'level'],
  ['start', 'end'],
] as const;
const TERMS: Terms = { type: 'revenue', level: 1, start: '2026-01-01', end: '', note: '', accounts: ['7'] };
const part = (changed: Partial<Terms> = {}, key = '1'): Part<Terms> => storedPart(key, { ...TERMS, ...changed });

describe('two edits of one part, field by field (R-COM-06)', () => {
  test.each<[string, Partial<Terms>, Partial<Terms>, Partial<Terms>, readonly string[]]>([
    ['different fields', { note: 'mine' }, { start: '2026-02-01' }, { note: 'mine', start: '2026-02-01' }, []],
    ['one field alike', { note: 'same' }, { note: 'same' }, { note: 'same' }, []],
    ['one field differently', { note: 'mine' }, { note: 'theirs' }, { note: 'mine' }, ['1.note']],
    ['different fields of a group', { type: 'order' }, { level: 2 }, { type: 'order' }, ['1.type']],
    ['another of its fields', { end: '2026-03-01' }, { start: '2026-02-01' }, { end: '2026-03-01' }, ['1.start']],
    ['a group and another field', { level: 2 }, { note: 'theirs' }, { level: 2, note: 'theirs' }, []],
    ['a group alike', { level: 2 }, { level: 2, note: 'theirs' }, { level: 2, note: 'theirs' }, []],
    ['a list', { accounts: ['7', '8'] }, { accounts: ['7', '9'] }, { accounts: ['7', '9', '8'] }, []],
  ])('%s', (_, mine, theirs, merged, conflicts) => {
    expect(mergeParts([part()], [part(mine)], [part(theirs)], GROUPS)).toStrictEqual({
      merged: [part(merged)],
      conflicts,
    });
  });

  test('without groups each field is its own', () => {
    expect(mergeParts([part()], [part({ type: 'order' })], [part({ level: 2 })])).toStrictEqual({
      merged: [part({ type: 'order', level: 2 })],
      conflicts: [],
    });
  });
});

describe('the choices for conflicts of parts', () => {
  const { merge, resolve } = partsMerging<Terms, Draft>(GROUPS);
  const mine = part({ type: 'order', level: 5, note: 'mine', start: '2026-02-01' });
  const theirs = part({ type: 'order', level: 2, note: 'theirs', start: '2026-03-01', accounts: [] });
  const resolved = (paths: readonly string[], parts: Parts<Terms> = [mine], stored: Parts<Terms> = [theirs]) =>
    resolve({ name: 'mine', parts }, { name: 'theirs', parts: stored }, paths);

  test.each<[readonly string[], Part<Terms>]>([
    [[], mine],
    [['parts.1.note'], part({ ...mine.value, note: 'theirs' })],
    [['parts.1.type'], part({ ...mine.value, level: 2 })],
    [['parts.1.start', 'parts.1.note'], part({ ...mine.value, start: '2026-03-01', note: 'theirs' })],
    [['parts.1'], theirs],
    [['parts.1', 'parts.1.note'], theirs],
    [['note.1'], mine],
  ])('%j', (paths, expected) => {
    expect(resolved(paths)).toStrictEqual({ name: 'mine', parts: [expected] });
  });

  test('a choice is for its own part, and a name of a field is none of a part', () => {
    const [other, otherTheirs] = [part({ note: 'mine' }, '2'), part({ note: 'theirs' }, '2')];
    expect(resolved(['parts.2.note', 'name'], [mine, other], [theirs, otherTheirs])).toStrictEqual({
      name: 'theirs',
      parts: [mine, otherTheirs],
    });
  });

  test('equal lists of parts leave the fields alone', () => {
    const base: Draft = { name: 'a', parts: [part()] };
    const stored: Draft = { name: 'a', parts: [part(), part({}, '2')] };
    expect(
      merge(base, { name: 'b', parts: [part(), { ...part({ note: 'x' }, 'new-1'), state: 'new' }] }, stored).conflicts,
    ).toEqual([]);
  });

  test.each([
    ['parts.1', { key: '1', field: null }],
    ['parts.1.note', { key: '1', field: 'note' }],
    ['parts', { key: '', field: null }],
  ])('%s', (path, expected) => {
    expect(partOfPath(path)).toEqual(expected);
  });
});

import type { Block } from '../../../src/domain/content/block';
import { mergeBlocks, resolveBlockConflicts } from '../../../src/domain/content/merge-blocks';
import { aBlock, aText } from './support/blocks';

const block = (fields: Readonly<Record<string, string>>, given: Partial<Block> = {}): Block =>
  aBlock('a', { fields: Object.entries(fields).map(([code, value]) => aText(value, code)), ...given });

describe('fields that one side lacks (R-CON-14)', () => {
  test.each([
    ['new on my side', { title: 'a' }, { title: 'a', lead: 'x' }, { title: 'b' }, { title: 'b', lead: 'x' }],
    ['gone on my side, changed on theirs', { title: 'a', lead: 'x' }, { title: 'b' }, { title: 'a', lead: 'y' }, null],
    ['gone from the block type', { title: 'a', lead: 'x' }, { title: 'b', lead: 'x' }, { title: 'a' }, { title: 'b' }],
  ])('%s', (_, base, mine, stored, merged) => {
    expect(mergeBlocks([block(base)], [block(mine)], [block(stored)])).toStrictEqual({
      merged: [block(merged ?? { title: 'b', lead: 'y' })],
      conflicts: [],
    });
  });
});

describe('the choices for the conflicts of a block (R-CON-27)', () => {
  const mine = block({ title: 'mine' }, { id: 'mine', disabled: true });
  const stored = block({ title: 'theirs' }, { id: 'theirs' });

  test.each<[string, Partial<Block>]>([
    ['blocks.a.id', { id: 'theirs' }],
    ['blocks.a.disabled', { disabled: false }],
    ['blocks.a.title', { fields: stored.fields }],
    ['blocks.a', {}],
    ['blocks.b.id', {}],
  ])('%s takes that only', (path, changed) => {
    expect(resolveBlockConflicts([mine], [stored], [path])).toStrictEqual([{ ...mine, ...changed }]);
  });

  test('a stored block that was not chosen stays away, and one that was comes back in its place', () => {
    const [before, after] = [aBlock('b'), aBlock('c')];
    const merged = [before, after];
    expect(resolveBlockConflicts(merged, [before, stored, after], ['blocks.c'])).toStrictEqual(merged);
    expect(resolveBlockConflicts(merged, [before, stored, after], ['blocks.a'])).toStrictEqual([before, stored, after]);
  });

  test('a block that is gone from the stored ones goes with its choice only', () => {
    expect(resolveBlockConflicts([mine, aBlock('b')], [aBlock('b')], ['blocks.a'])).toStrictEqual([aBlock('b')]);
    expect(resolveBlockConflicts([mine, aBlock('b')], [aBlock('b')], ['blocks.b'])).toHaveLength(2);
  });
});

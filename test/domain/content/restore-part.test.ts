import fc from 'fast-check';
import type { Block } from '../../../src/domain/content/block';
import { htmlDecoder } from '../../../server/shared/html/text-of-html';
import { applyBlockAction, reduceBlockHistory, blockHistoryOf } from '../../../src/domain/content/block-history';
import { compareItems } from '../../../src/domain/content/compare';
import { restoreAction, restoreField, type RestorablePart } from '../../../src/domain/content/restore-part';
import { aBlock, aField, anHtml, aText, blocksOf, guidsIn, someBlocks } from './support/blocks';
import { anItem, choice, metaOf } from './support/items';

const after = (
  blocks: readonly Block[],
  older: readonly Block[],
  guid: string,
  taken: RestorablePart,
): readonly Block[] => {
  const act = restoreAction(blocks, older, guid, taken);
  return act === null ? blocks : applyBlockAction(blocks, act);
};
const EXISTENCE = { kind: 'existence' } as const;
const PLACE = { kind: 'place' } as const;
const WHOLE_CONTENT = { kind: 'content' } as const;

describe('a field of an older state (R-CON-13)', () => {
  const now = anItem({
    name: 'Now',
    tags: [choice('1')],
    status: 'draft',
    online: null,
    meta: metaOf({ title: 'Now', keywords: 'now' }),
    blocks: blocksOf('a'),
  });
  const older = anItem({
    name: 'Older',
    tags: [choice('2')],
    status: 'published',
    online: 5,
    meta: metaOf({ title: 'Older', keywords: 'older' }),
    blocks: blocksOf('b'),
  });

  test.each([
    ['name', { name: 'Older' }],
    ['tags', { tags: [choice('2')] }],
    ['meta.title', { meta: metaOf({ title: 'Older', keywords: 'now' }) }],
    ['status', { status: 'published', online: 5 }],
    ['online', { status: 'published', online: 5 }],
    ['blocks', {}],
    ['meta', {}],
    ['meta.', {}],
    ['nothing', {}],
    ['toString', {}],
  ])('%s', (path, change) => {
    expect(restoreField(now, older, path)).toEqual({ ...now, ...change });
  });

  test('is taken back to what it was, and nothing else with it', () => {
    for (const { path } of compareItems(older, now, htmlDecoder).fields) {
      const taken = restoreField(now, older, path);
      expect(compareItems(older, taken, htmlDecoder).fields.map((field) => field.path)).not.toContain(path);
      expect(restoreField(taken, now, path)).toEqual(now);
      expect(taken.blocks).toBe(now.blocks);
    }
  });
});

describe('a block of an older state (R-CON-13)', () => {
  test.each<[string, string, string, string, RestorablePart, string]>([
    ['one that was deleted comes back to its place', 'acd', 'abcd', 'b', EXISTENCE, 'abcd'],
    ['behind the nearest that is left', 'axd', 'abcd', 'c', EXISTENCE, 'acxd'],
    ['at the beginning when there is none', 'xd', 'abcd', 'a', EXISTENCE, 'axd'],
    ['one that was added goes', 'axb', 'ab', 'x', EXISTENCE, 'ab'],
    ['one that moved goes back', 'bcda', 'abcd', 'a', PLACE, 'abcd'],
    ['one goes behind the one that it followed, wherever that is now', 'cabd', 'abcd', 'd', PLACE, 'cdab'],
  ])('%s', (_, now, older, guid, taken, result) => {
    const blocks = blocksOf(now);
    const act = restoreAction(blocks, blocksOf(older), guid, taken);
    const editing = act === null ? blockHistoryOf(blocks) : reduceBlockHistory(blockHistoryOf(blocks), act);
    expect(guidsIn(editing.blocks)).toBe(result);
    expect(reduceBlockHistory(editing, { type: 'undone' }).blocks).toBe(blocks);
  });

  const was = aBlock('a', {
    id: 'was',
    fields: [aText('Was'), anHtml('<p>Was</p>')],
    publication: { from: 1, to: 2 },
    disabled: true,
  });
  const is = aBlock('a', { id: 'is', fields: [aText('Is'), anHtml('<p>Is</p>')] });
  test.each<[string, RestorablePart, Block]>([
    ['all that it held', WHOLE_CONTENT, was],
    ['one field', { kind: 'field', code: 'body' }, { ...is, fields: [aText('Is'), anHtml('<p>Was</p>')] }],
    ['its anchor', { kind: 'own', part: 'id' }, { ...is, id: 'was' }],
    ['its window', { kind: 'own', part: 'publication' }, { ...is, publication: { from: 1, to: 2 } }],
    ['that it is left out', { kind: 'own', part: 'disabled' }, { ...is, disabled: true }],
  ])('%s', (_, taken, result) => {
    expect(after([is], [was], 'a', taken)).toEqual([result]);
  });

  test.each<[string, readonly Block[], readonly Block[], RestorablePart]>([
    ['what is so already', blocksOf('ab'), blocksOf('ab'), WHOLE_CONTENT],
    ['a place that is the same', blocksOf('ab'), blocksOf('ab'), PLACE],
    ['a block that both have', blocksOf('ab'), blocksOf('ab'), EXISTENCE],
    ['a block that none has', blocksOf('b'), blocksOf('b'), EXISTENCE],
    ['the content of one that is gone', blocksOf('b'), blocksOf('ab'), WHOLE_CONTENT],
    ['the place of one that was not there', blocksOf('ab'), blocksOf('b'), PLACE],
    ['a field that it had not', [is], [was], { kind: 'field', code: 'other' }],
    ['a field that it has no longer', [aBlock('a', { fields: [] })], [was], { kind: 'field', code: 'title' }],
    [
      'a field that is of another type now',
      [aBlock('a', { fields: [aField('title', { type: 'checkbox', value: true })] })],
      [was],
      { kind: 'field', code: 'title' },
    ],
  ])('nothing is to be done for %s', (_, blocks, older, taken) => {
    expect(restoreAction(blocks, older, 'a', taken)).toBeNull();
  });

  test('every difference of a comparison can be taken back, one after the other, until there is none', () => {
    fc.assert(
      fc.property(someBlocks(), someBlocks(), (older, now) => {
        const differences = (blocks: readonly Block[]) =>
          compareItems(anItem({ blocks: older }), anItem({ blocks }), htmlDecoder).blocks;
        let blocks = now;
        for (const { guid, kind } of differences(blocks)) {
          if (kind === 'added' || kind === 'removed') blocks = after(blocks, older, guid, EXISTENCE);
          if (kind === 'changed') blocks = after(blocks, older, guid, WHOLE_CONTENT);
        }
        for (const { guid } of older) blocks = after(blocks, older, guid, PLACE);
        // An anchor that occurs twice in the older state is restored once.
        expect(blocks.map(({ id: _, ...block }) => block)).toEqual(older.map(({ id: _, ...block }) => block));
      }),
    );
  });
});

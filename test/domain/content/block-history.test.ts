import fc from 'fast-check';
import type { Block, BlockField } from '../../../src/domain/content/block';
import type { BlockAction } from '../../../src/domain/content/block-action';
import {
  applyBlockAction,
  reduceBlockHistory,
  blockHistoryOf,
  MAX_UNDO_STEPS,
  nextRedo,
  nextUndo,
  type BlockHistory,
  type BlockEvent,
} from '../../../src/domain/content/block-history';
import { aBlock, aField, anHtml, aPicture, aText, blocksOf, guidsIn, ONE_OF_EACH, someBlocks } from './support/blocks';

const abcd = blocksOf('abcd');
const after = (editing: BlockHistory, ...events: readonly BlockEvent[]): BlockHistory =>
  events.reduce(reduceBlockHistory, editing);
const done = (...events: readonly BlockEvent[]): BlockHistory => after(blockHistoryOf(abcd), ...events);
const type = (text: string, guid = 'b'): BlockAction => ({ type: 'field.changed', guid, field: aText(text) });
const textOf = (blocks: readonly Block[], guid = 'b'): unknown =>
  blocks.find((block) => block.guid === guid)?.fields[0]?.value;
const UNDO: BlockEvent = { type: 'undone' };
const REDO: BlockEvent = { type: 'redone' };

describe('what is done to blocks (R-CON-10)', () => {
  test.each<[string, BlockAction, string]>([
    ['one is added at a place', { type: 'block.added', block: aBlock('x'), place: 1 }, 'axbcd'],
    ['one is added at the end', { type: 'block.added', block: aBlock('x'), place: 4 }, 'abcdx'],
    ['a place outside is the nearest end', { type: 'block.added', block: aBlock('x'), place: 99 }, 'abcdx'],
    ['a place before the first is the first', { type: 'block.added', block: aBlock('x'), place: -3 }, 'xabcd'],
    ['one is doubled behind itself', { type: 'block.duplicated', guid: 'b', copy: 'x' }, 'abxcd'],
    ['one moves down', { type: 'blocks.moved', guids: ['a'], place: 2 }, 'bcad'],
    ['one moves up', { type: 'blocks.moved', guids: ['d'], place: 0 }, 'dabc'],
    ['several move, and keep their order', { type: 'blocks.moved', guids: ['d', 'a'], place: 1 }, 'badc'],
    ['one goes', { type: 'blocks.removed', guids: ['c'] }, 'abd'],
    ['several go', { type: 'blocks.removed', guids: ['c', 'a', 'gone'] }, 'bd'],
    ['several are pasted', { type: 'blocks.pasted', blocks: blocksOf('xy'), place: 2 }, 'abxycd'],
    ['all are replaced', { type: 'blocks.replaced', blocks: blocksOf('xy') }, 'xy'],
  ])('%s', (_, act, guids) => {
    const editing = done(act);
    expect(guidsIn(editing.blocks)).toBe(guids);
    expect(nextUndo(editing)).toMatchObject({ action: act.type, before: abcd, coalesceKey: null });
    expect(after(editing, UNDO).blocks).toBe(abcd);
    expect(after(editing, UNDO, REDO)).toEqual(editing);
  });

  test.each<[string, BlockAction, Partial<Block>]>([
    ['a field', { type: 'field.changed', guid: 'b', field: aText('New') }, { fields: [aText('New')] }],
    ['an anchor, cleaned', { type: 'anchor.set', guid: 'b', text: ' Über ons! ' }, { id: 'uber-ons' }],
    [
      'a window',
      { type: 'window.set', guid: 'b', window: { from: 1, to: null } },
      { publication: { from: 1, to: null } },
    ],
    ['a block that is left out', { type: 'blocks.disabled', guids: ['b'] }, { disabled: true }],
    [
      'a block as it was before',
      { type: 'block.restored', block: aBlock('b', { id: 'was', fields: [] }) },
      { id: 'was', fields: [] },
    ],
  ])('%s', (_, act, change) => {
    const { blocks } = done(act);
    expect(blocks).toEqual(abcd.map((block) => (block.guid === 'b' ? { ...block, ...change } : block)));
    expect(blocks.filter((block, place) => block !== abcd[place])).toHaveLength(1);
  });

  test('what was left out comes back', () => {
    expect(
      done({ type: 'blocks.disabled', guids: ['b', 'c'] }, { type: 'blocks.enabled', guids: ['c'] }).blocks.map(
        ({ disabled }) => disabled,
      ),
    ).toEqual([false, true, false, false]);
  });

  test('a copy has the content of the original, and not its anchor', () => {
    const original = aBlock('a', { id: 'prices', disabled: true, publication: { from: 1, to: 2 } });
    expect(applyBlockAction([original], { type: 'block.duplicated', guid: 'a', copy: 'x' })).toEqual([
      original,
      { ...original, guid: 'x', id: '' },
    ]);
    expect(
      applyBlockAction([original], {
        type: 'blocks.pasted',
        blocks: [aBlock('x', { id: 'prices' }), aBlock('y', { id: 'new' }), aBlock('z', { id: 'new' })],
        place: 1,
      }).map(({ id }) => id),
    ).toEqual(['prices', '', 'new', '']);
  });
});

describe('what changes nothing is no step (R-CON-10)', () => {
  test.each<[string, BlockEvent]>([
    ['a block that is there already', { type: 'block.added', block: aBlock('a'), place: 0 }],
    ['a paste with an identity that is there', { type: 'blocks.pasted', blocks: blocksOf('xa'), place: 0 }],
    ['a paste with one identity twice', { type: 'blocks.pasted', blocks: blocksOf('xx'), place: 0 }],
    ['an empty paste', { type: 'blocks.pasted', blocks: [], place: 0 }],
    ['a copy of nothing', { type: 'block.duplicated', guid: 'gone', copy: 'x' }],
    ['a copy that is the original', { type: 'block.duplicated', guid: 'a', copy: 'a' }],
    ['a move to the same place', { type: 'blocks.moved', guids: ['b', 'c'], place: 1 }],
    ['a move of nothing', { type: 'blocks.moved', guids: [], place: 0 }],
    ['the removal of what is gone', { type: 'blocks.removed', guids: ['gone'] }],
    ['the same value', { type: 'field.changed', guid: 'b', field: { ...aText('Title of b'), label: 'Another label' } }],
    ['a field of another type', { type: 'field.changed', guid: 'b', field: anHtml('New', 'title') }],
    ['a field that the block has not', { type: 'field.changed', guid: 'b', field: aText('New', 'other') }],
    ['a field of a block that is gone', { type: 'field.changed', guid: 'gone', field: aText('New') }],
    ['an anchor of which nothing is left', { type: 'anchor.set', guid: 'b', text: '?!' }],
    ['the same window', { type: 'window.set', guid: 'b', window: null }],
    ['enabling what is enabled', { type: 'blocks.enabled', guids: ['a', 'b'] }],
    ['the same blocks', { type: 'blocks.replaced', blocks: blocksOf('abcd') }],
    ['a block as it is', { type: 'block.restored', block: aBlock('b') }],
    ['undoing nothing', UNDO],
    ['doing nothing again', REDO],
  ])('%s', (_, event) => {
    const editing = blockHistoryOf(abcd);
    expect(reduceBlockHistory(editing, event)).toBe(editing);
  });
});

describe('typing (R-CON-10)', () => {
  const steps = (editing: BlockHistory): number => editing.place;

  test('in one field is one step', () => {
    const editing = done(type('N'), type('Ne'), type('New'));
    expect([steps(editing), textOf(editing.blocks), textOf(after(editing, UNDO).blocks)]).toEqual([
      1,
      'New',
      'Title of b',
    ]);
    expect(textOf(after(editing, UNDO, REDO).blocks)).toBe('New');
  });

  test('in another field, or after something else, is another step', () => {
    expect(steps(done(type('N'), type('N', 'c'), type('Ne')))).toBe(3);
    expect(steps(done(type('N'), { type: 'blocks.moved', guids: ['b'], place: 0 }, type('Ne')))).toBe(3);
  });
  test('the moves of a block that was picked up are one step, and none when it was put back', () => {
    const to = (place: number, gesture: string): BlockAction => ({
      type: 'blocks.moved',
      guids: ['a'],
      place,
      gesture,
    });
    const once = done(to(1, 'a 1'), to(2, 'a 1'));
    expect([guidsIn(once.blocks), steps(once), guidsIn(after(once, UNDO).blocks)]).toEqual(['bcad', 1, 'abcd']);
    expect(steps(done(to(1, 'a 1'), to(2, 'a 1'), to(0, 'a 1')))).toBe(0);
    expect(steps(done(to(1, 'a 1'), to(2, 'a 2')))).toBe(2);
  });

  test('back to what it was leaves no step', () => {
    const editing = done(type('N', 'c'), type('x'), type('Title of b'));
    expect([steps(editing), nextRedo(editing), textOf(editing.blocks, 'c')]).toEqual([1, null, 'N']);
  });

  const all = aBlock('b', { fields: [...ONE_OF_EACH] });
  test.each<[string, number, BlockField, BlockField]>([
    ['into a long text', 1, anHtml('1'), anHtml('12')],
    [
      'into a label of a button',
      1,
      aField('button', { type: 'button', value: { label: 'G', url: '/shop', style: 'red' } }),
      aField('button', { type: 'button', value: { label: '', url: '/shop', style: 'red' } }),
    ],
    [
      'into a caption',
      1,
      aField('slides', {
        type: 'slideshow',
        value: [
          { image: aPicture(), caption: 'A' },
          { image: null, caption: '' },
        ],
      }),
      aField('slides', {
        type: 'slideshow',
        value: [
          { image: aPicture(), caption: '' },
          { image: null, caption: '' },
        ],
      }),
    ],
    [
      'into two captions',
      2,
      aField('slides', {
        type: 'slideshow',
        value: [
          { image: aPicture(), caption: '' },
          { image: null, caption: '' },
        ],
      }),
      aField('slides', {
        type: 'slideshow',
        value: [
          { image: aPicture(), caption: '' },
          { image: null, caption: 'B' },
        ],
      }),
    ],
    [
      'both captions at once, which nobody types',
      2,
      aField('slides', {
        type: 'slideshow',
        value: [
          { image: aPicture(), caption: '1' },
          { image: null, caption: '2' },
        ],
      }),
      aField('slides', {
        type: 'slideshow',
        value: [
          { image: aPicture(), caption: '3' },
          { image: null, caption: '4' },
        ],
      }),
    ],
    [
      'a slide removed',
      2,
      aField('slides', { type: 'slideshow', value: [{ image: aPicture(), caption: 'A lake' }] }),
      aField('slides', { type: 'slideshow', value: [] }),
    ],
    [
      'a style chosen',
      2,
      aField('button', { type: 'button', value: { label: 'Go', url: '/shop', style: 'grey' } }),
      aField('button', { type: 'button', value: { label: 'Go', url: '/shop', style: 'white' } }),
    ],
    [
      'a picture chosen',
      2,
      aField('picture', { type: 'image', value: aPicture('x.jpg') }),
      aField('picture', { type: 'image', value: null }),
    ],
  ])('%s: %p', (_, count, first, second) => {
    const editing = after(
      blockHistoryOf([all]),
      { type: 'field.changed', guid: 'b', field: first },
      { type: 'field.changed', guid: 'b', field: second },
    );
    expect([editing.place, editing.blocks[0]?.fields.find(({ code }) => code === second.code)]).toEqual([
      count,
      second,
    ]);
  });

  test('into one end of a window is one step, the other end another one', () => {
    const window = (from: number | string | null, to: number | string | null): BlockAction => ({
      type: 'window.set',
      guid: 'b',
      window: { from, to },
    });
    expect(steps(done(window(null, null), window('1', null), window('12', null), window(12, null)))).toBe(2);
    expect(steps(done(window(null, null), window('1', null), window('1', '2')))).toBe(3);
    expect(steps(done(window(1, 2), window(3, 4)))).toBe(2);
  });

  test('an anchor is one step', () => {
    expect(
      steps(done({ type: 'anchor.set', guid: 'b', text: 'a' }, { type: 'anchor.set', guid: 'b', text: 'ab' })),
    ).toBe(1);
  });
});

const each = (letters: string): string[] => [...letters];

describe('a long piece of work (R-CON-10)', () => {
  const anAct: fc.Arbitrary<BlockEvent> = fc.oneof(
    fc.record({
      type: fc.constant('block.added' as const),
      block: fc.constantFrom(...each('uvwxyz')).map((guid) => aBlock(guid)),
      place: fc.integer({ min: -2, max: 12 }),
    }),
    fc.record({
      type: fc.constant('block.duplicated' as const),
      guid: fc.constantFrom(...each('abcdefgh')),
      copy: fc.constantFrom(...each('opqrst')),
    }),
    fc.record({
      type: fc.constant('blocks.moved' as const),
      guids: fc.subarray(each('abcdefgh')),
      place: fc.integer({ min: -2, max: 12 }),
    }),
    fc.record({
      type: fc.constantFrom('blocks.removed' as const, 'blocks.disabled' as const, 'blocks.enabled' as const),
      guids: fc.subarray(each('abcdxyz')),
    }),
    fc
      .record({ guid: fc.constantFrom(...each('abcdefgh')), text: fc.constantFrom('', 'one', 'two', 'three') })
      .map(({ guid, text }) => type(text, guid)),
    fc.record({
      type: fc.constant('anchor.set' as const),
      guid: fc.constantFrom(...each('abcdefgh')),
      text: fc.constantFrom('', 'Here', 'there'),
    }),
    someBlocks('ijkl').map((blocks) => ({ type: 'blocks.replaced' as const, blocks })),
    fc.constant(UNDO),
    fc.constant(REDO),
  );

  test('undone to its beginning and done again it is what it was', () => {
    fc.assert(
      fc.property(someBlocks(), fc.array(anAct, { maxLength: 40 }), (blocks, events) => {
        const worked = after(blockHistoryOf(blocks), ...events);
        let back = worked;
        while (nextUndo(back) !== null) back = reduceBlockHistory(back, UNDO);
        expect(back.blocks).toBe(blocks);
        while (nextRedo(back) !== null) back = reduceBlockHistory(back, REDO);
        const last = worked.steps.at(-1);
        expect(back.blocks).toBe(last === undefined ? blocks : last.after);
        expect(new Set(worked.blocks.map(({ guid }) => guid)).size).toBe(worked.blocks.length);
      }),
    );
  });

  test('every step that can be undone has changed something', () => {
    fc.assert(
      fc.property(someBlocks(), fc.array(anAct, { maxLength: 20 }), (blocks, events) => {
        for (const { before, after: then } of after(blockHistoryOf(blocks), ...events).steps)
          expect(then).not.toEqual(before);
      }),
    );
  });

  test('of more than a hundred steps the first can no longer be undone', () => {
    const moves = Array.from({ length: MAX_UNDO_STEPS + 20 }, (_, turn): BlockAction => ({
      type: 'blocks.moved',
      guids: ['a'],
      place: turn % 2 === 0 ? 3 : 0,
    }));
    let editing = done(...moves);
    expect(editing.steps).toHaveLength(MAX_UNDO_STEPS);
    let undone = 0;
    for (; nextUndo(editing) !== null; undone += 1) editing = reduceBlockHistory(editing, UNDO);
    expect([undone, guidsIn(editing.blocks)]).toEqual([100, 'abcd']);
  });

  test('an edit in one of 200 blocks leaves the 199 others as they are', () => {
    const many = Array.from({ length: 200 }, (_, place) =>
      aBlock(`block-${String(place)}`, { fields: [...ONE_OF_EACH] }),
    );
    const { blocks } = reduceBlockHistory(blockHistoryOf(many), type('New', 'block-77'));
    expect(blocks.flatMap((block, place) => (block === many[place] ? [] : [place]))).toEqual([77]);
    expect(
      blocks[77]?.fields.flatMap((field, place) => (field === many[77]?.fields[place] ? [] : [field.code])),
    ).toEqual(['title']);
  });
});

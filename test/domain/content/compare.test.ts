import fc from 'fast-check';
import type { Block } from '../../../src/domain/content/block';
import { htmlDecoder } from '../../../server/shared/html/text-of-html';
import { applyBlockAction } from '../../../src/domain/content/block-history';
import { compareItems, type Comparison } from '../../../src/domain/content/compare';
import { splitAtRanges } from '../../../src/domain/shared/diff/word-diff';
import { aBlock, aField, anHtml, aPicture, aText, blocksOf, guidsIn, ONE_OF_EACH, someBlocks } from './support/blocks';
import { anItem, choice, metaOf } from './support/items';

const compared = (before: readonly Block[], after: readonly Block[]): Comparison =>
  compareItems(anItem({ blocks: before }), anItem({ blocks: after }), htmlDecoder);
const NOTHING = { wordsAdded: 0, wordsRemoved: 0, added: 0, removed: 0, moved: 0, changed: 0, fields: 0 };
const marked = (text: string, stretches: Parameters<typeof splitAtRanges>[1]): string =>
  splitAtRanges(text, stretches)
    .map((part, index) => (index % 2 === 1 ? `[${part}]` : part))
    .join('');
/** The identity of each block with its change. */
const told = ({ blocks }: Comparison): string =>
  blocks
    .map(
      ({ guid, kind, moved }) =>
        `${guid}${{ added: '+', removed: '-', changed: '*', unchanged: '' }[kind]}${moved ? '~' : ''}`,
    )
    .join(' ');

describe('fields of two states of an item (R-CON-12)', () => {
  test('the same item has no difference', () => {
    const item = anItem({ blocks: [aBlock('a', { fields: [...ONE_OF_EACH] })] });
    expect(compareItems(item, structuredClone(item), htmlDecoder)).toMatchObject({ fields: [], counts: NOTHING });
  });

  test('each that differs stands beside itself, with its words', () => {
    const { fields, counts } = compareItems(
      anItem({ internal: false }),
      anItem({ name: 'Heat pumps and boilers', internal: true, meta: metaOf({ title: 'Pumps' }) }),
      htmlDecoder,
    );
    expect(fields.map(({ path, before, after }) => [path, before, after])).toEqual([
      ['name', 'Heat pumps', 'Heat pumps and boilers'],
      ['internal', false, true],
      ['meta.title', '', 'Pumps'],
    ]);
    const [name, internal] = fields;
    expect(name?.words).toMatchObject({ wordsAdded: 2, wordsRemoved: 0 });
    expect([marked(name?.words?.after ?? '', name?.words?.added ?? []), internal?.words]).toEqual([
      'Heat pumps [and boilers]',
      null,
    ]);
    expect(counts).toEqual({ ...NOTHING, fields: 3, wordsAdded: 3 });
  });

  test.each([
    [
      'a choice that is called differently',
      { tags: [choice('1', 'Old')], parent: choice('2', 'Old') },
      { tags: [choice('1', 'New')], parent: choice('2', 'New') },
    ],
    ['choices in another order', { tags: [choice('1'), choice('2')] }, { tags: [choice('2'), choice('1')] }],
    ['a picture with another small one', { image: aPicture() }, { image: { ...aPicture(), thumbnail: null } }],
  ])('no difference is %s', (_, before, after) => {
    expect(compareItems(anItem(before), anItem(after), htmlDecoder).fields).toEqual([]);
  });

  test.each([
    ['tags', { tags: [choice('1')] }, { tags: [choice('1'), choice('2')] }],
    ['parent', { parent: choice('1') }, { parent: null }],
    ['image', { image: aPicture() }, { image: aPicture('other.jpg') }],
    ['online', { online: 1 }, { online: 2 }],
    ['meta.shareImage', {}, { meta: metaOf({ shareImage: aPicture() }) }],
  ])('a difference is %s', (path, before, after) => {
    expect(compareItems(anItem(before), anItem(after), htmlDecoder).fields.map((field) => field.path)).toEqual([path]);
  });

  test('a status and a day are no words', () => {
    const { fields, counts } = compareItems(
      anItem(),
      anItem({ status: 'published', deliveryDate: '2026-12-31' }),
      htmlDecoder,
    );
    expect([fields.map(({ path, words }) => [path, words]), counts]).toEqual([
      [
        ['status', null],
        ['deliveryDate', null],
      ],
      { ...NOTHING, fields: 2 },
    ]);
  });

  test('an intro is read without its tags', () => {
    const [intro] = compareItems(
      anItem({ intro: '<p>Warm <b>in</b> caf&eacute;&#150;winter</p>' }),
      anItem({ intro: '<p>Warm in <i>caf&#233;&ndash;summer</i></p>' }),
      htmlDecoder,
    ).fields;
    expect([
      marked(intro?.words?.before ?? '', intro?.words?.removed ?? []),
      marked(intro?.words?.after ?? '', intro?.words?.added ?? []),
    ]).toEqual(['Warm in café–[winter]', 'Warm in café–[summer]']);
  });
});

describe('blocks of two states of an item (R-CON-12)', () => {
  test.each([
    ['abcd', 'abcd', 'a b c d'],
    ['abcd', 'abd', 'a b c- d'],
    ['abcd', 'bcd', 'a- b c d'],
    ['ab', 'axb', 'a x+ b'],
    ['abcd', 'dabc', 'd~ a b c'],
    ['abcd', 'bcda', 'b c d a~'],
    ['abcd', 'adxb', 'a d x+ b~ c-'],
    ['', 'ab', 'a+ b+'],
    ['ab', '', 'a- b-'],
  ])('%s to %s: %s', (before, after, tale) => {
    // When two blocks swap places, either one counts as moved.
    const comparison = compared(blocksOf(before), blocksOf(after));
    expect(told(comparison).replaceAll('~', '')).toBe(tale.replaceAll('~', ''));
    expect(comparison.counts.moved).toBe(tale.split('~').length - 1);
    for (const { guid, from, to } of comparison.blocks)
      expect([guid, from ?? -1, to ?? -1]).toEqual([guid, before.indexOf(guid), after.indexOf(guid)]);
  });

  test('a block that changed says in which fields, one that moved from where to where', () => {
    const before = [aBlock('a', { fields: [aText('Same'), anHtml('<p>Old words</p>')] }), aBlock('b'), aBlock('c')];
    const after = [
      aBlock('b'),
      aBlock('c'),
      aBlock('a', { fields: [aText('Same'), anHtml('<p>New words</p>')], id: 'here', disabled: true }),
    ];
    const { blocks, counts } = compared(before, after);
    expect(blocks[2]).toMatchObject({
      guid: 'a',
      kind: 'changed',
      from: 0,
      to: 2,
      moved: true,
      own: ['id', 'disabled'],
      fields: [{ code: 'body', words: { wordsAdded: 1, wordsRemoved: 1 } }],
    });
    expect(counts).toEqual({ ...NOTHING, moved: 1, changed: 1, wordsAdded: 1, wordsRemoved: 1 });
  });

  test('only bold is a change without a word', () => {
    const { blocks, counts } = compared(
      [aBlock('a', { fields: [anHtml('<p>Text</p>')] })],
      [aBlock('a', { fields: [anHtml('<p><b>Text</b></p>')] })],
    );
    expect([blocks[0]?.kind, counts.wordsAdded, counts.changed]).toEqual(['changed', 0, 1]);
  });

  test('words of a block that came or went count whole', () => {
    const block = aBlock('a', {
      fields: [aText('Two words'), anHtml('<p>and three more</p>'), aField('wide', { type: 'checkbox', value: true })],
    });
    expect([compared([], [block]).counts, compared([block], []).counts]).toEqual([
      { ...NOTHING, added: 1, wordsAdded: 5 },
      { ...NOTHING, removed: 1, wordsRemoved: 5 },
    ]);
  });

  test('a field that one state has not, and one that became another type, stand beside nothing to compare', () => {
    const { blocks } = compared(
      [aBlock('a', { fields: [aText('Old words')] })],
      [aBlock('a', { fields: [aField('title', { type: 'checkbox', value: true }), aText('x', 'new')] })],
    );
    expect(
      blocks[0]?.fields.map(({ code, before, after, words }) => [code, before?.type, after?.type, words?.wordsAdded]),
    ).toEqual([
      ['title', 'text', 'checkbox', undefined],
      ['new', undefined, 'text', 1],
    ]);
  });

  test.each(ONE_OF_EACH.map((field) => [field.type, field] as const))(
    'a field of type %s is the same as its copy',
    (_, field) => {
      expect(
        compared([aBlock('a', { fields: [field] })], [aBlock('a', { fields: [structuredClone(field)] })]).counts,
      ).toEqual(NOTHING);
    },
  );

  test('whatever happened, every block of both is told once, and the other way round it is the opposite', () => {
    fc.assert(
      fc.property(someBlocks(), someBlocks(), (before, after) => {
        const [there, back] = [compared(before, after), compared(after, before)];
        expect(there.blocks.map(({ guid }) => guid).sort()).toEqual(
          [...new Set([...before, ...after].map(({ guid }) => guid))].sort(),
        );
        expect(guidsIn(there.blocks.flatMap((block) => block.after ?? []))).toBe(guidsIn(after));
        expect(back.counts).toEqual({
          ...there.counts,
          added: there.counts.removed,
          removed: there.counts.added,
          wordsAdded: there.counts.wordsRemoved,
          wordsRemoved: there.counts.wordsAdded,
        });
      }),
    );
  });

  test('one move of one block is told as that', () => {
    fc.assert(
      fc.property(fc.nat({ max: 7 }), fc.nat({ max: 7 }), (from, to) => {
        const before = blocksOf('abcdefgh');
        const after = applyBlockAction(before, { type: 'blocks.moved', guids: [before[from]?.guid ?? ''], place: to });
        expect(compared(before, after).counts).toEqual({ ...NOTHING, moved: from === to ? 0 : 1 });
      }),
    );
  });
});

import fc from 'fast-check';
import type { Block } from '../../../src/domain/content/block';
import type { ContentDraft } from '../../../src/domain/content/content-item';
import { contentMerging } from '../../../src/domain/content/merge-content';
import { sameBlock } from '../../../src/domain/content/same-content';
import { aBlock, aField, anHtml, aPicture, aText, blocksOf, guidsIn, ONE_OF_EACH, someBlocks } from './support/blocks';
import { anItem, choice, metaOf } from './support/items';

const { merge, resolve } = contentMerging;
const mergedBlocks = (base: readonly Block[], mine: readonly Block[], stored: readonly Block[]) => {
  const { merged, conflicts } = merge(anItem({ blocks: base }), anItem({ blocks: mine }), anItem({ blocks: stored }));
  return { blocks: merged.blocks, conflicts };
};
const resolved = (
  base: readonly Block[],
  mine: readonly Block[],
  stored: readonly Block[],
  takeStored: readonly string[],
): readonly Block[] =>
  resolve(
    merge(anItem({ blocks: base }), anItem({ blocks: mine }), anItem({ blocks: stored })).merged,
    anItem({ blocks: stored }),
    takeStored,
  ).blocks;
const find = (blocks: readonly Block[], guid: string): Block | undefined => blocks.find((block) => block.guid === guid);

describe('fields of an item that two people edited (R-CON-14)', () => {
  test.each<[string, Partial<ContentDraft>, Partial<ContentDraft>, Partial<ContentDraft>, readonly string[]]>([
    ['different fields', { name: 'Mine' }, { url: 'theirs' }, { name: 'Mine', url: 'theirs' }, []],
    ['the same field, differently', { name: 'Mine' }, { name: 'Theirs' }, { name: 'Mine' }, ['name']],
    ['the same field, the same way', { name: 'Both' }, { name: 'Both' }, { name: 'Both' }, []],
    [
      'different meta data',
      { meta: metaOf({ title: 'Mine' }) },
      { meta: metaOf({ description: 'Theirs' }) },
      { meta: metaOf({ title: 'Mine', description: 'Theirs' }) },
      [],
    ],
    [
      'the same meta data',
      { meta: metaOf({ title: 'Mine' }) },
      { meta: metaOf({ title: 'Theirs' }) },
      { meta: metaOf({ title: 'Mine' }) },
      ['meta.title'],
    ],
    [
      'choices put in by both',
      { tags: [choice('1'), choice('2')] },
      { tags: [choice('1'), choice('3')] },
      { tags: [choice('1'), choice('3'), choice('2')] },
      [],
    ],
    [
      'a choice taken out, another put in',
      { tags: [] },
      { tags: [choice('1'), choice('3')] },
      { tags: [choice('3')] },
      [],
    ],
    [
      'a choice that both put in',
      { tags: [choice('1'), choice('2', 'Mine')] },
      { tags: [choice('1'), choice('2', 'Theirs')] },
      { tags: [choice('1'), choice('2', 'Theirs')] },
      [],
    ],
    [
      'a choice that only is called differently',
      { name: 'Mine' },
      { tags: [choice('1', 'Called anew')] },
      { name: 'Mine', tags: [choice('1', 'Called anew')] },
      [],
    ],
    [
      'taken offline by me, planned anew by them',
      { status: 'unpublished', online: 1 },
      { status: 'published', online: 9 },
      { status: 'unpublished', online: 1 },
      ['status'],
    ],
    [
      'planned by me, made a draft by them',
      { status: 'published', online: 9 },
      { status: 'draft', online: null },
      { status: 'published', online: 9 },
      ['status'],
    ],
    [
      'planned for different moments',
      { status: 'published', online: 8 },
      { status: 'published', online: 9 },
      { status: 'published', online: 8 },
      ['online'],
    ],
    [
      'published by me only',
      { status: 'published', online: 8 },
      { name: 'Theirs' },
      { status: 'published', online: 8, name: 'Theirs' },
      [],
    ],
    [
      'made a draft by them only',
      { name: 'Mine' },
      { status: 'draft', online: null },
      { status: 'draft', online: null, name: 'Mine' },
      [],
    ],
    [
      'published by both at once',
      { status: 'published', online: 9 },
      { status: 'published', online: 9 },
      { status: 'published', online: 9 },
      [],
    ],
    ['another parent', { parent: choice('5') }, { parent: choice('6') }, { parent: choice('5') }, ['parent']],
    ['another picture', { image: aPicture('mine.jpg') }, { image: null }, { image: aPicture('mine.jpg') }, []],
    [
      'another picture each',
      { image: aPicture('mine.jpg') },
      { image: aPicture('theirs.jpg') },
      { image: aPicture('mine.jpg') },
      ['image'],
    ],
  ])('%s', (_, mine, theirs, expected, conflicts) => {
    const base = anItem({ tags: [choice('1')], status: 'published', online: 1 });
    const result = merge(base, { ...base, ...mine }, { ...base, ...theirs });
    expect(result).toEqual({ merged: { ...base, ...expected }, conflicts });
    expect(resolve(result.merged, { ...base, ...theirs }, conflicts)).toMatchObject(
      conflicts.length === 0 ? expected : theirs,
    );
  });

  test('choosing one conflict leaves the others as they are', () => {
    const [base, mine, stored] = [
      anItem(),
      anItem({ name: 'Mine', url: 'mine', meta: metaOf({ title: 'Mine', slug: 'mine' }) }),
      anItem({ name: 'Theirs', url: 'theirs', meta: metaOf({ title: 'Theirs', slug: 'theirs' }) }),
    ];
    const { merged, conflicts } = merge(base, mine, stored);
    expect(conflicts).toEqual(['name', 'url', 'meta.title', 'meta.slug']);
    expect(resolve(merged, stored, ['url', 'meta.title'])).toEqual({
      ...mine,
      url: 'theirs',
      meta: metaOf({ title: 'Theirs', slug: 'mine' }),
    });
  });
});

describe('blocks that two people edited (R-CON-14)', () => {
  const whole = aBlock('a', { fields: [aText('Title'), anHtml('<p>Body</p>')] });
  const withTitle = (title: string, given: Partial<Block> = {}): Block => ({
    ...whole,
    fields: [aText(title), anHtml('<p>Body</p>')],
    ...given,
  });
  const withBody = (body: string): Block => ({ ...whole, fields: [aText('Title'), anHtml(body)] });

  test.each<[string, Block, Block, Block, readonly string[]]>([
    ['only mine', withTitle('Mine'), whole, withTitle('Mine'), []],
    ['only theirs', whole, withTitle('Theirs'), withTitle('Theirs'), []],
    [
      'different fields of one block',
      withTitle('Mine'),
      withBody('<p>Theirs</p>'),
      { ...whole, fields: [aText('Mine'), anHtml('<p>Theirs</p>')] },
      [],
    ],
    ['the same field', withTitle('Mine'), withTitle('Theirs'), withTitle('Mine'), ['blocks.a.title']],
    [
      'anchor, window and being left out',
      { ...whole, id: 'mine', disabled: true },
      { ...whole, publication: { from: 1, to: null } },
      { ...whole, id: 'mine', disabled: true, publication: { from: 1, to: null } },
      [],
    ],
    [
      'the same anchor and window',
      { ...whole, id: 'mine', publication: { from: 1, to: null } },
      { ...whole, id: 'theirs', publication: { from: null, to: 2 } },
      { ...whole, id: 'mine', publication: { from: 1, to: null } },
      ['blocks.a.id', 'blocks.a.publication'],
    ],
    [
      'a field that the type has got meanwhile',
      withTitle('Mine'),
      { ...whole, fields: [...whole.fields, aText('New', 'new')] },
      { ...whole, fields: [aText('Mine'), anHtml('<p>Body</p>'), aText('New', 'new')] },
      [],
    ],
    [
      'a field that the type has lost meanwhile',
      withTitle('Mine'),
      { ...whole, fields: [aText('Title')] },
      { ...whole, fields: [aText('Mine')] },
      [],
    ],
    [
      'a field that it has lost and I changed',
      withTitle('Mine'),
      { ...whole, fields: [anHtml('<p>Body</p>')] },
      { ...whole, fields: [anHtml('<p>Body</p>'), aText('Mine')] },
      ['blocks.a.title'],
    ],
  ])('%s', (_, mine, stored, expected, conflicts) => {
    expect(mergedBlocks([whole], [mine], [stored])).toEqual({ blocks: [expected], conflicts });
    if (conflicts.length > 0) expect(resolved([whole], [mine], [stored], conflicts)).toEqual([stored]);
  });

  test('a field that my copy has not yet stays as it is stored', () => {
    const stored = { ...whole, fields: [...whole.fields, aText('Theirs', 'new')] };
    expect(mergedBlocks([stored], [withTitle('Mine')], [stored])).toEqual({
      blocks: [{ ...stored, fields: [aText('Mine'), anHtml('<p>Body</p>'), aText('Theirs', 'new')] }],
      conflicts: [],
    });
  });

  test.each(ONE_OF_EACH.filter(({ type }) => type !== 'unknown').map((field) => [field.type, field] as const))(
    'a field of type %s that both changed is asked about',
    (_, field) => {
      const [base, mine] = [aBlock('a', { fields: [aField(field.code)] }), aBlock('a', { fields: [field] })];
      const stored = aBlock('a', { fields: [anHtml('<p>Theirs</p>', field.code)] });
      expect(mergedBlocks([base], [mine], [stored])).toEqual({ blocks: [mine], conflicts: [`blocks.a.${field.code}`] });
      expect(mergedBlocks([base], [mine], [structuredClone(mine)]).conflicts).toEqual([]);
    },
  );

  test('the same block put in by both, such as from another tab, is one', () => {
    expect(mergedBlocks([], [withTitle('Mine')], [withTitle('Theirs')])).toEqual({
      blocks: [withTitle('Mine')],
      conflicts: ['blocks.a.title'],
    });
    expect(mergedBlocks([], [whole], [structuredClone(whole)])).toEqual({ blocks: [whole], conflicts: [] });
  });
});

describe('blocks that came, went and moved (R-CON-14)', () => {
  test.each<[string, string, string, string, string, readonly string[]]>([
    ['both added', 'ab', 'axb', 'ayb', 'axyb', []],
    ['both deleted', 'abc', 'bc', 'ab', 'b', []],
    ['both deleted the same', 'abc', 'ac', 'ac', 'ac', []],
    ['I moved, they added', 'abc', 'cab', 'abxc', 'cabx', []],
    ['they moved, I added', 'abc', 'abcx', 'cab', 'cxab', []],
    ['both moved different ones', 'abcde', 'bacde', 'abced', 'baced', []],
    ['both moved the same one to the same place', 'abcd', 'dabc', 'dabc', 'dabc', []],
    ['both moved the same one to different places', 'abcde', 'eabcd', 'aebcd', 'eabcd', ['blocks.e.place']],
    ['I moved what they deleted', 'abcd', 'dabc', 'abc', 'dabc', ['blocks.d']],
    ['they moved what I deleted', 'abcd', 'abc', 'dabc', 'abc', ['blocks.d']],
    ['I deleted what they left alone', 'abcd', 'abd', 'abcdx', 'abdx', []],
    ['they deleted the one behind which I put mine', 'abc', 'abxc', 'ac', 'axc', []],
  ])('%s', (_, base, mine, stored, expected, conflicts) => {
    const { blocks, conflicts: found } = mergedBlocks(blocksOf(base), blocksOf(mine), blocksOf(stored));
    expect([guidsIn(blocks), found]).toEqual([expected, conflicts]);
  });

  const changed = aBlock('b', { fields: [aText('Changed')] });
  test('they changed what I deleted: it stays away until it is chosen, then it is where they have it', () => {
    const [base, mine, stored] = [blocksOf('abc'), blocksOf('ac'), [aBlock('a'), changed, aBlock('c')]];
    expect(mergedBlocks(base, mine, stored)).toEqual({ blocks: mine, conflicts: ['blocks.b'] });
    expect(resolved(base, mine, stored, ['blocks.b'])).toEqual(stored);
  });

  test('they deleted what I changed: it stays until their deletion is chosen', () => {
    const [base, mine, stored] = [blocksOf('abc'), [aBlock('a'), changed, aBlock('c')], blocksOf('ca')];
    const { blocks, conflicts } = mergedBlocks(base, mine, stored);
    expect([find(blocks, 'b'), conflicts]).toEqual([changed, ['blocks.b']]);
    expect(resolved(base, mine, stored, ['blocks.b'])).toEqual(stored);
  });

  test('a place that is chosen is theirs, whatever else was chosen', () => {
    const [base, mine, stored] = [blocksOf('abcde'), blocksOf('eabcd'), blocksOf('aebcd')];
    expect(guidsIn(resolved(base, mine, stored, ['blocks.e.place']))).toBe('aebcd');
    expect(guidsIn(resolved(base, mine, stored, []))).toBe('eabcd');
  });
});

describe('whatever two people did to the blocks (R-CON-14)', () => {
  const three = fc.tuple(someBlocks(), someBlocks(), someBlocks());
  /** Random edits of one ancestor in which most blocks stay, as in practice. */
  const edits = fc.tuple(someBlocks('abcdef'), someBlocks('abcdefxy'), someBlocks('abcdefzy'));

  test('what I did is there', () => {
    fc.assert(
      fc.property(fc.oneof(three, edits), ([base, mine, stored]) => {
        const { blocks } = mergedBlocks(base, mine, stored);
        for (const block of mine) {
          const [was, is] = [find(base, block.guid), find(blocks, block.guid)];
          if (was === undefined || !sameBlock(was, block)) expect(is).toBeDefined();
          for (const [place, field] of block.fields.entries())
            if (was?.fields[place]?.value !== field.value) expect(is?.fields[place]?.value).toEqual(field.value);
          if (block.id !== was?.id) expect(is?.id).toBe(block.id);
        }
        for (const { guid } of base) if (find(mine, guid) === undefined) expect(find(blocks, guid)).toBeUndefined();
      }),
    );
  });

  test('what only they did is there, unless it is asked about', () => {
    fc.assert(
      fc.property(fc.oneof(three, edits), ([base, mine, stored]) => {
        const { blocks, conflicts } = mergedBlocks(base, mine, stored);
        for (const block of stored) {
          const was = find(base, block.guid);
          if (was === undefined) expect(find(blocks, block.guid)).toBeDefined();
          else if (find(mine, block.guid) === undefined && !sameBlock(was, block))
            expect(conflicts).toContain(`blocks.${block.guid}`);
          else if (find(mine, block.guid) !== undefined && sameBlock(was, find(mine, block.guid) ?? block))
            expect(find(blocks, block.guid)).toEqual(block);
        }
      }),
    );
  });

  test('no block is there twice, and none from nowhere', () => {
    fc.assert(
      fc.property(three, ([base, mine, stored]) => {
        const guids = mergedBlocks(base, mine, stored).blocks.map(({ guid }) => guid);
        expect(new Set(guids).size).toBe(guids.length);
        for (const guid of guids) expect(find([...mine, ...stored], guid)).toBeDefined();
      }),
    );
  });

  test('where only one side did something, that is the result', () => {
    fc.assert(
      fc.property(someBlocks(), someBlocks(), (base, edited) => {
        expect(mergedBlocks(base, edited, base)).toEqual({ blocks: edited, conflicts: [] });
        expect(mergedBlocks(base, base, edited)).toEqual({ blocks: edited, conflicts: [] });
        expect(mergedBlocks(base, edited, structuredClone(edited))).toEqual({ blocks: edited, conflicts: [] });
      }),
    );
  });

  test('both sides are asked the same, and without a question have the same blocks', () => {
    fc.assert(
      fc.property(fc.oneof(three, edits), ([base, mine, stored]) => {
        const [ours, theirs] = [mergedBlocks(base, mine, stored), mergedBlocks(base, stored, mine)];
        expect([...ours.conflicts].sort()).toEqual([...theirs.conflicts].sort());
        const byGuid = (blocks: readonly Block[]): readonly Block[] =>
          blocks.toSorted((a, b) => (a.guid < b.guid ? -1 : 1));
        if (ours.conflicts.length === 0) expect(byGuid(ours.blocks)).toEqual(byGuid(theirs.blocks));
      }),
    );
  });

  test('theirs chosen at every question leaves what only I did', () => {
    fc.assert(
      fc.property(edits, ([base, mine, stored]) => {
        const { conflicts } = mergedBlocks(base, mine, stored);
        const blocks = resolved(base, mine, stored, conflicts);
        for (const path of conflicts) {
          const [, guid = '', part = ''] = path.split('.');
          if (part === '') expect(find(blocks, guid)).toEqual(find(stored, guid));
          if (part === 'title') expect(find(blocks, guid)?.fields[0]).toEqual(find(stored, guid)?.fields[0]);
          if (part === 'id') expect(find(blocks, guid)?.id).toBe(find(stored, guid)?.id);
        }
        for (const { guid } of mine) if (find(base, guid) === undefined) expect(find(blocks, guid)).toBeDefined();
      }),
    );
  });

  test('of 200 blocks those that nobody touched are the stored ones themselves', () => {
    const base = Array.from({ length: 200 }, (_, place) =>
      aBlock(`block-${String(place)}`, { fields: [...ONE_OF_EACH] }),
    );
    const stored = structuredClone(base);
    const mine = base.map((block, place) => (place === 5 ? { ...block, id: 'mine' } : block));
    const { blocks, conflicts } = mergedBlocks(base, mine, stored);
    expect([conflicts, blocks.flatMap((block, place) => (block === stored[place] ? [] : [place]))]).toEqual([[], [5]]);
  });
});

import fc from 'fast-check';
import { MAX_BLOCK_TEXT } from '../../../src/domain/content/block.rule';
import { BLANK_ITEM, type ContentDraft } from '../../../src/domain/content/content-item';
import { isReadableContentDraft } from '../../../src/domain/content/readable-draft';
import { aBlock, aField, anHtml, aPicture, ONE_OF_EACH, someBlocks } from './support/blocks';

const holding = (...blocks: readonly unknown[]) => ({ ...BLANK_ITEM, blocks });
const field = (value: unknown) => holding({ ...aBlock('a'), fields: [value] });

describe('kept work on an item (R-CON-21)', () => {
  test('is whole, whatever its blocks are', () => {
    expect(isReadableContentDraft(BLANK_ITEM)).toBe(true);
    fc.assert(
      fc.property(someBlocks(), (blocks) => {
        expect(isReadableContentDraft(holding(...blocks))).toBe(true);
      }),
    );
  });

  test.each<[string, Readonly<Partial<Record<keyof ContentDraft, unknown>>>]>([
    ['figures that are being typed', { projectScope: '12,', implementation: '' }],
    ['an anchor that is being typed', { blocks: [aBlock('a', { id: 'Zomer 2026!' })] }],
    ['a text that no save would take', { blocks: [aBlock('a', { fields: [anHtml('x'.repeat(MAX_BLOCK_TEXT + 1))] })] }],
    [
      'more files than a save would take',
      {
        blocks: [
          aBlock('a', {
            fields: [aField('files', { type: 'files', value: Array.from({ length: 101 }, () => aPicture()) })],
          }),
        ],
      },
    ],
    [
      'a moment that is being typed',
      { online: '12 mei 20', blocks: [aBlock('a', { publication: { from: 'morgen', to: null } })] },
    ],
    [
      'everything chosen',
      {
        image: aPicture(),
        cover: aPicture(),
        categories: [{ id: '1', label: 'Gevel' }],
        parent: { id: '2', label: 'Over ons' },
        projectScope: 12.5,
        meta: { ...BLANK_ITEM.meta, shareImage: aPicture() },
      },
    ],
    ['a status that only the API knows', { status: 'embargo' }],
    ['a field of each type', { blocks: [aBlock('a', { fields: [...ONE_OF_EACH] })] }],
  ])('is whole with %s', (_, change) => {
    expect(isReadableContentDraft({ ...BLANK_ITEM, ...change })).toBe(true);
  });

  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['a block that is none', holding(null)],
    ['a block that is a text', holding('Het begin')],
    ['a block without an identity', holding({ ...aBlock('a'), guid: undefined })],
    ['a block without fields', holding({ ...aBlock('a'), fields: undefined })],
    ['a window that is a text', holding({ ...aBlock('a'), publication: 'always' })],
    ['a field that is none', field(null)],
    ['a text that is a list', field({ ...aField(), value: ['x'] })],
    ['a type that nobody knows', field({ ...aField(), type: 'script' })],
    ['a list that is a text', field({ ...aField('files', { type: 'files', value: [] }), value: 'x' })],
    ['a moment that no calendar has', holding(aBlock('a', { publication: { from: Number.NaN, to: null } }))],
    ['a choice that is a figure', { ...BLANK_ITEM, tags: [5] }],
    ['a picture that is a text', { ...BLANK_ITEM, image: 'a.png' }],
    ['a status that is a figure', { ...BLANK_ITEM, status: 5 }],
    ['no blocks at all', { ...BLANK_ITEM, blocks: undefined }],
  ])('cannot be shown with %s', (_, fields) => {
    expect(isReadableContentDraft(fields)).toBe(false);
  });
});

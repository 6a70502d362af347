import fc from 'fast-check';
import type { Block, BlockField, FieldValue } from '../../../../src/domain/content/block';
import type { PictureReference } from '../../../../src/domain/library/published/picture-reference';

/** A field of a block; a short text by default. */
export const aField = (code = 'title', held: FieldValue = { type: 'text', value: '' }): BlockField => ({
  code,
  label: code,
  required: false,
  ...held,
});
export const aText = (value: string, code = 'title'): BlockField => aField(code, { type: 'text', value });
export const anHtml = (value: string, code = 'body'): BlockField => aField(code, { type: 'editor', value });
export const aPicture = (name = 'lake.jpg'): PictureReference => ({
  path: `Nieuws/${name}`,
  name,
  thumbnail: `/media/${name}`,
});

/** A block, by default with one short text. */
export const aBlock = (guid: string, given: Partial<Block> = {}): Block => ({
  guid,
  code: 'default-text-plain',
  label: 'Text',
  id: '',
  fields: [aText(`Title of ${guid}`)],
  publication: null,
  disabled: false,
  ...given,
});

/** Blocks a, b, c … of one item. */
export const blocksOf = (guids: string): readonly Block[] => [...guids].map((guid) => aBlock(guid));
export const guidsIn = (blocks: readonly Block[]): string => blocks.map(({ guid }) => guid).join('');

/** One field of each type, each with a value. */
export const ONE_OF_EACH: readonly BlockField[] = [
  aText('Title'),
  aField('lead', { type: 'textarea', value: 'Two\nlines' }),
  anHtml('<p>Some <b>text</b></p>'),
  aField('align', {
    type: 'select',
    value: 'left',
    options: [
      { id: 'left', label: 'Left' },
      { id: 'right', label: 'Right' },
    ],
  }),
  aField('size', { type: 'radio', value: '', options: [] }),
  aField('wide', { type: 'checkbox', value: true }),
  aField('when', { type: 'datetime', value: 1_700_000_000_000 }),
  aField('picture', { type: 'image', value: aPicture() }),
  aField('files', { type: 'files', value: [aPicture('a.pdf'), { ...aPicture('b.pdf'), thumbnail: null }] }),
  aField('slides', {
    type: 'slideshow',
    value: [
      { image: aPicture(), caption: 'A lake' },
      { image: null, caption: '' },
    ],
  }),
  aField('button', { type: 'button', value: { label: 'Go', url: '/shop', style: 'red' } }),
  aField('branch', { type: 'autocomplete', value: [{ id: '1', label: 'Delft' }], source: 'branch', multiple: false }),
  aField('items', {
    type: 'custom-autocomplete',
    value: [
      { id: '1', label: 'A' },
      { id: '2', label: 'B' },
    ],
    source: 'item',
    multiple: true,
  }),
  aField('categories', { type: 'categories', value: [{ id: '3', label: 'Pumps', highlight: true }] }),
  aField('branches', { type: 'branches', value: [] }),
  aField('rating', { type: 'unknown', wireType: 'stars', value: { stars: [1, 2], of: 'five' } }),
];

/** Random lists of blocks from a few identities; each has a short text by one of three people. */
export const someBlocks = (guids = 'abcdefgh'): fc.Arbitrary<readonly Block[]> =>
  fc.shuffledSubarray([...guids]).chain((chosen) =>
    fc.tuple(
      ...chosen.map((guid) =>
        fc
          .record({
            title: fc.constantFrom('', 'one', 'two'),
            id: fc.constantFrom('', 'here'),
            disabled: fc.boolean(),
          })
          .map(({ title, id, disabled }) =>
            aBlock(guid, { fields: [aText(title), anHtml('<p>same</p>')], id, disabled }),
          ),
      ),
    ),
  );

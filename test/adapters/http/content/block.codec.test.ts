import { isRight } from 'fp-ts/Either';
import { WireBlocks, WireBlockType, writeBlocks } from '../../../../src/adapters/http/content/block.codec';
import { WireChoice } from '../../../../src/adapters/http/content/choice.codec';
import { pathOf, type Reader } from '../../../../src/adapters/http/shared/wire';
import type { Block, BlockField, FieldValue } from '../../../../src/domain/content/block';

const MOMENT = Date.UTC(2026, 10, 22, 9, 14);
const OTHER = Date.UTC(2026, 10, 23, 0, 0);
const lake = { path: 'Nieuws/het meer.jpg', name: 'het meer.jpg', thumbnail: '/media/7.webp' };
const paper = { path: 'Brochures/a.pdf', name: 'a.pdf', thumbnail: null };
const lakeOnWire = { location: 'api/library/Nieuws/het%20meer.jpg', name: 'het meer.jpg', thumbnail: 'media/7.webp' };
const paperOnWire = { location: 'api/library/Brochures/a.pdf', name: 'a.pdf', thumbnail: null };
const OPTIONS = [
  { id: 'left', label: 'Left' },
  { id: 'right', label: 'Right' },
];

/** Type of a field, its other keys on the wire, the decoded value, and the encoded value. */
const FIELDS: readonly (readonly [FieldValue['type'], object, FieldValue, unknown])[] = [
  ['text', { value: 'A & b' }, { type: 'text', value: 'A & b' }, 'A & b'],
  ['textarea', { value: 'One\ntwo' }, { type: 'textarea', value: 'One\ntwo' }, 'One\ntwo'],
  ['editor', { value: '<p>Text</p>' }, { type: 'editor', value: '<p>Text</p>' }, '<p>Text</p>'],
  ['select', { value: 'right', options: OPTIONS }, { type: 'select', value: 'right', options: OPTIONS }, 'right'],
  ['radio', { value: 'left', options: OPTIONS }, { type: 'radio', value: 'left', options: OPTIONS }, 'left'],
  ['checkbox', { value: 1 }, { type: 'checkbox', value: true }, 1],
  ['datetime', { value: '2026-11-22 09:14:00' }, { type: 'datetime', value: MOMENT }, '2026-11-22 09:14:00'],
  ['image', { value: lakeOnWire }, { type: 'image', value: lake }, lakeOnWire.location],
  [
    'files',
    { value: [paperOnWire, lakeOnWire] },
    { type: 'files', value: [paper, lake] },
    [paperOnWire.location, lakeOnWire.location],
  ],
  [
    'slideshow',
    {
      value: [
        { image: lakeOnWire, caption: 'A lake' },
        { image: null, caption: 'None' },
      ],
    },
    {
      type: 'slideshow',
      value: [
        { image: lake, caption: 'A lake' },
        { image: null, caption: 'None' },
      ],
    },
    [
      { image: lakeOnWire.location, caption: 'A lake' },
      { image: null, caption: 'None' },
    ],
  ],
  [
    'button',
    { value: { label: 'Go', url: '/shop', style: 'lightgrey' } },
    { type: 'button', value: { label: 'Go', url: '/shop', style: 'lightgrey' } },
    { label: 'Go', url: '/shop', style: 'lightgrey' },
  ],
  [
    'autocomplete',
    { value: [{ id: 3, label: 'Delft' }], source: 'branch', multiple: 0 },
    { type: 'autocomplete', value: [{ id: '3', label: 'Delft' }], source: 'branch', multiple: false },
    '3',
  ],
  [
    'custom-autocomplete',
    {
      value: [
        { id: 1, name: 'A' },
        { id: 2, name: 'B' },
      ],
      source: 'item',
      multiple: 1,
    },
    {
      type: 'custom-autocomplete',
      value: [
        { id: '1', label: 'A' },
        { id: '2', label: 'B' },
      ],
      source: 'item',
      multiple: true,
    },
    ['1', '2'],
  ],
  [
    'categories',
    { value: [{ id: 3, label: 'Pumps', highlight: 1 }] },
    { type: 'categories', value: [{ id: '3', label: 'Pumps', highlight: true }] },
    [{ id: '3', highlight: 1 }],
  ],
  [
    'branches',
    { value: [{ id: 4, label: 'Delft', highlight: 0 }] },
    { type: 'branches', value: [{ id: '4', label: 'Delft', highlight: false }] },
    [{ id: '4', highlight: 0 }],
  ],
];

const block = (given: object = {}): object => ({
  guid: 'g-1',
  id: 'anchor',
  code: 'default-header',
  label: 'Heading',
  fields: [],
  publication: null,
  disabled: 0,
  ...given,
});
const read = (wire: unknown): readonly Block[] => {
  const found = WireBlocks.decode(wire);
  if (isRight(found)) return found.right;
  throw new Error(pathOf(found.left));
};
const readField = (wire: object): BlockField | undefined => read([block({ fields: [wire] })])[0]?.fields[0];
const written = (field: BlockField): unknown => {
  const [first] = JSON.parse(
    writeBlocks([{ guid: 'g', code: 'c', label: 'C', id: '', fields: [field], publication: null, disabled: false }]),
  ) as readonly { readonly data: Readonly<Record<string, unknown>> }[]; // cast: `writeBlocks` writes this JSON
  return first?.data[field.code];
};
const pathIn = (reader: Reader<unknown>, found: unknown): string => {
  const outcome = reader.decode(found);
  return isRight(outcome) ? 'read' : pathOf(outcome.left);
};

describe('a field of a block', () => {
  test.each(FIELDS)('of the type %s is read and written', (type, wire, value, sent) => {
    const field = readField({ type, code: 'a-field', label: 'A field', required: 1, ...wire });
    expect(field).toEqual({ ...value, code: 'a-field', label: 'A field', required: true });
    expect(field && written(field)).toEqual(sent);
  });

  test.each(FIELDS)('of the type %s may be without a value', (type, wire) => {
    const field = readField({ ...wire, type, code: 'a-field', value: undefined });
    expect(field).toMatchObject({ type, code: 'a-field', label: 'a-field', required: false });
    // An unticked checkbox is sent as 0; any other empty field is sent as null.
    expect(field && written(field)).toBe(type === 'checkbox' ? 0 : null);
  });

  test.each([
    ['textarea', '<div id="dealer" data-key="abc"></div>'],
    ['text', '<photo follows>'],
    ['text', '&nbsp;'],
    ['editor', '<p><a id="prices"></a></p>'],
    ['editor', '<div data-map="3"></div>'],
  ])('of the type %s keeps what does not show: %s', (type, value) => {
    const field = readField({ type, code: 'a-field', value });
    expect(field && written(field)).toBe(value);
  });

  test.each([
    ['text', ' '],
    ['editor', '<p></p>'],
    ['editor', '<p><br></p>\n<p>&nbsp;</p>'],
  ])('of the type %s is left out when nothing is in it: %j', (type, value) => {
    const field = readField({ type, code: 'a-field', value });
    expect(field && written(field)).toBeNull();
  });

  test('of a button keeps a word in brackets', () => {
    const field = readField({ type: 'button', code: 'a-field', value: { label: '<More>', url: '' } });
    expect(field && written(field)).toEqual({ label: '<More>', url: '', style: 'red' });
  });

  test('without a source takes suggestions from the call that its code names', () => {
    const sourceOf = (code: string) => {
      const field = readField({ type: 'autocomplete', code, value: [] });
      return field?.type === 'autocomplete' ? field.source : null;
    };
    expect(
      ['branches', 'branch', 'categories', 'pages', 'products', 'product', 'assortment', 'authors'].map(sourceOf),
    ).toEqual(['branch', 'branch', 'category', 'page', 'item', 'item', 'assortment', 'resource']);
  });

  test.each([
    [
      [3, '5'],
      [
        { id: '3', label: '' },
        { id: '5', label: '' },
      ],
      true,
      ['3', '5'],
    ],
    [12, [{ id: '12', label: '' }], false, '12'],
    [null, [], false, null],
    [[], [], true, null],
  ])('with the bare value %j is read as links without names', (value, links, multiple, sent) => {
    const field = readField({ type: 'autocomplete', code: 'branches', value });
    expect(field).toMatchObject({ value: links, multiple });
    expect(field && written(field)).toEqual(sent);
  });

  test('with bare entries is read as links without names', () => {
    const field = readField({ type: 'branches', code: 'branches', value: [{ id: 4, highlight: 1 }, 7] });
    expect(field).toMatchObject({
      value: [
        { id: '4', label: '', highlight: true },
        { id: '7', label: '', highlight: false },
      ],
    });
  });

  test.each([
    ['options', [{ id: 'left', label: 'Left' }, { id: 'right' }]],
    ['data', [{ id: 'left', label: 'Left' }, { id: 'right' }]],
    ['data', [{ value: 'left', label: 'Left' }, { value: 'right' }]],
    ['data', [{ value: 'left', label: 'Left' }, 'right']],
  ])('of the type select has its options under %s: %j', (key, options) => {
    expect(readField({ type: 'select', code: 'side', value: 'left', [key]: options })).toMatchObject({
      type: 'select',
      options: [
        { id: 'left', label: 'Left' },
        { id: 'right', label: 'right' },
      ],
    });
  });

  test.each(['select', 'radio'])('of the type %s without options is a line of text', (type) => {
    expect(readField({ type, code: 'side', value: 'left' })).toMatchObject({ type: 'text', value: 'left' });
  });

  test('of a type that is not known is kept and sent back as it came', () => {
    const stars = { stars: [1, 2], of: 'five', more: { deep: null } };
    const field = readField({ type: 'stars', code: 'rating', label: 'Rating', required: 0, value: stars });
    expect(field).toEqual({
      type: 'unknown',
      wireType: 'stars',
      value: stars,
      code: 'rating',
      label: 'Rating',
      required: false,
    });
    expect(field && written(field)).toEqual(stars);
  });

  test('that has to be filled in is sent as it is, empty or not', () => {
    expect(written({ type: 'text', value: '', code: 'title', label: 'Title', required: true })).toBe('');
    expect(written({ type: 'files', value: [], code: 'files', label: 'Files', required: true })).toEqual([]);
  });

  test('whose text could not be read as a moment is not sent as one', () => {
    expect(written({ type: 'datetime', value: 'half past', code: 'when', label: 'When', required: false })).toBeNull();
  });
});

describe('a block', () => {
  test('is read with its anchor, its window and whether it is left out', () => {
    expect(read([block({ publication: { from: '2026-11-22 09:14:00', to: null }, disabled: 1 })])).toEqual([
      {
        guid: 'g-1',
        code: 'default-header',
        label: 'Heading',
        id: 'anchor',
        fields: [],
        publication: { from: MOMENT, to: null },
        disabled: true,
      },
    ]);
  });

  test('of an API that lacks the extra keys is known by its place, and has no window', () => {
    expect(
      read([
        { id: 'a', code: 'custom-x' },
        { code: 'custom-y', fields: [] },
      ]),
    ).toEqual([
      { guid: 'place-0', code: 'custom-x', label: 'custom-x', id: 'a', fields: [] },
      { guid: 'place-1', code: 'custom-y', label: 'custom-y', id: '', fields: [] },
    ]);
  });

  test('that came without a window and a switch is written without them', () => {
    expect(JSON.parse(writeBlocks(read([{ id: 'a', code: 'custom-x' }])))).toEqual([
      { guid: 'place-0', code: 'custom-x', id: 'a', data: {} },
    ]);
  });

  test('is written by its type, its anchor and the values of its fields', () => {
    const [first] = read([
      block({
        fields: [
          { type: 'text', code: 'title', value: 'One' },
          { type: 'checkbox', code: 'wide', value: '0' },
        ],
        publication: { from: '2026-11-22 09:14:00', to: '2026-11-23 00:00:00' },
        disabled: 1,
      }),
    ]);
    expect(first?.publication).toEqual({ from: MOMENT, to: OTHER });
    expect(JSON.parse(writeBlocks(first ? [first] : []))).toEqual([
      {
        guid: 'g-1',
        code: 'default-header',
        id: 'anchor',
        data: { title: 'One', wide: 0 },
        publication: { from: '2026-11-22 09:14:00', to: '2026-11-23 00:00:00' },
        disabled: 1,
      },
    ]);
  });

  test('none at all are an empty list', () => {
    expect([read(null), read(undefined), writeBlocks([])]).toEqual([[], [], '[]']);
  });

  test.each([
    ['0.code', [{ ...block(), code: 4 }]],
    ['1.disabled', [block(), block({ disabled: 'often' })]],
    ['0.publication.from', [block({ publication: { from: '2026-02-30 00:00:00' } })]],
    ['0.fields.0.type', [block({ fields: [{ code: 'title' }] })]],
    [
      '0.fields.1.value',
      [
        block({
          fields: [
            { type: 'text', code: 'a' },
            { type: 'text', code: 'b', value: 4 },
          ],
        }),
      ],
    ],
    [
      '0.fields.0.value.0.image.location',
      [block({ fields: [{ type: 'slideshow', code: 'a', value: [{ image: { location: 7 } }] }] })],
    ],
    ['0.fields.0.value.style', [block({ fields: [{ type: 'button', code: 'a', value: { style: ['pink'] } }] })]],
    ['0.fields.0.options.0.id', [block({ fields: [{ type: 'select', code: 'a', options: [{ label: 'Left' }] }] })]],
  ])('that cannot be read names %s', (path, wire) => {
    expect(pathIn(WireBlocks, wire)).toBe(path);
  });

  test('as a type has no identity, and says whether it may have a window and be left out', () => {
    const wire = {
      code: 'custom-usp',
      label: 'Selling points',
      fields: [{ type: 'textarea', code: 'points', label: 'Points', required: 1, value: '' }],
    };
    const plain = WireBlockType.decode(wire);
    expect(isRight(plain) && [plain.right.publication, plain.right.disabled]).toEqual([undefined, undefined]);
    expect(WireBlockType.decode({ ...wire, publication: null, disabled: 0 })).toEqual({
      _tag: 'Right',
      right: {
        code: 'custom-usp',
        label: 'Selling points',
        id: '',
        fields: [{ type: 'textarea', value: '', code: 'points', label: 'Points', required: true }],
        publication: null,
        disabled: false,
      },
    });
  });
});

test.each([
  [{ id: 1, label: 'A label', name: 'x' }, 'A label'],
  [{ id: 1, name: 'A name' }, 'A name'],
  [{ id: 1, fullname: 'Ilse Vermeer' }, 'Ilse Vermeer'],
  [{ id: 1, number: 23_104 }, '23104'],
  [{ id: 1, code: 'ZM-1' }, 'ZM-1'],
  [{ id: 1 }, ''],
  [1, ''],
  ['1', ''],
])('a choice %j is called %s', (wire, label) => {
  expect(WireChoice.decode(wire)).toEqual({ _tag: 'Right', right: { id: '1', label } });
});

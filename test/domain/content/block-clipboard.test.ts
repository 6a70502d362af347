import fc from 'fast-check';
import { readBlocks, writeBlocks } from '../../../src/domain/content/block-clipboard';
import { MAX_BLOCK_TEXT, MAX_BLOCKS } from '../../../src/domain/content/block.rule';
import { aBlock, aField, aPicture, aText, ONE_OF_EACH, someBlocks } from './support/blocks';

const counted = (): (() => string) => {
  let count = 0;
  return () => {
    count += 1;
    return `new-${String(count)}`;
  };
};
const read = (text: string) => readBlocks(text, counted());
const whole = aBlock('a', {
  id: 'prices',
  publication: { from: 1_700_000_000_000, to: null },
  disabled: true,
  fields: [...ONE_OF_EACH],
});

/** The clipboard text of one block with replaced values. */
const forged = (change: Readonly<Record<string, unknown>>, envelope: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({
    kantoor: 'blocks',
    version: 1,
    blocks: [{ code: 'x', label: 'X', id: '', fields: [], publication: null, disabled: false, ...change }],
    ...envelope,
  });
const field = (change: Readonly<Record<string, unknown>>): string =>
  forged({ fields: [{ code: 'f', label: 'F', required: false, ...change }] });
const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)]);

describe('blocks that are copied and pasted (R-CON-11)', () => {
  test('come back whole, as new ones', () => {
    expect(read(writeBlocks([whole, aBlock('b')]))).toEqual([
      { ...whole, guid: 'new-1' },
      { ...aBlock('b'), guid: 'new-2' },
    ]);
  });

  test('whatever the blocks are', () => {
    fc.assert(
      fc.property(someBlocks(), (blocks) => {
        const back = read(writeBlocks(blocks));
        expect(back?.map(({ guid: _, ...block }) => block) ?? []).toEqual(blocks.map(({ guid: _, ...block }) => block));
      }),
    );
  });

  test('what a block should not have stays behind', () => {
    expect(read(forged({ evil: 1, guid: 'mine' }))).toEqual([
      { ...aBlock('new-1', { code: 'x', label: 'X', fields: [] }) },
    ]);
    expect(read(field({ type: 'image', value: { ...aPicture(), onload: 'x' } }))?.[0]?.fields).toEqual([
      { code: 'f', label: 'F', required: false, type: 'image', value: aPicture() },
    ]);
  });

  test('text around the edges does not matter, white space only', () => {
    expect(read(`\n ${writeBlocks([whole])}\n`)).toHaveLength(1);
    expect(read(`see ${writeBlocks([whole])}`)).toBeNull();
  });
});

describe('what is pasted and is no block (R-CON-11)', () => {
  test.each<[string, string]>([
    ['nothing', ''],
    ['a sentence', 'Hello'],
    ['broken JSON', '{"kantoor":"blocks"'],
    ['JSON of something else', '{"a":1}'],
    ['a list', '[]'],
    ['another mark', forged({}, { kantoor: 'rows' })],
    ['a later version', forged({}, { version: 2 })],
    ['no blocks', forged({}, { blocks: [] })],
    [
      'too many blocks',
      JSON.stringify({
        kantoor: 'blocks',
        version: 1,
        blocks: Array(MAX_BLOCKS + 1).fill({
          code: 'x',
          label: '',
          id: '',
          fields: [],
          publication: null,
          disabled: false,
        }),
      }),
    ],
    ['a code that is a path', forged({ code: '../user' })],
    ['a code that is none', forged({ code: null })],
    ['an anchor that is not clean', forged({ id: '"><script>' })],
    ['a flag that is a figure', forged({ disabled: 0 })],
    ['a window without an end', forged({ publication: { from: 1 } })],
    ['a moment that no calendar has', forged({ publication: { from: 1e300, to: null } })],
    ['fields that are no list', forged({ fields: {} })],
    ['two fields of one code', forged({ fields: [aText('a'), aText('b')] })],
    ['a type that nobody knows', field({ type: 'script', value: '' })],
    ['a text that is a list', field({ type: 'text', value: ['x'] })],
    ['a text that is too long', field({ type: 'editor', value: 'x'.repeat(MAX_BLOCK_TEXT + 1) })],
    ['a picture that runs', field({ type: 'image', value: { ...aPicture(), thumbnail: 'javascript:alert(1)' } })],
    [
      'a picture of another host without its name',
      field({ type: 'image', value: { ...aPicture(), thumbnail: '//evil.example/a.png' } }),
    ],
    ['a picture without a place', field({ type: 'image', value: { ...aPicture(), path: '' } })],
    ['too many files', field({ type: 'files', value: Array(101).fill(aPicture()) })],
    ['a button in a colour of its own', field({ type: 'button', value: { label: '', url: '', style: 'url(//evil)' } })],
    ['five categories', field({ type: 'categories', value: Array(5).fill({ id: '1', label: '', highlight: false }) })],
    [
      'two where one is allowed',
      field({
        type: 'autocomplete',
        value: [
          { id: '1', label: '' },
          { id: '2', label: '' },
        ],
        source: 'branch',
        multiple: false,
      }),
    ],
    [
      'suggestions of another call',
      field({ type: 'autocomplete', value: [], source: '../session?x=', multiple: false }),
    ],
    [
      'suggestions of another host',
      field({ type: 'autocomplete', value: [], source: '//evil.example', multiple: false }),
    ],
    ['a value without a bottom', field({ type: 'unknown', wireType: 'x', value: deep(50) })],
    [
      'a value that changes all others',
      field({ type: 'unknown', wireType: 'x', value: 0 }).replace('"value":0', '"value":{"__proto__":{"a":1}}'),
    ],
    ['a pit of brackets', `{"kantoor":"blocks","version":1,"blocks":${'['.repeat(200_000)}`],
  ])('%s', (_, text) => {
    expect(read(text)).toBeNull();
  });

  test('never throws, whatever it is given', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((value) => forged({ fields: value })),
      fc.jsonValue().map((value) => field({ type: 'unknown', wireType: 'x', value })),
    );
    fc.assert(
      fc.property(texts, (text) => {
        read(text);
      }),
    );
  });

  test.each(ONE_OF_EACH.map((one) => [one.type, one] as const))(
    'a field of type %s with a value of another kind',
    (_, one) => {
      expect(read(forged({ fields: [one] }))).toHaveLength(1);
      if (one.type !== 'unknown') expect(read(forged({ fields: [{ ...one, value: { wrong: true } }] }))).toBeNull();
    },
  );

  test('a field alone is as strict as one of many', () => {
    expect(read(forged({ fields: [{ ...aField(), required: 'yes' }] }))).toBeNull();
  });
});

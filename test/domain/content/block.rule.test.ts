import {
  blocksProblems,
  isBlankHtml,
  isEmptyValue,
  MAX_BLOCK_TEXT,
  MAX_BLOCKS,
  MAX_ENTRIES,
  invalidBlocks,
  type BlockInput,
} from '../../../src/domain/content/block.rule';

const block = (given: Partial<BlockInput> = {}): BlockInput => ({
  guid: 'one',
  id: '',
  fields: [],
  publication: null,
  ...given,
});
const field = (value: unknown, required = true) => ({ code: 'text', required, value });

describe('blocks of an item (R-CON-05)', () => {
  test.each(['', '  ', '<p></p>', '<p>&nbsp;</p>\n', '<p>&#160;&shy;</p>', '<ul><li></li></ul>'])(
    '%j shows nothing',
    (html) => {
      expect(isBlankHtml(html)).toBe(true);
    },
  );

  test.each([
    'a',
    '<p>a</p>',
    '<p><img src="/media/a.png"></p>',
    '<iframe src="https://a.example"></iframe>',
    '<script src="https://a.example"></script>',
    '<hr>',
  ])('%j shows something', (html) => {
    expect(isBlankHtml(html)).toBe(false);
  });

  test.each(['<p>', ' ', '&nbsp;'])('a long text of nothing but %j shows nothing', (blank) => {
    expect(isBlankHtml(blank.repeat(50_000))).toBe(true);
    expect(isBlankHtml(`${blank.repeat(50_000)}a`)).toBe(false);
  });

  // Quadratic backtracking would exceed the test's time limit.
  test.each(['<', '<a ', '<!', '</'])('checks 500,000 times %j in linear time', (begun) => {
    expect(isBlankHtml(begun.repeat(500_000))).toBe(false);
  });

  test.each([
    [null, true],
    [undefined, true],
    ['', true],
    ['<p> </p>', true],
    [[], true],
    [[null], true],
    [{ label: '', url: '' }, true],
    [{ label: '', url: '', style: 'red' }, true],
    [{ id: '', highlight: false }, true],
    [0, false],
    [false, false],
    ['x', false],
    [[{ image: null, caption: 'x' }], false],
    [{ location: 'a' }, false],
  ])('%j is left out: %s', (value, empty) => {
    expect(isEmptyValue(value)).toBe(empty);
  });

  test.each([
    ['<div id="dealer"></div>', 'textarea', {}],
    ['<photo follows>', 'text', {}],
    [' ', 'text', { 'blocks.one.text': 'required' }],
    ['<div></div>', 'editor', { 'blocks.one.text': 'required' }],
  ])('%j in a field of type %s that has to be filled', (value, type, problems) => {
    expect(blocksProblems([block({ fields: [{ ...field(value), type }] })])).toEqual(problems);
  });

  test('a moment that is only half typed is told of, and not left out without a word', () => {
    expect(blocksProblems([block({ fields: [{ ...field('2026-11-20\n', false), type: 'datetime' }] })])).toEqual({
      'blocks.one.text': 'pattern.default',
    });
    expect(
      blocksProblems([
        block({
          fields: [
            { ...field(1_700_000_000_000, false), type: 'datetime' },
            { ...field(null, false), type: 'datetime' },
          ],
        }),
      ]),
    ).toEqual({});
  });

  test('a required field that is empty is named by block and field, an optional one is not', () => {
    expect(blocksProblems([block({ fields: [field('')] })])).toEqual({ 'blocks.one.text': 'required' });
    expect(blocksProblems([block({ fields: [field('', false)] })])).toEqual({});
    expect(blocksProblems([block({ fields: [field('<p>Text</p>')] })])).toEqual({});
  });

  test.each([
    [
      'a text that is too long',
      block({ fields: [field('x'.repeat(MAX_BLOCK_TEXT + 1), false)] }),
      { 'blocks.one.text': `tooLong.${MAX_BLOCK_TEXT}` },
    ],
    [
      'a list that is too long',
      block({ fields: [field(Array(MAX_ENTRIES + 1).fill('x'))] }),
      { 'blocks.one.text': 'tooMany' },
    ],
    ['the longest list', block({ fields: [field(Array(MAX_ENTRIES).fill('x'))] }), {}],
    ['an anchor that is not clean', block({ id: 'Not Clean' }), { 'blocks.one.id': 'pattern.default' }],
    ['a clean anchor', block({ id: 'clean' }), {}],
    [
      'a window that ends before it begins',
      block({ publication: { from: 2, to: 1 } }),
      { 'blocks.one.to': 'tooEarly' },
    ],
  ])('%s', (_, one, problems) => {
    expect(blocksProblems([one])).toEqual(problems);
  });

  test('no two blocks are the same one, and there are not too many', () => {
    expect(blocksProblems([block(), block()])).toEqual({ blocks: 'pattern.default' });
    expect(
      blocksProblems(Array.from({ length: MAX_BLOCKS + 1 }, (_, place) => block({ guid: String(place) }))),
    ).toEqual({ blocks: 'tooMany' });
  });
});

test('the blocks in which something is wrong are known by the paths of the problems', () => {
  expect(
    invalidBlocks({
      'name': 'required',
      'blocks': 'tooMany',
      'blocks.a.title': 'required',
      'blocks.a.id': 'pattern.default',
      'blocks.b.to': 'tooEarly',
      'blocks.1.2.title': 'required',
    }),
  ).toEqual(['a', 'b', '1.2']);
});

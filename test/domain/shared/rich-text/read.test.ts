import fc from 'fast-check';
import type { Block } from '../../../../src/domain/shared/rich-text/model';
import { readRichText } from '../../../../src/domain/shared/rich-text/read';
import { writeRichText } from '../../../../src/domain/shared/rich-text/write';
import { endsOf, tokensOf } from '../../../../src/domain/shared/rich-text/tokens';
import { anyHtml, decode } from '../../support/any-html';

const again = (html: string): string => writeRichText(readRichText(html, decode), decode);
const kinds = (html: string): readonly string[] =>
  readRichText(html, decode).blocks.map((block) => (block.kind === 'text' ? block.tag || 'loose' : block.kind));

// Rule R-SHR-25.
test('tokens lose nothing, whatever the text', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      expect(
        tokensOf(html)
          .map(({ source }) => source)
          .join(''),
      ).toBe(html);
    }),
    { numRuns: 1000, seed: 20261120 },
  );
});

test('read and written again, a document is the same byte for byte', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      expect(again(html)).toBe(html);
    }),
    { numRuns: 3000, seed: 20261120 },
  );
});

test.each([
  ['<p>one</p>\n<h2 class="a">two</h2>', ['p', 'h2']],
  ['loose <b>text</b><p>after</p>', ['loose', 'p']],
  ['<p>one<p>two', ['p', 'p']],
  ['<ul><li>a<ul><li>b</ul></ul>', ['list']],
  ['<ul>\n  <li><p>a</p>\n  <ol><li>b</li></ol></li>\n</ul>', ['list']],
  ['<div dir="ltr">Hoi<br><div>daar</div></div>', ['container']],
  ['<div class="intro">Hoi</div>', ['div']],
  ['<div class="spacer"></div>', ['object']],
  ['<p>a</p><!-- more --><p>b</p>', ['p', 'object', 'p']],
  ['<p>a</p>\n<iframe src="//example.test"></iframe>\n<script>1 < 2</script>', ['p', 'object', 'object']],
  ['<table><tr><td>1</td></tr></table>', ['table']],
  [
    '<table class="a">\n<caption>Maten</caption>\n<colgroup><col><col></colgroup>\n<thead>\n<tr><th>a</th><th>' +
      '<p>b</p></th></tr>\n</thead><!-- c --><tbody><tr><td colspan="2"></td></tr></tbody>\n</table>',
    ['table'],
  ],
  ['<table><tr><td><table><tr><td>1</td></tr></table></td></tr></table>', ['table']],
  ['<table><tr><td>1<td>2</tr></table>', ['table']],
  ['<table width=100%><tbody><tr><th>1<td><p>2</p><tr><td>3<tfoot><tr><td>4</table>', ['table']],
  ['<p>a <a href=/b?c=1&d=2>b</a></p><p>c</p>', ['p', 'p']],
  ['<ol reversed><li><p>a</p>\n<p>b</p></li><li><h3>c</h3></li></ol>', ['list']],
  ['<b id="docs"><p>a</p><ul><li>b</li></ul></b>', ['container']],
  ['<a href="/a"><h3>a</h3><p>b</p></a>', ['container']],
  ['<pre>\none\n  two\n</pre>', ['pre']],
  ['<pre><p>one</p></pre>', ['object']],
  ['<table>text<tr><td>1</td></tr></table>', ['object']],
  ['<table><tbody><caption>late</caption><tr><td>1</td></tr></tbody></table>', ['object']],
  ['<table></table>', ['object']],
  ['<p>a <b>b <i>c</b> d</i></p>', ['object']],
  ['<p><a href="/a">a <a href="/b">b</a></a></p>', ['object']],
  ['<p>a</p></div><p>b</p>', ['p', 'object', 'p']],
  ['<div><p>a</p><p>b</p>', ['object', 'p', 'p']],
  ['<p>a</p><p title="<broken>b</p', ['p', 'object']],
] as const)('%s', (html, expected) => {
  expect(kinds(html)).toEqual(expected);
  expect(again(html)).toBe(html);
});

test('white space and unseen marks at the edges of a block are no text', () => {
  const [block] = readRichText('<p class="x">\n  a&nbsp;b\n  c <br>\n</p>', decode).blocks;
  expect(block).toMatchObject({ open: '<p class="x">\n  ', close: ' <br>\n</p>', leaves: [{ text: 'a\u00A0b c' }] });
});

test('a named anchor, an icon and an image in running text are objects, with the elements around them', () => {
  const [block] = readRichText(
    '<p><a name="top"></a>Zie <a href="/x"><img src="a.png"></a><i class="icon"></i></p>',
    decode,
  ).blocks;
  expect(block?.kind === 'text' && block.leaves.map(({ kind, raw, path }) => [kind, raw, path.length])).toEqual([
    ['object', '<a name="top"></a>', 0],
    ['text', 'Zie ', 0],
    ['object', '<img src="a.png">', 1],
    ['object', '<i class="icon"></i>', 0],
  ]);
});

test('elements end where their own closing tag stands', () => {
  expect([...endsOf(tokensOf('<x><x></x></y></x><br><y>'))]).toEqual([
    [1, 3],
    [0, 5],
    [5, 6],
  ]);
});

test.each([
  ['unclosed divisions', '<div>'.repeat(20_000)],
  ['nested divisions', '<div>'.repeat(5_000) + 'a' + '</div>'.repeat(5_000)],
  ['nested lists', '<ul><li>'.repeat(5_000) + 'a' + '</li></ul>'.repeat(5_000)],
  ['unclosed tables', '<table><tr><td>'.repeat(5_000)],
  ['nested tables', '<table><tr><td>'.repeat(3_000) + 'a' + '</td></tr></table>'.repeat(3_000)],
  ['unclosed formats', '<b>'.repeat(20_000)],
  ['paragraphs never closed', '<p>a'.repeat(20_000)],
  ['brackets', '<'.repeat(50_000)],
  ['attributes', `<a ${'b '.repeat(20_000)}`],
  ['comments never closed', '<!--'.repeat(20_000)],
  ['scripts never closed', '<script>'.repeat(5_000)],
])('reads a hostile document back as it was: %s', (_, html) => {
  expect(again(html)).toBe(html);
});

test('a block knows its depth no further than anybody nests', () => {
  const depth = (block: Block | undefined): number => (block?.kind === 'container' ? 1 + depth(block.blocks[0]) : 0);
  expect(depth(readRichText(`${'<div>'.repeat(60)}<p>a</p>${'</div>'.repeat(60)}`, decode).blocks[0])).toBeLessThan(30);
});

/** @jest-environment jsdom */
import { excerptOf } from '../../../../src/ui/shared/controls/html-excerpt';

test.each([
  ['<p>Dag&nbsp;<b>alle</b>maal</p><p>Tot morgen</p>', 'Dag allemaal Tot morgen'],
  ['Een<br>twee<ul><li>drie</li><li>vier</li></ul>', 'Een twee drie vier'],
  ['<style>p{}</style><script>alert(1)</script>a &lt;b&gt; &amp; c', 'a <b> & c'],
  ['', ''],
])('turns %p into %p', (html, words) => {
  expect(excerptOf(html)).toBe(words);
});

test('truncates long text', () => {
  expect(excerptOf(`<p>${'woord '.repeat(5_000)}</p>`)).toMatch(/^(woord )+w?o?o?r?d?…$/);
  expect(excerptOf('x'.repeat(200))).toBe('x'.repeat(200));
  expect(excerptOf('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
});

test.each([
  ['<p onclick="a()" style="color:red">Dag</p>', 'Dag'],
  ['<p>a</p><template><p>b</p></template><!-- c --><p>&copy; d</p>', 'a © d'],
  [`<p>${'x'.repeat(190)}</p><p>een</p><script>${'stil();'.repeat(600)}</script>`, `${'x'.repeat(190)} een`],
  [`<p>een</p><!-- ${'stil '.repeat(800)} --><p>twee</p>`, 'een'],
])('takes text from %p without parsing it', (html, words) => {
  const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
  expect(excerptOf(html)).toBe(words);
  const given = parse.mock.calls.map(([source]) => source);
  parse.mockRestore();
  expect(given.filter((source) => /<(?!!doctype|body>)/.test(source))).toEqual([]);
});

test('includes a later match', () => {
  const html = `<p>${'Woorden vooraf. '.repeat(30)}Plan de wintercontrole van je installatie. ${'Woorden erna. '.repeat(30)}</p>`;
  const excerpt = excerptOf(html, 'wintercontrole');
  expect(excerpt).toMatch(/^…\S.*Plan de wintercontrole van je installatie\..*…$/);
  expect(excerpt.length).toBeLessThanOrEqual(202);
  expect(excerptOf(html, 'nergens')).toBe(excerptOf(html));
  expect(excerptOf(html, 'vooraf')).toBe(excerptOf(html));
});

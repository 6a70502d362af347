import fc from 'fast-check';
import { describeObject } from '../../../../src/domain/shared/rich-text/describe';
import {
  attributeOf,
  withAttribute,
  withoutAttribute,
  withoutAttributes,
  withTag,
} from '../../../../src/domain/shared/rich-text/tag';
import { countWords, encodeText, rewriteText, visibleText } from '../../../../src/domain/shared/rich-text/text';
import { isWholeUrl, safeUrl, typedUrl } from '../../../../src/domain/shared/rich-text/url';
import { decode } from '../../support/any-html';

// Rules R-SHR-26 and R-SHR-27.
test('a text that is changed keeps the source of what did not change', () => {
  const raw = 'Caf&eacute; &amp;\n   bar &#8217;s avonds';
  expect(visibleText(raw, decode)).toBe('Café & bar ’s avonds');
  expect(rewriteText(raw, 'Café & bar ’s avonds', decode)).toBe(raw);
  expect(rewriteText(raw, 'Café & grand bar ’s avonds', decode)).toBe(
    'Caf&eacute; &amp;\n   grand bar &#8217;s avonds',
  );
  expect(rewriteText(raw, 'Café < & bar ’s avonds', decode)).toBe('Caf&eacute; &lt; &amp;\n   bar &#8217;s avonds');
  expect(rewriteText(raw, '', decode)).toBe('');
});

test('whatever is typed reads the same again', () => {
  const shown = fc
    .array(fc.constantFrom('a', 'b', ' ', ' ', '&', '<', '>', '\u00A0', 'é'), { maxLength: 12 })
    .map((letters) => letters.join(''));
  const seen = (text: string): string => text.replaceAll('\u00A0', ' ');
  fc.assert(
    fc.property(shown, shown, (before, now) => {
      expect(seen(visibleText(rewriteText(encodeText(before), now, decode), decode))).toBe(seen(now));
    }),
    { numRuns: 2000, seed: 20261120 },
  );
});

test('attributes are read, set and taken away, and the rest of a tag stays', () => {
  const open = `<a Class=x href='/a?b=1&amp;c' data-y>`;
  expect([
    attributeOf(open, 'class'),
    attributeOf(open, 'href'),
    attributeOf(open, 'data-y'),
    attributeOf(open, 'title'),
  ]).toEqual(['x', '/a?b=1&amp;c', '', null]);
  expect(withAttribute(open, 'href', '/z"')).toBe('<a Class=x href="/z&quot;" data-y>');
  expect(withAttribute('<a>', 'href', '/z')).toBe('<a href="/z">');
  expect(withoutAttribute(open, 'class')).toBe(`<a href='/a?b=1&amp;c' data-y>`);
  expect(withoutAttributes('<LI id="a>b" value=3>\n<p style=\'c\' x>')).toBe('<LI>\n<p>');
  expect(withTag('<P class="a">\n', 'h2')).toBe('<h2 class="a">\n');
});

test.each([
  ['https://x.example', 'https://x.example'],
  ['/pad', '/pad'],
  ['#plek', '#plek'],
  ['?a=1', '?a=1'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['tel:+31', 'tel:+31'],
  ['pagina', 'pagina'],
  ['map/pagina:1', 'map/pagina:1'],
  ['javascript:alert(1)', null],
  [' JaVaScRiPt:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['\u0001javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['vbscript:x', null],
  ['', null],
  ['   ', null],
])('the address %j is safe as %j', (url, expected) => {
  expect(safeUrl(url)).toBe(expected);
});

test.each([
  ['www.x.example/a', 'https://www.x.example/a'],
  ['x.example', 'https://x.example'],
  ['jan@x.example', 'mailto:jan@x.example'],
  ['/contact', '/contact'],
  ['http://x.example', 'http://x.example'],
  ['javascript:x', null],
  ['https://x.example:99999/', null],
  ['x.example:99999', null],
  ['//x.example:99999/', null],
  ['https://%/', null],
])('%j is typed and means %j', (typed, expected) => {
  expect(typedUrl(typed)).toBe(expected);
});

test.each([
  ['https://voorbeeld.test/a?b=1', true],
  ['mailto:iemand@voorbeeld.test', true],
  ['hier', false],
  ['/aanbod', false],
  ['https:', false],
  ['https://x.example:99999/', false],
  ['https://voorbeeld.test is beter', false],
  ['zie https://voorbeeld.test', false],
  ['javascript:alert(1)', false],
  ['', false],
])('pasted on words, %j becomes their link: %j', (pasted, expected) => {
  expect(isWholeUrl(pasted)).toBe(expected);
});

test.each([
  ['<img src="/a.png" alt="Een foto">', 'img', 'Een foto'],
  ['<!-- let op -->', '!--', 'let op'],
  ['<table><tr><td>1</td>\n<td>2</td></tr></table>', 'table', '1 2'],
  ['</div>', '/div', ''],
  ['<i class="icon"></i>', 'i', 'icon'],
  ['<p <x', 'p', ''],
])('%s is called %s %s', (raw, tag, about) => {
  expect(describeObject(raw)).toEqual({ tag, about });
});

test.each([
  ['', 0],
  ['een', 1],
  ["foto's van 10-12 uur", 4],
  ['  a\u00A0b — c ', 3],
  ['€ 1.250,50 incl. btw', 3],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

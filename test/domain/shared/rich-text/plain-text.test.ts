import fc from 'fast-check';
import { hasNoText, plainTextOf } from '../../../../src/domain/shared/rich-text/plain-text';
import { htmlDecoder } from '../../../../server/shared/html/text-of-html';

describe('what a reader reads of HTML (R-CON-12)', () => {
  test.each([
    ['', ''],
    ['plain', 'plain'],
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['<p>One <b>two</b>, three</p>', 'One two, three'],
    ['un<b>do</b>', 'undo'],
    ['<ul><li>One</li>\n<li>Two</li></ul>', 'One\nTwo'],
    ['One<br>two', 'One\ntwo'],
    ['a<script>alert(1)</script>b', 'ab'],
    ['<!-- said -->x', 'x'],
    ['<img src="a.png" alt="A">', ''],
    ['caf&eacute; &amp; &Uuml;ber &#233;&#xe9;&nbsp;x', 'café & Über éé\u00A0x'],
    ['&unknown; & co &copy; &frac12; &#150;', '&unknown; & co © ½ –'],
    ['CO<sub>2</sub>-meter, <strong>W</strong>armte&shy;pomp', 'CO2-meter, Warmtepomp'],
    ['CO<sub>2</sub> <i x"y>H<sub>2</sub>O</i><p>z', 'CO2 H2O\nz'],
    ['a < b', 'a < b'],
    ['<p>One <a href="x>Two</p>', 'One Two'],
  ])('%j: %j', (html, text) => {
    expect(plainTextOf(html, htmlDecoder)).toBe(text);
  });

  test('never fails, and is quick with what is no HTML', () => {
    fc.assert(
      fc.property(fc.string(), (html) => {
        plainTextOf(html, htmlDecoder);
      }),
    );
    for (const hostile of ['<', '<a ', '<a', '&', '<!--', '"<p'])
      expect(plainTextOf(hostile.repeat(50_000), htmlDecoder).length).toBeLessThan(400_000);
  });
});

test.each([
  ['<p>&nbsp;&#160;&#xA0; &shy;</p><br>', true],
  ['<p>&#169;</p>', false],
  ['<p>x</p>', false],
])('%j has no text: %j', (html, isEmpty) => {
  expect(hasNoText(html)).toBe(isEmpty);
});

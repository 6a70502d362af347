import fc from 'fast-check';
import { plainTextOf } from '../../../../src/domain/shared/rich-text/plain-text';

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
    ['&nothing; &#0; &#1114112; & co', '&nothing; &#0; &#1114112; & co'],
    ['a < b', 'a < b'],
    ['<p>One <a href="x>Two</p>', 'One Two'],
  ])('%j: %j', (html, text) => {
    expect(plainTextOf(html)).toBe(text);
  });

  test('never fails, and is quick with what is no HTML', () => {
    fc.assert(
      fc.property(fc.string(), (html) => {
        plainTextOf(html);
      }),
    );
    for (const hostile of ['<', '<a ', '<a', '&', '<!--', '"<p'])
      expect(plainTextOf(hostile.repeat(50_000)).length).toBeLessThan(400_000);
  });
});

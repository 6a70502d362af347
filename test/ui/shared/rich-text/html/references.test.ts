import { htmlDecoder as serverDecoder } from '../../../../../server/shared/html/text-of-html';
import { htmlDecoder } from '../../../../../src/ui/shared/rich-text/html/references';

describe.each([
  ['the browser', htmlDecoder],
  ['the server', serverDecoder],
])('character references as %s resolves them (R-SHR-57)', (_, decoder) => {
  test.each([
    ['caf&eacute; &amp; &Uuml;ber', 'café & Über'],
    ['&#233;&#xE9;&#XE9;', 'ééé'],
    ['&copy;&bull;&sup2;&times;&rarr;&trade;&reg;&deg;&euro;&laquo;&raquo;&oslash;&middot;&frac12;', '©•²×→™®°€«»ø·½'],
    ['&#128;&#146;&#150;&#159;', '€’–Ÿ'],
    ['&#0;&#1114112;&#xD800;', '\uFFFD\uFFFD\uFFFD'],
    ['&copy 2026 &ampx &notit;', '© 2026 &x ¬it;'],
    ['&#32;x&#9;y&NewLine;', ' x\ty\n'],
    ['&lt;b&gt; & &unknown; &;', '<b> & &unknown; &;'],
    ['&amp;eacute;', '&eacute;'],
  ])('%j: %j', (written, text) => {
    expect(decoder.text(written)).toBe(text);
  });

  test.each([
    ['?a=1&amp;b=2&copy=3&reg4', '?a=1&b=2&copy=3&reg4'],
    ['foto&#39;s caf&eacute; &copy', "foto's café ©"],
  ])('in an attribute, %j: %j', (written, text) => {
    expect(decoder.attribute(written)).toBe(text);
  });
});

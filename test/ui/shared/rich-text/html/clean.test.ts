import type { Block } from '../../../../../src/domain/shared/rich-text/model';
import { readRichText } from '../../../../../src/domain/shared/rich-text/read';
import { cleanHtml } from '../../../../../src/ui/shared/rich-text/html/clean';
import { decodeReference } from '../../../../../src/ui/shared/rich-text/html/references';
import { htmlCorpus } from '../../../../support/html-corpus';

// Rule R-SHR-47.
test("turns Word's list into a nested list without markers", () => {
  const item = (level: number, mark: string, text: string) =>
    `<p class="MsoListParagraphCxSpMiddle" style="text-indent:-18.0pt;mso-list:l0 level${String(level)} lfo1">` +
    `<![if !supportLists]><span style="mso-list:Ignore">${mark}` +
    `<span style="font:7.0pt 'Times New Roman'">&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
  expect(
    cleanHtml(
      '<html><head><style>p{}</style></head><body><!--StartFragment--><p class=MsoNormal>Kop</p>' +
        `${item(1, '1.', 'een')}${item(2, '·', 'twee')}${item(1, '2.', 'drie')}` +
        '<p class=MsoNormal>Slot<o:p></o:p></p></body></html>',
    ),
  ).toBe('<p>Kop</p><ol><li>een<ul><li>twee</li></ul></li><li>drie</li></ol><p>Slot</p>');
});

test.each([
  [
    'Google Docs',
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><ul><li dir="ltr"><p dir="ltr">` +
      '<span style="font-weight:400">Een</span></p></li><ul><li dir="ltr"><p dir="ltr">Een punt een</p></li></ul>' +
      '<li dir="ltr"><p dir="ltr">Twee</p></li></ul></b>',
    '<ul><li>Een<ul><li>Een punt een</li></ul></li><li>Twee</li></ul>',
  ],
  [
    'several levels',
    '<ol><li>a</li><ol><li>b</li><ul><li>c</li></ul><li>d</li></ol><ul><li>e</li></ul><li>f</li></ol>',
    '<ol><li>a<ol><li>b<ul><li>c</li></ul></li><li>d</li></ol><ul><li>e</li></ul></li><li>f</li></ol>',
  ],
  ['a level that was skipped', '<ul><ul><li>a</li></ul><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  [
    'items that nest as they should',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  ['what is no item', '<ul><li>a</li><script>x()</script><ul></ul></ul><ol></ol>', '<ul><li>a</li></ul>'],
])('nests a list of %s in its items', (_what, html, list) => {
  expect(cleanHtml(html)).toBe(list);
});

test('keeps quotes, and their content as blocks', () => {
  expect(
    cleanHtml(
      '<blockquote style="margin:0">een<p>twee</p><blockquote><h3>drie</h3></blockquote></blockquote><blockquote> </blockquote>' +
        '<ul><li><blockquote>vier</blockquote></li></ul>',
    ),
  ).toBe('<blockquote><p>een</p><p>twee</p><blockquote><h3>drie</h3></blockquote></blockquote><ul><li>vier</li></ul>');
  expect(cleanHtml('<blockquote><p>een</p></blockquote>', false)).toBe('<p>een</p>');
});

test('keeps the lines and the indentation of preformatted text', () => {
  const code = '<pre class="c">\n<code><span>if (a &lt; b) {</span>\n  <b>c</b>;\r\n\td<br>}\n</code></pre>';
  expect(cleanHtml(`<p>x</p>${code}`)).toBe('<p>x</p><pre>if (a &lt; b) {\n  <strong>c</strong>;\n\td\n}</pre>');
  expect(cleanHtml(code, false)).toBe('<p>if (a &lt; b) {<br> &nbsp;<strong>c</strong>;<br> &nbsp;d<br>}</p>');
  expect(cleanHtml('<pre><div>een</div><div>twee</div><script>x</script></pre><pre> \n</pre>')).toBe(
    '<pre>een\ntwee</pre>',
  );
  expect(cleanHtml('<ul><li><pre>een\ntwee</pre></li></ul>')).toBe('<ul><li>een<br>twee</li></ul>');
  expect(
    cleanHtml(
      '<div style="white-space: pre-wrap">\n<p>een\ntwee</p>\n<p style="white-space:normal">drie\nvier</p></div>',
    ),
  ).toBe('<p>een<br>twee</p><p>drie vier</p>');
});

test('reads formats from elements and styles', () => {
  expect(
    cleanHtml(
      '<b style="font-weight:normal" id="docs-internal"><p><span style="font-weight:700">een</span> ' +
        '<span style="font-style:italic;text-decoration:underline">twee</span> drie</p></b>',
    ),
  ).toBe('<p><strong>een</strong> <em><u>twee</u></em> drie</p>');
});

test('treats elements named like object properties as text', () => {
  expect(cleanHtml('<p>een <constructor>twee</constructor></p>')).toBe('<p>een twee</p>');
});

test('keeps links and removes active, loading and hidden content', () => {
  expect(
    cleanHtml(
      '<div onclick="a()">Zie <a href="https://x.example/?a=1&b=2" class="c" onclick="b()">hier</a>, ' +
        '<a href="javascript:c()">daar</a><img src="//x"><script>d()</script>' +
        '<span style="display:none">geheim</span></div>',
    ),
  ).toBe('<p>Zie <a href="https://x.example/?a=1&amp;b=2">hier</a>, daar</p>');
});

test('keeps data tables with header, caption and merged cells', () => {
  expect(
    cleanHtml(
      '<table style="x" border=1><caption>Maten</caption><tr><th>Maat</th><th width=9>Prijs</th></tr><tr>' +
        '<td colspan=2><p>15</p><p>€ 2</p></td></tr><tr style="display:none"><td>x</td></tr></table>',
    ),
  ).toBe(
    '<table><caption>Maten</caption><thead><tr><th>Maat</th><th>Prijs</th></tr></thead><tbody><tr>' +
      '<td colspan="2"><p>15</p><p>€ 2</p></td></tr></tbody></table>',
  );
});

test('unwraps layout tables; without tables, each row is a line', () => {
  expect(
    cleanHtml(
      '<table role="presentation"><tr><td>een</td><td>twee</td></tr></table><table><tr><td>drie<table><tr>' +
        '<td>4</td><td>5</td></tr></table></td></tr></table>',
    ),
  ).toBe('<p>een twee</p><p>drie</p><table><tbody><tr><td>4</td><td>5</td></tr></tbody></table>');
  expect(cleanHtml('<table><tr><th>Maat</th><th>Prijs</th></tr><tr><td>15</td><td>€ 2</td></tr></table>', false)).toBe(
    '<p>Maat Prijs</p><p>15 € 2</p>',
  );
});

test('removes styles and markers of a Word table', () => {
  const td = (text: string): string =>
    "<td width=302 valign=top style='width:226.55pt;border:solid windowtext 1.0pt;" +
    "mso-border-alt:solid windowtext .5pt;padding:0cm 5.4pt 0cm 5.4pt'>" +
    `<p class=MsoNormal style='margin-bottom:0cm;line-height:normal'>${text}<o:p></o:p></p></td>`;
  expect(
    cleanHtml(
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=NL><!--StartFragment-->' +
        '<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 ' +
        "style='border-collapse:collapse;mso-yfti-tbllook:1184'>" +
        `<tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>${td('<b>Maat</b>')}${td('<b>Prijs</b>')}</tr>` +
        `<tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>${td('15 mm')}${td('€&nbsp;2')}</tr></table>` +
        '<p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>',
    ),
  ).toBe(
    '<table><tbody><tr><td><strong>Maat</strong></td><td><strong>Prijs</strong></td></tr><tr><td>15 mm</td>' +
      '<td>€&nbsp;2</td></tr></tbody></table>',
  );
});

test('turns spreadsheet cells into a table', () => {
  expect(
    cleanHtml(
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>.xl65{mso-number-format:Standard}</style>' +
        "</head><body><table border=0 width=128 style='border-collapse:collapse;width:96pt'><!--StartFragment-->" +
        "<col width=64 span=2 style='width:48pt'><tr height=20><td height=20 class=xl65 align=right>1.250,50</td>" +
        '<td></td></tr><!--EndFragment--></table></body></html>',
    ),
  ).toBe('<table><tbody><tr><td>1.250,50</td><td></td></tr></tbody></table>');
});

test('flattens nested blocks and keeps heading levels, but lets no heading 1 in', () => {
  expect(
    cleanHtml('<article><h1><b>Kop</b></h1><h3>Sub</h3><div>een<div>twee</div>drie</div><p>vier<br></p></article>'),
  ).toBe('<h2>Kop</h2><h3>Sub</h3><p>een</p><p>twee</p><p>drie</p><p>vier</p>');
});

test.each(htmlCorpus)('makes %s editable after paste', (_, html) => {
  const { blocks } = readRichText(cleanHtml(html), decodeReference);
  const isQuote = (block: Block): boolean => block.kind === 'container' && block.tag === 'blockquote';
  expect(blocks.filter((block) => ['object', 'container'].includes(block.kind) && !isQuote(block))).toEqual([]);
  expect(blocks.length).toBeGreaterThan(0);
});

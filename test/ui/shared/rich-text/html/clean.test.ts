import { readRichText } from '../../../../../src/domain/shared/rich-text/read';
import { cleanHtml } from '../../../../../src/ui/shared/rich-text/html/clean';
import { decodeReference } from '../../../../../src/ui/shared/rich-text/html/references';
import { htmlCorpus } from '../../../../support/html-corpus';

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
    cleanHtml(
      '<article><h1><b>Kop</b></h1><h3>Sub</h3><div>een<div>twee</div>drie</div><blockquote><p>vier<br></p></blockquote></article>',
    ),
  ).toBe('<h2>Kop</h2><h3>Sub</h3><p>een</p><p>twee</p><p>drie</p><p>vier</p>');
});

test.each(htmlCorpus)('makes %s editable after paste', (_, html) => {
  const { blocks } = readRichText(cleanHtml(html), decodeReference);
  expect(blocks.filter(({ kind }) => kind === 'object' || kind === 'container')).toEqual([]);
  expect(blocks.length).toBeGreaterThan(0);
});

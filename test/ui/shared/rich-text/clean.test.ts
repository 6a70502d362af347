import { readRichText } from '../../../../src/domain/shared/rich-text/read';
import { cleanHtml } from '../../../../src/ui/shared/rich-text/clean';
import { decodeReference } from '../../../../src/ui/shared/rich-text/references';
import { htmlCorpus } from '../../../support/html-corpus';

test('a list of Word becomes a list, nested by its levels, without its marks', () => {
  const item = (level: number, mark: string, text: string) =>
    `<p class="MsoListParagraphCxSpMiddle" style="text-indent:-18.0pt;mso-list:l0 level${String(level)} lfo1"><![if !supportLists]><span style="mso-list:Ignore">${mark}<span style="font:7.0pt 'Times New Roman'">&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
  expect(cleanHtml(`<html><head><style>p{}</style></head><body><!--StartFragment--><p class=MsoNormal>Kop</p>${item(1, '1.', 'een')}${item(2, '·', 'twee')}${item(1, '2.', 'drie')}<p class=MsoNormal>Slot<o:p></o:p></p></body></html>`))
    .toBe('<p>Kop</p><ol><li>een<ul><li>twee</li></ul></li><li>drie</li></ol><p>Slot</p>');
});

test('formats come from elements and from styles; a bold that is none does not', () => {
  expect(cleanHtml('<b style="font-weight:normal" id="docs-internal"><p><span style="font-weight:700">een</span> <span style="font-style:italic;text-decoration:underline">twee</span> drie</p></b>'))
    .toBe('<p><strong>een</strong> <em><u>twee</u></em> drie</p>');
});

test('links that lead somewhere stay; what acts, loads or is hidden goes', () => {
  expect(cleanHtml('<div onclick="a()">Zie <a href="https://x.example/?a=1&b=2" class="c" onclick="b()">hier</a>, <a href="javascript:c()">daar</a><img src="//x"><script>d()</script><span style="display:none">geheim</span></div>'))
    .toBe('<p>Zie <a href="https://x.example/?a=1&amp;b=2">hier</a>, daar</p>');
});

test('a table becomes a line for each row', () => {
  expect(cleanHtml('<table><tr><th>Maat</th><th>Prijs</th></tr><tr><td>15</td><td>€ 2</td></tr></table>')).toBe('<p>Maat Prijs</p><p>15 € 2</p>');
});

test('blocks in blocks become blocks in a row, headings keep their level', () => {
  expect(cleanHtml('<article><h1><b>Kop</b></h1><div>een<div>twee</div>drie</div><blockquote><p>vier<br></p></blockquote></article>'))
    .toBe('<h1>Kop</h1><p>een</p><p>twee</p><p>drie</p><p>vier</p>');
});

test.each(htmlCorpus)('%s comes out of the clipboard as something that can be edited', (_, html) => {
  const { blocks } = readRichText(cleanHtml(html), decodeReference);
  expect(blocks.filter(({ kind }) => kind === 'object' || kind === 'container')).toEqual([]);
  expect(blocks.length).toBeGreaterThan(0);
});

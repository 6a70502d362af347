import fc from 'fast-check';
import type { Decode } from '../../../src/domain/shared/rich-text/text';

const NAMED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00A0',
  '&eacute;': 'é',
  '&euro;': '€',
  '&quot;': '"',
  '&#8217;': '’',
  '&shy;': '\u00AD',
};

/** A decoder for a few character references, as a browser would decode them. */
export const decode: Decode = (reference) => NAMED[reference] ?? reference;

const word = fc.constantFrom(
  'een',
  '\u00A0',
  'prijs',
  'de   zaak',
  ' ',
  '\n  ',
  '&nbsp;',
  '&eacute;én',
  'a < b',
  'R&D',
  '&onbekend;',
  '€ 5',
  '\t',
  '&#8217;s',
  '  dubbel',
  'naïef',
);
const attributes = fc.constantFrom(
  '',
  ' class="intro"',
  " id='x'",
  ' style="color:red"',
  ' data-a=1 hidden',
  ' onclick="alert(1)"',
  ' title="a > b"',
  '\n  lang="nl"',
);
const format = fc.constantFrom(
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'code',
  'sub',
  'span',
  'SPAN',
  'font',
  'a href="/x"',
  'a href="https://example.test" target="_blank" rel="nofollow"',
  'o:p',
);
const object = fc.constantFrom(
  '<br>',
  '<br />',
  '<img src="/a.png" alt="">',
  '<!-- c -->',
  '<script>if (1 < 2) {}</script>',
  '<a name="top"></a>',
  '<x-kaart data-id="1"><b>x</b></x-kaart>',
  '<iframe src="//x"></iframe>',
  '<input>',
  '<svg><path d="M0 0"/></svg>',
);
const nameOf = (tag: string): string => tag.split(' ')[0] ?? tag;

const inline = fc.letrec<{ run: string; part: string }>((tie) => ({
  run: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { maxDepth: 3 },
    word,
    object,
    fc
      .tuple(format, attributes, tie('run'))
      .map(([tag, extra, content]) => `<${tag}${extra}>${content}</${nameOf(tag)}>`),
  ),
})).run;

const gap = fc.constantFrom('', '', '\n', '\r\n\r\n', '\n    ');
const element = (tags: readonly string[], content: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...tags), attributes, gap, content, gap)
    .map(([tag, extra, before, inner, after]) => `<${tag}${extra}>${before}${inner}${after}</${tag}>`);

/** Removes attributes from closing tags: people do not write `</td colspan=2>`. */
const closed = (html: string): string => html.replace(/ (?:col|row)span="?2"?>$/, '>');

const blocks = fc.letrec<{
  many: string;
  block: string;
  list: string;
  items: string;
  table: string;
  cell: string;
  rows: string;
}>((tie) => ({
  many: fc.array(fc.tuple(gap, tie('block')), { maxLength: 5 }).map((parts) => parts.flat().join('')),
  block: fc.oneof(
    { maxDepth: 4 },
    element(['p', 'P', 'h1', 'h2', 'h3', 'div', 'address'], inline),
    inline,
    object,
    fc.constantFrom(
      '<hr>',
      '<p>open',
      '<table><thead><tr><th>a</th></tr></thead></table>',
      '<pre>  a\n b</pre>',
      '<p></p>',
      '<p><br></p>',
      '<p>&nbsp;</p>',
      '<form><input></form>',
    ),
    element(['div', 'section', 'blockquote', 'figure', 'details'], tie('many')),
    tie('list'),
    tie('table'),
  ),
  list: element(['ul', 'ol'], tie('items')),
  items: fc
    .array(
      fc.oneof(
        element(['li'], inline),
        element(
          ['li'],
          fc.tuple(inline, tie('list')).map((parts) => parts.join('')),
        ),
        element(['li'], element(['p'], inline)),
        inline.map((content) => `<li>${content}`),
      ),
      { maxLength: 4 },
    )
    .map((items) => items.join('\n')),
  table: element(
    ['table', 'TABLE'],
    fc
      .tuple(
        fc.constantFrom('', '<caption>Maten</caption>', '\n<caption class="c"><p>een</p></caption>', '<!-- c -->'),
        fc.constantFrom('', '<colgroup><col width="1"><col></colgroup>\n', '<col>'),
        fc.oneof(
          tie('rows'),
          element(['thead', 'tbody', 'tfoot'], tie('rows')),
          fc.tuple(element(['thead'], tie('rows')), element(['tbody'], tie('rows'))).map((parts) => parts.join('\n')),
        ),
      )
      .map((parts) => parts.join('')),
  ),
  rows: fc
    .array(
      element(
        ['tr'],
        fc.array(tie('cell'), { minLength: 1, maxLength: 3 }).map((cells) => cells.join('')),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((rows) => rows.join('')),
  cell: fc.oneof(
    { maxDepth: 4 },
    element(['td', 'th', 'td colspan="2"', 'td rowspan=2'], inline).map(closed),
    element(['td', 'th'], tie('many')),
  ),
})).many;

const broken = fc.constantFrom(
  '<',
  '</',
  '</p>',
  '</div>',
  '<b>',
  '<a href="x',
  '<!--',
  '-->',
  '<!doctype html>',
  '<![if !x]>',
  '&',
  '<div',
  '<p',
  "'",
  '"',
  '>',
  '\0',
  '</ p>',
  '<1>',
  '<script>',
  '<textarea>',
);

/** Documents as people write them. */
export const goodHtml = blocks;

/** Documents of every kind: good ones, good ones with damage in the middle, and noise. */
export const anyHtml = fc.oneof(
  { weight: 4, arbitrary: blocks },
  {
    weight: 3,
    arbitrary: fc
      .tuple(blocks, broken, fc.nat({ max: 200 }))
      .map(([html, damage, where]) => html.slice(0, where) + damage + html.slice(where)),
  },
  { weight: 1, arbitrary: fc.array(fc.oneof(broken, word, object), { maxLength: 12 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

import fc from 'fast-check';
import { MAX_RENDERED, renderedLength, renderMail } from '../../../src/domain/communication/mail-render.rule';
import { htmlDecoder } from '../../../server/shared/html/text-of-html';
import {
  fillVariables,
  isVariableName,
  parseVariables,
  variablesIn,
  writeVariable,
} from '../../../src/domain/communication/mail-variables.rule';

const BASE = 'https://shop.example';
const ADDRESSES = { website: BASE, files: 'https://files.example' };
/** Random texts that often contain variables. */
const texts = fc
  .array(fc.oneof(fc.constantFrom('{{', '}}', '{', '}', 'name', '{{name}}', '{{first_name}}', ' ', '<p>'), fc.string()))
  .map((parts) => parts.join(''));
const values = fc.dictionary(fc.constantFrom('name', 'first_name'), fc.oneof(fc.string(), texts));
const bodyOf = (content: string, given: Readonly<Record<string, string>> = {}): string => {
  const { html } = renderMail({ subject: '', content }, given, ADDRESSES, htmlDecoder);
  return (/<body[^>]*>\r\n([^]*)\r\n<\/body>/.exec(html)?.[1] ?? '').replaceAll('\r\n', '\n');
};

describe('variables (R-EML-03)', () => {
  test('are written back as they were, in any text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const parts = parseVariables(text);
        expect(parts.map((part) => (part.kind === 'text' ? part.text : writeVariable(part.code))).join('')).toBe(text);
        // Adjacent texts are one part, and no text contains a variable.
        expect(parts.some((part, at) => part.kind === 'text' && parts[at + 1]?.kind === 'text')).toBe(false);
        expect(parts.flatMap((part) => (part.kind === 'text' ? variablesIn(part.text) : []))).toEqual([]);
      }),
    );
  });

  test.each([
    ['name', true],
    ['First_name2', true],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
    ['2name', false],
    ['_name', false],
    ['first name', false],
    ['', false],
  ])('may be called %j: %j', (name, may) => {
    expect(isVariableName(name)).toBe(may);
    expect(variablesIn(writeVariable(name))).toEqual(may ? [name] : []);
  });
});

describe('values (R-EML-04, R-EML-10)', () => {
  test('are never read again', () => {
    fc.assert(
      fc.property(texts, values, (text, given) => {
        const expected = parseVariables(text)
          .map((part) => (part.kind === 'text' ? part.text : (given[part.code] ?? '') || writeVariable(part.code)))
          .join('');
        expect(fillVariables(text, given)).toBe(expected);
      }),
    );
  });

  test('never make an element, whatever they are', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const html = bodyOf('<p title="{{name}}">{{name}}</p>', { name: `<b>${value}"'` });
        expect(html.replace(/<br>/g, '').match(/</g)).toHaveLength(2);
        expect(html.startsWith('<p title="&lt;b&gt;')).toBe(true);
      }),
    );
  });

  test.each([
    ['stay as they are written where there is none', '<p>{{name}} {{other}}</p>', {}, '<p>{{name}} {{other}}</p>'],
    ['are escaped in texts', '<p>{{name}}</p>', { name: '<i>&' }, '<p>&lt;i&gt;&amp;</p>'],
    ['have lines', '<p>{{name}}</p>', { name: 'a\nb' }, '<p>a<br>b</p>'],
    [
      'are escaped in attributes',
      '<img alt="{{name}}">',
      { name: '" onerror="x' },
      '<img alt="&quot; onerror=&quot;x">',
    ],
    ['are quoted where nothing is', '<img alt={{name}}>', { name: 'a b=c' }, '<img alt="a b=c">'],
    ['keep single quotes', "<img alt='{{name}}'>", { name: "it's" }, "<img alt='it&#39;s'>"],
    [
      'are addresses',
      '<a href="{{name}}">x</a>',
      { name: 'https://a.example/?a=1&b=2' },
      '<a href="https://a.example/?a=1&amp;b=2">x</a>',
    ],
    ['are no script', '<a href="{{name}}">x</a>', { name: 'javascript:alert(1)' }, '<a href="about:blank">x</a>'],
    [
      'are no script in parts',
      '<a href="java{{name}}">x</a>',
      { name: 'script:alert(1)' },
      '<a href="javascript%3Aalert(1)">x</a>',
    ],
    ...[
      [
        'https://w.example/?naam={{name}}&amp;nr=7',
        'Jan & Zn #1',
        'https://w.example/?naam=Jan%20%26%20Zn%20%231&amp;nr=7',
      ],
      ['https://w.example/{{name}}/x', 'a/b?c', 'https://w.example/a%2Fb%3Fc/x'],
      ['/x#{{name}}', 'é%', 'https://shop.example/x#%C3%A9%25'],
      [
        'mailto:i@w.example?subject=Van {{name}}&amp;body=x',
        'Jan & Zn',
        'mailto:i@w.example?subject=Van Jan%20%26%20Zn&amp;body=x',
      ],
      ['mailto:{{name}}', 'jan+x@w.example?bcc=a@b.example', 'mailto:jan+x@w.example%3Fbcc%3Da@b.example'],
      ['tel:{{name}}', '+31 6', 'tel:+31%206'],
      [' {{name}} ', 'https://a.example/b?c=d e', ' https://a.example/b?c=d e '],
      ['{{name}}?ref=mail', 'https://a.example/b', 'https://a.example/b?ref=mail'],
      ['{{name}}/x', 'javascript:a', 'javascript%3Aa/x'],
      ['https://{{name}}/x', 'e.example/', 'https://e.example%2F/x'],
      ['/x?a={{name}}', '\uD800', 'https://shop.example/x?a=%EF%BF%BD'],
    ].map(([address = '', name = '', expected = '']): [string, string, Readonly<Record<string, string>>, string] => [
      `are percent-encoded in ${address}`,
      `<a href="${address}">x</a>`,
      { name },
      `<a href="${expected}">x</a>`,
    ]),
    ['are not put into handlers', '<p onclick="{{name}}">x</p>', { name: 'x' }, '<p onclick="{{name}}">x</p>'],
    ['are not put into styles', '<p style="{{name}}">x</p>', { name: 'x' }, '<p style="{{name}}">x</p>'],
    ['are not put into scripts', '<script>{{name}}</script>', { name: 'x' }, '<script>{{name}}</script>'],
    ['are not put into comments', '<!-- {{name}} -->', { name: '--><b>' }, '<!-- {{name}} -->'],
    [
      'lead paths of library files to the API',
      '<img src="/media/a.jpg">',
      {},
      '<img src="https://files.example/media/a.jpg">',
    ],
    [
      'lead other paths to the website, and paths from values as well',
      '<a href="/contact">x</a><a href="{{path}}">y</a>',
      { path: '/media/b c.pdf' },
      '<a href="https://shop.example/contact">x</a><a href="https://files.example/media/b c.pdf">y</a>',
    ],
    [
      'are not put behind unreadable markup',
      `{{name}}<a"<p onclick="f('{{name}}')">{{name}}`,
      { name: 'x' },
      `x<a"<p onclick="f('{{name}}')">{{name}}`,
    ],
    ...[
      'formaction="{{name}}"',
      'xlink:href="{{name}}"',
      'srcset="{{name}}"',
      'data="{{name}}"',
      'content="{{name}}"',
      'action="{{name}}"',
      'unknown="{{name}}"',
      '{{name}}="x"',
    ].map((attribute): [string, string, Readonly<Record<string, string>>, string] => [
      `are not put into ${attribute}`,
      `<p ${attribute} title="{{name}}">x</p>`,
      { name: 'y' },
      `<p ${attribute} title="y">x</p>`,
    ]),
    ['leave other hosts alone', '<img src="//cdn.example/a.jpg">', {}, '<img src="//cdn.example/a.jpg">'],
    ['do not come from the prototype', '<p>{{constructor}}</p>', {}, '<p>{{constructor}}</p>'],
  ])('%s', (_, content, given: Readonly<Record<string, string>>, expected) => {
    expect(bodyOf(content, given)).toBe(expected);
  });
});

describe('a mail (R-EML-05)', () => {
  test('escapes the address of its website, which may end with a slash', () => {
    const { html } = renderMail(
      { subject: '', content: '<a href="/contact">x</a>' },
      {},
      { website: 'https://shop.example/?a="b"&c/', files: '' },
      htmlDecoder,
    );
    expect(html).toContain('<a href="https://shop.example/?a=&quot;b&quot;&amp;c/contact">');
  });

  test('has a subject of one line, whatever its values are', () => {
    const { subject, html } = renderMail(
      { subject: 'For {{name}}', content: '' },
      { name: 'a\r\nBcc: b@c.example <b>' },
      ADDRESSES,
      htmlDecoder,
    );
    expect(subject).toBe('For a Bcc: b@c.example <b>');
    expect(html).toContain('<title>For a Bcc: b@c.example &lt;b&gt;</title>');
  });

  test('has a plain text with the addresses of its links', () => {
    const { text } = renderMail(
      {
        subject: '',
        content:
          '<p>Dear {{name}},</p><p><a href="{{link}}">Follow it</a> or <a href="mailto:a@b.example">a@b.example</a></p>' +
          '<ul><li>one</li><li>two</li></ul>',
      },
      { name: 'Zoë & co', link: 'https://a.example/?a=1&b=2' },
      ADDRESSES,
      htmlDecoder,
    );
    expect(text).toBe('Dear Zoë & co,\r\nFollow it (https://a.example/?a=1&b=2) or a@b.example\r\n- one\r\n- two\r\n');
  });

  test('has a plain text with all references decoded', () => {
    const content =
      '<p>&copy; 2026 Zilvermeeuw &bull; 25 m&sup2; &times; 2 &deg;C &#150; &#146; &frac12; CO<sub>2</sub></p>' +
      '<a href="https://w.example/caf&eacute;?a=1&amp;b=2&copy=3">caf&eacute;</a>';
    expect(renderMail({ subject: '', content }, {}, ADDRESSES, htmlDecoder).text).toBe(
      '© 2026 Zilvermeeuw • 25 m² × 2 °C – ’ ½ CO2\r\ncafé (https://w.example/café?a=1&b=2&copy=3)\r\n',
    );
  });

  test('of links without an end is rendered in linear time', () => {
    const { text } = renderMail(
      { subject: '', content: `${'<a href=/b>'.repeat(18_000)}x</a>` },
      {},
      ADDRESSES,
      htmlDecoder,
    );
    expect(text).toBe(`x (${BASE}/b)\r\n`);
    const closed = '<a href="/b">y</a>'.repeat(11_000);
    expect(renderMail({ subject: '', content: closed }, {}, ADDRESSES, htmlDecoder).text).toHaveLength(
      11_000 * (BASE.length + 6) + 2,
    );
  });

  test('with an attribute of any length is rendered in linear time', () => {
    for (const content of [`<p ${'a'.repeat(200_000)}>x</p>`, `<p${' '.repeat(200_000)}>x</p>`])
      expect(renderMail({ subject: '', content }, {}, ADDRESSES, htmlDecoder).text).toBe('x\r\n');
  });

  test('has its length computed before it is rendered', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('{{name}}', '{{none}}', 'text', '<b>')), values, (parts, given) => {
        const content = parts.join('');
        expect(renderedLength({ subject: '', content }, given)).toBe(bodyOf(content, given).length);
      }),
    );
    const template = { subject: '', content: '{{a}}'.repeat(40_000) };
    expect(renderedLength(template, { a: '"'.repeat(2_000) })).toBe(480_000_000);
    expect(renderedLength(template, { a: 'b'.repeat(25) })).toBe(MAX_RENDERED);
  });

  test('is the same each time, and has the line breaks of mails', () => {
    fc.assert(
      fc.property(texts, values, (content, given) => {
        const template = { subject: content, content };
        const mail = renderMail(template, given, ADDRESSES, htmlDecoder);
        expect(renderMail(template, given, ADDRESSES, htmlDecoder)).toEqual(mail);
        expect(mail.html + mail.text).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
      }),
    );
  });
});

describe('the plain text of a mail (R-EML-05)', () => {
  test.each([
    ['<ul><li>One</li>\n<li><p>Two</p></li></ul><p>- Three', '- One\n- Two\n- Three'],
    ['<ol><li>One</li><li>Two<ul><li>Deep</li></ul></li><li>Three</li></ol>', '1. One\n2. Two\n- Deep\n3. Three'],
    ['<ol start="4"><li>Four</li></ol><li>Alone', '4. Four\n- Alone'],
    ['<ul><li><img src="a.png"></li><li></li><li>Words</li></ul>', '- Words'],
    ['<ul><li><a href="https://shop.example/a">https://shop.example/a</a></li></ul>', '- https://shop.example/a'],
  ])('marks the items of lists: %s', (content, text) => {
    expect(renderMail({ subject: '', content }, {}, ADDRESSES, htmlDecoder).text).toBe(
      `${text}\n`.replaceAll('\n', '\r\n'),
    );
  });
});

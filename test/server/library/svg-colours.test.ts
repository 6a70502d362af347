import { sanitizeSvg } from '../../../server/library/svg';

const drawingOf = (style: string, attributes = ''): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><style>${style}</style>` +
      `<rect class="a" width="60" height="40" ${attributes}/></svg>`,
  );
const markupOf = async (style: string, attributes = ''): Promise<string> =>
  (await sanitizeSvg(drawingOf(style, attributes))).markup;

const FONT = 'url(data:font/woff2;base64,d09GMgABAAAAAA==)';
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

describe('a drawing whose styles load something (R-LIB-22)', () => {
  it('loses what loads, and nothing else', async () => {
    const markup = await markupOf(
      [
        "@import url('https://evil.example/css?family=Lato'); .a{fill:#00a000}",
        `@\\69mport "https://evil.example/b.css"; .b{content:"\\201C";font-family:"A\\ B"}`,
        '@namespace svg url(http://www.w3.org/2000/svg);',
        `@font-face{font-family:Eigen;src:url(https://evil.example/a.eot),${FONT} format('woff2')}`,
        '.c{fill:u\\72l(https://evil.example/c.svg#p);stroke:#123456}',
        '@media print{.d{fill:navy;mask:url( "//evil.example/d.svg#m" )} .e{stroke:teal}}',
        '.f{background:image-set("https://evil.example/f.png" 1x);opacity:.5}',
        '.g{--g:"https://evil.example/g.png";cursor:url(https://evil.example/g.cur), pointer}',
        `.h{mask-image:url(${PIXEL})}`,
      ].join('\n'),
      `fill="#abcdef" style="stroke:#0a0a0a;filter:url(https://evil.example/x.svg#f);opacity:.9" ` +
        `mask="url(https://evil.example/x.svg#m)" clip-path="url(#k)"`,
    );
    expect(markup.replace('--g:"https://evil.example/g.png"', '')).not.toMatch(/evil|@import|\\69mport/);
    for (const kept of [
      '.a{fill:#00a000}',
      '.b{content:"\\201C";font-family:"A\\ B"}',
      '@namespace svg url(http://www.w3.org/2000/svg);',
      `@font-face{font-family:Eigen;src:${FONT} format('woff2')}`,
      'stroke:#123456',
      '.d{fill:navy;}',
      '.e{stroke:teal}',
      'opacity:.5',
      'pointer}',
      `.h{mask-image:url(${PIXEL})}`,
      'fill="#abcdef"',
      'style="stroke:#0a0a0a;opacity:.9"',
      'clip-path="url(#k)"',
    ])
      expect(markup).toContain(kept);
    expect(markup).not.toContain(' mask=');
  }, 30_000);

  it('keeps an embedded picture of a filter', async () => {
    const { markup } = await sanitizeSvg(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="6" height="4"><filter id="f"><feImage href="${PIXEL}"/></filter>` +
          `<image width="6" height="4" href="${PIXEL.replace('gif', 'jpg')}"/></svg>`,
      ),
    );
    expect(markup.match(/data:image/g)).toHaveLength(2);
  }, 30_000);

  it('cannot hide a load in nesting, unclosed brackets or a substituted value', async () => {
    const markup = await markupOf(
      [
        `.a{fill:red;${'x{'.repeat(500)}fill:url(https://evil.example/1)${'}'.repeat(500)}}`,
        '.b{--u:x;background:image-set(var(--u) 1x)}',
        '.c{fill:url(https://evil.example/2){}}',
        '.d{fill:url(https://evil.example/3 x)}',
        '.e{fill:url(javascript:alert(1));stroke:url(data:text/html,evil)}',
        '.f{fill:(;background:url("https://evil.example/4',
      ].join('\n'),
    );
    expect(markup).not.toMatch(/evil|image-set|javascript/);
    expect(markup).toContain('.a{fill:red;');
  }, 30_000);
});

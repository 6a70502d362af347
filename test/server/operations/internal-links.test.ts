import { internalLinksIn } from '../../../server/operations/jobs/tasks/check-links';

const linksIn = (...texts: readonly unknown[]): readonly string[] =>
  internalLinksIn(JSON.stringify(texts), 'https://www.zilvermeeuw.example');

describe('the internal links of an item (R-JOB-13)', () => {
  it.each<readonly [string, string, readonly string[]]>([
    ['an apostrophe', `<a href="/foto's">x</a>`, ["/foto's"]],
    ['quotes within the other quotes', `<a href='/zeg-"dag"'>x</a>`, ['/zeg-"dag"']],
    ['capitals', '<A HREF="/hoofd-weg">x</A>', ['/hoofd-weg']],
    ['no quotes', '<a href=/los-weg>x</a>', ['/los-weg']],
    ['spaces', '<a\n href = "/spatie-weg">x</a>', ['/spatie-weg']],
    ['spaces around the address', '<a href=" /rand-weg\n">x</a>', ['/rand-weg']],
    ['a line break in it', '<a href="/lange-\nweg">x</a>', ['/lange-weg']],
    ['references', '<a href="/caf&eacute;&apos;s&#x2F;&#50;?a=1&amp;b">x</a>', ["/café's/2"]],
    ['the whole address', '<a href="https://WWW.zilvermeeuw.example/heel#a">x</a>', ['/heel']],
    ['an area', '<map><area href="/vlak"></map>', ['/vlak']],
  ])('are read with %s', (_what, html, links) => {
    expect(linksIn({ data: { text: html } })).toEqual(links);
  });

  it.each([
    ['text', 'Schrijf href="/tekst" in de code'],
    ['a comment', '<!-- <a href="/oud">x</a> --><p>y</p>'],
    ['a script', `<script>a = '<a href="/script">'</script>`],
    ['another attribute', '<a data-href="/data" title=\'href="/titel"\'>x</a>'],
    ['another website', '<a href="https://elders.example/x">x</a> <a href="//elders.example/y">x</a>'],
    ['an anchor', '<a href="#hier">x</a> <a href="mailto:a@b.example">x</a>'],
  ])('are not found in %s', (_what, html) => {
    expect(linksIn({ data: { text: html } })).toEqual([]);
  });

  it('are found in addresses of blocks and details, each once', () => {
    expect(
      linksIn([{ data: { tiles: [{ url: '/knop' }, { url: '/knop' }] } }], { url: '/a&b', intro: '<a href="/intro">' }),
    ).toEqual(['/knop', '/a&b', '/intro']);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROUTES } from '../../../src/application/session/routes';
import { noMailer } from '../../../server/mail/mail';
import { Browser, bodyOf } from '../support/browser';
import { LANGUAGES, textsOf } from '../../support/texts';
import { aPerson, browserOf, openTestServer, ROOT, signedInAs, type TestServer } from '../support/test-server';

interface Page {
  readonly title: string;
  readonly intro: string;
  readonly location: string;
}
interface Toc {
  readonly toc: readonly (Page & { readonly label: string; readonly icon: string; readonly pages: readonly Page[] })[];
}

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({ supportEmail: 'hulp@firma.example' });
});
beforeEach(async () => {
  await testServer.services.db.execute('truncate attempts');
  testServer.mails.length = 0;
});
afterAll(() => testServer.close());

/** The superuser of the demonstration data uses English, its editor Dutch. */
const english = (): Promise<Browser> => browserOf(testServer, { id: 1, email: 'su@kantoor.example' });
const dutch = (): Promise<Browser> => browserOf(testServer, { id: 2, email: 'editor@kantoor.example' });
const contentsOf = async (browser: Browser): Promise<Toc['toc']> => bodyOf<Toc>(await browser.get('help')).toc;

describe('the pages', () => {
  it.each([
    ['English', english],
    ['Dutch', dutch],
  ])('are all there in %s, with a title, an intro, real words and good links', async (_language, open) => {
    const browser = await open();
    const toc = await contentsOf(browser);
    expect(toc.map(({ location }) => location)).toEqual([
      'general',
      'dashboard',
      'content',
      'library',
      'commerce',
      'catalogue',
      'usergroups',
      'site',
      'operations',
      'developer',
      'error',
    ]);
    for (const { pages, ...section } of toc) {
      for (const text of [section.title, section.label, section.intro, section.icon]) expect(text).not.toBe('');
      expect(pages.length).toBeGreaterThan(0);
      for (const { title, intro, location } of pages) {
        const { page } = bodyOf<{ page: { title: string; intro: string; body: string } }>(
          await browser.get(`help/${location}`),
        );
        expect(page).toMatchObject({ title, intro });
        expect(page.body.replace(/<[^>]*>/g, '').length).toBeGreaterThan(150);
        for (const [, to = ''] of page.body.matchAll(/href="\/help\/([^"]*)"/g))
          expect((await browser.get(`help/${to}`)).status).toBe(200);
      }
    }
  });

  it('stand at the same places in both languages, each in its own words', async () => {
    const [en, nl] = [await contentsOf(await english()), await contentsOf(await dutch())];
    const places = (toc: Toc['toc']) =>
      toc.flatMap(({ pages, location, icon }) => [`${location} ${icon}`, ...pages.map((page) => page.location)]);
    expect(places(nl)).toEqual(places(en));
    const intros = (toc: Toc['toc']) => toc.flatMap(({ intro, pages }) => [intro, ...pages.map((page) => page.intro)]);
    expect(intros(nl).filter((intro) => intros(en).includes(intro))).toEqual([]);
    const listed = en.flatMap(({ pages }) => pages.map(({ location }) => location)).sort();
    const files = (language: string) =>
      readdirSync(resolve(ROOT, 'server/help', language), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.html'))
        .map((name) => name.replace('.html', '').replaceAll('\\', '/'))
        .sort();
    expect([files('en'), files('nl')]).toEqual([listed, listed]);
  });

  it('belong to screens of the console, but for those that are for all', async () => {
    const keys = new Set(ROUTES.map(({ help }) => help));
    const own = (await contentsOf(await english())).filter(
      ({ location }) => !['general', 'developer', 'error'].includes(location),
    );
    const pages = own.flatMap((section) => section.pages.map(({ location }) => location.split('/')[1] ?? ''));
    expect(pages.filter((key) => !keys.has(key))).toEqual([]);
    expect(pages).toEqual(
      expect.arrayContaining([
        'dashboard',
        'library',
        'etim',
        'libraryFile',
        'libraryImage',
        'users',
        'usergroups',
        'profile',
        'holidays',
        'redirect',
        'popup',
        'whitelist',
        'dns',
        'searchlog',
      ]),
    );
  });

  it('open from every screen of the library, each with a page of its own', async () => {
    const places = (await contentsOf(await dutch())).flatMap(({ pages }) => pages.map(({ location }) => location));
    const keys = ROUTES.filter(({ path }) => path.startsWith('/library')).map(({ help }) => help);
    expect([keys.length, new Set(keys).size]).toEqual([3, 3]);
    expect(places).toEqual(expect.arrayContaining(keys.map((key) => `library/${key}`)));
  });

  it('a group has a page of its own that leads to its pages', async () => {
    const { page } = bodyOf<{ page: { title: string; body: string } }>(await (await english()).get('help/general'));
    expect(page.title).toBe('General');
    expect(page.body).toContain('<a href="/help/general/start">Getting started</a>');
  });

  it.each([
    'help/nothing',
    'help/general/nothing',
    'help/general/__proto__',
    'help/..%2f..%2fsettings/x',
    'help/general/start.html',
    'help/en/contents.json',
  ])('%s is not there', async (path) => {
    expect([400, 404]).toContain((await (await english()).get(path)).status);
  });

  it('are for who is signed in', async () => {
    for (const path of ['help', 'help/general', 'help/general/start'])
      expect((await new Browser(testServer).get(path)).status).toBe(401);
  });
});

describe('a question (R-SES-20)', () => {
  it('goes to who helps, and the answer to who asked; its words are data', async () => {
    const person = await signedInAs(testServer, { firstname: 'Anna', surname: 'Vos' });
    expect(
      (await person.call('POST', 'help', { subject: ' Vraag {{name}} ', message: 'Eerste\n<b>tweede</b> regel' }))
        .status,
    ).toBe(200);
    expect(testServer.mails).toEqual([
      expect.objectContaining({ to: 'hulp@firma.example', replyTo: person.email, subject: 'Kantoor: Vraag {{name}}' }),
    ]);
    const [mail] = testServer.mails;
    expect(mail?.text).toContain(`Anna Vos <${person.email}>`);
    expect(mail?.text).toContain('Eerste\n<b>tweede</b> regel');
    expect(mail?.html).toContain('&lt;b&gt;tweede&lt;/b&gt; regel');
  });

  it.each([
    [{ subject: '', message: 'x' }, ['subject']],
    [{ subject: 'x', message: ' ' }, ['message']],
    [{ subject: 'x\r\nBcc: a@b.example', message: 'x' }, ['subject']],
    [{}, ['subject', 'message']],
    [{ subject: 'x', message: 'x', to: 'a@b.example' }, ['to']],
  ])('refuses %j', async (values, fields) => {
    const person = await signedInAs(testServer, {});
    const reply = await person.call('POST', 'help', values);
    expect([reply.status, Object.keys(bodyOf<{ fields: object }>(reply).fields)]).toEqual([400, fields]);
    expect(testServer.mails).toEqual([]);
  });

  it('can be asked a few times an hour', async () => {
    const [person, other] = [await signedInAs(testServer, {}), await signedInAs(testServer, {})];
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await person.call('POST', 'help', { subject: 'x', message: 'y' })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    expect((await other.call('POST', 'help', { subject: 'x', message: 'y' })).status).toBe(200);
  });

  it('that does not leave is not said to have left', async () => {
    const shut = await openTestServer({ mailer: noMailer });
    const reply = await (
      await browserOf(shut, await aPerson(shut))
    ).call('POST', 'help', { subject: 'x', message: 'y' });
    expect([reply.status, reply.body, shut.defects]).toEqual([
      503,
      { code: 'ERROR', reason: 'mail', addresses: [] },
      [],
    ]);
    await shut.close();
  });
});

describe('the words of the console in the pages', () => {
  const filesIn = (folder: string, ending: string): readonly string[] =>
    readdirSync(resolve(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => readFileSync(resolve(ROOT, folder, file), 'utf8'));

  test.each(LANGUAGES)('what is emphasised in %s stands on a screen', (language) => {
    const known = new Set([...textsOf(language).values()].map((word) => word.toLowerCase()));
    const emphasised = filesIn(`server/help/${language}`, '.html').flatMap((page) =>
      [...page.matchAll(/<em>([^<]+)<\/em>/g)].map(([, word = '']) => word),
    );
    expect(emphasised.length).toBeGreaterThan(5);
    expect(emphasised.filter((word) => !known.has(word.toLowerCase()))).toEqual([]);
  });
});

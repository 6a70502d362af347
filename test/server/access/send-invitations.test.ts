import { eq } from 'drizzle-orm';
import { users } from '../../../server/database/schema';
import { noMailer } from '../../../server/mail/mail';
import { bodyOf, Browser, type FormValues, type Reply } from '../support/browser';
import { aGroup, aPerson, aWebsite, openTestServer, signedInAs, type TestServer } from '../support/test-server';

const PERSON = { firstname: 'Anna', surname: 'de Baas', password: 'Zeer-Geheim-2026!', language: 'en' };

describe('invitations', () => {
  let testServer: TestServer;
  let group: number;
  beforeAll(async () => {
    testServer = await openTestServer({ publicUrl: 'https://kantoor.firma.example' });
    group = await aGroup(testServer, ['blog.view']);
  });
  beforeEach(async () => {
    await testServer.services.db.execute('truncate attempts, invitations');
    testServer.mails.length = 0;
  });
  afterAll(() => testServer.close());

  const inviter = () =>
    signedInAs(testServer, {
      rights: ['users.add', 'blog.view'],
      websites: [1, 2],
      firstname: 'Ilse',
      surname: 'Gastvrouw',
    });
  const invite = (browser: Browser, more: FormValues = {}): Promise<Reply> =>
    browser.call('POST', 'user/invite', {
      email: ['nieuw@firma.example'],
      usergroups: [group],
      websites: [1],
      ...more,
    });
  const linkTo = (email: string): string =>
    /https:\/\/\S+/.exec(testServer.mails.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
  const codeFor = (email: string): string => linkTo(email).split('/').at(-1) ?? '';
  const accept = (email: string, code = codeFor(email), browser = new Browser(testServer)): Promise<Reply> =>
    browser.call('POST', 'accept', { ...PERSON, email, code });

  describe('an invitation (R-ACC-15)', () => {
    it('is mailed to each address, once, and gives its groups and websites on acceptance', async () => {
      const browser = await inviter();
      expect(
        (
          await invite(browser, {
            email: ['Een@Firma.example', 'twee@firma.example', ' een@firma.example '],
            websites: [1, 2],
          })
        ).body,
      ).toEqual({ code: 'OK', invited: 2 });
      expect(testServer.mails.map(({ to }) => to).sort()).toEqual(['een@firma.example', 'twee@firma.example']);
      expect(testServer.mails[0]?.text).toContain('Ilse Gastvrouw invites you');
      expect(linkTo('een@firma.example')).toMatch(
        /^https:\/\/kantoor\.firma\.example\/accept\/een%40firma\.example\/[\w-]{43}$/,
      );
      const account = new Browser(testServer);
      expect((await accept('een@firma.example', codeFor('een@firma.example'), account)).status).toBe(200);
      expect((await account.get('me')).body).toMatchObject({
        me: { email: 'een@firma.example', su: 0, rights: ['blog.view'], websites: [{ id: 1 }, { id: 2 }] },
      });
    });

    it('shows nobody in the list before it is accepted', async () => {
      const browser = await inviter();
      await invite(browser, { email: ['wacht@firma.example'] });
      const list = async () =>
        bodyOf<{ users: unknown[] }>(await browser.get('user?general=wacht@firma.example')).users.length;
      expect(await list()).toBe(0);
      await accept('wacht@firma.example');
      expect(await list()).toBe(1);
    });

    it('that is given again renews the link and what it gives', async () => {
      const browser = await inviter();
      await invite(browser);
      const former = codeFor('nieuw@firma.example');
      await invite(browser, { websites: [2] });
      expect(await accept('nieuw@firma.example', former)).toMatchObject({
        status: 400,
        body: { fields: { code: { code: 'VALUE_NOT_VALID' } } },
      });
      const account = new Browser(testServer);
      await accept('nieuw@firma.example', undefined, account);
      expect((await account.get('me')).body).toMatchObject({ me: { websites: [{ id: 2 }] } });
      await testServer.services.db.delete(users).where(eq(users.email, 'nieuw@firma.example'));
    });

    it('of somebody else is replaced with the right to edit users only', async () => {
      await invite(await inviter(), { websites: [1, 2] });
      const former = codeFor('nieuw@firma.example');
      const other = await inviter();
      expect((await invite(other)).body).toEqual({
        code: 'PARTIAL',
        refused: [{ email: 'nieuw@firma.example', code: 'INVITED' }],
      });
      expect(codeFor('nieuw@firma.example')).toBe(former);
      const editor = await signedInAs(testServer, { rights: ['users.add', 'users.edit', 'blog.view'] });
      expect((await invite(editor)).body).toEqual({ code: 'OK', invited: 1 });
      expect(codeFor('nieuw@firma.example')).not.toBe(former);
    });

    it('holds for seven days', async () => {
      await invite(await inviter());
      const start = testServer.clock.now;
      const check = (): Promise<Reply> =>
        new Browser(testServer).get(
          `accept/check?${new URLSearchParams({ email: 'nieuw@firma.example', code: codeFor('nieuw@firma.example') }).toString()}`,
        );
      testServer.clock.now = start + 7 * 24 * 3_600_000 - 1_000;
      expect((await check()).status).toBe(200);
      testServer.clock.now += 1_000;
      expect(await check()).toMatchObject({ status: 400, body: { code: 'CODE_EXPIRED' } });
      expect(await accept('nieuw@firma.example')).toMatchObject({ status: 400, body: { code: 'CODE_EXPIRED' } });
    });

    it.each(['shut', 'deleted'] as const)('falls with an inviter who was %s', async (how) => {
      const browser = await inviter();
      await invite(browser);
      const { db } = testServer.services;
      if (how === 'shut') await db.update(users).set({ active: false }).where(eq(users.id, browser.id));
      else await db.delete(users).where(eq(users.id, browser.id));
      expect(await accept('nieuw@firma.example')).toMatchObject({ status: 400, body: { code: 'VALUE_NOT_VALID' } });
    });

    it('gives what is left of it when a group was deleted meanwhile', async () => {
      const passing = await aGroup(testServer, []);
      await invite(await inviter(), { email: ['rest@firma.example'], usergroups: [group, passing] });
      await testServer.services.db.execute(`delete from usergroups where id = ${passing}`);
      const account = new Browser(testServer);
      expect((await accept('rest@firma.example', undefined, account)).status).toBe(200);
      expect((await account.get('me')).body).toMatchObject({ me: { rights: ['blog.view'] } });
    });
  });

  describe('who invites (R-ACC-06)', () => {
    it('gives only groups whose every right they hold', async () => {
      const more = await aGroup(testServer, ['blog.view', 'blog.delete']);
      expect((await invite(await inviter(), { usergroups: [group, more] })).status).toBe(403);
      expect(testServer.mails).toEqual([]);
      expect((await invite(await signedInAs(testServer, { su: true }), { usergroups: [group, more] })).status).toBe(
        200,
      );
    });

    it('gives only websites that they have', async () => {
      const site = await aWebsite(testServer);
      expect((await invite(await inviter(), { websites: [1, site] })).status).toBe(403);
      expect((await invite(await inviter(), { websites: [999_999] })).status).toBe(403);
      expect(testServer.mails).toEqual([]);
    });

    it('makes nobody a superuser', async () => {
      expect(await invite(await signedInAs(testServer, { su: true }), { su: 1 })).toMatchObject({
        status: 400,
        body: { fields: { su: {} } },
      });
    });
  });

  describe('what is sent (R-ACC-14)', () => {
    it.each<[string, FormValues, readonly string[]]>([
      ['no address', { email: [] }, ['email']],
      ['something that is none', { email: ['goed@firma.example', 'geen adres'] }, ['email']],
      ['too many', { email: Array.from({ length: 51 }, (_, place) => `p${place}@firma.example`) }, ['email']],
      ['no group', { usergroups: [] }, ['usergroups']],
      ['no website', { websites: undefined }, ['websites']],
      [
        'nothing at all',
        { email: undefined, usergroups: undefined, websites: undefined },
        ['email', 'usergroups', 'websites'],
      ],
    ])('%s is refused by field, and nobody is invited', async (_, more, fields) => {
      const reply = await invite(await inviter(), more);
      expect([reply.status, Object.keys(bodyOf<{ fields: object }>(reply).fields)]).toEqual([400, fields]);
      expect(testServer.mails).toEqual([]);
    });

    it('an unknown group is refused, also from a superuser', async () => {
      expect(await invite(await signedInAs(testServer, { su: true }), { usergroups: [999_999] })).toMatchObject({
        status: 400,
        body: { fields: { usergroups: {} } },
      });
    });

    it('an address that is already a user is refused by field, and gets no mail', async () => {
      const { email } = await aPerson(testServer);
      expect(await invite(await inviter(), { email: [email.toUpperCase()] })).toMatchObject({
        status: 409,
        body: { code: 'NOT_UNIQUE', fields: { email: { code: 'NOT_UNIQUE' } } },
      });
      expect(testServer.mails).toEqual([]);
    });

    it('beside a user, the others are invited, and who was not is told', async () => {
      const { email } = await aPerson(testServer);
      const reply = await invite(await inviter(), { email: ['drie@firma.example', email] });
      expect([reply.status, reply.body]).toEqual([200, { code: 'PARTIAL', refused: [{ email, code: 'NOT_UNIQUE' }] }]);
      expect(testServer.mails.map(({ to }) => to)).toEqual(['drie@firma.example']);
    });
  });
});

it('a mail that does not leave is told, and the invitation stands', async () => {
  const codes: string[] = [];
  const broken = await openTestServer({
    mailer: {
      ...noMailer,
      send: ({ to, text }) => {
        codes.push(/accept\/\S+\/(\S+)/.exec(text)?.[1] ?? '');
        return to.startsWith('kwijt') ? Promise.reject(new Error('gone')) : Promise.resolve();
      },
    },
  });
  const browser = await signedInAs(broken, { su: true });
  const reply = await browser.call('POST', 'user/invite', {
    email: ['kwijt@firma.example', 'goed@firma.example'],
    usergroups: [1],
    websites: [1],
  });
  expect([reply.status, reply.body]).toEqual([
    200,
    { code: 'PARTIAL', refused: [{ email: 'kwijt@firma.example', code: 'MAIL_FAILED' }] },
  ]);
  expect(
    (await new Browser(broken).call('POST', 'accept', { ...PERSON, email: 'kwijt@firma.example', code: codes[0] }))
      .status,
  ).toBe(200);
  await broken.close();
});

it('R-ACC-15: on a slow line mails go on leaving after the answer, and the people are invited', async () => {
  const leaving: (() => void)[] = [];
  const slow = await openTestServer({
    mailer: {
      ...noMailer,
      send: () =>
        new Promise((resolve) => {
          leaving.push(resolve);
        }),
    },
  });
  const browser = await signedInAs(slow, { su: true });
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'hrtime',
    ],
  });
  try {
    const asked = browser.call('POST', 'user/invite', {
      email: ['een@traag.example', 'twee@traag.example'],
      usergroups: [1],
      websites: [1],
    });
    while (leaving.length < 2)
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    leaving[0]?.();
    jest.advanceTimersByTime(8_000);
    expect([(await asked).status, (await asked).body]).toEqual([200, { code: 'OK', invited: 2 }]);
    leaving[1]?.();
  } finally {
    jest.useRealTimers();
  }
  await slow.close();
  expect(slow.defects).toEqual([]);
});

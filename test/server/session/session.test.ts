import { sessions } from '../../../server/database/schema';
import { DEMO_PASSWORD } from '../../../server/seed/demo';
import { bodyOf, Browser, type Reply } from '../support/browser';
import {
  aPerson,
  browserOf,
  openTestServer,
  PASSWORD,
  signedInAs,
  type TestServer,
  type Person,
} from '../support/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({ trustProxy: true });
});
afterAll(() => testServer.close());

const signIn = (
  browser: Browser,
  email: string,
  password: string,
  address = '198.51.100.7',
  more = {},
): Promise<Reply> => browser.call('POST', 'login', { email, password }, { 'X-Forwarded-For': address, ...more });
const enter = async (person: Person, password = PASSWORD): Promise<{ browser: Browser; reply: Reply }> => {
  const browser = new Browser(testServer);
  return { browser, reply: await signIn(browser, person.email, password) };
};
const wait = (seconds: number): void => {
  testServer.clock.now += seconds * 1000;
};

// Rule R-SES-22.
describe('a session', () => {
  it('has a new id at every sign-in, and the one brought along is dead', async () => {
    const person = await aPerson(testServer);
    const planted = new Browser(testServer, 'kantoor=chosen-by-somebody-else');
    await signIn(planted, person.email, PASSWORD);
    expect(planted.cookie).not.toContain('chosen');
    const first = planted.cookie;
    await signIn(planted, person.email, PASSWORD);
    expect(planted.cookie).not.toBe(first);
    expect((await new Browser(testServer, first).get('me')).status).toBe(401);
  });

  it('is stored only as a hash', async () => {
    const { browser } = await enter(await aPerson(testServer));
    const token = browser.cookie.split('=')[1] ?? '';
    const stored = await testServer.services.db.select().from(sessions);
    expect(stored.map((session) => session.token)).not.toContain(token);
  });

  it('is dead on the server after signing out', async () => {
    const { browser } = await enter(await aPerson(testServer));
    const stolen = new Browser(testServer, browser.cookie);
    const reply = await browser.call('POST', 'logout');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('set-cookie')).toMatch(/^kantoor=; .*Max-Age=0/);
    expect((await stolen.get('me')).status).toBe(401);
    expect((await new Browser(testServer).call('POST', 'logout')).status).toBe(200);
  });

  it('lives as long as it is used, but not without end', async () => {
    const { browser } = await enter(await aPerson(testServer));
    for (let hour = 0; hour < 66; hour += 6) {
      wait(6 * 3600);
      expect((await browser.get('me')).status).toBe(200);
    }
    wait(12 * 3600 + 1);
    expect((await browser.get('me')).status).toBe(401);
    const { browser: busy } = await enter(await aPerson(testServer));
    const statuses: number[] = [];
    for (let day = 0; day < 8 * 3; day += 1) {
      wait(8 * 3600);
      statuses.push((await busy.get('me')).status);
    }
    expect(statuses.at(-1)).toBe(401);
    expect(statuses.indexOf(401)).toBe(7 * 3 - 1);
  });

  it('dies when the account is shut, and does not come back with it', async () => {
    const [person, su] = [await aPerson(testServer), await signedInAs(testServer, { su: true })];
    const { browser } = await enter(person);
    expect((await su.call('PUT', `user/${person.id}`, { active: 0 })).status).toBe(200);
    expect((await browser.get('me')).status).toBe(401);
    expect((await enter(person)).reply.status).toBe(401);
    await su.call('PUT', `user/${person.id}`, { active: 1 });
    expect((await browser.get('me')).status).toBe(401);
  });

  it('dies with its person', async () => {
    const [person, su] = [await aPerson(testServer), await signedInAs(testServer, { su: true })];
    const { browser } = await enter(person);
    expect((await su.call('DELETE', 'user', { groups: [person.id] })).status).toBe(204);
    expect((await browser.get('me')).status).toBe(401);
  });
});

describe('me', () => {
  it('tells the person, their rights once each, and the websites where these hold', async () => {
    const person = await aPerson(testServer, {
      firstname: 'Zoë',
      surname: 'Claes',
      rights: ['blog.edit', 'blog.view', 'extra.unknown'],
      websites: [1, 2],
    });
    const browser = await browserOf(testServer, person);
    expect((await browser.get('me')).body).toEqual({
      code: 'OK',
      me: {
        id: person.id,
        name: { firstname: 'Zoë', surname: 'Claes' },
        email: person.email,
        avatar: null,
        settings: { language: 'en', date: 'yyyy-MM-dd', time: 'HH:mm' },
        rights: ['blog.edit', 'blog.view', 'extra.unknown'],
        su: 0,
        websites: [
          { id: 1, name: 'Zilvermeeuw NL' },
          { id: 2, name: 'Zilvermeeuw België' },
        ],
      },
    });
  });

  it('knows the three people of the demonstration', async () => {
    for (const [name, check] of [
      ['su', { su: 1 }],
      ['editor', { su: 0, settings: { language: 'nl' } }],
      ['reader', { rights: ['users.view'] }],
    ] as const) {
      const browser = new Browser(testServer);
      expect((await signIn(browser, `${name}@kantoor.example`, DEMO_PASSWORD)).status).toBe(200);
      expect((await browser.get('me')).body).toMatchObject({ me: check });
    }
  });
});

describe('the settings', () => {
  it('are changed together, and only to what there is', async () => {
    const browser = await signedInAs(testServer, {});
    expect((await browser.call('PUT', 'me/settings', { language: 'nl', date: 'd-M-yy', time: 'h:mm a' })).status).toBe(
      200,
    );
    expect((await browser.get('me')).body).toMatchObject({
      me: { settings: { language: 'nl', date: 'd-M-yy', time: 'h:mm a' } },
    });
    const refused = await browser.call('PUT', 'me/settings', { language: 'de', date: 'd-M-yy', time: 'HH' });
    expect([refused.status, refused.body]).toEqual([
      400,
      { code: 'VALUE_NOT_VALID', fields: { language: { code: 'VALUE_NOT_VALID' }, time: { code: 'VALUE_NOT_VALID' } } },
    ]);
    expect((await browser.get('me')).body).toMatchObject({
      me: { settings: { language: 'nl', date: 'd-M-yy', time: 'h:mm a' } },
    });
    expect((await browser.call('PUT', 'me/settings', { language: 'en' })).status).toBe(200);
    expect((await browser.get('me')).body).toMatchObject({
      me: { settings: { language: 'en', date: 'd-M-yy', time: 'h:mm a' } },
    });
  });
});

describe('the active website', () => {
  it('is the first of the person until they choose another of theirs', async () => {
    const browser = await signedInAs(testServer, { websites: [2, 3] });
    expect((await browser.get('website')).body).toMatchObject({
      code: 'OK',
      website: { id: 2, environment: 'production' },
    });
    expect((await browser.call('POST', 'website', { active: 3 })).status).toBe(200);
    expect((await browser.get('website')).body).toEqual({
      code: 'OK',
      website: {
        id: 3,
        name: 'Zilvermeeuw Service',
        url: 'https://service.zilvermeeuw.example',
        environment: 'staging',
        language: 'nl',
        files_url: testServer.services.address(),
      },
    });
  });

  it('is never one that the person does not have', async () => {
    const browser = await signedInAs(testServer, { websites: [2] });
    expect((await browser.call('POST', 'website', { active: 1 })).status).toBe(403);
    expect((await browser.call('POST', 'website', { active: 999 })).status).toBe(403);
    expect((await browser.call('POST', 'website', { active: 'x' })).status).toBe(400);
    expect((await browser.get('website')).body).toMatchObject({ website: { id: 2 } });
  });

  it('goes back to one of theirs when it is taken away', async () => {
    const browser = await signedInAs(testServer, { websites: [1, 3] });
    await browser.call('POST', 'website', { active: 3 });
    const su = await signedInAs(testServer, { su: true });
    await su.call('PUT', `user/${browser.id}`, { websites: [1] });
    expect((await browser.get('website')).body).toMatchObject({ website: { id: 1 } });
  });

  describe('after signing in again', () => {
    const active = async (browser: Browser): Promise<unknown> =>
      bodyOf<{ website: { id: number } | null }>(await browser.get('website')).website?.id;

    it.each<readonly [string, (browser: Browser) => Promise<unknown>]>([
      [
        'ran out',
        () => {
          wait(13 * 3_600);
          return Promise.resolve();
        },
      ],
      [
        'ran out, and was cleared away when somebody else came in',
        async () => {
          wait(13 * 3_600);
          await enter(await aPerson(testServer));
        },
      ],
      ['was left', (browser) => browser.call('POST', 'logout')],
      [
        "is another browser's",
        (browser) => {
          browser.cookie = '';
          return Promise.resolve();
        },
      ],
    ])('is the one of the session before, which %s', async (_how, end) => {
      const person = await aPerson(testServer, { websites: [1, 2, 3] });
      const { browser } = await enter(person);
      expect(await active(browser)).toBe(1);
      await browser.call('POST', 'website', { active: 2 });
      await end(browser);
      const reply = await signIn(browser, person.email, PASSWORD);
      expect(reply.body).toMatchObject({ along: { website: { website: { id: 2 } } } });
      expect(await active(browser)).toBe(2);
    });

    it('is the one of this browser, whatever was chosen in another', async () => {
      const person = await aPerson(testServer, { websites: [1, 2, 3] });
      const [{ browser: here }, { browser: there }] = [await enter(person), await enter(person)];
      await there.call('POST', 'website', { active: 3 });
      wait(13 * 3_600);
      await signIn(here, person.email, PASSWORD);
      expect(await active(here)).toBe(1);
    });

    it('is not the one of somebody else who sat there', async () => {
      const { browser } = await enter(await aPerson(testServer, { websites: [1, 3] }));
      await browser.call('POST', 'website', { active: 3 });
      const next = await aPerson(testServer, { websites: [1, 3] });
      await signIn(browser, next.email, PASSWORD);
      expect(await active(browser)).toBe(1);
    });

    it('is one that they still have', async () => {
      const person = await aPerson(testServer, { websites: [1, 3] });
      const { browser } = await enter(person);
      await browser.call('POST', 'website', { active: 3 });
      const su = await signedInAs(testServer, { su: true });
      await su.call('PUT', `user/${person.id}`, { websites: [1] });
      await signIn(browser, person.email, PASSWORD);
      expect(await active(browser)).toBe(1);
    });
  });

  it('is every website for a superuser, and none for who has none', async () => {
    const su = await signedInAs(testServer, { su: true, websites: [] });
    expect((await su.call('POST', 'website', { active: 3 })).status).toBe(200);
    const nowhere = await signedInAs(testServer, { websites: [] });
    expect((await nowhere.get('website')).body).toEqual({ code: 'OK', website: null });
  });
});

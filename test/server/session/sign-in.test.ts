import { eq } from 'drizzle-orm';
import argon2 from '@node-rs/argon2';
import { attempts, users } from '../../../server/database/schema';
import { FREE_ATTEMPTS, LONGEST_DELAY, FAILURES_PER_MINUTE } from '../../../server/session/rate-limit';
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

// Rules R-SES-01, R-SES-08, R-SES-09 and R-SES-14.
describe('signing in', () => {
  it('opens a session with a cookie that scripts and other sites cannot use', async () => {
    const { browser, reply } = await enter(await aPerson(testServer));
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ code: 'OK' });
    expect(reply.headers.getSetCookie()[0]).toMatch(/^kantoor=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await browser.get('me')).status).toBe(200);
  });

  it('brings along what the console asks next, as these calls answer it, and the mark of the rights', async () => {
    const { browser, reply } = await enter(await aPerson(testServer, { rights: ['users.view'] }));
    const { along } = bodyOf<{ along: Readonly<Record<string, object>> }>(reply);
    expect(Object.keys(along)).toEqual(['me', 'menu', 'website']);
    for (const [path, body] of Object.entries(along))
      expect({ code: 'OK', ...body }).toEqual((await browser.get(path)).body);
    expect(reply.headers.get('kantoor-rights')).toBe((await browser.get('me')).headers.get('kantoor-rights'));
  });

  describe('with the list that is wanted first (R-SES-33)', () => {
    const alongWith = async (list: string, rights: readonly string[] = ['users.view']): Promise<readonly string[]> => {
      const person = await aPerson(testServer, { rights });
      const reply = await signIn(new Browser(testServer), person.email, PASSWORD, undefined, { 'Kantoor-List': list });
      expect(reply.status).toBe(200);
      return Object.keys(bodyOf<{ along: object }>(reply).along).slice(3);
    };

    it('brings it along as its call answers it', async () => {
      const list = 'user/?page=1&perPage=25&sort%5Bemail%5D=desc';
      const { email } = await aPerson(testServer, { rights: ['users.view'] });
      const browser = new Browser(testServer);
      const reply = await signIn(browser, email, PASSWORD, undefined, { 'Kantoor-List': list });
      const { along } = bodyOf<{ along: Readonly<Record<string, object>> }>(reply);
      expect(along[list]).toEqual((await browser.get(list)).body);
      expect(Object.keys(along)).toEqual(['me', 'menu', 'website', list]);
    });

    it.each([
      ['needs another right', 'redirect/?page=1'],
      ['has a field that its call refuses', 'user/?page=0'],
      ['has a field that its call does not know', 'user/?page=1&color=red'],
      ['is a record', 'user/1'],
      ['is no list', 'me'],
      ['is a stream', 'events?page=1'],
      ['is a file', 'library/Vestigingen/bus-01.jpg?page=1'],
      ['is no call', '__proto__?page=1'],
      ['leads elsewhere', '../user?page=1'],
      ['leads to another host', '//kantoor.example/user?page=1'],
      ['is too long', `user?page=1&general=${'a'.repeat(4_000)}`],
      ['is empty', ''],
    ])('leaves out what %s', async (_what, list) => {
      expect(await alongWith(list)).toEqual([]);
    });

    it('reads nothing where the API has no more than is specified, or nobody is let in', async () => {
      const plain = await openTestServer({ extras: false });
      const { email } = await aPerson(plain, { rights: ['users.view'] });
      const list = { 'Kantoor-List': 'user?page=1' };
      expect((await signIn(new Browser(plain), email, PASSWORD, undefined, list)).body).toEqual({ code: 'OK' });
      await plain.close();
      expect((await signIn(new Browser(testServer), email, 'Niet-Het-Wachtwoord-1!', undefined, list)).body).toEqual({
        code: 'UNAUTHENTICATED',
      });
    });
  });

  it('takes the address in any case and with blanks around it', async () => {
    const person = await aPerson(testServer);
    expect((await signIn(new Browser(testServer), `  ${person.email.toUpperCase()} `, PASSWORD)).status).toBe(200);
  });

  it('marks the cookie Secure behind TLS', async () => {
    const person = await aPerson(testServer);
    const reply = await signIn(new Browser(testServer), person.email, PASSWORD, '198.51.100.7', {
      'X-Forwarded-Proto': 'https',
    });
    expect(reply.headers.get('set-cookie')).toMatch(/; Secure$/);
    expect(reply.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/);
  });

  it('marks the cookie Secure where the public address says so, whatever a proxy tells', async () => {
    for (const [publicUrl, isSecure] of [
      ['https://kantoor.firma.example', true],
      ['http://kantoor.firma.example', false],
    ] as const) {
      const behind = await openTestServer({ publicUrl });
      const { email } = await aPerson(behind);
      const reply = await new Browser(behind).call(
        'POST',
        'login',
        { email, password: PASSWORD },
        { 'X-Forwarded-Proto': 'https' },
      );
      expect([
        reply.status,
        /; Secure$/.test(reply.headers.get('set-cookie') ?? ''),
        reply.headers.has('strict-transport-security'),
      ]).toEqual([200, isSecure, isSecure]);
      await behind.close();
    }
  });

  it('notes the moment, in UTC to the second', async () => {
    const person = await aPerson(testServer);
    await enter(person);
    const su = await signedInAs(testServer, { su: true });
    const { body } = await su.get(`user/${person.id}`);
    expect(body).toMatchObject({
      user: { lastLogin: new Date(testServer.clock.now).toISOString().slice(0, 19).replace('T', ' ') },
    });
  });

  it('gives the same answer, after the same work, to a wrong password, a stranger, and an account that is shut', async () => {
    const [known, shut] = [await aPerson(testServer), await aPerson(testServer, { active: false })];
    const verify = jest.spyOn(argon2, 'verify');
    const work: unknown[] = [];
    for (const [email, password] of [
      [known.email, 'Verkeerd-wachtwoord'],
      ['niemand@test.example', PASSWORD],
      [shut.email, PASSWORD],
    ] as const) {
      verify.mockClear();
      const reply = await signIn(new Browser(testServer), email, password);
      work.push(verify.mock.calls.map(([hash]) => hash.toString().split('$').slice(0, 4)));
      expect([reply.status, reply.text, reply.headers.get('set-cookie')]).toEqual([
        401,
        '{"code":"UNAUTHENTICATED"}',
        null,
      ]);
    }
    expect(work[0]).toHaveLength(1);
    expect(work[1]).toEqual(work[0]);
    expect(work[2]).toEqual(work[0]);
  });

  it('refuses a list or a map where a text belongs, and an absurdly long password', async () => {
    const { email } = await aPerson(testServer);
    const browser = new Browser(testServer);
    for (const body of [
      `email[]=${email}&password=${PASSWORD}`,
      `email=${email}&password[]=${PASSWORD}`,
      `email=${email}&password[x]=y`,
      `email=${email}&password=${'x'.repeat(2000)}`,
      `email=${email}`,
    ]) {
      expect((await browser.send('POST', 'login', body)).status).toBe(400);
    }
  });
});

describe('guessing', () => {
  it('makes whoever guesses wait longer and longer', async () => {
    const { email } = await aPerson(testServer);
    const browser = new Browser(testServer);
    const waits: number[] = [];
    for (let attempt = 0; attempt < FREE_ATTEMPTS + 4; attempt += 1) {
      const reply = await signIn(browser, email, 'Fout-wachtwoord-1');
      expect(reply.status).toBe(401);
      const blocked = await signIn(browser, email, 'Fout-wachtwoord-1');
      if (blocked.status !== 429) continue;
      expect(blocked.body).toEqual({ code: 'TOO_MANY_REQUESTS' });
      const seconds = Number(blocked.headers.get('retry-after'));
      waits.push(seconds);
      wait(seconds);
    }
    expect(waits.length).toBeGreaterThanOrEqual(4);
    expect(waits).toEqual(waits.map((_, place) => 2 ** place));
  });

  it('does not let even the right password through while the wait lasts, and never waits for ever', async () => {
    const person = await aPerson(testServer);
    const browser = new Browser(testServer);
    let longest = 0;
    for (let attempt = 0; attempt < FREE_ATTEMPTS + 20; attempt += 1) {
      const reply = await signIn(browser, person.email, 'Fout-wachtwoord-1');
      if (reply.status !== 429) continue;
      const seconds = Number(reply.headers.get('retry-after'));
      expect((await signIn(browser, person.email, PASSWORD)).status).toBe(429);
      longest = Math.max(longest, seconds);
      wait(seconds);
    }
    expect(longest).toBeLessThanOrEqual(LONGEST_DELAY);
    wait(LONGEST_DELAY);
    expect((await signIn(browser, person.email, PASSWORD)).status).toBe(200);
  });

  it('counts parallel tries one by one', async () => {
    const { email } = await aPerson(testServer);
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => signIn(new Browser(testServer), email, 'Fout-wachtwoord-1', '203.0.113.30')),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(FREE_ATTEMPTS);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(30 - FREE_ATTEMPTS);
  });

  it('lets a stranger elsewhere not lock a person out', async () => {
    const person = await aPerson(testServer);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        signIn(new Browser(testServer), person.email, 'Fout-wachtwoord-1', '203.0.113.66'),
      ),
    );
    expect((await signIn(new Browser(testServer), person.email, PASSWORD, '203.0.113.66')).status).toBe(429);
    expect((await signIn(new Browser(testServer), person.email, PASSWORD, '198.51.100.7')).status).toBe(200);
  });

  it('believes only the last proxy about the address', async () => {
    const person = await aPerson(testServer);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        signIn(new Browser(testServer), person.email, 'Fout-wachtwoord-1', `10.0.0.${place}, 203.0.113.9`),
      ),
    );
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20 - FREE_ATTEMPTS);
  });

  it('forgets after a success', async () => {
    const person = await aPerson(testServer);
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 1; attempt < FREE_ATTEMPTS; attempt += 1)
        expect((await signIn(new Browser(testServer), person.email, 'Fout-wachtwoord-1')).status).toBe(401);
      expect((await signIn(new Browser(testServer), person.email, PASSWORD)).status).toBe(200);
    }
  });
});

describe('guessing at many accounts from one address', () => {
  const strangers = (count: number, address: string): Promise<Reply[]> =>
    Promise.all(
      Array.from({ length: count }, (_, place) =>
        signIn(new Browser(testServer), `vreemde${place}@test.example`, 'Fout-wachtwoord-1', address),
      ),
    );
  const statuses = (replies: readonly Reply[], status: number): number =>
    replies.filter((reply) => reply.status === status).length;

  it('is stopped for a minute, there and nowhere else', async () => {
    const person = await aPerson(testServer);
    const replies = await strangers(FAILURES_PER_MINUTE + 20, '203.0.113.50');
    expect([statuses(replies, 401), statuses(replies, 429)]).toEqual([FAILURES_PER_MINUTE, 20]);
    const blocked = await signIn(new Browser(testServer), person.email, PASSWORD, '203.0.113.50');
    expect([blocked.status, blocked.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await signIn(new Browser(testServer), person.email, PASSWORD, '203.0.113.51')).status).toBe(200);
    wait(60);
    expect((await signIn(new Browser(testServer), person.email, PASSWORD, '203.0.113.50')).status).toBe(200);
  });

  it('counts one network of the newer kind as one address, however it is written', async () => {
    await strangers(FAILURES_PER_MINUTE, '2001:db8::a:1:2:3');
    const same = ['2001:db8::b:1:2:3', '2001:DB8:0:0:1::', '[2001:0db8:0000::1]:8443'];
    for (const address of same) expect([address, statuses(await strangers(1, address), 429)]).toEqual([address, 1]);
    expect(statuses(await strangers(1, '2001:db8:0:1::1'), 401)).toBe(1);
    await strangers(FAILURES_PER_MINUTE, '::ffff:203.0.113.60');
    for (const address of ['203.0.113.60', '::FFFF:cb00:713c', '0:0:0:0:0:ffff:203.0.113.60', '203.0.113.60:4711']) {
      expect([address, statuses(await strangers(1, address), 429)]).toEqual([address, 1]);
    }
    expect(statuses(await strangers(1, '::ffff:203.0.113.61'), 401)).toBe(1);
  });

  it('does not shut out an office where a few people mistype', async () => {
    for (let person = 0; person < FAILURES_PER_MINUTE + 10; person += 1) {
      const { email } = await aPerson(testServer);
      if (person % 10 === 0)
        expect((await signIn(new Browser(testServer), email, 'Fout-wachtwoord-1', '203.0.113.70')).status).toBe(401);
      expect((await signIn(new Browser(testServer), email, PASSWORD, '203.0.113.70')).status).toBe(200);
    }
  });

  it('leaves nothing behind once it is forgotten', async () => {
    const { db } = testServer.services;
    await strangers(10, '203.0.113.80');
    wait(2 * 3_600);
    await strangers(1, '203.0.113.81');
    expect(await db.select().from(attempts)).toHaveLength(2);
  });
});

describe('where strangers can reach the server', () => {
  it('shuts the demonstration accounts and their sessions', async () => {
    const open = await openTestServer({ isPublic: true });
    try {
      expect(
        (await new Browser(open).call('POST', 'login', { email: 'su@kantoor.example', password: DEMO_PASSWORD }))
          .status,
      ).toBe(401);
      const [su] = await open.services.db.select().from(users).where(eq(users.email, 'su@kantoor.example'));
      const browser = await browserOf(open, { id: su?.id ?? 0, email: '' });
      expect((await browser.get('me')).status).toBe(401);
      const other = await aPerson(open);
      expect((await new Browser(open).call('POST', 'login', { email: other.email, password: PASSWORD })).status).toBe(
        200,
      );
    } finally {
      await open.close();
    }
  });
});

import { eq } from 'drizzle-orm';
import crypto from 'node:crypto';
import { sessions, users } from '../../server/database/schema';
import { FREE_ATTEMPTS, LONGEST_DELAY } from '../../server/session/attempts';
import { DEMO_PASSWORD } from '../../server/seed/demo';
import { Browser, type Reply } from './support/browser';
import { aPerson, browserOf, openHouse, PASSWORD, signedInAs, type House, type Person } from './support/house';

let house: House;
beforeAll(async () => { house = await openHouse({ trustProxy: true }); });
afterAll(() => house.close());

const signIn = (browser: Browser, email: string, password: string, address = '198.51.100.7', more = {}): Promise<Reply> =>
  browser.call('POST', 'login', { email, password }, { 'X-Forwarded-For': address, ...more });
const enter = async (person: Person, password = PASSWORD): Promise<{ browser: Browser; reply: Reply }> => {
  const browser = new Browser(house);
  return { browser, reply: await signIn(browser, person.email, password) };
};
const wait = (seconds: number): void => { house.clock.now += seconds * 1000; };

describe('signing in', () => {
  it('opens a session with a cookie that scripts and other sites cannot use', async () => {
    const { browser, reply } = await enter(await aPerson(house));
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ code: 'OK' });
    expect(reply.headers.get('set-cookie')).toMatch(/^kantoor=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await browser.get('me')).status).toBe(200);
  });

  it('takes the address in any case and with blanks around it', async () => {
    const person = await aPerson(house);
    expect((await signIn(new Browser(house), `  ${person.email.toUpperCase()} `, PASSWORD)).status).toBe(200);
  });

  it('marks the cookie Secure behind TLS', async () => {
    const person = await aPerson(house);
    const reply = await signIn(new Browser(house), person.email, PASSWORD, '198.51.100.7', { 'X-Forwarded-Proto': 'https' });
    expect(reply.headers.get('set-cookie')).toMatch(/; Secure$/);
    expect(reply.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/);
  });

  it('notes the moment, in UTC to the second', async () => {
    const person = await aPerson(house);
    await enter(person);
    const su = await signedInAs(house, { su: true });
    const { body } = await su.get(`user/${person.id}`);
    expect(body).toMatchObject({ user: { lastLogin: new Date(house.clock.now).toISOString().slice(0, 19).replace('T', ' ') } });
  });

  it('gives the same answer, after the same work, to a wrong password, a stranger, and an account that is shut', async () => {
    const [known, shut] = [await aPerson(house), await aPerson(house, { active: false })];
    const scrypt = jest.spyOn(crypto, 'scrypt');
    const work: unknown[] = [];
    for (const [email, password] of [[known.email, 'Verkeerd-wachtwoord'], ['niemand@test.example', PASSWORD], [shut.email, PASSWORD]] as const) {
      scrypt.mockClear();
      const reply = await signIn(new Browser(house), email, password);
      work.push(scrypt.mock.calls.map(([, , length, options]) => [length, options]));
      expect([reply.status, reply.text, reply.headers.get('set-cookie')]).toEqual([401, '{"code":"UNAUTHENTICATED"}', null]);
    }
    expect(work[0]).toHaveLength(1);
    expect(work[1]).toEqual(work[0]);
    expect(work[2]).toEqual(work[0]);
  });

  it('refuses a list or a map where a text belongs, and an absurdly long password', async () => {
    const { email } = await aPerson(house);
    const browser = new Browser(house);
    for (const body of [`email[]=${email}&password=${PASSWORD}`, `email=${email}&password[]=${PASSWORD}`, `email=${email}&password[x]=y`, `email=${email}&password=${'x'.repeat(2000)}`, `email=${email}`]) {
      expect((await browser.send('POST', 'login', body)).status).toBe(400);
    }
  });
});

describe('guessing', () => {
  it('makes whoever guesses wait longer and longer', async () => {
    const { email } = await aPerson(house);
    const browser = new Browser(house);
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
    const person = await aPerson(house);
    const browser = new Browser(house);
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
    const { email } = await aPerson(house);
    const replies = await Promise.all(Array.from({ length: 30 }, () => signIn(new Browser(house), email, 'Fout-wachtwoord-1')));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(FREE_ATTEMPTS);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(30 - FREE_ATTEMPTS);
  });

  it('lets a stranger elsewhere not lock a person out', async () => {
    const person = await aPerson(house);
    await Promise.all(Array.from({ length: 20 }, () => signIn(new Browser(house), person.email, 'Fout-wachtwoord-1', '203.0.113.66')));
    expect((await signIn(new Browser(house), person.email, PASSWORD, '203.0.113.66')).status).toBe(429);
    expect((await signIn(new Browser(house), person.email, PASSWORD, '198.51.100.7')).status).toBe(200);
  });

  it('believes only the last proxy about the address', async () => {
    const person = await aPerson(house);
    const replies = await Promise.all(Array.from({ length: 20 }, (_, place) => signIn(new Browser(house), person.email, 'Fout-wachtwoord-1', `10.0.0.${place}, 203.0.113.9`)));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20 - FREE_ATTEMPTS);
  });

  it('forgets after a success', async () => {
    const person = await aPerson(house);
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 1; attempt < FREE_ATTEMPTS; attempt += 1) expect((await signIn(new Browser(house), person.email, 'Fout-wachtwoord-1')).status).toBe(401);
      expect((await signIn(new Browser(house), person.email, PASSWORD)).status).toBe(200);
    }
  });
});

describe('a session', () => {
  it('has a new id at every sign-in, and the one brought along is dead', async () => {
    const person = await aPerson(house);
    const planted = new Browser(house, 'kantoor=chosen-by-somebody-else');
    await signIn(planted, person.email, PASSWORD);
    expect(planted.cookie).not.toContain('chosen');
    const first = planted.cookie;
    await signIn(planted, person.email, PASSWORD);
    expect(planted.cookie).not.toBe(first);
    expect((await new Browser(house, first).get('me')).status).toBe(401);
  });

  it('is stored only as a hash', async () => {
    const { browser } = await enter(await aPerson(house));
    const token = browser.cookie.split('=')[1] ?? '';
    const stored = await house.services.db.select().from(sessions);
    expect(stored.map((session) => session.token)).not.toContain(token);
  });

  it('is dead on the server after signing out', async () => {
    const { browser } = await enter(await aPerson(house));
    const stolen = new Browser(house, browser.cookie);
    const reply = await browser.call('POST', 'logout');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('set-cookie')).toMatch(/^kantoor=; .*Max-Age=0/);
    expect((await stolen.get('me')).status).toBe(401);
    expect((await new Browser(house).call('POST', 'logout')).status).toBe(200);
  });

  it('lives as long as it is used, but not without end', async () => {
    const { browser } = await enter(await aPerson(house));
    for (let hour = 0; hour < 66; hour += 6) {
      wait(6 * 3600);
      expect((await browser.get('me')).status).toBe(200);
    }
    wait(12 * 3600 + 1);
    expect((await browser.get('me')).status).toBe(401);
    const { browser: busy } = await enter(await aPerson(house));
    const statuses: number[] = [];
    for (let day = 0; day < 8 * 3; day += 1) {
      wait(8 * 3600);
      statuses.push((await busy.get('me')).status);
    }
    expect(statuses.at(-1)).toBe(401);
    expect(statuses.indexOf(401)).toBe(7 * 3 - 1);
  });

  it('dies when the account is shut, and does not come back with it', async () => {
    const [person, su] = [await aPerson(house), await signedInAs(house, { su: true })];
    const { browser } = await enter(person);
    expect((await su.call('PUT', `user/${person.id}`, { active: 0 })).status).toBe(200);
    expect((await browser.get('me')).status).toBe(401);
    expect((await enter(person)).reply.status).toBe(401);
    await su.call('PUT', `user/${person.id}`, { active: 1 });
    expect((await browser.get('me')).status).toBe(401);
  });

  it('dies with its person', async () => {
    const [person, su] = [await aPerson(house), await signedInAs(house, { su: true })];
    const { browser } = await enter(person);
    expect((await su.call('DELETE', 'user', { groups: [person.id] })).status).toBe(204);
    expect((await browser.get('me')).status).toBe(401);
  });
});

describe('me', () => {
  it('tells the person, their rights once each, and the websites where these hold', async () => {
    const person = await aPerson(house, { firstname: 'Zoë', surname: 'Claes', rights: ['blog.edit', 'blog.view', 'extra.unknown'], websites: [1, 2] });
    const browser = await browserOf(house, person);
    expect((await browser.get('me')).body).toEqual({
      code: 'OK',
      me: {
        id: person.id, name: { firstname: 'Zoë', surname: 'Claes' }, email: person.email, avatar: null,
        settings: { language: 'en', date: 'yyyy-MM-dd', time: 'HH:mm' },
        rights: ['blog.edit', 'blog.view', 'extra.unknown'], su: 0,
        websites: [{ id: 1, name: 'Zilvermeeuw NL' }, { id: 2, name: 'Zilvermeeuw België' }],
      },
    });
  });

  it('knows the three people of the demonstration', async () => {
    for (const [name, check] of [['su', { su: 1 }], ['editor', { su: 0, settings: { language: 'nl' } }], ['reader', { rights: ['users.view'] }]] as const) {
      const browser = new Browser(house);
      expect((await signIn(browser, `${name}@kantoor.example`, DEMO_PASSWORD)).status).toBe(200);
      expect((await browser.get('me')).body).toMatchObject({ me: check });
    }
  });
});

describe('the settings', () => {
  it('are changed together, and only to what there is', async () => {
    const browser = await signedInAs(house, {});
    expect((await browser.call('PUT', 'me/settings', { language: 'nl', date: 'd-M-yy', time: 'h:mm a' })).status).toBe(200);
    expect((await browser.get('me')).body).toMatchObject({ me: { settings: { language: 'nl', date: 'd-M-yy', time: 'h:mm a' } } });
    const refused = await browser.call('PUT', 'me/settings', { language: 'de', date: 'd-M-yy', time: 'HH' });
    expect([refused.status, refused.body]).toEqual([400, { code: 'VALUE_NOT_VALID', fields: { language: { code: 'VALUE_NOT_VALID' }, time: { code: 'VALUE_NOT_VALID' } } }]);
    expect((await browser.call('PUT', 'me/settings', { language: 'en' })).status).toBe(400);
    expect((await browser.get('me')).body).toMatchObject({ me: { settings: { language: 'nl', date: 'd-M-yy', time: 'h:mm a' } } });
  });
});

describe('the active website', () => {
  it('is the first of the person until they choose another of theirs', async () => {
    const browser = await signedInAs(house, { websites: [2, 3] });
    expect((await browser.get('website')).body).toMatchObject({ code: 'OK', website: { id: 2, environment: 'production' } });
    expect((await browser.call('POST', 'website', { active: 3 })).status).toBe(200);
    expect((await browser.get('website')).body).toEqual({
      code: 'OK', website: { id: 3, name: 'Zilvermeeuw Service', url: 'https://service.zilvermeeuw.example', environment: 'staging' },
    });
  });

  it('is never one that the person does not have', async () => {
    const browser = await signedInAs(house, { websites: [2] });
    expect((await browser.call('POST', 'website', { active: 1 })).status).toBe(403);
    expect((await browser.call('POST', 'website', { active: 999 })).status).toBe(403);
    expect((await browser.call('POST', 'website', { active: 'x' })).status).toBe(400);
    expect((await browser.get('website')).body).toMatchObject({ website: { id: 2 } });
  });

  it('goes back to one of theirs when it is taken away', async () => {
    const browser = await signedInAs(house, { websites: [1, 3] });
    await browser.call('POST', 'website', { active: 3 });
    const su = await signedInAs(house, { su: true });
    await su.call('PUT', `user/${browser.id}`, { websites: [1] });
    expect((await browser.get('website')).body).toMatchObject({ website: { id: 1 } });
  });

  it('is every website for a superuser, and none for who has none', async () => {
    const su = await signedInAs(house, { su: true, websites: [] });
    expect((await su.call('POST', 'website', { active: 3 })).status).toBe(200);
    const nowhere = await signedInAs(house, { websites: [] });
    expect((await nowhere.get('website')).body).toEqual({ code: 'OK', website: null });
  });
});

describe('where strangers can reach the server', () => {
  it('shuts the demonstration accounts and their sessions', async () => {
    const open = await openHouse({ isPublic: true });
    try {
      expect((await new Browser(open).call('POST', 'login', { email: 'su@kantoor.example', password: DEMO_PASSWORD })).status).toBe(401);
      const [su] = await open.services.db.select().from(users).where(eq(users.email, 'su@kantoor.example'));
      const browser = await browserOf(open, { id: su?.id ?? 0, email: '' });
      expect((await browser.get('me')).status).toBe(401);
      const other = await aPerson(open);
      expect((await new Browser(open).call('POST', 'login', { email: other.email, password: PASSWORD })).status).toBe(200);
    } finally {
      await open.close();
    }
  });
});

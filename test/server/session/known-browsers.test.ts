import argon2 from '@node-rs/argon2';
import { MAX_ACCOUNT_QUEUE } from '../../../server/session/passwords';
import { FREE_ATTEMPTS } from '../../../server/session/rate-limit';
import { Browser, type Reply } from '../support/browser';
import { aPerson, openTestServer, PASSWORD, type TestServer, type Person } from '../support/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({ trustProxy: true });
});
afterAll(() => testServer.close());
afterEach(() => {
  jest.restoreAllMocks();
});

let addresses = 0;
const anAddress = (): string => `203.0.113.${String((addresses += 1))}`;
const signIn = (
  browser: Browser,
  { email }: Pick<Person, 'email'>,
  password = PASSWORD,
  address = anAddress(),
): Promise<Reply> => browser.call('POST', 'login', { email, password }, { 'X-Forwarded-For': address });

/** Holds all hashing until `release`, and counts the sign-ins that wait for it. */
const holdHashes = () => {
  const held: (() => void)[] = [];
  const real = argon2.verify;
  let isOpen = false;
  jest.spyOn(argon2, 'verify').mockImplementation(async (...of) => {
    if (!isOpen) await new Promise<void>((resolve) => held.push(resolve));
    return real(...of);
  });
  const asked = jest.spyOn(testServer.services.passwords, 'matchesFor');
  return {
    asked: async (count: number): Promise<void> => {
      while (asked.mock.calls.length < count) await new Promise((resolve) => setImmediate(resolve));
    },
    release: (): void => {
      isOpen = true;
      for (const resolve of held) resolve();
    },
  };
};

describe('sign-ins of one account (R-SES-25)', () => {
  it('wait for each other, and do not keep its owner out of a browser that they used before', async () => {
    const owner = await aPerson(testServer);
    const [own, other] = [new Browser(testServer), new Browser(testServer)];
    expect([(await signIn(own, owner)).status, (await signIn(own, owner)).status]).toEqual([200, 200]);
    own.cookie = '';
    const hashes = holdHashes();
    const strangers = Array.from({ length: MAX_ACCOUNT_QUEUE + 1 }, () =>
      signIn(new Browser(testServer), owner, 'Geraden'),
    );
    await hashes.asked(strangers.length);
    const elsewhere = anAddress();
    for (let attempt = 0; attempt <= FREE_ATTEMPTS + 1; attempt += 1) {
      const refused = await signIn(other, owner, PASSWORD, elsewhere);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    }
    const entering = signIn(own, owner);
    await hashes.asked(strangers.length + 1);
    hashes.release();
    expect((await entering).status).toBe(200);
    expect((await Promise.all(strangers)).map(({ status }) => status)).toEqual(strangers.map(() => 401));
    expect((await signIn(other, owner, PASSWORD, elsewhere)).status).toBe(200);
  });

  it('of an unknown account do the same', async () => {
    const nobody = { email: 'niemand@test.example' };
    const hashes = holdHashes();
    const strangers = Array.from({ length: MAX_ACCOUNT_QUEUE + 1 }, () => signIn(new Browser(testServer), nobody));
    await hashes.asked(strangers.length);
    expect((await signIn(new Browser(testServer), nobody)).status).toBe(429);
    hashes.release();
    await Promise.all(strangers);
  });

  it('know a browser by a cookie that scripts cannot read, until the password changes', async () => {
    const owner = await aPerson(testServer);
    const own = new Browser(testServer);
    const [, cookie] = (await signIn(own, owner)).headers.getSetCookie();
    expect(cookie).toMatch(/^kantoor-browser=[\w-]{43}; Path=\/api; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const known = own.browserCookie;
    await signIn(own, owner);
    expect(own.browserCookie).toBe(known);
    own.browserCookie = 'kantoor-browser=made-up';
    await signIn(own, owner);
    expect(own.browserCookie).not.toMatch(/made-up/);
    const fresh = 'Ander-Wachtwoord-27!';
    expect((await own.call('PUT', 'me/password', { old_password: PASSWORD, new_password: fresh })).status).toBe(200);
    const hashes = holdHashes();
    const strangers = Array.from({ length: MAX_ACCOUNT_QUEUE + 1 }, () => signIn(new Browser(testServer), owner));
    await hashes.asked(strangers.length);
    expect((await signIn(own, owner, fresh)).status).toBe(429);
    hashes.release();
    await Promise.all(strangers);
  });
});

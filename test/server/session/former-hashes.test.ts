import argon2 from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import crypto, { scryptSync } from 'node:crypto';
import { users } from '../../../server/database/schema';
import { FULL_COST, Passwords } from '../../../server/session/passwords';
import { anyScryptHash } from '../../../server/session/scrypt-hashes';
import { Browser } from '../support/browser';
import { aPerson, openTestServer, PASSWORD, type TestServer } from '../support/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
afterAll(() => testServer.close());
afterEach(() => {
  testServer.services.passwords.hasScryptHashes = false;
  jest.restoreAllMocks();
});

/** A hash in the format of a former version, at minimal cost. */
const formerHash = (password: string): string => {
  const salt = Buffer.from('zout');
  return `scrypt$2$1$1$${salt.toString('base64url')}$${scryptSync(password, salt, 32, { N: 2, r: 1, p: 1 }).toString('base64url')}`;
};
const withFormerHash = async () => {
  const person = await aPerson(testServer);
  await testServer.services.db
    .update(users)
    .set({ password: formerHash(PASSWORD) })
    .where(eq(users.id, person.id));
  return person;
};
const signIn = async (email: string, password: string): Promise<number> =>
  (await new Browser(testServer).call('POST', 'login', { email, password })).status;
const storedOf = async (id: number): Promise<string> =>
  (await testServer.services.db.select().from(users).where(eq(users.id, id)))[0]?.password ?? '';

describe('hashes of passwords (R-SES-32)', () => {
  it('are Argon2id with 19 MiB, two passes and one lane', async () => {
    const passwords = new Passwords(FULL_COST);
    const stored = await passwords.hash(PASSWORD);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect([await passwords.matches(PASSWORD, stored), await passwords.matches('Anders-12!', stored)]).toEqual([
      true,
      false,
    ]);
  });

  it('of a former version are replaced at the next sign-in, not at a failed one', async () => {
    const { id, email } = await withFormerHash();
    expect(await anyScryptHash(testServer.services.db)).toBe(true);
    expect(await signIn(email, 'Verkeerd-wachtwoord')).toBe(401);
    expect([await storedOf(id), testServer.services.passwords.hasScryptHashes]).toEqual([formerHash(PASSWORD), true]);
    expect(await signIn(email, PASSWORD)).toBe(200);
    expect(await storedOf(id)).toMatch(/^\$argon2id\$/);
    expect(await signIn(email, PASSWORD)).toBe(200);
    expect(await anyScryptHash(testServer.services.db)).toBe(false);
  });

  it('take the time of both kinds at each failure while there are former ones', async () => {
    testServer.services.passwords.hasScryptHashes = true;
    const [former, present] = [await withFormerHash(), await aPerson(testServer)];
    const kinds = [jest.spyOn(argon2, 'verify'), jest.spyOn(crypto, 'scrypt')] as const;
    for (const email of [former.email, present.email, 'niemand@test.example']) {
      for (const kind of kinds) kind.mockClear();
      expect(await signIn(email, 'Verkeerd-wachtwoord')).toBe(401);
      expect([email, ...kinds.map(({ mock }) => mock.calls.length)]).toEqual([email, 1, 1]);
    }
  });
});

import argon2 from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import crypto, { scryptSync } from 'node:crypto';
import { users } from '../../../server/database/schema';
import { FULL_COST, Passwords } from '../../../server/session/passwords';
import { anyScryptHash } from '../../../server/session/scrypt-hashes';
import { Browser } from '../support/browser';
import { aPerson, openHouse, PASSWORD, type House } from '../support/house';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
afterEach(() => {
  house.services.passwords.hasScryptHashes = false;
  jest.restoreAllMocks();
});

/** As a former version stored it, at a cost of next to nothing. */
const formerHash = (password: string): string => {
  const salt = Buffer.from('zout');
  return `scrypt$2$1$1$${salt.toString('base64url')}$${scryptSync(password, salt, 32, { N: 2, r: 1, p: 1 }).toString('base64url')}`;
};
const withFormerHash = async () => {
  const person = await aPerson(house);
  await house.services.db
    .update(users)
    .set({ password: formerHash(PASSWORD) })
    .where(eq(users.id, person.id));
  return person;
};
const signIn = async (email: string, password: string): Promise<number> =>
  (await new Browser(house).call('POST', 'login', { email, password })).status;
const storedOf = async (id: number): Promise<string> =>
  (await house.services.db.select().from(users).where(eq(users.id, id)))[0]?.password ?? '';

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
    expect(await anyScryptHash(house.services.db)).toBe(true);
    expect(await signIn(email, 'Verkeerd-wachtwoord')).toBe(401);
    expect([await storedOf(id), house.services.passwords.hasScryptHashes]).toEqual([formerHash(PASSWORD), true]);
    expect(await signIn(email, PASSWORD)).toBe(200);
    expect(await storedOf(id)).toMatch(/^\$argon2id\$/);
    expect(await signIn(email, PASSWORD)).toBe(200);
    expect(await anyScryptHash(house.services.db)).toBe(false);
  });

  it('take the time of both kinds at each failure while there are former ones', async () => {
    house.services.passwords.hasScryptHashes = true;
    const [former, present] = [await withFormerHash(), await aPerson(house)];
    const kinds = [jest.spyOn(argon2, 'verify'), jest.spyOn(crypto, 'scrypt')] as const;
    for (const email of [former.email, present.email, 'niemand@test.example']) {
      for (const kind of kinds) kind.mockClear();
      expect(await signIn(email, 'Verkeerd-wachtwoord')).toBe(401);
      expect([email, ...kinds.map(({ mock }) => mock.calls.length)]).toEqual([email, 1, 1]);
    }
  });
});

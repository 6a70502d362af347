import { like } from 'drizzle-orm';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database';
import { users } from '../database/schema';

// Password hashes of former versions. Each is replaced at the next sign-in of its user. Rule R-SES-32.

const PREFIX = 'scrypt$';
const KEY_BYTES = 32;

export const isScryptHash = (stored: string): boolean => stored.startsWith(PREFIX);

/** A hash that matches no password, with the cost of all scrypt hashes. */
export const scryptDummy = (): string =>
  `${PREFIX}32768$8$3$${randomBytes(16).toString('base64url')}$${randomBytes(KEY_BYTES).toString('base64url')}`;

/** @param password normalised */
export const verifyScrypt = (stored: string, password: string): Promise<boolean> => {
  const [, n, r, p, salt = '', key = ''] = stored.split('$');
  const [N, blocks, lanes] = [Number(n), Number(r), Number(p)];
  const expected = Buffer.from(key, 'base64url');
  const options = { N, r: blocks, p: lanes, maxmem: 256 * blocks * (N + lanes) + 4_096 };
  return new Promise((resolve, reject) =>
    scrypt(password, Buffer.from(salt, 'base64url'), KEY_BYTES, options, (failure, derived) =>
      failure === null ? resolve(expected.length === KEY_BYTES && timingSafeEqual(expected, derived)) : reject(failure),
    ),
  );
};

/** Whether any account still has an scrypt hash. */
export const anyScryptHash = async (db: Pick<Database, 'select'>): Promise<boolean> =>
  (
    await db
      .select({ id: users.id })
      .from(users)
      .where(like(users.password, `${PREFIX}%`))
      .limit(1)
  ).length > 0;

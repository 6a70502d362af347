import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { browsers } from '../database/schema';
import { hashSecret, newSecret } from '../shared/secrets';
import { utc } from '../shared/utc';

export const BROWSER_COOKIE = 'kantoor-browser';

const SECONDS_KNOWN = 365 * 24 * 3_600;
const MOST_PER_USER = 20;

/** The browser id that was sent, if it is well-formed, else a new one. */
export const browserIdOf = (sent: string | undefined): string =>
  sent !== undefined && /^[\w-]{43}$/.test(sent) ? sent : newSecret();

/** Whether a user signed in with this browser before. */
export const isKnownBrowser = async (db: Database, userId: number, browser: string, now: number): Promise<boolean> => {
  const [found] = await db
    .select({ seen: browsers.seen })
    .from(browsers)
    .where(and(eq(browsers.userId, userId), eq(browsers.browser, hashSecret(browser))));
  return found !== undefined && found.seen > utc(now - SECONDS_KNOWN * 1000);
};

/** Remembers that a user signed in with a browser. Rule R-SES-25. */
export const rememberBrowser = async (db: Database, userId: number, browser: string, now: number): Promise<void> => {
  const seen = utc(now);
  await db.delete(browsers).where(lt(browsers.seen, utc(now - SECONDS_KNOWN * 1000)));
  await db
    .insert(browsers)
    .values({ userId, browser: hashSecret(browser), seen })
    .onConflictDoUpdate({ target: [browsers.userId, browsers.browser], set: { seen } });
  await db.execute(sql`
    delete from browsers
    where user_id = ${userId} and browser in (
      select browser from browsers where user_id = ${userId} order by seen desc, browser offset ${MOST_PER_USER}
    )`);
};

/** `Set-Cookie` for the id of a browser. */
export const browserCookie = (browser: string, secure: boolean): string =>
  `${BROWSER_COOKIE}=${browser}; Path=/api; Max-Age=${String(SECONDS_KNOWN)}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

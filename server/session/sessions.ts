import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { queryRow, queryRows, textArray, type Database } from '../database/database';
import { sessions } from '../database/schema';
import type { Caller, Services } from '../shared/endpoint';
import { fromUtc, utc } from '../shared/utc';
import { hashSecret, newSecret } from '../shared/secrets';
import { browserCookie, rememberBrowser } from './browsers';
import { expiredSessions, IDLE_TIMEOUT, MAX_LIFETIME } from './published/expired-sessions';

export const COOKIE = 'kantoor';

/** Milliseconds between updates of `seen`. */
const SEEN_INTERVAL = 5 * 60_000;

interface SessionRow {
  readonly token: string;
  readonly id: number;
  readonly su: boolean;
  readonly language: string;
  readonly seen: string;
  readonly website: number | null;
  readonly rights: string[];
  readonly websites: number[];
}

/** Who signs in, and where. */
interface SignedIn {
  readonly userId: number;
  /** Token of the browser's former session, if any. */
  readonly formerToken: string | undefined;
  readonly browser: string;
}

/**
 * Starts a session on the user's last website. Renews the user's former session in this browser, so that its locks
 * are kept (R-CON-24); ends another user's session.
 */
export const startSession = async (
  db: Database,
  { userId, formerToken, browser }: SignedIn,
  now: number,
): Promise<string> => {
  const [token, moment] = [newSecret(), utc(now)];
  const former = formerToken === undefined ? null : hashSecret(formerToken);
  const here = hashSecret(browser);
  const own = sql`user_id = ${userId} and (token = ${former} or browser = ${here})`;
  const websiteId = await findLastWebsite(db, userId, own);
  const fresh = { token: hashSecret(token), websiteId, browser: here, started: moment, seen: moment };
  const renewed = await db
    .update(sessions)
    .set(fresh)
    .where(sql`${sessions.token} = (select token from ${sessions} where ${own} order by seen desc limit 1)`)
    .returning({ token: sessions.token });
  if (renewed.length === 0) await db.insert(sessions).values({ ...fresh, userId });
  await rememberBrowser(db, userId, browser, now);
  // Skips locked rows: simultaneous sign-ins would wait for each other's sessions.
  const idle = db
    .select({ token: sessions.token })
    .from(sessions)
    .where(expiredSessions(now))
    .for('update', { skipLocked: true });
  await db
    .delete(sessions)
    .where(
      and(
        ne(sessions.token, fresh.token),
        or(inArray(sessions.token, idle), former === null ? undefined : eq(sessions.token, former), own),
      ),
    );
  return token;
};

/**
 * The website of the browser's former session, else the one chosen last anywhere, so that local drafts are found.
 * Rule R-SES-22.
 */
const findLastWebsite = async (db: Database, userId: number, own: SQL): Promise<number | null> => {
  const { website } = await queryRow<{ website: number | null }>(
    db,
    sql`
      select website_id as website, 1 as place, seen from sessions
      where ${own}
      union all
      select last_website_id, 2, null from users
      where id = ${userId}
      order by place, seen desc limit 1`,
  );
  return website;
};

export const endSession = async (db: Database, token: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.token, hashSecret(token)));
};

type CallerServices = Pick<Services, 'db' | 'now' | 'isPublic'>;

/** Finds valid sessions by hashed token. Rule R-SES-09. */
const findSessions = ({ db, now, isPublic }: CallerServices, tokens: readonly string[]): Promise<SessionRow[]> =>
  queryRows<SessionRow>(
    db,
    sql`
      select * from find_sessions(
        ${textArray(tokens)}, ${isPublic}, ${utc(now() - MAX_LIFETIME)}::timestamp, ${utc(now() - IDLE_TIMEOUT)}::timestamp
      )`,
  );

const callerOf = ({ token: session, id, su, language, rights, websites, website: chosen }: SessionRow): Caller => {
  const website = chosen !== null && websites.includes(chosen) ? chosen : (websites[0] ?? null);
  return { id, su, language, rights, websites, session, website };
};

/** Finds the caller of a session token; null when the session has expired or the account is inactive. */
export const findCaller = async (services: CallerServices, token: string | undefined): Promise<Caller | null> => {
  if (token === undefined || token.length > 100) return null;
  const [found] = await findSessions(services, [hashSecret(token)]);
  if (found === undefined) return null;
  const moment = services.now();
  if (moment - fromUtc(found.seen) > SEEN_INTERVAL)
    await services.db
      .update(sessions)
      .set({ seen: utc(moment) })
      .where(eq(sessions.token, found.token));
  return callerOf(found);
};

/**
 * Finds callers by session key in one query. Does not extend the sessions: an open page alone does not keep a session
 * alive.
 * @returns callers by session; sessions that are not valid have none
 */
export const findCallers = async (
  services: CallerServices,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Caller>> =>
  new Map((await findSessions(services, keys)).map((row) => [row.token, callerOf(row)]));

/** `Set-Cookie` for a token; an empty one deletes the cookie. */
export const sessionCookie = (token: string, secure: boolean): string =>
  `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}${token === '' ? '; Max-Age=0' : ''}`;

/** `Set-Cookie` of a new session. */
export const signInCookies = (token: string, browser: string, secure: boolean): readonly string[] => [
  sessionCookie(token, secure),
  browserCookie(browser, secure),
];

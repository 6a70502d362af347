import { eq, lt, or, sql } from 'drizzle-orm';
import { rowOf, rowsOf, type Database } from '../database/database';
import { sessions } from '../database/schema';
import type { Caller, Services } from '../shared/endpoint';
import { fromUtc, hashSecret, newSecret, utc } from '../shared/text';

export const COOKIE = 'kantoor';

const HOUR = 3_600_000;
/** Without a call for this long a session ends. Rule R-SES-09. */
const IDLE = 12 * HOUR;
/** However busy it is, it ends after this. */
const LONGEST = 7 * 24 * HOUR;
/** A session is noted as seen this often, not on every call. */
const SEEN_EVERY = 5 * 60_000;

interface Found {
  readonly id: number;
  readonly su: boolean;
  readonly language: string;
  readonly seen: string;
  readonly website: number | null;
  readonly rights: string[];
  readonly websites: number[];
}

/**
 * Starts a session with a token of its own, on the website where the person left off; whatever token the browser sent
 * before is worth nothing afterwards.
 */
export const startSession = async (
  db: Database,
  userId: number,
  former: string | undefined,
  now: number,
): Promise<string> => {
  const [token, moment] = [newSecret(), utc(now)];
  const websiteId = await leftAt(db, userId, former);
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.started, utc(now - LONGEST)),
        lt(sessions.seen, utc(now - IDLE)),
        former === undefined ? undefined : eq(sessions.token, hashSecret(former)),
      ),
    );
  await db.insert(sessions).values({ token: hashSecret(token), userId, websiteId, started: moment, seen: moment });
  return token;
};

/**
 * The website that the person worked on: in this browser, as long as its session stands, else the one that they chose
 * last anywhere; null where that is the first of theirs. Work that was kept lies there. Rule R-SES-22.
 */
const leftAt = async (db: Database, userId: number, former = ''): Promise<number | null> => {
  const { website } = await rowOf<{ website: number | null }>(
    db,
    sql`
      select website_id as website, 1 as place from sessions
      where token = ${hashSecret(former)} and user_id = ${userId}
      union all
      select last_website_id, 2 from users
      where id = ${userId}
      order by place limit 1`,
  );
  return website;
};

export const endSession = async (db: Database, token: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.token, hashSecret(token)));
};

/** Who calls, by the cookie's token; null when the session or the account is no longer good. */
export const findCaller = async (
  { db, now, isPublic }: Services,
  token: string | undefined,
): Promise<Caller | null> => {
  if (token === undefined || token.length > 100) return null;
  const [session, moment] = [hashSecret(token), now()];
  const [found] = await rowsOf<Found>(
    db,
    sql`
      select u.id, u.su, u.language, s.seen::text as seen, s.website_id as website,
        array(
          select distinct r from memberships m
          join usergroups g on g.id = m.usergroup_id, unnest(g.rights) r
          where m.user_id = u.id
          order by r
        ) as rights,
        array(
          select w.id from websites w
          where u.su or exists (select from user_websites o where o.user_id = u.id and o.website_id = w.id)
          order by w.id
        ) as websites
      from sessions s
      join users u on u.id = s.user_id
      where s.token = ${session}
        and u.active
        and not (u.demo and ${isPublic})
        and s.started > ${utc(moment - LONGEST)}::timestamp
        and s.seen > ${utc(moment - IDLE)}::timestamp`,
  );
  if (found === undefined) return null;
  if (moment - fromUtc(found.seen) > SEEN_EVERY)
    await db
      .update(sessions)
      .set({ seen: utc(moment) })
      .where(eq(sessions.token, session));
  const { id, su, language, rights, websites } = found;
  const website = found.website !== null && websites.includes(found.website) ? found.website : (websites[0] ?? null);
  return { id, su, language, rights, websites, session, website };
};

/** `Set-Cookie` for a token; an empty one takes the cookie away. */
export const sessionCookie = (token: string, secure: boolean): string =>
  `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}${token === '' ? '; Max-Age=0' : ''}`;

import { sql, type SQL } from 'drizzle-orm';
import { isLockAlive, LOCK_LASTS } from '../../src/domain/content/lock.rule';
import type { ContentModule } from '../../src/domain/content/modules.rule';
import { can } from '../../src/domain/shared/permission';
import { rowsOf, type Database } from '../database/database';
import { ok, type Answer, type SignedInCall } from '../shared/endpoint';
import { idOf, lookingAgain } from '../shared/record';
import { fieldsNotValid, forbidden, notFound, Refusal } from '../shared/refusal';
import { fromUtc, utc } from '../shared/text';
import { etagOf } from '../shared/version';

type Db = Pick<Database, 'execute'>;

/** A lock that holds, and whose. */
export interface Lock {
  readonly session: string;
  readonly since: string;
  readonly name: string;
  readonly user: number | null;
}

/**
 * The lock of `content_items`, as JSON for who reads a list; null when it has ended. Rule R-CON-07. @param item alias
 * of the table @param now in milliseconds since 1970
 */
export const lockColumn = (item: SQL, now: number): SQL => sql`
  (
    select json_build_object(
      'user', json_build_object('name', u.firstname || ' ' || u.surname), 'since', ${item}.lock_since::text
    )
    from sessions s
    join users u on u.id = s.user_id
    where s.token = ${item}.lock_session and ${item}.lock_seen > ${utc(now - LOCK_LASTS)}::timestamp
  )`;

interface Found {
  readonly id: number;
  readonly version: number;
  readonly session: string | null;
  readonly since: string | null;
  readonly seen: string | null;
  readonly name: string | null;
  readonly user: number | null;
}

/** The lock of each of these items that the website has, kept from changing until the end of the transaction. */
export const locksOf = async (
  tx: Db,
  module: ContentModule,
  website: number | null,
  ids: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, { readonly version: number; readonly lock: Lock | null }>> => {
  const found = await rowsOf<Found>(
    tx,
    sql`
      select i.id, i.version, i.lock_session as session, i.lock_since::text as since, i.lock_seen::text as seen,
        (
          select u.firstname || ' ' || u.surname from sessions s
          join users u on u.id = s.user_id
          where s.token = i.lock_session
        ) as name,
        (select s.user_id from sessions s where s.token = i.lock_session) as user
      from content_items i
      where i.website_id = ${website} and i.module = ${module} and i.id = any(${`{${ids.join(',')}}`}::integer[])
      order by i.id for update`,
  );
  return new Map(
    found.map(({ id, version, session, since, seen, name, user }) => {
      const isHeld = session !== null && seen !== null && isLockAlive(fromUtc(seen), now);
      return [id, { version, lock: isHeld ? { session, since: since ?? seen, name: name ?? '', user } : null }];
    }),
  );
};

const onWire = ({ name, since }: Pick<Lock, 'name' | 'since'>) => ({ user: { name }, since });

/** 423 with who has it and since when. Rule R-CON-06. */
export const lockedBy = (lock: Lock): Refusal => new Refusal(423, 'LOCKED', { body: { locked: onWire(lock) } });

/** Refuses what another session's lock forbids. Rule R-CON-06. */
export const checkLock = (lock: Lock | null, session: string): void => {
  if (lock !== null && lock.session !== session) throw lockedBy(lock);
};

const theirs = async (tx: Db, module: ContentModule, call: SignedInCall) => {
  const id = idOf(call);
  const found = (await locksOf(tx, module, call.caller.website, [id], call.services.now())).get(id);
  if (found === undefined) throw notFound();
  return { id, ...found };
};

/**
 * `PUT {module}/{id}/lock`: takes the lock that nobody else has, or gives a sign of life of one's own. Rules R-CON-06
 * and R-CON-07.
 */
export const takeLock =
  (module: ContentModule) =>
  async (call: SignedInCall): Promise<Answer> => {
    const {
      services: { db, now },
      caller,
      form,
    } = call;
    form.only();
    return lookingAgain(() =>
      db.transaction(async (tx) => {
        const { id, version, lock } = await theirs(tx, module, call);
        checkLock(lock, caller.session);
        const [moment, since] = [utc(now()), lock?.since ?? utc(now())];
        const [holder] = await rowsOf<{ name: string }>(
          tx,
          sql`
            update content_items i
            set lock_session = ${caller.session}, lock_since = ${since}, lock_seen = ${moment}
            from users u
            where i.id = ${id} and u.id = ${caller.id}
            returning u.firstname || ' ' || u.surname as name`,
        );
        return ok({ locked: onWire({ since, name: holder?.name ?? '' }) }, { ETag: etagOf(id, version) });
      }),
    );
  };

/**
 * `PUT {module}/{id}/unlock`: gives one's own lock back, in another browser too, or ends somebody else's with the right
 * to. With `since` only the lock that began then is meant: a tab that lost its lock ends no other, and a take-over only
 * the lock that it was asked about. Rule R-CON-06.
 */
export const releaseLock =
  (module: ContentModule) =>
  async (call: SignedInCall): Promise<Answer> => {
    const {
      services: { db },
      caller,
      form,
    } = call;
    const since = form.only('since').text('since') ?? '';
    if (since !== '' && Number.isNaN(fromUtc(since))) throw fieldsNotValid('since');
    const end = async (tx: Db, condition: SQL): Promise<boolean> =>
      (
        await rowsOf(
          tx,
          sql`
            update content_items
            set lock_session = null, lock_since = null, lock_seen = null
            where id = ${idOf(call)} and module = ${module} and ${condition} returning id`,
        )
      ).length > 0;
    return db.transaction(async (tx) => {
      // One's own is given back from another website too: its editor may have been left by going there.
      if (await end(tx, sql`lock_session = ${caller.session} and (${since} = '' or lock_since::text = ${since})`))
        return ok({ locked: null });
      const { lock } = await theirs(tx, module, call);
      if (lock === null) return ok({ locked: null });
      if (since !== '' && since !== lock.since) throw lockedBy(lock);
      // One's own in another browser, perhaps one that was closed, needs no right.
      if (lock.user !== caller.id && !can(caller, `${module}.unlock`)) throw forbidden();
      await end(tx, sql`true`);
      return ok({ locked: null });
    });
  };

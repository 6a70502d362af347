import { sql, type SQL } from 'drizzle-orm';
import { isLockAlive, LOCK_TIMEOUT } from '../../../src/domain/content/lock.rule';
import type { ContentModule } from '../../../src/domain/content/modules.rule';
import { can } from '../../../src/domain/shared/permission';
import { queryRows, type Database } from '../../database/database';
import { ok, type Answer, type SignedInCall } from '../../shared/endpoint';
import { idOf } from '../../shared/record';
import { withRetry } from '../../shared/retry';
import { fieldsNotValid, forbidden, notFound, Refusal } from '../../shared/refusal';
import { fromUtc, utc } from '../../shared/utc';
import { etagOf } from '../../shared/etag';

type Db = Pick<Database, 'execute'>;

/** A lock that has not expired. */
export interface Lock {
  readonly session: string;
  readonly since: string;
  readonly name: string;
  readonly user: number | null;
}

/**
 * Select expression for the lock as JSON, null when expired. Rule R-CON-07.
 * @param item alias of `content_items` @param now milliseconds since 1970
 */
export const lockColumn = (item: SQL, now: number): SQL => sql`
  (
    select json_build_object(
      'user', json_build_object('name', u.firstname || ' ' || u.surname), 'since', ${item}.lock_since::text
    )
    from sessions s
    join users u on u.id = s.user_id
    where s.token = ${item}.lock_session and ${item}.lock_seen > ${utc(now - LOCK_TIMEOUT)}::timestamp
  )`;

interface LockRow {
  readonly id: number;
  readonly version: number;
  readonly session: string | null;
  readonly since: string | null;
  readonly seen: string | null;
  readonly name: string | null;
  readonly user: number | null;
}

/** Who may change an item. */
export interface LockState {
  readonly version: number;
  readonly lock: Lock | null;
  /** Session that had the lock last, also after it expired; null after a save or a release. */
  readonly lastHolder: string | null;
}

/** Reads the locks of these items and locks their rows until the end of the transaction. */
export const findLocksForUpdate = async (
  tx: Db,
  module: ContentModule,
  website: number | null,
  ids: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, LockState>> => {
  const found = await queryRows<LockRow>(
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
      const lock = isHeld ? { session, since: since ?? seen, name: name ?? '', user } : null;
      return [id, { version, lock, lastHolder: session }];
    }),
  );
};

const lockToWire = ({ name, since }: Pick<Lock, 'name' | 'since'>) => ({ user: { name }, since });

/** 423 with the holder's name and the start; null when nobody holds the lock. Rule R-CON-06. */
export const lockedError = (lock: Lock | null): Refusal =>
  new Refusal(423, 'LOCKED', { body: { locked: lock && lockToWire(lock) } });

/** Refuses with 423 when another session holds the lock. Rule R-CON-06. */
export const checkLock = (lock: Lock | null, session: string): void => {
  if (lock !== null && lock.session !== session) throw lockedError(lock);
};

/**
 * Refuses with 423 when the session does not hold the lock. An expired lock still counts: a save by anybody clears
 * `lastHolder`. Rule R-CON-06.
 */
export const checkLockIsHeld = ({ lastHolder, lock }: LockState, session: string): void => {
  if (lastHolder !== session) throw lockedError(lock);
};

const findItemLock = async (tx: Db, module: ContentModule, call: SignedInCall) => {
  const id = idOf(call);
  const found = (await findLocksForUpdate(tx, module, call.caller.website, [id], call.services.now())).get(id);
  if (found === undefined) throw notFound();
  return { id, ...found };
};

/** Handles `PUT {module}/{id}/lock`: acquires the lock, or renews the session's own. Rules R-CON-06 and R-CON-07. */
export const acquireLock =
  (module: ContentModule) =>
  async (call: SignedInCall): Promise<Answer> => {
    const {
      services: { db, now },
      caller,
      form,
    } = call;
    form.only();
    return withRetry(() =>
      db.transaction(async (tx) => {
        const { id, version, lock } = await findItemLock(tx, module, call);
        checkLock(lock, caller.session);
        const [moment, since] = [utc(now()), lock?.since ?? utc(now())];
        const [holder] = await queryRows<{ name: string }>(
          tx,
          sql`
            update content_items i
            set lock_session = ${caller.session}, lock_since = ${since}, lock_seen = ${moment}
            from users u
            where i.id = ${id} and u.id = ${caller.id}
            returning u.firstname || ' ' || u.surname as name`,
        );
        return ok({ locked: lockToWire({ since, name: holder?.name ?? '' }) }, { ETag: etagOf(id, version) });
      }),
    );
  };

/**
 * Handles `PUT {module}/{id}/unlock`: releases the caller's lock, or another user's with the right `unlock`.
 * `since` limits it to the lock acquired then, so that a stale tab releases no later lock. Rule R-CON-06.
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
    const clearLock = async (tx: Db, condition: SQL): Promise<boolean> =>
      (
        await queryRows(
          tx,
          sql`
            update content_items
            set lock_session = null, lock_since = null, lock_seen = null
            where id = ${idOf(call)} and module = ${module} and ${condition} returning id`,
        )
      ).length > 0;
    return db.transaction(async (tx) => {
      // No check of the website: the user may have switched while the editor was open.
      if (await clearLock(tx, sql`lock_session = ${caller.session} and (${since} = '' or lock_since::text = ${since})`))
        return ok({ locked: null });
      const { lock } = await findItemLock(tx, module, call);
      if (lock === null) return ok({ locked: null });
      if (since !== '' && since !== lock.since) throw lockedError(lock);
      // The caller's lock in another browser needs no right.
      if (lock.user !== caller.id && !can(caller, `${module}.unlock`)) throw forbidden(`${module}.unlock`);
      await clearLock(tx, sql`true`);
      return ok({ locked: null });
    });
  };

import { sql, type SQL } from 'drizzle-orm';
import { can } from '../../src/domain/shared/permission';
import { idArray, queryRow, queryRows, type Database } from '../database/database';
import { ok, type Answer, type Caller, type CallOf } from './endpoint';
import { etagOf } from './etag';
import { idOf } from './record';
import { datetime } from './reads';
import { forbidden, notFound, Refusal } from './refusal';
import { withRetry } from './retry';
import { fromUtc, utc } from './utc';

type Db = Pick<Database, 'execute'>;

/** A kind of record that only one user can edit at a time. */
export interface LockedRecords {
  /** Has the columns `lock_session`, `lock_since`, `lock_seen` and `version`. */
  readonly table: string;
  /** Condition that selects the rows of this kind. */
  readonly kind: SQL;
  /** Condition that selects the rows that a caller may see. */
  readonly visibleTo: (website: number | null) => SQL;
  /** The right to release the locks of other users. */
  readonly unlockRight: string;
  /** Whether a lock is still valid; both in milliseconds since 1970. */
  readonly isAlive: (lastHeartbeat: number, now: number) => boolean;
}

/** A lock that has not expired. */
export interface Lock {
  readonly session: string;
  readonly since: string;
  readonly name: string;
  readonly user: number | null;
}

/** Who may change a record. */
export interface LockState {
  readonly version: number;
  readonly lock: Lock | null;
  /** Session that held the lock last, even if it expired; null after a save or a release. */
  readonly lastHolder: string | null;
}

interface StoredLock {
  readonly session: string | null;
  readonly since: string | null;
  readonly seen: string | null;
  readonly name: string | null;
  readonly user: number | null;
}

/** A record with the columns of `LOCK_COLUMNS`. */
export interface LockedRow {
  readonly version: number;
  readonly stored_lock: StoredLock;
}

/** Select list of a record's lock; the table alias must be `r`. */
export const LOCK_COLUMNS = sql`
  r.version,
    json_build_object(
      'session', r.lock_session, 'since', r.lock_since::text, 'seen', r.lock_seen::text, 'name', (
        select u.firstname || ' ' || u.surname from sessions s
        join users u on u.id = s.user_id
        where s.token = r.lock_session
      ),
      'user', (select s.user_id from sessions s where s.token = r.lock_session)
    ) as stored_lock`;

export const lockStateOf = (
  { version, stored_lock: { session, since, seen, name, user } }: LockedRow,
  { isAlive }: Pick<LockedRecords, 'isAlive'>,
  now: number,
): LockState => {
  const isHeld = session !== null && seen !== null && isAlive(fromUtc(seen), now);
  const lock = isHeld ? { session, since: since ?? seen, name: name ?? '', user } : null;
  return { version, lock, lastHolder: session };
};

/** Assignments that release a lock. */
export const RELEASED = sql`lock_session = null, lock_since = null, lock_seen = null`;

/** Reads the locks of records. @param forUpdate locks the rows until the end of the transaction */
export const findLocks = async (
  tx: Db,
  records: LockedRecords,
  website: number | null,
  ids: readonly number[],
  now: number,
  forUpdate = true,
): Promise<ReadonlyMap<number, LockState>> => {
  const { table, kind, visibleTo } = records;
  const found = await queryRows<LockedRow & { readonly id: number }>(
    tx,
    sql`
      select r.id, ${LOCK_COLUMNS}
      from ${sql.identifier(table)} r
      where r.id = any(${idArray(ids)}) and ${kind} and ${visibleTo(website)}
      order by r.id ${forUpdate ? sql`for update` : sql``}`,
  );
  return new Map(found.map((row) => [row.id, lockStateOf(row, records, now)]));
};

/** Like `findLocks` for one record. @throws 404 */
export const findLock = async (
  tx: Db,
  records: LockedRecords,
  website: number | null,
  id: number,
  now: number,
  forUpdate = true,
): Promise<LockState> => {
  const found = (await findLocks(tx, records, website, [id], now, forUpdate)).get(id);
  if (found === undefined) throw notFound();
  return found;
};

export const lockToWire = (lock: Pick<Lock, 'name' | 'since'> | null) =>
  lock && { user: { name: lock.name }, since: lock.since };

/** 423 with the holder's name and the start of the lock; both are empty if nobody holds it. */
const lockedError = (lock: Lock | null): Refusal => new Refusal(423, 'LOCKED', { body: { locked: lockToWire(lock) } });

export const isLockedFor = (lock: Lock | null, { session }: Pick<Caller, 'session'>): boolean =>
  lock !== null && lock.session !== session;

/** Refuses with 423 when another session holds the lock. Rules R-CON-06 and R-CAT-08. */
export const checkLock = (lock: Lock | null, session: string): void => {
  if (isLockedFor(lock, { session })) throw lockedError(lock);
};

/**
 * Refuses with 423 when the session does not hold the lock. An expired lock still counts until anybody saves, which
 * clears `lastHolder`. Rules R-CON-06 and R-CAT-08.
 */
export const checkLockIsHeld = ({ lastHolder, lock }: LockState, session: string): void => {
  if (lastHolder !== session) throw lockedError(lock);
};

/** Handles `PUT {endpoint}/{id}/lock`: acquires the lock, or renews the session's own. Rules R-CON-06 and R-CAT-08. */
export const acquireLock =
  (records: LockedRecords) =>
  async ({ services: { db, now }, caller, param }: CallOf): Promise<Answer> => {
    const id = idOf({ param });
    return withRetry(() =>
      db.transaction(async (tx) => {
        const { version, lock } = await findLock(tx, records, caller.website, id, now());
        checkLock(lock, caller.session);
        const [moment, since] = [utc(now()), lock?.since ?? utc(now())];
        const { name } = await queryRow<{ name: string }>(
          tx,
          sql`
            update ${sql.identifier(records.table)} r
            set lock_session = ${caller.session}, lock_since = ${since}, lock_seen = ${moment}
            from users u
            where r.id = ${id} and u.id = ${caller.id}
            returning u.firstname || ' ' || u.surname as name`,
        );
        return ok({ locked: lockToWire({ since, name }) }, { ETag: etagOf(id, version) });
      }),
    );
  };

/** The form of a lock release. */
export const RELEASE = { form: { since: datetime } };

/**
 * Handles `PUT {endpoint}/{id}/unlock`: releases the caller's lock, or another user's with the right `unlock`.
 * `since` limits this to the lock acquired then, so that a stale tab releases no later lock. Rules R-CON-06 and
 * R-CAT-08.
 */
export const releaseLock =
  (records: LockedRecords) =>
  async ({ services: { db, now }, caller, form: { since = '' }, param }: CallOf<typeof RELEASE>): Promise<Answer> => {
    const id = idOf({ param });
    const clearLock = async (tx: Db, condition: SQL): Promise<boolean> =>
      (
        await queryRows(
          tx,
          sql`
            update ${sql.identifier(records.table)} r set ${RELEASED}
            where r.id = ${id} and ${records.kind} and ${condition} returning r.id`,
        )
      ).length > 0;
    return db.transaction(async (tx) => {
      // Does not check the website: the user may have switched it while the editor was open.
      if (await clearLock(tx, sql`lock_session = ${caller.session} and (${since} = '' or lock_since::text = ${since})`))
        return ok({ locked: null });
      const { lock } = await findLock(tx, records, caller.website, id, now());
      if (lock === null) return ok({ locked: null });
      if (since !== '' && since !== lock.since) throw lockedError(lock);
      // Releasing the caller's own lock of another browser needs no right.
      if (lock.user !== caller.id && !can(caller, records.unlockRight)) throw forbidden(records.unlockRight);
      await clearLock(tx, sql`true`);
      return ok({ locked: null });
    });
  };

import { sql } from 'drizzle-orm';
import { can } from '../../src/domain/shared/permission';
import { isLockAlive } from '../content/published/shared-rules';
import { idArray, queryRow, queryRows, type Database } from '../database/database';
import { etagOf } from '../shared/etag';
import { ok, withRight, type Answer, type Caller, type Endpoint, type SignedInCall } from '../shared/endpoint';
import { idOf } from '../shared/record';
import { fieldsNotValid, forbidden, notFound, Refusal } from '../shared/refusal';
import { withRetry } from '../shared/retry';
import { fromUtc, utc } from '../shared/utc';

type Db = Pick<Database, 'execute'>;

/** Tables with the columns lock_session, lock_since and lock_seen. */
export type LockedTable = 'etim_features' | 'etim_categories';

/** A lock that has not expired. */
export interface Lock {
  readonly session: string;
  readonly since: string;
  readonly name: string;
  readonly user: number | null;
}

export interface LockState {
  readonly version: number;
  readonly lock: Lock | null;
  /** Session that had the lock last, also after it expired; null after a save or a release. */
  readonly lastHolder: string | null;
}

interface LockRow {
  readonly id: number;
  readonly version: number;
  readonly session: string | null;
  readonly since: string | null;
  readonly seen: string | null;
  readonly name: string | null;
  readonly user: number | null;
}

const lockIn = ({ session, since, seen, name, user }: LockRow, now: number): Lock | null =>
  session !== null && seen !== null && isLockAlive(fromUtc(seen), now)
    ? { session, since: since ?? seen, name: name ?? '', user }
    : null;

/** Reads the locks of records. @param forUpdate locks their rows until the end of the transaction */
export const findLocks = async (
  tx: Db,
  table: LockedTable,
  ids: readonly number[],
  now: number,
  forUpdate = true,
): Promise<ReadonlyMap<number, LockState>> => {
  const found = await queryRows<LockRow>(
    tx,
    sql`
      select r.id, r.version, r.lock_session as session, r.lock_since::text as since, r.lock_seen::text as seen,
        (
          select u.firstname || ' ' || u.surname from sessions s
          join users u on u.id = s.user_id
          where s.token = r.lock_session
        ) as name,
        (select s.user_id from sessions s where s.token = r.lock_session) as user
      from ${sql.identifier(table)} r
      where r.id = any(${idArray(ids)})
      order by r.id ${forUpdate ? sql`for update` : sql``}`,
  );
  return new Map(
    found.map((row) => [row.id, { version: row.version, lock: lockIn(row, now), lastHolder: row.session }]),
  );
};

/** Like `findLocks` for one record. @throws 404 */
export const findLock = async (
  tx: Db,
  table: LockedTable,
  id: number,
  now: number,
  forUpdate = true,
): Promise<LockState> => {
  const found = (await findLocks(tx, table, [id], now, forUpdate)).get(id);
  if (found === undefined) throw notFound();
  return found;
};

export const lockToWire = (lock: Pick<Lock, 'name' | 'since'> | null) =>
  lock && { user: { name: lock.name }, since: lock.since };

const lockedError = (lock: Lock | null): Refusal => new Refusal(423, 'LOCKED', { body: { locked: lockToWire(lock) } });

export const isLockedFor = ({ lock }: LockState, { session }: Caller): boolean =>
  lock !== null && lock.session !== session;

/** Refuses with 423 when another session holds the lock. Rule R-CAT-08. */
export const checkNotLocked = (state: LockState, caller: Caller): void => {
  if (isLockedFor(state, caller)) throw lockedError(state.lock);
};

/** Refuses with 423 when the session does not hold the lock; an expired lock still counts. Rule R-CAT-08. */
export const checkLockIsHeld = ({ lastHolder, lock }: LockState, { session }: Caller): void => {
  if (lastHolder !== session) throw lockedError(lock);
};

const acquireLock =
  (table: LockedTable) =>
  ({ services: { db, now }, caller, form, param }: SignedInCall): Promise<Answer> => {
    form.only();
    const id = idOf({ param });
    return withRetry(() =>
      db.transaction(async (tx) => {
        const state = await findLock(tx, table, id, now());
        checkNotLocked(state, caller);
        const since = state.lock?.since ?? utc(now());
        const { name } = await queryRow<{ name: string }>(
          tx,
          sql`
            update ${sql.identifier(table)} r
            set lock_session = ${caller.session}, lock_since = ${since}, lock_seen = ${utc(now())}
            from users u
            where r.id = ${id} and u.id = ${caller.id}
            returning u.firstname || ' ' || u.surname as name`,
        );
        return ok({ locked: lockToWire({ since, name }) }, { ETag: etagOf(id, state.version) });
      }),
    );
  };

const releaseLock =
  (table: LockedTable, unlockRight: string) =>
  ({ services: { db, now }, caller, form, param }: SignedInCall): Promise<Answer> => {
    const since = form.only('since').text('since') ?? '';
    if (since !== '' && Number.isNaN(fromUtc(since))) throw fieldsNotValid('since');
    const id = idOf({ param });
    return withRetry(() =>
      db.transaction(async (tx) => {
        const { lock, lastHolder } = await findLock(tx, table, id, now());
        if (lock !== null && since !== '' && since !== lock.since) throw lockedError(lock);
        if (lock !== null && lock.user !== caller.id && !can(caller, unlockRight)) throw forbidden(unlockRight);
        if (lock !== null || lastHolder === caller.session)
          await tx.execute(
            sql`
              update ${sql.identifier(table)} set lock_session = null, lock_since = null, lock_seen = null
              where id = ${id}`,
          );
        return ok({ locked: null });
      }),
    );
  };

/**
 * `PUT {endpoint}/{id}/lock` acquires or renews a lock, `PUT {endpoint}/{id}/unlock` releases it. Rule R-CAT-08.
 * @param unlockRight releases the locks of others; `since` limits a release to the lock acquired then
 */
export const lockEndpoints = (
  table: LockedTable,
  endpoint: string,
  editRight: string,
  unlockRight: string,
): readonly Endpoint[] => [
  withRight(editRight)('PUT', `${endpoint}/:id/lock`, acquireLock(table)),
  withRight(editRight)('PUT', `${endpoint}/:id/unlock`, releaseLock(table, unlockRight)),
];

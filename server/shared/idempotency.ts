import { and, eq, isNull, sql } from 'drizzle-orm';
import { queryRows } from '../database/database';
import { creations } from '../database/schema';
import { DeferredJobs } from './background-jobs';
import type { Answer, Caller, Services } from './endpoint';
import { Refusal } from './refusal';
import { hashSecret } from './secrets';
import { utc } from './utc';

/** Milliseconds. Rule R-SHR-82. */
export const KEY_LIFETIME = 24 * 3_600_000;
/** Milliseconds after which an unfinished creation counts as failed. */
export const CREATION_TIMEOUT = 60_000;
const KEY = /^[\w-]{8,100}$/;

/** A creation with an idempotency key. */
export interface IdempotentCreation {
  readonly caller: Caller;
  readonly path: string;
  /** `Idempotency-Key` of the request. */
  readonly key: string;
  /** The raw body. */
  readonly body: string;
  /** Runs in the transaction that stores the `Location`. */
  readonly create: (services: Pick<Services, 'db' | 'jobs'>) => Promise<Answer>;
  /** Whether the created record still exists. */
  readonly exists: (location: string) => Promise<boolean>;
}

/**
 * Creates a record once per idempotency key; a repeated request gets the first `Location`. Rule R-SHR-82. A request
 * differs by body, path or website; a deleted record is created again; 503 while in progress. Decision 50.
 */
export const createOnce = async (
  { db, now, jobs }: Pick<Services, 'db' | 'now' | 'jobs'>,
  { caller, path, key, body, create, exists }: IdempotentCreation,
): Promise<Answer> => {
  if (!KEY.test(key)) throw new Refusal(400, 'VALUE_NOT_VALID');
  const fingerprint = hashSecret(JSON.stringify([caller.id, caller.website, path, key, body]));
  const at = utc(now());
  const expiry = utc(now() - KEY_LIFETIME);
  // Does not wait for locked rows of other keys: two creations would wait for each other.
  const claimed = await queryRows(
    db,
    sql`
      with expired as (
        delete from creations where print in (
          select print from creations where at < ${expiry}::timestamp and print <> ${fingerprint} for update skip locked
        )
      )
      insert into creations (print, user_id, at)
      values (${fingerprint}, ${caller.id}, ${at}::timestamp)
      on conflict (print) do update set at = excluded.at, location = null
      where creations.at < ${expiry}::timestamp
        or creations.location is null and creations.at < ${utc(now() - CREATION_TIMEOUT)}::timestamp
      returning print`,
  );
  if (claimed.length === 0) {
    const [known] = await db.select().from(creations).where(eq(creations.print, fingerprint));
    const location = known?.location ?? null;
    if (location === null) throw inProgress();
    if (await exists(location)) return { status: 201, body: { code: 'OK' }, headers: { Location: location } };
    const reclaimed = await db
      .update(creations)
      .set({ location: null, at })
      .where(and(eq(creations.print, fingerprint), eq(creations.location, location)))
      .returning({ print: creations.print });
    if (reclaimed.length === 0) throw inProgress();
  }
  const own = and(eq(creations.print, fingerprint), eq(creations.at, at), isNull(creations.location));
  const deferred = new DeferredJobs(jobs);
  let isKept = false;
  try {
    const answer = await db.transaction(async (tx) => {
      const created = await create({ db: tx, jobs: deferred });
      const location = created.headers?.['Location'];
      if (location === undefined) return created;
      const kept = await tx.update(creations).set({ location }).where(own).returning({ print: creations.print });
      // Another request took over the key, because this one was too slow.
      if (kept.length === 0) throw inProgress();
      return created;
    });
    isKept = answer.headers?.['Location'] !== undefined;
    deferred.release();
    return answer;
  } finally {
    if (!isKept) await db.delete(creations).where(own);
  }
};

const inProgress = (): Refusal => new Refusal(503, 'ERROR', { headers: { 'Retry-After': '1' } });

import { and, eq, lt, sql } from 'drizzle-orm';
import { rowsOf } from '../database/database';
import { creations } from '../database/schema';
import type { Answer, Caller, Services } from './endpoint';
import { Refusal } from './refusal';
import { hashSecret, utc } from './text';

/** Milliseconds for which it is known what was made under a key. Rule R-SHR-39. */
export const KNOWN_FOR = 24 * 3_600_000;
/** Milliseconds after which something that is still being made counts as broken off. */
export const BROKEN_OFF_AFTER = 60_000;
const KEY = /^[\w-]{8,100}$/;

/** Something that a caller wants made. */
export interface Creation {
  readonly caller: Caller;
  readonly path: string;
  /** Another one for each thing that is wanted; the same when it is asked for once more. */
  readonly key: string;
  /** The body as it came. */
  readonly body: string;
  readonly make: () => Promise<Answer>;
  /** Whether somebody has not deleted it since. */
  readonly isThere: (location: string) => Promise<boolean>;
}

/**
 * Makes something once, however often it is asked for: whoever did not hear of it is told where it lies. The same key
 * with another body, at another address or on another website is something else, and what was deleted since is made
 * anew. Refuses with 503 while it is being made. Rule R-SHR-39.
 */
export const makeOnce = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { caller, path, key, body, make, isThere }: Creation,
): Promise<Answer> => {
  if (!KEY.test(key)) throw new Refusal(400, 'VALUE_NOT_VALID');
  const print = hashSecret([caller.id, caller.website, path, key, body].join('\n'));
  await db.delete(creations).where(lt(creations.at, utc(now() - KNOWN_FOR)));
  const mine = await rowsOf(
    db,
    sql`
      insert into creations (print, user_id, at)
      values (${print}, ${caller.id}, ${utc(now())}::timestamp)
      on conflict (print) do update set at = excluded.at
      where creations.location is null and creations.at < ${utc(now() - BROKEN_OFF_AFTER)}::timestamp
      returning print`,
  );
  if (mine.length === 0) {
    const [known] = await db.select().from(creations).where(eq(creations.print, print));
    const made = known?.location ?? null;
    if (made === null) throw underWay();
    if (await isThere(made)) return { status: 201, body: { code: 'OK' }, headers: { Location: made } };
    const again = await db
      .update(creations)
      .set({ location: null, at: utc(now()) })
      .where(and(eq(creations.print, print), eq(creations.location, made)))
      .returning({ print: creations.print });
    if (again.length === 0) throw underWay();
  }
  const forget = (): Promise<unknown> => db.delete(creations).where(eq(creations.print, print));
  const answer = await make().catch(async (failure: unknown) => {
    await forget();
    throw failure;
  });
  const location = answer.headers?.['Location'];
  await (location === undefined ? forget() : db.update(creations).set({ location }).where(eq(creations.print, print)));
  return answer;
};

const underWay = (): Refusal => new Refusal(503, 'ERROR', { headers: { 'Retry-After': '1' } });

import { eq, lt, sql } from 'drizzle-orm';
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
}

/**
 * Makes something once, however often it is asked for: whoever did not hear of it is told where it lies. The same key with another body,
 * at another address or on another website is something else. Refuses with 503 while it is being made. Rule R-SHR-39.
 */
export const makeOnce = async ({ db, now }: Pick<Services, 'db' | 'now'>, { caller, path, key, body }: Creation, make: () => Promise<Answer>): Promise<Answer> => {
  if (!KEY.test(key)) throw new Refusal(400, 'VALUE_NOT_VALID');
  const print = hashSecret([caller.id, caller.website, path, key, body].join('\n'));
  await db.delete(creations).where(lt(creations.at, utc(now() - KNOWN_FOR)));
  const mine = await rowsOf(db, sql`
    insert into creations (print, user_id, at) values (${print}, ${caller.id}, ${utc(now())}::timestamp)
    on conflict (print) do update set at = excluded.at
    where creations.location is null and creations.at < ${utc(now() - BROKEN_OFF_AFTER)}::timestamp
    returning print`);
  if (mine.length === 0) return madeBefore((await db.select().from(creations).where(eq(creations.print, print)))[0]?.location);
  const forget = (): Promise<unknown> => db.delete(creations).where(eq(creations.print, print));
  const answer = await make().catch(async (failure: unknown) => {
    await forget();
    throw failure;
  });
  const location = answer.headers?.['Location'];
  await (location === undefined ? forget() : db.update(creations).set({ location }).where(eq(creations.print, print)));
  return answer;
};

const madeBefore = (location: string | null | undefined): Answer => {
  if (location === null || location === undefined) throw new Refusal(503, 'ERROR', { headers: { 'Retry-After': '1' } });
  return { status: 201, body: { code: 'OK' }, headers: { Location: location } };
};

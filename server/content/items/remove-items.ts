import { sql } from 'drizzle-orm';
import type { ContentModule } from '../../../src/domain/content/modules.rule';
import { idArray } from '../../database/database';
import { gone, type Answer, type SignedInCall } from '../../shared/endpoint';
import { idOf, lookingAgain } from '../../shared/record';
import { notFound } from '../../shared/refusal';
import { readRemoval, removalAnswer } from '../../shared/removal';
import { checkVersion, etagOf } from '../../shared/version';
import { checkLock, findLocksForUpdate } from './locks';

/** Handles `DELETE {module}/{id}`. Refused while another session holds the lock. Rule R-CON-06. */
export const removeItem =
  (module: ContentModule) =>
  async (call: SignedInCall): Promise<Answer> => {
    const {
      services: { db, now },
      caller: { website, session },
      form,
      header,
    } = call;
    const id = idOf(call);
    form.only();
    await lookingAgain(() =>
      db.transaction(async (tx) => {
        const held = (await findLocksForUpdate(tx, module, website, [id], now())).get(id);
        if (held === undefined) throw notFound();
        checkLock(held.lock, session);
        checkVersion(header('if-match'), etagOf(id, held.version));
        await tx.execute(sql`delete from content_items where id = ${id}`);
      }),
    );
    return gone;
  };

/**
 * Handles `DELETE {module}`: deletes what is not locked by others and reports the rest. Rules R-SHR-13 and R-CON-06.
 */
export const removeItems =
  (module: ContentModule) =>
  async ({ services: { db, now }, caller: { website, session }, form }: SignedInCall): Promise<Answer> => {
    const ids = readRemoval(form);
    return lookingAgain(() =>
      db.transaction(async (tx) => {
        const held = await findLocksForUpdate(tx, module, website, ids, now());
        const isLocked = (id: number): boolean =>
          (held.get(id)?.lock ?? null) !== null && held.get(id)?.lock?.session !== session;
        const going = ids.filter((id) => held.has(id) && !isLocked(id));
        await tx.execute(sql`delete from content_items where id = any(${idArray(going)})`);
        return removalAnswer(
          ids.filter((id) => !going.includes(id)).map((id) => ({ id, code: held.has(id) ? 'LOCKED' : 'NOT_FOUND' })),
        );
      }),
    );
  };

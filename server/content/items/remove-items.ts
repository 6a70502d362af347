import { sql } from 'drizzle-orm';
import type { ContentModule } from '../../../src/domain/content/modules.rule';
import { idArray } from '../../database/database';
import { noContent, type Answer, type CallOf } from '../../shared/endpoint';
import { idOf } from '../../shared/record';
import { withRetry } from '../../shared/retry';
import { type BULK_REMOVAL, bulkRemovalAnswer } from '../../shared/bulk-removal';
import { checkIfMatch, etagOf } from '../../shared/etag';
import { checkLock, findLock, findLocks, isLockedFor } from '../../shared/record-locks';
import { lockedItems } from './locks';

/** Handles `DELETE {module}/{id}`. Refused while another session holds the lock. Rule R-CON-06. */
export const removeItem =
  (module: ContentModule) =>
  async (call: CallOf): Promise<Answer> => {
    const {
      services: { db, now },
      caller: { website, session },
      header,
    } = call;
    const id = idOf(call);
    await withRetry(() =>
      db.transaction(async (tx) => {
        const held = await findLock(tx, lockedItems(module), website, id, now());
        checkLock(held.lock, session);
        checkIfMatch(header('if-match'), etagOf(id, held.version));
        await tx.execute(sql`delete from content_items where id = ${id}`);
      }),
    );
    return noContent;
  };

/**
 * Handles `DELETE {module}`: deletes items that are not locked by others and reports the rest. Rules R-SHR-13 and
 * R-CON-06.
 */
export const removeItems =
  (module: ContentModule) =>
  async ({
    services: { db, now },
    caller: { website, session },
    form: { groups: ids },
  }: CallOf<typeof BULK_REMOVAL>): Promise<Answer> => {
    return withRetry(() =>
      db.transaction(async (tx) => {
        const held = await findLocks(tx, lockedItems(module), website, ids, now());
        const going = ids.filter((id) => held.has(id) && !isLockedFor(held.get(id)?.lock ?? null, { session }));
        await tx.execute(sql`delete from content_items where id = any(${idArray(going)})`);
        return bulkRemovalAnswer(
          ids.filter((id) => !going.includes(id)).map((id) => ({ id, code: held.has(id) ? 'LOCKED' : 'NOT_FOUND' })),
        );
      }),
    );
  };

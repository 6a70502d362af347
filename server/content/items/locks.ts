import { sql, type SQL } from 'drizzle-orm';
import { isLockAlive, LOCK_TIMEOUT } from '../../../src/domain/content/lock.rule';
import type { ContentModule } from '../../../src/domain/content/modules.rule';
import type { LockedRecords } from '../../shared/record-locks';
import { utc } from '../../shared/utc';

/** The items of a module; only one user can edit an item at a time. Rules R-CON-06 and R-CON-07. */
export const lockedItems = (module: ContentModule): LockedRecords => ({
  table: 'content_items',
  kind: sql`r.module = ${module}`,
  visibleTo: (website) => sql`r.website_id = ${website}`,
  unlockRight: `${module}.unlock`,
  isAlive: isLockAlive,
});

/**
 * Select expression for the lock as JSON, null if expired. Rule R-CON-07.
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

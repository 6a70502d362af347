import { sql, type SQL } from 'drizzle-orm';
import { isLockAlive } from '../content/published/shared-rules';
import { queryRows, type Database } from '../database/database';
import { NOTHING, withRight, type Endpoint } from '../shared/endpoint';
import {
  acquireLock,
  LOCK_COLUMNS,
  lockStateOf,
  RELEASE,
  releaseLock,
  type LockedRecords,
  type LockedRow,
  type LockState,
} from '../shared/record-locks';
import { notFound } from '../shared/refusal';

const lockedTable = (table: string, unlockRight: string): LockedRecords => ({
  table,
  kind: sql`true`,
  visibleTo: () => sql`true`,
  unlockRight,
  isAlive: isLockAlive,
});

/** Features have no `unlock` right; the one of categories applies. Rule R-CAT-08. */
export const LOCKED_FEATURES = lockedTable('etim_features', 'etim.category.unlock');
export const LOCKED_CATEGORIES = lockedTable('etim_categories', 'etim.category.unlock');

/**
 * Finds a record with its lock; 404 if it does not exist.
 * @param columns select list of the record; its alias is `r` @param forUpdate locks the row until commit
 */
export const findWithLock = async <Row extends object>(
  db: Pick<Database, 'execute'>,
  records: LockedRecords,
  columns: SQL,
  { id, now, forUpdate = false }: { readonly id: number; readonly now: number; readonly forUpdate?: boolean },
): Promise<Omit<Row & LockedRow, 'stored_lock'> & LockState> => {
  const [found] = await queryRows<Row & LockedRow>(
    db,
    sql`
      select ${columns}, ${LOCK_COLUMNS} from ${sql.identifier(records.table)} r
      where r.id = ${id} ${forUpdate ? sql`for update` : sql``}`,
  );
  if (found === undefined) throw notFound();
  const { stored_lock: _, ...record } = found;
  return { ...record, ...lockStateOf(found, records, now) };
};

/** `PUT {endpoint}/{id}/lock` and `PUT {endpoint}/{id}/unlock`. Rule R-CAT-08. */
export const lockEndpoints = (records: LockedRecords, endpoint: string, editRight: string): readonly Endpoint[] => [
  withRight(editRight)('PUT', `${endpoint}/:id/lock`, NOTHING, acquireLock(records)),
  withRight(editRight)('PUT', `${endpoint}/:id/unlock`, RELEASE, releaseLock(records)),
];

import { sql } from 'drizzle-orm';
import { isLockAlive } from '../content/published/shared-rules';
import { NOTHING, withRight, type Endpoint } from '../shared/endpoint';
import { acquireLock, RELEASE, releaseLock, type LockedRecords } from '../shared/record-locks';

const lockedTable = (table: string, unlockRight: string): LockedRecords => ({
  table,
  kind: sql`true`,
  visibleTo: () => sql`true`,
  unlockRight,
  isAlive: isLockAlive,
});

/** Features have no right `unlock` of their own. Rule R-CAT-08. */
export const LOCKED_FEATURES = lockedTable('etim_features', 'etim.category.unlock');
export const LOCKED_CATEGORIES = lockedTable('etim_categories', 'etim.category.unlock');

/** `PUT {endpoint}/{id}/lock` and `PUT {endpoint}/{id}/unlock`. Rule R-CAT-08. */
export const lockEndpoints = (records: LockedRecords, endpoint: string, editRight: string): readonly Endpoint[] => [
  withRight(editRight)('PUT', `${endpoint}/:id/lock`, NOTHING, acquireLock(records)),
  withRight(editRight)('PUT', `${endpoint}/:id/unlock`, RELEASE, releaseLock(records)),
];

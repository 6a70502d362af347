import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './database';

/** Keys of PostgreSQL's advisory locks; each serialises one kind of change across servers. */
export const ADVISORY_LOCKS = {
  migrations: 7_268_201,
  superusers: 7_268_202,
  usergroups: 7_268_203,
  libraryTree: 7_268_204,
  logRetention: 7_268_205,
  etimOrder: 7_268_206,
} as const;

/** SQL that waits for a lock and holds it until the end of the transaction. It selects no value. */
export const advisoryLock = (name: keyof typeof ADVISORY_LOCKS): SQL =>
  sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS[name]}::bigint)`;

/** Waits for a lock and holds it until the end of the transaction. */
export const lockUntilCommit = async (
  tx: Pick<Database, 'execute'>,
  name: keyof typeof ADVISORY_LOCKS,
): Promise<void> => {
  await tx.execute(advisoryLock(name));
};

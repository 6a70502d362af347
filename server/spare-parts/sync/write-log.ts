import { sql } from 'drizzle-orm';
import type { LOG_LEVELS } from '../../insight/published/log-levels';
import type { Database } from '../../database/database';
import { insertRows } from '../../shared/resource-rows';
import { sparePartLogs } from '../logs';

interface SparePartLog {
  readonly level: (typeof LOG_LEVELS)[number];
  readonly message: string;
  /** Names with their values. */
  readonly data: Readonly<Record<string, string>>;
}

/** Writes an entry of the spare-part log that names a reference and belongs to it. Rules R-SPA-24 and R-SPA-42. */
export const writeSparePartLog = async (
  tx: Pick<Database, 'execute'>,
  { id, reference }: { readonly id: number; readonly reference: string },
  at: string,
  { level, message, data }: SparePartLog,
): Promise<void> => {
  const entry = { level, names: reference, message, data: JSON.stringify(data), created_at: at, updated_at: at };
  for (const log of await insertRows(tx, sparePartLogs, [entry], null))
    await tx.execute(sql`insert into spare_part_log_references (log_id, spare_part_id) values (${log}, ${id})`);
};

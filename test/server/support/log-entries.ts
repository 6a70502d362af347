import { sql } from 'drizzle-orm';
import { queryRows } from '../../../server/database/database';
import type { TestServer } from './test-server';

/** A stored entry of the log. */
export interface LoggedEntry {
  readonly level: string;
  readonly source: string;
  readonly module: string;
  readonly message: string;
  readonly method: string;
  readonly user_id: number | null;
  readonly request_url: string;
  readonly answer: unknown;
  readonly debug: { readonly file: string; readonly line: number } | null;
  readonly info: Readonly<Record<string, string>> | null;
}

/** All entries of the log, once those in the background are written. */
export const writtenEntries = async ({ services }: TestServer): Promise<readonly LoggedEntry[]> => {
  await services.jobs.drain();
  return queryRows<LoggedEntry>(
    services.db,
    sql`
      select level, source, module, message, method, user_id, request_url, answer, debug, info
      from logs order by id`,
  );
};

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from './database/database';
import { requireReadyDatabase } from './health/readiness';
import { MIGRATIONS } from './migrations';
import { restoreSuperuser } from './session/restore-superuser';
import { readSettings } from './settings';
import { BackgroundJobs } from './shared/background-jobs';

/**
 * Makes the account with an address a superuser, or invites it.
 * @returns a text with the link
 * @throws an error that says what to do
 */
export const superuserLink = async (email: string): Promise<string> => {
  const { apiUrl, databaseUrl, dataDir, publicUrl, port, isPublic = false } = readSettings(process.env, process.cwd());
  if (apiUrl !== undefined) throw new Error('API_URL is set: the accounts belong to that API.');
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'database')))
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`);
  const jobs = new BackgroundJobs((failure) => process.stderr.write(`${String(failure)}\n`));
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    await requireReadyDatabase(
      database.db,
      MIGRATIONS.map(({ name }) => name),
    );
    const address = (): string => publicUrl ?? `http://localhost:${port}`;
    const link = await restoreSuperuser({ db: database.db, now: Date.now, jobs, address, isPublic }, email);
    return `Open this link; it works once:\n  ${link}`;
  } finally {
    await database.close();
  }
};

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { KEEP_NO_LOG, startEmbedded, wrapEmbedded } from '../database/database';
import { copyWritable, keepDatabase, versionOf, type KeptDatabase } from '../database/kept-database';
import { newDatabase } from '../database/new-database';
import { MIGRATIONS } from '../migrations';
import { seedDemoCompany } from './demo';
import { DEMO_DAYS, seedEvents } from './demo-events';
import { drawLibrary } from './demo-library';

const ROOT = resolve(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache/demo-database');
/** What the demonstration data depend on. */
const SOURCES = ['server', 'src/domain'];

/** The day in UTC, `YYYY-MM-DD`. */
const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The moment at which the data of a kept database were seeded: the start of its day. @param folder its folder */
export const keptMoment = (folder: string): number => Date.parse(folder.slice(-'YYYY-MM-DD'.length));

const sourceHash = (year: number): string => {
  const hash = createHash('sha256')
    .update(String(year))
    .update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const folder of SOURCES)
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(?:ts|json)$/.test(name)) hash.update(name).update(readFileSync(join(ROOT, folder, name)));
  return hash.digest('hex');
};

/**
 * The embedded database with the demonstration data of a day, without passwords.
 * @param now in milliseconds since 1970
 */
export const demoDatabase = (now: number, cache = CACHE): KeptDatabase => ({
  cache,
  version: () => versionOf(MIGRATIONS, sourceHash(new Date(now).getUTCFullYear())),
  day: dayOf(now),
  make: async (folder, log) => {
    copyWritable(await keepDatabase(newDatabase(MIGRATIONS), log), folder);
    log('Making the demonstration data. This takes five to fifteen seconds…');
    const client = await startEmbedded(folder);
    const database = await wrapEmbedded(client, () => client.close());
    try {
      await database.runSql(KEEP_NO_LOG);
      const [drawn, moment] = [await drawLibrary(), Date.parse(dayOf(now))];
      await database.db.transaction(async (tx) => {
        await seedEvents(tx, { now: moment, days: DEMO_DAYS });
        await seedDemoCompany(tx, moment, drawn);
      });
      await database.vacuum();
    } finally {
      await database.close();
    }
  },
});

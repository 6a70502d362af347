import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startEmbedded, wrapEmbedded } from '../database/database';
import { copyWritable, keepDatabase, versionOf, type KeptDatabase } from '../database/kept-database';
import { newDatabase } from '../database/new-database';
import { MIGRATIONS } from '../migrations';
import { seedFirm } from './demo';
import { drawLibrary } from './demo-library';

const ROOT = resolve(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache/demo-database');
/** What the demonstration data depend on. */
const SOURCES = ['server', 'src/domain'];

/** The moment at which the kept demonstration data of a year are seeded. */
export const keptMoment = (now: number): number => Date.UTC(new Date(now).getUTCFullYear(), 0, 1);

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
 * The embedded database with the demonstration data of this year, without passwords and events.
 * @param now in milliseconds since 1970
 */
export const demoDatabase = (now: number, cache = CACHE): KeptDatabase => ({
  cache,
  version: () => versionOf(MIGRATIONS, sourceHash(keptMoment(now))),
  make: async (folder, log) => {
    copyWritable(await keepDatabase(newDatabase(MIGRATIONS), log), folder);
    log('Making the demonstration data. This takes five to fifteen seconds…');
    const client = await startEmbedded(folder);
    const database = await wrapEmbedded(client, () => client.close());
    try {
      const drawn = await drawLibrary();
      await database.db.transaction((tx) => seedFirm(tx, keptMoment(now), drawn));
      await database.vacuum();
    } finally {
      await database.close();
    }
  },
});

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer } from '../../../server/server';
import { CHEAP, DEMO, NOW } from './constants';
import { PRISTINE } from './pristine';

// Writes the dump of a database with the demonstration data to the file that it is given.

const [file = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'kantoor-image-'));
const server = await createServer({
  root: resolve(import.meta.dirname, '../../..'),
  dataDir: folder,
  seed: DEMO,
  passwordCost: CHEAP,
  now: () => NOW,
});
await server.stop();
const database = await PGlite.create(join(folder, 'database'), { extensions: { pg_trgm } });
await database.exec(PRISTINE);
writeFileSync(file, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()));
await database.close();
rmSync(folder, { recursive: true });

import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startEmbedded } from '../../../server/database/database';
import { fillDemo } from './fill-demo';
import { PRISTINE } from './pristine';

// Writes the dump of an embedded database with the demonstration data to the given file.

const [file = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(dirname(file), 'data-'));
await fillDemo({ dataDir: folder });
const database = await startEmbedded(join(folder, 'database'));
await database.exec(PRISTINE);
writeFileSync(`${file}.part`, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()));
renameSync(`${file}.part`, file);
await database.close();
rmSync(folder, { recursive: true });

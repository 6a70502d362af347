import { chmodSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readSources } from '../server/client/bundle-sources';
import { bundleServer, CACHE, ROOT } from './server-bundle';

// Runs in `npm run build`: makes the bundle that `npm start` runs. Each has a folder of its own, because a running server
// loads parts of its bundle later.

const POINTER = join(CACHE, 'server.json');
const WEEK = 7 * 24 * 3_600_000;

const begun = Date.now();
const { folder, inputs } = await bundleServer(['server/start.ts', 'server/client/bundle-sources.ts']);
// Readable by other users, such as that of a service.
chmodSync(folder, 0o755);
const sources = readSources(
  ROOT,
  [...inputs, 'package-lock.json', relative(ROOT, resolve(import.meta.dirname, 'server-bundle.ts'))],
  begun,
);
writeFileSync(`${POINTER}.part`, JSON.stringify({ folder: relative(ROOT, folder), sources }));
renameSync(`${POINTER}.part`, POINTER);
for (const name of readdirSync(CACHE).filter((one) => one.startsWith('servers-')))
  if (statSync(join(CACHE, name)).mtimeMs < begun - WEEK) rmSync(join(CACHE, name), { recursive: true, force: true });

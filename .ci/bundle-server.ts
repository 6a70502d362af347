import { chmodSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundleServer } from './server-bundle';

// Runs in `npm run build`: makes the bundle that `npm start` runs.

const bundle = resolve(import.meta.dirname, '../.cache/server');
const made = await bundleServer(['server/start.ts', 'server/client/is-built.ts']);
rmSync(bundle, { recursive: true, force: true });
// Readable by other users, such as that of a service.
chmodSync(made, 0o755);
renameSync(made, bundle);

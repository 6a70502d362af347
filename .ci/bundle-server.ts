import { renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundleServer } from './server-bundle';

// Runs in `npm run build`: makes the bundle that `npm start` runs.

const bundle = resolve(import.meta.dirname, '../.cache/server');
const made = await bundleServer(['server/start.ts', 'server/client/is-built.ts']);
rmSync(bundle, { recursive: true, force: true });
renameSync(made, bundle);

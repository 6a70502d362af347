import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// `npm run types`: checks the whole project, then domain and application without the DOM. TypeScript 7 misses the
// second change of a JSON file, so build states are kept per content of the JSON files.

const FOLDER = 'node_modules/.cache/typescript';

const hash = createHash('sha256');
for (const folder of ['src', 'server'])
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (path.endsWith('.json')) hash.update(path).update(readFileSync(join(folder, path)));
const json = hash.digest('hex').slice(0, 16);

mkdirSync(FOLDER, { recursive: true });
for (const name of readdirSync(FOLDER)) if (!name.startsWith(json)) rmSync(join(FOLDER, name));

const check = (project: string, name: string): boolean =>
  spawnSync(
    process.execPath,
    [
      'node_modules/typescript-7/bin/tsc',
      ...['--project', project, '--tsBuildInfoFile', join(FOLDER, `${json}-${name}.tsbuildinfo`)],
    ],
    { stdio: 'inherit' },
  ).status === 0;

process.exit(check('tsconfig.json', 'all') && check('src/tsconfig.core.json', 'core') ? 0 : 1);

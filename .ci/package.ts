import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import manifest from '../package.json';
import { isBuilt } from '../server/client/is-built';
import { keepDatabase } from '../server/database/kept-database';
import { newDatabase } from '../server/database/new-database';
import { MIGRATIONS } from '../server/migrations';
import {
  archiveManifest,
  BUNDLE,
  checksumsIn,
  CONTENTS,
  lockOf,
  packagesOf,
  PROGRAM,
  shippedPackages,
  type Versions,
} from './archive';
import { licencesOf } from './licences';
import { cutEntries, type LockEntries } from './lock-cut';
import { bundleServer, CACHE, DATA_PACKAGES, ROOT } from './server-bundle';

// `npm run package [-- folder]`: writes `kantoor-<version>.tgz`, which installs and runs without building.

const target = resolve(process.argv[2] ?? ROOT);

/** Runs a program. @returns its standard output */
const run = (program: string, args: readonly string[], cwd: string): string => {
  const { status, stdout } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed; see above.`);
  return stdout;
};
const json = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

/** The bill of materials of some packages, which npm derives from their lock file. */
const billOf = (dependencies: Versions, entries: LockEntries, folder: string): string => {
  mkdirSync(folder);
  const { name, version, license, description } = manifest;
  writeFileSync(join(folder, 'package.json'), json({ name, version, license, description, dependencies }));
  writeFileSync(join(folder, 'package-lock.json'), json(lockOf(manifest, dependencies, entries)));
  return run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], folder);
};

/** Puts the content of the archive into an empty folder. */
const assemble = async (folder: string, billFolder: string): Promise<void> => {
  const put = (name: string, content: string): void => writeFileSync(join(folder, name), content);
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: LockEntries;
  }; // written by npm
  const { imports } = await bundleServer(['server/kantoor.ts'], join(folder, BUNDLE), BUNDLE);
  const needed = packagesOf(imports, DATA_PACKAGES, manifest);
  const all = shippedPackages(manifest);
  for (const { path, without } of CONTENTS)
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter: (from) => without?.test(from) !== true });
  const kept = await keepDatabase(newDatabase(MIGRATIONS), (line) => process.stdout.write(`${line}\n`));
  cpSync(kept, join(folder, '.cache/new-database', basename(kept)), { recursive: true });
  put('kantoor.js', PROGRAM);
  put('package.json', json(archiveManifest(manifest, needed)));
  put('npm-shrinkwrap.json', json(lockOf(manifest, needed, packages)));
  put('LICENCES.md', licencesOf(cutEntries(packages, Object.keys(all))));
  put('sbom.cdx.json', billOf(all, packages, billFolder));
  put('SHA256SUMS', checksumsIn(folder));
};

if (!isBuilt(ROOT)) run(process.execPath, ['node_modules/webpack/bin/webpack.js'], ROOT);
mkdirSync(CACHE, { recursive: true });
const work = mkdtempSync(join(CACHE, 'package-'));
try {
  const folder = join(work, 'package');
  await assemble(folder, join(work, 'kantoor'));
  const packed = run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', target], folder);
  process.stdout.write(`${join(target, packed.trim().split('\n').at(-1) ?? '')}\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

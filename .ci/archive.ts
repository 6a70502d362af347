import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, sep } from 'node:path';
import { cutEntries, type LockEntries } from './lock-cut';

/** Folder of the bundled server in the archive. */
export const BUNDLE = 'lib';
/** Packages that only a start from sources needs. */
const FOR_SOURCES = ['tsx'];

/** What the archive takes over from the project; the server reads the folders at run time. */
export const CONTENTS: readonly { readonly path: string; readonly without?: RegExp }[] = [
  { path: 'dist', without: /\.map$/ },
  { path: 'src/ui/strings' },
  { path: 'server/help' },
  { path: 'deploy' },
  { path: 'docs/settings.md' },
  { path: 'docs/commands.md' },
  { path: 'CHANGELOG.md' },
];

/** The program of the command. */
export const PROGRAM = `#!/usr/bin/env node
process.setSourceMapsEnabled(true);
await import('./${BUNDLE}/kantoor.mjs');
`;

/** Of `package.json`. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly type: string;
  readonly description: string;
  readonly engines: object;
  readonly dependencies: Readonly<Record<string, string>>;
}

export type Versions = Readonly<Record<string, string>>;

/** The package of an imported module, such as `@scope/name` of `@scope/name/file`. */
const packageOf = (module: string): string => module.split('/', module.startsWith('@') ? 2 : 1).join('/');

/** The packages that the bundle loads at run time; those that are no dependencies are loaded only if they are there. */
export const packagesOf = (
  imports: readonly string[],
  data: readonly string[],
  { dependencies }: Manifest,
): Versions => {
  const names = [...imports.filter((module) => !isBuiltin(module)).map(packageOf), ...data];
  return Object.fromEntries(
    [...new Set(names)].sort().flatMap((name) => {
      const version = dependencies[name];
      return version === undefined ? [] : [[name, version]];
    }),
  );
};

/** All packages that are in the archive, or installed with it. */
export const shippedPackages = ({ dependencies }: Manifest): Versions =>
  Object.fromEntries(Object.entries(dependencies).filter(([name]) => !FOR_SOURCES.includes(name)));

/** The manifest of the archive. */
export const archiveManifest = (
  { name, version, license, type, description, engines }: Manifest,
  dependencies: Versions,
) => ({
  name,
  version,
  license,
  type,
  description,
  engines,
  bin: { kantoor: 'kantoor.js' },
  dependencies,
});

interface Lock {
  readonly name: string;
  readonly version: string;
  readonly lockfileVersion: number;
  readonly requires: boolean;
  readonly packages: LockEntries;
}

/** A lock file of these packages, cut out of that of the project. */
export const lockOf = (
  { name, version, license, engines }: Manifest,
  dependencies: Versions,
  entries: LockEntries,
): Lock => ({
  name,
  version,
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': { name, version, license, engines, dependencies },
    ...cutEntries(entries, Object.keys(dependencies)),
  },
});

/** Lines of `sha256sum --check` for all files in a folder. */
export const checksumsIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((path) => [path.split(sep).join('/'), readFileSync(join(folder, path))] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${path}\n`)
    .join('');

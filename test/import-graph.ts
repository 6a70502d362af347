import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const FOLDERS = ['src', 'server', 'test', 'docs', '.ci'];
const IS_CODE = /\.(?:[cm]?[jt]sx?|json)$/;
/** Imports of types, which only the compiler reads: `npm run types` checks them. */
const TYPE_IMPORTS = /^(?:import|export) type [^;]+;/gm;
const IMPORTED = /\b(?:from|import|require(?:Actual)?)\s*\(?\s*['"](\.[^'"]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.js', '.cjs', '.json'];

const resolved = (from: string, specifier: string): string | undefined => {
  const path = posix.join(dirname(from), specifier);
  const ending = ENDINGS.find((end) => existsSync(path + end) && statSync(path + end).isFile());
  return ending === undefined ? undefined : path + ending;
};

/** The imports of a file, and the contracts in its folder that a test loads without importing. */
const importsOf = (path: string, files: readonly string[]): readonly string[] => {
  if (path.endsWith('.json')) return [];
  const text = readFileSync(path, 'utf8').replace(TYPE_IMPORTS, '');
  const imported = [...text.matchAll(IMPORTED)].map(([, specifier = '']) => resolved(path, specifier));
  const found = text.includes('__dirname')
    ? files.filter((file) => file.endsWith('.contract.ts') && dirname(file) === dirname(path))
    : [];
  return [...imported.filter((file) => file !== undefined), ...found];
};

/** The importers of every file; paths from the root of the project. */
export const importersByFile = (): ReadonlyMap<string, readonly string[]> => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path).replaceAll('\\', '/')),
  ).filter((path) => IS_CODE.test(path));
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const imported of importsOf(file, files)) {
      const known = importers.get(imported);
      if (known === undefined) importers.set(imported, [file]);
      else known.push(file);
    }
  return importers;
};

/** The number of imports between each file and the nearest of `changed`. */
export const distancesFrom = (
  changed: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> => {
  const distances = new Map(changed.map((path) => [path, 0]));
  let reached = changed;
  for (let distance = 1; reached.length > 0; distance += 1) {
    const next = new Set(reached.flatMap((path) => importers.get(path) ?? []).filter((path) => !distances.has(path)));
    for (const path of next) distances.set(path, distance);
    reached = [...next];
  }
  return distances;
};

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the client is built from. */
const SOURCES = ['src', 'webpack.config.ts', 'package-lock.json'];

/** Whether the built client is there and at least as new as everything that it is built from. */
export const isBuilt = async (root: string): Promise<boolean> => {
  const [built, ...sources] = await Promise.all([
    newestIn(join(root, 'dist/index.html')),
    ...SOURCES.map((path) => newestIn(join(root, path))),
  ]);
  return built > 0 && built >= Math.max(...sources);
};

/** When the newest file of a folder, or the file itself, was changed; 0 when there is none. */
const newestIn = async (path: string): Promise<number> => {
  const found = await stat(path).catch(() => null);
  if (found === null || found.isFile()) return found?.mtimeMs ?? 0;
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const times = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).mtimeMs),
  );
  return Math.max(0, ...times);
};

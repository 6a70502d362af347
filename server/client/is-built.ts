import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const SOURCES = ['src', 'webpack.config.ts', 'package-lock.json'];

/** Whether the built client exists and is newer than its sources. */
export const isBuilt = async (root: string): Promise<boolean> => {
  const [built, ...sources] = await Promise.all([
    newestChange(join(root, 'dist/index.html')),
    ...SOURCES.map((path) => newestChange(join(root, path))),
  ]);
  return built > 0 && built >= Math.max(...sources);
};

/** Newest modification time of a file or folder; 0 when missing. */
const newestChange = async (path: string): Promise<number> => {
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

import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
/** What the client is built from. */
const SOURCES = ['src', 'webpack.config.ts', 'package-lock.json'];

/** When the newest file of a folder, or the file itself, was changed; 0 when there is none. */
const newestIn = async (path: string): Promise<number> => {
  const found = await stat(path).catch(() => null);
  if (found === null || found.isFile()) return found?.mtimeMs ?? 0;
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const times = await Promise.all(entries.filter((entry) => entry.isFile()).map(async (entry) => (await stat(join(entry.parentPath, entry.name))).mtimeMs));
  return Math.max(0, ...times);
};

const build = (): Promise<void> =>
  new Promise((done, failed) => {
    process.stdout.write('Building the console, which takes about half a minute the first time…\n');
    const webpack = spawn(process.execPath, [join(root, 'node_modules/webpack/bin/webpack.js'), '--mode', 'production'], { cwd: root, stdio: 'inherit' });
    webpack.on('error', failed);
    webpack.on('exit', (code) => (code === 0 ? done() : failed(new Error('The console could not be built; the messages above say why.'))));
  });

/** `npm start`: builds the client when it is missing or older than its sources, then starts the server. */
const start = async (): Promise<void> => {
  const [built, ...sources] = await Promise.all([newestIn(join(root, 'dist/index.html')), ...SOURCES.map((path) => newestIn(join(root, path)))]);
  if (built < Math.max(...sources)) await build();
  await import('./main');
};

start().catch((failure: unknown) => {
  process.stderr.write(`\n${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exit(1);
});

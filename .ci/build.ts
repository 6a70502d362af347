import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const webpack = 'node_modules/webpack/bin/webpack.js';

/** Builds the console into `dist`, or on its memory adapters into `dist-fake`. Answers whether it worked. */
export const build = (folder: 'dist' | 'dist-fake'): boolean =>
  spawnSync(process.execPath, [webpack, ...(folder === 'dist-fake' ? ['--env', 'fake'] : [])], { stdio: 'inherit' })
    .status === 0;

/** Whether the built page is there and nothing that it was made from is newer. */
export function isBuilt(folder: 'dist' | 'dist-fake'): boolean {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return false;
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => join('src', path));
  const written = statSync(page).mtimeMs;
  return [...sources, 'webpack.config.ts', '.swcrc', 'package-lock.json'].every((path) => statSync(path).mtimeMs < written);
}

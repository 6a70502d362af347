import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] });

export const isCommit = (ref: string): boolean => {
  try {
    return git('rev-parse', '--verify', ref) !== '';
  } catch {
    return false;
  }
};

/** The branch that changes are compared with by default. */
export const standardBase = (): string => (isCommit('origin/main') ? 'origin/main' : 'main');

/** Files that changed since the merge base with a commit, uncommitted and untracked ones included. */
export const changedSince = (base: string): readonly string[] =>
  [
    ...git('diff', '--name-only', git('merge-base', base, 'HEAD').trim()).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter((path) => path !== '' && existsSync(resolve(root, path)));

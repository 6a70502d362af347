import { readFileSync } from 'node:fs';

/** Seconds of the longer test files, written by `npm run test:times -- --keep`. */
export const SECONDS_FILE = 'test/seconds.json';

/** Default seconds of files that are not in the table. */
const SHORT = { jest: 0.7, browser: 8 };

/** Looks up the seconds of a test file. */
export const knownSeconds = (): ((path: string) => number) => {
  // Written by test/times.ts.
  const known = JSON.parse(readFileSync(SECONDS_FILE, 'utf8')) as Readonly<Record<string, number>>;
  return (path) => known[path] ?? (path.startsWith('test/e2e/') ? SHORT.browser : SHORT.jest);
};

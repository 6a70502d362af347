import { existsSync, readFileSync } from 'node:fs';

/** Paths of the project between backticks. */
const PATHS = /`((?:src|server|test|docs|\.ci)\/[\w./-]+)`/g;

test('paths that the architecture names exist', () => {
  const named = [...readFileSync('docs/architecture.md', 'utf8').matchAll(PATHS)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

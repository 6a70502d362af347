import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isBuilt, isServerBuilt } from '../../../server/client/is-built';

const root = mkdtempSync(join(tmpdir(), 'kantoor-built-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Writes a file that was last changed at the given second. */
const write = (path: string, second: number): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '');
  utimesSync(join(root, path), second, second);
};

it('finds what was built, unless a source is newer', () => {
  expect([isBuilt(root), isServerBuilt(root)]).toEqual([false, false]);
  write('src/domain/shared/one.rule.ts', 10);
  write('server/deep/down/two.ts', 10);
  write('package-lock.json', 10);
  write('dist/index.html', 20);
  write('.cache/server/start.mjs', 20);
  expect([isBuilt(root), isServerBuilt(root)]).toEqual([true, true]);
  write('server/deep/down/two.ts', 30);
  expect([isBuilt(root), isServerBuilt(root)]).toEqual([true, false]);
  write('server/deep/down/two.ts', 20);
  write('src/domain/shared/one.rule.ts', 30);
  expect([isBuilt(root), isServerBuilt(root)]).toEqual([false, false]);
});

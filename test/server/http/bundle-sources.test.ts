import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { areUnchanged, readSources } from '../../../server/client/bundle-sources';

const root = mkdtempSync(join(tmpdir(), 'kantoor-built-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const SOURCE = 'server/deep/down/two.ts';
/** Writes a file that was last changed at the given second. */
const write = (text: string, second: number): void => {
  mkdirSync(dirname(join(root, SOURCE)), { recursive: true });
  writeFileSync(join(root, SOURCE), text);
  utimesSync(join(root, SOURCE), second, second);
};

describe('the bundle of the server', () => {
  it.each<readonly [string, boolean, () => void]>([
    ['are as they were', true, () => undefined],
    ['were copied with their times', true, () => write('one', 10)],
    ['are newer', false, () => write('one', 20)],
    ['are older', false, () => write('one', 5)],
    ['have another size', false, () => write('another', 10)],
    ['were deleted', false, () => rmSync(join(root, SOURCE))],
  ])('runs where its sources %s: %j', (_what, runs, change) => {
    write('one', 10);
    const sources = readSources(root, [SOURCE], 15_000);
    change();
    expect(areUnchanged(root, sources)).toBe(runs);
  });

  it('does not run if a source changed while it was made', () => {
    write('one', 15);
    expect(areUnchanged(root, readSources(root, [SOURCE], 15_000))).toBe(false);
  });
});

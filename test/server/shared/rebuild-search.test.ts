import type { Database } from '../../../server/database/database';
import { storeSearchTexts } from '../../../server/shared/rebuild-search';

test('rebuilding search texts lets requests through after each record, and stores a few long ones at a time (R-JOB-11)', async () => {
  const rows = Array.from({ length: 40 }, (_, id) => ({ id, version: 1 }));
  let [turns, isDone, statements] = [0, false, 0];
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  const db = {
    execute: () => {
      statements += 1;
      return Promise.resolve({ rows: [{}] });
    },
  } as unknown as Database; // cast: the tested code calls no other method
  setImmediate(count);
  const changed = await storeSearchTexts(db, 'popups', rows, () => 'x'.repeat(50_000));
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(rows.length);
  expect([statements, changed]).toEqual([8, 8]);
});

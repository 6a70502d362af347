import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scheduledBackups, type ScheduledBackups } from '../../../server/backup/published/scheduled-backups';
import { openDatabase } from '../../../server/database/database';
import { migrate } from '../../../server/database/migrate';
import { MIGRATIONS } from '../../../server/migrations';
import type { JobContext } from '../../../server/operations/jobs/job-task';
import { backUp } from '../../../server/operations/jobs/tasks/back-up';
import { NOW } from '../support/constants';
import { addressOfNew, isOnServer } from '../support/demo-database';

const ID = '0a1b2c3d';
const folder = mkdtempSync(join(tmpdir(), 'kantoor-scheduled-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the task. @returns the lines of its log */
const run = async (backups: ScheduledBackups): Promise<readonly unknown[]> => {
  const lines: unknown[] = [];
  const context: Partial<JobContext> & Pick<JobContext, 'progress' | 'log'> = {
    services: { now: () => NOW } as JobContext['services'], // cast: the task needs no other service
    progress: () => Promise.resolve(),
    log: (key, values) => lines.push([key, values]),
  };
  await backUp(backups).run(context as JobContext); // cast: the task needs no other members
  return lines;
};

test('a scheduled backup is written, tried, and older ones are deleted (R-RUN-10)', async () => {
  const place = {
    dataDir: join(folder, 'data'),
    databaseUrl: isOnServer ? await addressOfNew('empty') : undefined,
  };
  const database = await openDatabase(place);
  await migrate(database.db, MIGRATIONS, () => Promise.resolve());
  await database.close();
  const own = join(folder, 'backups');
  writeFileSync(join(folder, 'passphrase'), 'twelve letters');
  const environment = {
    ...process.env,
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
    BACKUP_PASSPHRASE_FILE: join(folder, 'passphrase'),
  };
  const backups = scheduledBackups(own, place, environment, ID);
  await expect(run(backups)).rejects.toMatchObject({
    key: 'backup-failed',
    values: { reason: expect.stringContaining('does not exist. Create it first.') as unknown }, // cast: a jest matcher
  });
  mkdirSync(own);
  for (const name of [`kantoor-${ID}-20261120-010000.backup`, `kantoor-${ID}-killed.part`, 'notes.txt'])
    writeFileSync(join(own, name), '');
  const name = `kantoor-${ID}-20261120-090000.backup`;
  expect(await run(backups)).toEqual([
    ['backup-written', { name, size: '0.0' }],
    ['backup-verified', { name }],
    ['backups-deleted', { count: 1 }],
  ]);
  expect(readdirSync(own)).toEqual([name, 'notes.txt']);
}, 60_000);

test('a backup that cannot be restored fails the run, and deletes none', async () => {
  let deletions = 0;
  const broken: ScheduledBackups = {
    write: () => Promise.resolve({ name: 'new', size: 1 }),
    verify: () => Promise.reject(new Error('The backup is damaged or incomplete.')),
    removeOutdated: () => Promise.resolve((deletions += 1)),
  };
  await expect(run(broken)).rejects.toMatchObject({
    key: 'backup-failed',
    values: { reason: 'The backup is damaged or incomplete.' },
  });
  expect(deletions).toBe(0);
});

import { CountCache } from '../../../server/database/count-cache';
import { openDatabase } from '../../../server/database/database';
import { JobQueue } from '../../../server/operations/jobs/job-queue';
import { BackgroundJobs } from '../../../server/shared/background-jobs';
import { markingTask } from './marking-task';

// A process that runs jobs as a server does, without HTTP: `job-servers.ts` starts it and sends it numbers.

const database = await openDatabase({ databaseUrl: process.env['DATABASE_URL'], dataDir: '' });
const jobs = new BackgroundJobs((failure) => {
  process.stderr.write(`${failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)}\n`);
});
const queue = new JobQueue({
  services: {
    db: database.db,
    counts: new CountCache(),
    jobs,
    address: () => '',
    now: Date.now,
    isPublic: false,
    timeZone: 'Europe/Amsterdam',
  },
  database,
  tasks: [markingTask],
  watchEvery: Number(process.env['WATCH_EVERY']),
});

process.on('message', (number: number) => {
  void queue
    .add({
      task: markingTask.key,
      exclusive: false,
      website: null,
      parameters: { number: String(number) },
      person: null,
      created: '2026-11-20 09:00:00',
      origin: `mark:${number}`,
    })
    .then(() => process.send?.(number));
});
process.on('disconnect', () => {
  void queue
    .stop()
    .then(() => jobs.drain())
    .then(() => database.close())
    .then(() => process.exit(0));
});

await queue.start();
process.send?.('ready');

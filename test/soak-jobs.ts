import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createServer, type RunningServer } from '../server/server';
import { addAndKill, startJobServer } from './server/support/job-servers';
import { makeMarks, marked } from './server/support/marking-task';
import { postgresPrograms, startPostgres } from './support/postgres';

const SERVERS = 3;
const WATCH_EVERY = 10_000;
/** Maximum milliseconds for the takeover, besides the work itself. */
const LONGEST = 180_000;

/**
 * Runs jobs on three servers of one PostgreSQL and kills one of them; each job must run exactly once. Rule R-JOB-04.
 * @returns the exit code
 */
export const soakJobs = async (count: number): Promise<number> => {
  const programs = postgresPrograms();
  if (programs === null) {
    console.error('There is no PostgreSQL server on this machine: initdb and pg_ctl were not found.');
    return 2;
  }
  const postgres = await startPostgres(programs);
  const databaseUrl = postgres.url('postgres');
  let testServer: RunningServer | null = null;
  try {
    testServer = await createServer({
      root: resolve(import.meta.dirname, '..'),
      dataDir: '',
      databaseUrl,
      seed: { kind: 'demo', eventDays: 1 },
    });
    if (testServer.services === null) throw new Error('The database did not open');
    const { db } = testServer.services;
    await makeMarks(db);
    const servers = await Promise.all(Array.from({ length: SERVERS }, () => startJobServer(databaseUrl, WATCH_EVERY)));
    const began = Date.now();
    await addAndKill(servers, count, async () => {
      while ((await marked(db)).done < count / 3) await delay(10);
    });
    const added = Date.now() - began;
    let now = await marked(db);
    while (now.open > 0 && Date.now() - began < LONGEST) {
      await delay(250);
      now = await marked(db);
    }
    const took = Date.now() - began;
    await Promise.all(servers.map((server) => server.stop()));
    const { all, different, done, open, lost } = await marked(db);
    const isWhole = all === count && different === count && done === count;
    console.log(
      `${isWhole ? 'OK' : 'FAILED'}: ${count} jobs, ${SERVERS} servers, 1 killed; done ${done}, open ${open}, ` +
        `lost ${count - different}, twice ${all - different}, taken over ${lost}; ` +
        `added in ${(added / 1_000).toFixed(1)} s, ended in ${(took / 1_000).toFixed(1)} s`,
    );
    return isWhole ? 0 : 1;
  } finally {
    await testServer?.stop();
    await postgres.stop();
  }
};

import { sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { JobQueue } from '../../../server/operations/jobs/job-queue';
import { openDatabase, queryRows, type OpenDatabase } from '../../../server/database/database';
import { addressOfNew } from '../support/demo-database';
import { openTestServer, type TestServer } from '../support/test-server';
import { addAndKill, startJobServer } from '../support/job-servers';
import { makeMarks, marked, markingTask } from '../support/marking-task';

const RUNS = 150;
const WATCH_EVERY = 100;

describe('several servers on one database (R-JOB-04)', () => {
  let databaseUrl: string;
  let testServer: TestServer;
  let databases: readonly OpenDatabase[];
  let queues: readonly JobQueue[];
  beforeAll(async () => {
    databaseUrl = await addressOfNew('demo');
    testServer = await openTestServer({ databaseUrl });
    await makeMarks(testServer.services.db);
    databases = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl, dataDir: '' })));
    queues = databases.map(
      (database) =>
        new JobQueue({
          services: { ...testServer.services, db: database.db },
          database,
          tasks: [markingTask],
          watchEvery: WATCH_EVERY,
        }),
    );
    await Promise.all(queues.map((queue) => queue.start()));
  });
  afterAll(async () => {
    await Promise.all(queues.map((queue) => queue.stop()));
    await Promise.all(databases.map((database) => database.close()));
    await testServer.close();
  });

  const add = (number: number) =>
    queues[number % 3]?.add({
      task: 'mark',
      exclusive: false,
      website: null,
      parameters: { number: String(number) },
      person: null,
      created: '2026-11-20 09:00:00',
    });
  const now = () => marked(testServer.services.db);
  const allEnded = async (): Promise<void> => {
    while ((await now()).open > 0) await setImmediate();
  };

  test('each run is done once, by all of them', async () => {
    for (let number = 0; number < RUNS; number += 1) await add(number);
    await allEnded();
    expect(await now()).toMatchObject({ all: RUNS, different: RUNS, done: RUNS });
  });

  test('the runs of a silent server are taken over, once, and those that were never handed over', async () => {
    const { db } = testServer.services;
    await db.execute(sql`truncate marks`);
    await db.execute(sql`
      insert into job_runs (task, exclusive, parameters, state, attempt, delivery, created, server, seen, due, by_server)
      select 'mark', false, jsonb_build_object('number', n::text), case when n % 2 = 0 then 'running' else 'waiting' end, 1,
        gen_random_uuid(), '2026-11-20 09:00:00', 'lost', now() - interval '1 minute', now() - interval '1 minute',
        true
      from generate_series(1, 20) n`);
    while ((await now()).all < 20) await setImmediate();
    await allEnded();
    expect(await now()).toMatchObject({ all: 20, different: 20 });
  });

  test('a lost run that had its last attempt has failed, and is in the log', async () => {
    const { db } = testServer.services;
    await db.execute(sql`
      insert into job_runs (task, exclusive, parameters, state, attempt, delivery, created, server, seen)
      values ('mark', false, '{"number": "99"}', 'running', 3, gen_random_uuid(), '2026-11-20 09:00:00', 'lost',
        now() - interval '1 minute')`);
    await allEnded();
    const failed = await queryRows<{ id: number }>(db, sql`select id from job_runs where state = 'failed'`);
    expect(failed).toHaveLength(1);
    const logged = () =>
      queryRows(
        db,
        sql`select id from logs where module = 'Jobs' and request_url = ${`queue/${String(failed[0]?.id)}`}`,
      );
    while ((await logged()).length === 0) await setImmediate();
    expect(await logged()).toHaveLength(1);
  });
});

describe('three processes on one database, one of them killed (R-JOB-04)', () => {
  let databaseUrl: string;
  let testServer: TestServer;
  beforeAll(async () => {
    databaseUrl = await addressOfNew('demo');
    testServer = await openTestServer({ databaseUrl });
    await makeMarks(testServer.services.db);
  });
  afterAll(() => testServer.close());

  /** Simulates an expired heartbeat. */
  const forget = (pid: number) =>
    testServer.services.db.execute(sql`
      with silent as (
        update job_runs set seen = now() - interval '1 minute' where state = 'running' and server like ${`%-${pid}`}
      ), handed as (
        update pgboss.job set started_on = now() - interval '1 minute' where state = 'active'
      )
      update job_runs set due = now() - interval '1 minute' where state = 'waiting'`);

  test('each run is done once when one of three servers is killed', async () => {
    const servers = await Promise.all([1, 2, 3].map(() => startJobServer(databaseUrl, WATCH_EVERY)));
    await addAndKill(servers, RUNS, async () => {
      while ((await marked(testServer.services.db)).done < RUNS / 3) await setImmediate();
    });
    await forget(servers[0]?.pid ?? 0);
    while ((await marked(testServer.services.db)).open > 0) await setImmediate();
    await Promise.all(servers.map((server) => server.stop()));
    expect(await marked(testServer.services.db)).toMatchObject({ all: RUNS, different: RUNS, done: RUNS });
  });
});

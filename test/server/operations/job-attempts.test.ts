import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { queryRow, type OpenDatabase } from '../../../server/database/database';
import { JobQueue, type QueueOptions } from '../../../server/operations/jobs/job-queue';
import { cancelRun, insertRun, LOST_RUN_TIMEOUT, retryRun } from '../../../server/operations/jobs/job-runs';
import { HEARTBEAT } from '../../../server/operations/jobs/run-job';
import type { LogLine } from '../../../server/operations/jobs/run-log';
import type { JobTask } from '../../../server/operations/jobs/job-task';
import { demoDatabase } from '../support/demo-database';
import { aPerson, openTestServer, type TestServer } from '../support/test-server';

const AT = '2026-11-20 09:00:00';
const LINE: LogLine = { at: AT, level: 'info', key: 'cancelled', values: { name: 'Anna' } };

interface RunRow {
  readonly state: string;
  readonly attempt: number;
  readonly log: readonly LogLine[];
  /** Seconds until the next attempt. */
  readonly wait: number;
}

const until = async (isSo: () => Promise<boolean> | boolean, what: string): Promise<void> => {
  for (const end = Date.now() + 10_000; !(await isSo());) {
    if (Date.now() > end) throw new Error(`Not within ten seconds: ${what}`);
    await setImmediate();
  }
};

const taskOf = (run: JobTask['run'], other: Partial<JobTask> = {}): JobTask => ({
  key: 'probe',
  perWebsite: false,
  exclusive: false,
  parameters: {},
  effect: () => undefined,
  about: () => [],
  run,
  ...other,
});

const aGate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    opened,
    open: () => {
      open();
    },
  };
};

/** A task that waits between two steps until the test releases it. */
const holdingTask = () => {
  const held = aGate();
  const released = aGate();
  const task = taskOf(
    async ({ progress }) => {
      await progress(1, 3);
      held.open();
      await released.opened;
      await progress(3, 3);
    },
    { exclusive: true },
  );
  return { task, held: held.opened, release: released.open };
};

test('another server waits longer than a server is silent (R-JOB-04)', () => {
  expect(LOST_RUN_TIMEOUT * 1_000).toBeGreaterThan(2 * HEARTBEAT);
});

describe('attempts of a run', () => {
  let testServer: TestServer;
  let database: OpenDatabase;
  let open: readonly JobQueue[] = [];
  let person: number;
  beforeAll(async () => {
    database = await demoDatabase();
    testServer = await openTestServer({ database });
    person = (await aPerson(testServer)).id;
  });
  afterAll(() => testServer.close());
  afterEach(async () => {
    await Promise.all(open.map((queue) => queue.stop()));
    open = [];
    await testServer.services.db.execute(sql`delete from job_runs`);
  });

  const queueOf = (task: JobTask, options: Partial<QueueOptions> = {}): JobQueue => {
    const queue = new JobQueue({ services: testServer.services, database, tasks: [task], watchEvery: 50, ...options });
    open = [...open, queue];
    return queue;
  };
  const add = async (queue: JobQueue, { exclusive }: JobTask): Promise<number> => {
    const id = await queue.add(newRun(exclusive));
    if (id === undefined) throw new Error('The run was not added');
    return id;
  };
  const newRun = (exclusive: boolean) => ({
    task: 'probe',
    exclusive,
    website: null,
    parameters: {},
    person: null,
    created: AT,
  });
  const runOf = (id: number) =>
    queryRow<RunRow>(
      testServer.services.db,
      sql`select state, attempt, log, extract(epoch from due - now())::integer as wait from job_runs where id = ${id}`,
    );
  const keysOf = async (id: number) => (await runOf(id)).log.map(({ key }) => key);
  const reaches = (id: number, state: string) =>
    until(async () => (await runOf(id)).state === state, `run ${id} is ${state}`);
  const cancel = async (queue: JobQueue, id: number): Promise<void> => {
    const delivery = await cancelRun(testServer.services.db, id, AT, LINE);
    if (delivery !== undefined) await queue.withdraw(delivery);
  };

  test('a running run that is cancelled stops at its next step (R-JOB-06)', async () => {
    const { task, held, release } = holdingTask();
    const queue = queueOf(task);
    const id = await add(queue, task);
    await held;
    await cancel(queue, id);
    release();
    await queue.stop();
    expect(await runOf(id)).toMatchObject({ state: 'cancelled', attempt: 1 });
    expect(await keysOf(id)).toEqual(['started', 'cancelled']);
  });

  test('a cancelled run starts again, and its exclusive task too, when its attempt has stopped (R-JOB-06)', async () => {
    const { task, held, release } = holdingTask();
    const queue = queueOf(task);
    const id = await add(queue, task);
    await held;
    await cancel(queue, id);
    expect(await retryRun(testServer.services.db, id, person, LINE)).toBeUndefined();
    expect(await queue.add(newRun(true))).toBeUndefined();
    release();
    await until(async () => (await queue.add(newRun(true))) !== undefined, 'the attempt has stopped');
    expect((await runOf(id)).state).toBe('cancelled');
  });

  test('a run that is cancelled while it waits starts again at once (R-JOB-06)', async () => {
    const { db } = testServer.services;
    const id = (await insertRun(db, newRun(true)))?.id ?? 0;
    await cancelRun(db, id, AT, LINE);
    expect(await retryRun(db, id, person, LINE)).toBeDefined();
  });

  test('the cancelled attempt of a silent server counts as stopped (R-JOB-04)', async () => {
    const { task, release } = holdingTask();
    release();
    const queue = queueOf(task);
    await queue.start();
    await testServer.services.db.execute(sql`
      insert into job_runs (task, exclusive, parameters, state, attempt, delivery, created, server, seen, stopping)
      values ('probe', true, '{}', 'cancelled', 1, gen_random_uuid(), ${AT}, 'lost', now() - interval '1 minute', true)`);
    await until(async () => (await queue.add(newRun(true))) !== undefined, 'the silent server is given up');
  });

  test('a failed attempt is followed by another a minute later, and the third is the last (R-JOB-05)', async () => {
    const task = taskOf(() => Promise.reject(new Error('no')));
    const queue = queueOf(task);
    const id = await add(queue, task);
    await until(async () => (await keysOf(id)).includes('next-try'), 'the first attempt failed');
    const first = await runOf(id);
    expect(first).toMatchObject({ state: 'waiting', attempt: 1 });
    expect(Math.abs(first.wait - 60)).toBeLessThan(10);
    const delivery = randomUUID();
    await testServer.services.db.execute(sql`update job_runs set attempt = 2, delivery = ${delivery} where id = ${id}`);
    await queue.deliver({ delivery, after: 0 });
    await reaches(id, 'failed');
    expect(await keysOf(id)).toEqual(['started', 'failed', 'next-try', 'started', 'failed', 'given-up']);
  });

  test('a stopping server gives its run back, and the next one does it (R-JOB-04)', async () => {
    const { task, held, release } = holdingTask();
    const queue = queueOf(task);
    const id = await add(queue, task);
    await held;
    const stopped = queue.stop();
    release();
    await stopped;
    expect(await runOf(id)).toMatchObject({ state: 'waiting', attempt: 0 });
    await queueOf(task).start();
    await reaches(id, 'done');
    expect(await keysOf(id)).toEqual(['started', 'server-stopped', 'started', 'done']);
  });

  test('the end of a run is a change at its commit, not at the start of its transaction (R-JOB-08)', async () => {
    let inside = '';
    const task = taskOf(({ finish }) =>
      finish(async (tx) => {
        inside = (await queryRow<{ at: string }>(tx, sql`select clock_timestamp()::text as at`)).at;
        return null;
      }),
    );
    const queue = queueOf(task);
    const id = await add(queue, task);
    await reaches(id, 'done');
    const { isLater } = await queryRow<{ isLater: boolean }>(
      testServer.services.db,
      sql`select changed >= ${inside}::timestamptz as "isLater" from job_runs where id = ${id}`,
    );
    expect(isLater).toBe(true);
  });

  test('a long log keeps its first and its last lines', async () => {
    const task = taskOf(async ({ log, progress }) => {
      for (let line = 1; line <= 300; line += 1) log('picture-failed', { name: `${line}` });
      await progress(1, 1);
      log('pictures-made', { pictures: 0, failed: 300 });
    });
    const queue = queueOf(task);
    const id = await add(queue, task);
    await reaches(id, 'done');
    const keys = await keysOf(id);
    expect(keys).toHaveLength(200);
    expect(keys[0]).toBe('started');
    expect(keys.slice(-3)).toEqual(['picture-failed', 'pictures-made', 'done']);
  });

  test('a run that cannot be handed over or withdrawn is stored, and delivered later', async () => {
    const { task, release } = holdingTask();
    let isBroken = true;
    const runSql: OpenDatabase['runSql'] = (text, values) =>
      isBroken && /insert into pgboss\.job|with results as/i.test(text)
        ? Promise.reject(new Error('broken'))
        : database.runSql(text, values);
    const report = jest.spyOn(testServer.services.jobs, 'report').mockReturnValue();
    const queue = queueOf(task, { database: { ...database, runSql } });
    const id = await add(queue, task);
    expect((await runOf(id)).state).toBe('waiting');
    await cancel(queue, id);
    expect((await runOf(id)).state).toBe('cancelled');
    expect(report).toHaveBeenCalled();
    isBroken = false;
    await testServer.services.db.execute(
      sql`update job_runs set state = 'waiting', due = now() - interval '1 minute' where id = ${id}`,
    );
    await reaches(id, 'running');
    report.mockRestore();
    release();
    await reaches(id, 'done');
  });

  test('a schedule that fails halfway is taken again, one run for each website (R-JOB-07)', async () => {
    const { db } = testServer.services;
    const task = taskOf(() => Promise.resolve(), { key: 'nightly', perWebsite: true });
    const report = jest.spyOn(testServer.services.jobs, 'report').mockReturnValue();
    const queues = [1, 2].map(() => queueOf(task, { schedules: { nightly: '0 0 1 1 *' } }));
    await Promise.all(queues.map((queue) => queue.start()));
    await db.execute(sql`alter table job_runs add constraint only_first check (website_id = 1) not valid`);
    const boss = new PgBoss({ db: { executeSql: (text, values) => database.runSql(text, values) } });
    await boss.send('schedule-nightly', {});
    await until(() => report.mock.calls.length > 0, 'the run of the second website was refused');
    await db.execute(sql`alter table job_runs drop constraint only_first`);
    await db.execute(sql`update pgboss.job set start_after = now() where name = 'schedule-nightly'`);
    const { websites } = await queryRow<{ websites: number }>(
      db,
      sql`select count(*)::integer as websites from websites`,
    );
    const counted = () =>
      queryRow<{ runs: number; different: number }>(
        db,
        sql`
          select count(*)::integer as runs, count(distinct website_id)::integer as different
          from job_runs where task = 'nightly' and state = 'done'`,
      );
    await until(async () => (await counted()).different === websites, 'each website has its run');
    expect(await counted()).toEqual({ runs: websites, different: websites });
    report.mockRestore();
  });

  test('a stopping server does not wait for a long task (R-JOB-04)', async () => {
    const { task, held, release } = holdingTask();
    const queue = queueOf(task, { stopTimeout: 50 });
    const id = await add(queue, task);
    await held;
    await queue.stop();
    expect((await runOf(id)).state).toBe('running');
    release();
    await reaches(id, 'waiting');
  });
});

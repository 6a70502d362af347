import { sql } from 'drizzle-orm';
import { queryRow, type Database } from '../../database/database';
import { utc } from '../../shared/utc';
import { seedCommand } from '../seed-command';

const MOST = 20_000;
/** Period of the runs in seconds; shorter than the default retention of ended runs. */
const PERIOD = 25 * 24 * 3_600;

/** Parses `RUNS`, the number of runs; 10,000 by default. @throws an Error with a message for the terminal */
export const wantedRuns = (text: string | undefined): number => {
  const wanted = Number((text ?? '') === '' ? 10_000 : /^[1-9]\d*$/.test(text ?? '') ? text : NaN);
  if (!(wanted <= MOST)) throw new Error(`RUNS must be a number from 1 to ${MOST}, not "${text}".`);
  return wanted;
};

/** Adds ended runs of a task up to the wanted number. @returns the number of added runs */
export const seedManyRuns = async (db: Database, now: number, wanted: number): Promise<number> => {
  const { present } = await queryRow<{ present: number }>(db, sql`select count(*)::integer as present from job_runs`);
  const missing = Math.max(0, wanted - present);
  await db.execute(sql`
    insert into job_runs (task, exclusive, parameters, state, attempt, done, total, delivery, created, finished, log)
    select 'rebuild-search', true, '{}', case when n % 20 = 0 then 'failed' when n % 30 = 1 then 'cancelled' else 'done' end,
      1, 100, 100, gen_random_uuid(), at, at + interval '4 seconds',
      (select jsonb_agg(jsonb_build_object('at', to_char(at, 'YYYY-MM-DD HH24:MI:SS'), 'level', 'info', 'key', 'started',
        'values', jsonb_build_object('attempt', 1, 'most', 3, 'server', 'measure-' || line)))
        from generate_series(1, 6) line)
    from generate_series(0, ${missing - 1}::integer) n
    cross join lateral (
      select ${utc(now)}::timestamp - make_interval(secs => (n + 1) * ${PERIOD / Math.max(1, missing)}::float8) as at
    ) t`);
  return missing;
};

// `npm run seed:runs`: adds ended runs up to `RUNS` to the queue, for measuring.
seedCommand({
  name: 'seed:runs',
  file: 'many/runs.ts',
  what: 'runs',
  read: ({ RUNS }) => wantedRuns(RUNS),
  plant: (db, wanted) => seedManyRuns(db, Date.now(), wanted),
});

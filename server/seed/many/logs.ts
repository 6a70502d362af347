import { sql } from 'drizzle-orm';
import { queryRow, type Database } from '../../database/database';
import { utc } from '../../shared/utc';
import { logSample } from '../log-samples';
import { seedCommand } from '../seed-command';

const MOST = 10_000_000;
/** Rows per statement, to bound the memory of the embedded database. */
const BATCH = 250_000;
/** Distinct samples that the rows repeat. */
const SAMPLES = 30_000;
/** Seconds in which all entries lie: less than the log is kept by default. */
const PERIOD = 85 * 24 * 3_600;

/** How many entries `LOGS` asks for; 1,000,000 when it does not. @throws an Error for the person at the terminal. */
export const wantedLogs = (text: string | undefined): number => {
  const wanted = Number((text ?? '') === '' ? 1_000_000 : /^[1-9]\d*$/.test(text ?? '') ? text : NaN);
  if (!(wanted <= MOST)) throw new Error(`LOGS must be a number from 1 to ${MOST}, not "${text}".`);
  return wanted;
};

/** Adds entries until the log has as many as wanted, spread over the last weeks. @returns how many were added */
export const plantManyLogs = async (db: Database, now: number, wanted: number): Promise<number> => {
  const { present } = await queryRow<{ present: number }>(db, sql`select count(*)::integer as present from logs`);
  const missing = Math.max(0, wanted - present);
  if (missing === 0) return 0;
  const samples = JSON.stringify(
    Array.from({ length: Math.min(SAMPLES, missing) }, (_, place) => {
      const { level, source, module, message, method, requestUrl, answer, debug, info } = logSample(place);
      return { level, source, module, message, method, url: requestUrl, answer, debug, info };
    }),
  );
  const step = PERIOD / missing;
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      create temporary table log_samples on commit drop as
      select place::integer, sample from jsonb_array_elements(${samples}::jsonb) with ordinality s (sample, place)`);
    await tx.execute(sql`create index on log_samples (place)`);
    for (let first = 0; first < missing; first += BATCH) {
      const last = Math.min(missing, first + BATCH) - 1;
      await tx.execute(sql`
        insert into logs (level, source, module, message, method, datetime, user_id, request_url, answer, debug, info)
        select sample ->> 'level', sample ->> 'source', sample ->> 'module', sample ->> 'message',
          sample ->> 'method', ${utc(now)}::timestamp - make_interval(secs => (${missing}::integer - n) * ${step}::float8),
          null, sample ->> 'url', nullif(sample -> 'answer', 'null'), sample -> 'debug', sample -> 'info'
        from generate_series(${first}::integer, ${last}::integer) n
        join log_samples on place = 1 + n % ${Math.min(SAMPLES, missing)}
        order by n`);
    }
  });
  return missing;
};

// `npm run seed:logs`: fills the log of `npm start` up to as many entries as `LOGS` says, for measuring.
seedCommand({
  name: 'seed:logs',
  file: 'many/logs.ts',
  what: 'log entries',
  read: ({ LOGS }) => wantedLogs(LOGS),
  plant: (db, wanted) => plantManyLogs(db, Date.now(), wanted),
});

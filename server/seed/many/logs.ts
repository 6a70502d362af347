import { sql } from 'drizzle-orm';
import { queryRow, type Database } from '../../database/database';
import { utc } from '../../shared/utc';
import { logSample } from '../log-samples';
import { seedCommand } from '../seed-command';

const MOST = 10_000_000;
/** Rows per statement, to limit the memory of the embedded database. */
const BATCH = 250_000;
/** Number of distinct samples among the rows. */
const SAMPLES = 30_000;
/** Period of the entries in seconds; shorter than the default log retention. */
const PERIOD = 85 * 24 * 3_600;

/** Parses `LOGS`, the number of entries; 1,000,000 by default. @throws an Error with a message for the terminal */
export const wantedLogs = (text: string | undefined): number => {
  const wanted = Number((text ?? '') === '' ? 1_000_000 : /^[1-9]\d*$/.test(text ?? '') ? text : NaN);
  if (!(wanted <= MOST)) throw new Error(`LOGS must be a number from 1 to ${MOST}, not "${text}".`);
  return wanted;
};

/** Adds entries up to the wanted number, spread over the last weeks. @returns the number of added entries */
export const seedManyLogs = async (db: Database, now: number, wanted: number): Promise<number> => {
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

// `npm run seed:logs`: adds log entries up to `LOGS` to the database of `npm start`, for measuring.
seedCommand({
  name: 'seed:logs',
  file: 'many/logs.ts',
  what: 'log entries',
  read: ({ LOGS }) => wantedLogs(LOGS),
  plant: (db, wanted) => seedManyLogs(db, Date.now(), wanted),
});

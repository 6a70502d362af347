import { sql } from 'drizzle-orm';
import { openDatabase, queryRow, queryRows, type Database } from '../database/database';
import { migrate } from '../database/migrate';
import { MIGRATIONS } from '../migrations';
import { useTimeZone, DEFAULT_TIME_ZONE } from '../insight/statistics/time-zone';
import { Passwords } from '../session/passwords';
import { readSettings } from '../settings';
import { utc } from '../shared/utc';
import { DEMO_DAYS, planDays, plantEvents } from './demo-events';
import { fillEmpty } from './fill';
import { logCommand } from './log-command';

const MOST = 10_000_000;

/** How many events `EVENTS` asks for; 1,000,000 when it does not. @throws an Error for the person at the terminal. */
export const wantedEvents = (text: string | undefined): number => {
  const wanted = Number((text ?? '') === '' ? 1_000_000 : /^[1-9]\d*$/.test(text ?? '') ? text : NaN);
  if (!(wanted <= MOST)) throw new Error(`EVENTS must be a number from 1 to ${MOST}, not "${text}".`);
  return wanted;
};

const countOf = async (db: Database): Promise<number> =>
  (await queryRow<{ count: number }>(db, sql`select count(*)::integer as count from events`)).count;

/**
 * Adds events of the last two years until there are as many as wanted.
 * @param onProgress called with the number of added events @returns how many
 */
export const plantManyEvents = async (
  db: Database,
  now: number,
  wanted: number,
  onProgress: (added: number) => void = () => undefined,
): Promise<number> => {
  const missing = wanted - (await countOf(db));
  if (missing <= 0) return 0;
  const plan = { now, days: DEMO_DAYS };
  const usual = planDays(plan, utc(now).slice(0, 10)).reduce((sum, { count }) => sum + count, 0);
  // A little less than wanted, because days are rounded; copies make up for the rest.
  const planted = await plantEvents(db, { ...plan, scale: (missing * 0.97) / usual, onProgress });
  const copied = await queryRows(
    db,
    sql`
      insert into events (area, kind, at, quantity, amount)
      select area, kind, at, quantity, amount from events order by id desc limit ${Math.max(0, missing - planted)}
      returning 1`,
  );
  return planted + copied.length;
};

/** `npm run seed:events`: fills the database of `npm start` up to as many events as `EVENTS` says, for measuring. */
const main = async (): Promise<void> => {
  const started = performance.now();
  const [settings, wanted] = [readSettings(process.env, process.cwd()), wantedEvents(process.env['EVENTS'])];
  const database = await openDatabase(settings);
  try {
    await migrate(database.db, MIGRATIONS, async (tx) => {
      await useTimeZone(tx, settings.timeZone ?? DEFAULT_TIME_ZONE);
      await fillEmpty(tx, settings.seed, new Passwords(), Date.now());
    });
    const added = await plantManyEvents(database.db, Date.now(), wanted, (count) => {
      process.stdout.write(`${count} events…\n`);
    });
    await logCommand(database.db, 'seed:events', 'Events were added for measuring', { added: String(added) });
    await database.vacuum();
    process.stdout.write(`${added} events added in ${Math.round(performance.now() - started)} ms.\n`);
  } finally {
    await database.close();
  }
};

if (process.argv[1]?.endsWith('many-events.ts') === true) {
  main().catch((failure: unknown) => {
    process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
    process.exitCode = 1;
  });
}

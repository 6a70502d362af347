import { sql } from 'drizzle-orm';
import { queryRow, queryRows, type Database } from '../../database/database';
import { utc } from '../../shared/utc';
import { DEMO_DAYS, planDays, seedEvents } from '../demo-events';
import { seedCommand } from '../seed-command';

const MOST = 10_000_000;

/** Parses `EVENTS`, the number of events; 1,000,000 by default. @throws an Error with a message for the terminal */
export const wantedEvents = (text: string | undefined): number => {
  const wanted = Number((text ?? '') === '' ? 1_000_000 : /^[1-9]\d*$/.test(text ?? '') ? text : NaN);
  if (!(wanted <= MOST)) throw new Error(`EVENTS must be a number from 1 to ${MOST}, not "${text}".`);
  return wanted;
};

const countOf = async (db: Database): Promise<number> =>
  (await queryRow<{ count: number }>(db, sql`select count(*)::integer as count from events`)).count;

/**
 * Adds events of the last two years up to the wanted number.
 * @param onProgress called with the number of added events @returns how many
 */
export const seedManyEvents = async (
  db: Database,
  now: number,
  wanted: number,
  onProgress: (added: number) => void = () => undefined,
): Promise<number> => {
  const missing = wanted - (await countOf(db));
  if (missing <= 0) return 0;
  const plan = { now, days: DEMO_DAYS };
  const usual = planDays(plan, utc(now).slice(0, 10)).reduce((sum, { count }) => sum + count, 0);
  // Slightly fewer than wanted, because days are rounded; copies add the rest.
  const planted = await seedEvents(db, { ...plan, scale: (missing * 0.97) / usual, onProgress });
  const copied = await queryRows(
    db,
    sql`
      insert into events (area, kind, at, quantity, amount)
      select area, kind, at, quantity, amount from events order by id desc limit ${Math.max(0, missing - planted)}
      returning 1`,
  );
  return planted + copied.length;
};

// `npm run seed:events`: adds events up to `EVENTS` to the database of `npm start`, for measuring.
seedCommand({
  name: 'seed:events',
  file: 'many/events.ts',
  what: 'events',
  read: ({ EVENTS }) => wantedEvents(EVENTS),
  plant: (db, wanted, tell) => seedManyEvents(db, Date.now(), wanted, tell),
});

import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../database/database';
import { logs } from '../database/schema';
import { utc } from '../shared/utc';
import { logSample } from './log-samples';

const ENTRIES = 420;
/** Average minutes between two entries, so that they span two months. */
const STEP = 200;
const MINUTE = 60_000;

/** Adds some hundred log entries of the last two months. */
export const seedLogs = async (tx: Database, now: number): Promise<void> => {
  const people = await queryRows<{ id: number }>(tx, sql`select id from users where active order by id limit 12`);
  const rows = Array.from({ length: ENTRIES }, (_, place) => {
    const number = ENTRIES - place;
    const { byPerson, ...sample } = logSample(number);
    return {
      ...sample,
      datetime: utc(now - (number * STEP + ((number * 37) % 90)) * MINUTE + ((number * 11) % 60) * 1_000),
      userId: byPerson ? (people[number % people.length]?.id ?? null) : null,
    };
  });
  await tx.insert(logs).values(rows);
};

import { startServer } from '../e2e/support/servers';
import { postgresPrograms, startPostgres } from '../support/postgres';
import { spreadAt, timesOf } from './api';
import { Caller } from './caller';
import { casesOf } from './growth-cases';
import type { Account } from './journey';
import { orderOf } from './order';
import { emptyPlace, fill, type Environment } from './places';
import { plainTable, shown } from './table';

const SIZES = [1_000, 10_000, 100_000];
const LARGE = [1_000, 100_000, 1_000_000];
/** The quickest quarter: work beside this run only adds to times. */
const QUICK = 0.25;
/** Timed calls of each case. */
const COUNT = 20;
/** Untimed calls before each series. */
const WARMING = 3;

/** Users, posts, net-price promotions, files and log entries: so many of each. */
const fillTo = (rows: number, environment: Environment): void => {
  const wanted = String(rows);
  fill('large', { ...environment, USERS: wanted });
  fill('many/items', { ...environment, ITEMS: wanted });
  fill('many/net-prices', { ...environment, PROMOTIONS: wanted });
  fill('library', { ...environment, FILES: wanted });
  fill('many/logs', { ...environment, LOGS: wanted });
};

/** Milliseconds of each case, by its name, with so many rows. */
async function measureAt(
  rows: number,
  environment: Environment,
  account: Account,
): Promise<ReadonlyMap<string, number>> {
  const start = performance.now();
  fillTo(rows, environment);
  console.log(`${String(rows)} rows of each kind filled in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  const server = await startServer(environment);
  const times = new Map<string, number>();
  try {
    const caller = await Caller.signIn(server.url, account);
    for (const { name, before, call } of await casesOf(caller))
      try {
        await timesOf(caller, call, WARMING, before);
        times.set(name, spreadAt(await timesOf(caller, call, COUNT, before), QUICK));
      } catch (failure) {
        console.log(`${name}: ${String(failure)}`);
      }
  } finally {
    await server.stop();
  }
  return times;
}

/** How the answers of the API grow with the rows of their lists. @param isLarge up to a million rows */
export async function measureGrowth(account: Account, isLarge: boolean): Promise<string> {
  const sizes = isLarge ? LARGE : SIZES;
  const programs = postgresPrograms();
  const postgres = programs === null ? null : await startPostgres(programs, { max_wal_size: '4GB' });
  const placeFor = async (rows: number): Promise<Environment> => {
    const place = emptyPlace();
    if (postgres === null) return place;
    await postgres.createDatabase(`growth_${String(rows)}`);
    return { ...place, DATABASE_URL: postgres.url(`growth_${String(rows)}`), SEED: 'demo' };
  };
  const measured: ReadonlyMap<string, number>[] = [];
  try {
    for (const rows of sizes) measured.push(await measureAt(rows, await placeFor(rows), account));
  } finally {
    await postgres?.stop();
  }
  const rows = [...(measured[0]?.keys() ?? [])].map((name) => {
    const times = measured.map((one) => one.get(name) ?? NaN);
    return [name, ...times.map(shown), times.some(Number.isNaN) ? 'not measured' : orderOf(sizes, times)];
  });
  const database = postgres === null ? 'the embedded database' : 'PostgreSQL';
  return plainTable(
    `Growth of the API on ${database} with the rows of each list; lower quartile of ${String(COUNT)}, milliseconds`,
    ['case', ...sizes.map((size) => size.toLocaleString('en')), 'order'],
    rows,
  );
}

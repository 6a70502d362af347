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
/** The fastest quarter of the calls counts: load from other processes only adds time. */
const QUICK = 0.25;
/** Timed calls of each case. */
const COUNT = 20;
/** Untimed calls before each series. */
const WARMING = 3;

/** Adds this many users, posts, net-price promotions, files and log entries each. */
const fillTo = (rows: number, environment: Environment): void => {
  const wanted = String(rows);
  fill('large', { ...environment, USERS: wanted });
  fill('many/items', { ...environment, ITEMS: wanted });
  fill('many/net-prices', { ...environment, PROMOTIONS: wanted });
  fill('library', { ...environment, FILES: wanted });
  fill('many/logs', { ...environment, LOGS: wanted });
};

/** A server with this many rows, and its timed calls. */
const serve = async (rows: number, environment: Environment, account: Account) => {
  const start = performance.now();
  fillTo(rows, environment);
  console.log(`${String(rows)} rows of each kind filled in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  const server = await startServer(environment);
  const caller = await Caller.signIn(server.url, account);
  return { server, caller, cases: await casesOf(caller) };
};
type Served = Awaited<ReturnType<typeof serve>>;

/** Milliseconds of a case at each number of rows, in turns, so that load from other processes affects all alike. */
const measureCase = async (all: readonly Served[], place: number): Promise<readonly number[]> => {
  const times: number[][] = all.map(() => []);
  for (let n = 0; n < WARMING + COUNT; n++)
    for (const [size, { caller, cases }] of all.entries()) {
      const { call, before } = cases[place] ?? { call: () => 'me' };
      const [time = NaN] = await timesOf(
        caller,
        () => call(n),
        1,
        async () => before?.(n),
      );
      if (n >= WARMING) times[size]?.push(time);
    }
  return times.map((one) => spreadAt(one, QUICK));
};

/** How the times of the API grow with the rows of its lists. @param isLarge up to a million rows */
export async function measureGrowth(account: Account, isLarge: boolean): Promise<string> {
  const sizes = isLarge ? LARGE : SIZES;
  const programs = postgresPrograms();
  const postgres = programs === null ? null : await startPostgres(programs);
  const placeFor = async (rows: number): Promise<Environment> => {
    const place = emptyPlace();
    if (postgres === null) return place;
    await postgres.createDatabase(`growth_${String(rows)}`);
    return { ...place, DATABASE_URL: postgres.url(`growth_${String(rows)}`), SEED: 'demo' };
  };
  const all: Served[] = [];
  const measured = new Map<string, readonly number[]>();
  try {
    for (const rows of sizes) all.push(await serve(rows, await placeFor(rows), account));
    for (const [place, { name }] of (all[0]?.cases ?? []).entries())
      measured.set(
        name,
        await measureCase(all, place).catch((failure: unknown) => {
          console.log(`${name}: ${String(failure)}`);
          return sizes.map(() => NaN);
        }),
      );
  } finally {
    for (const { server } of all) await server.stop();
    await postgres?.stop();
  }
  const rows = [...measured].map(([name, times]) => [
    name,
    ...times.map(shown),
    times.some(Number.isNaN) ? 'not measured' : orderOf(sizes, times),
  ]);
  const database = postgres === null ? 'the embedded database' : 'PostgreSQL';
  return plainTable(
    `Growth of the API on ${database} with the rows of each list; lower quartile of ${String(COUNT)}, milliseconds`,
    ['case', ...sizes.map((size) => size.toLocaleString('en')), 'order'],
    rows,
  );
}

import { sql } from 'drizzle-orm';
import { openDatabase } from '../../server/database/database';
import { migrate } from '../../server/database/migrate';
import { readLogPage } from '../../server/insight/log-pages';
import { MIGRATIONS } from '../../server/migrations';
import { containsPattern } from '../../server/shared/like-patterns';

const ROWS = 200_000;
const CALLS = 60;
const PAGE = 25;

type Query = Partial<Parameters<typeof readLogPage>[1]>;

const sortedBy = (column: string, n: number): Query => ({
  sorts: [{ column, isInGroup: true, isDescending: n % 2 === 0 }],
  start: n * PAGE * 10,
});
const containing = (word: string): Query => ({
  texts: [
    sql`search like ${containsPattern(word)}`,
    sql`substr(search, length(by_module) + 2) like ${containsPattern(word)}`,
  ],
});
const QUERIES: Readonly<Record<string, (n: number) => Query>> = {
  'newest first': (n) => ({ start: n * PAGE }),
  'sorted by level': (n) => sortedBy('level', n),
  'sorted by module': (n) => sortedBy('by_module', n),
  'sorted by message': (n) => sortedBy('by_message', n),
  'message filter that all match': () => containing('missing'),
  'message filter of three characters': (n) => containing(((n * 61) % 4096).toString(16).padStart(3, '0')),
};

/** Prints the time of a page and of its total, in ms, with this many different messages, on the embedded database. */
const measure = async (messages: number): Promise<void> => {
  const database = await openDatabase({ dataDir: 'memory://' });
  const { db } = database;
  await migrate(db, MIGRATIONS, () => Promise.resolve());
  await db.execute(sql`
    insert into logs (level, source, module, message, method, datetime, request_url)
    select 'warning', 'front-end', 'Console', 'Missing string ' || md5((n % ${messages}::integer)::text), 'POST',
      '2026-01-01'::timestamp + make_interval(secs => n), '/api/log'
    from generate_series(1, ${ROWS}::integer) n`);
  await database.vacuum();
  for (const [name, query] of Object.entries(QUERIES)) {
    const times: number[] = [];
    for (let n = 0; n < CALLS; n += 1) {
      const started = performance.now();
      await readLogPage(db, { choices: [], texts: [], sorts: [], start: 0, count: PAGE, ...query(n) });
      times.push(performance.now() - started);
    }
    times.sort((one, other) => one - other);
    const at = (part: number): string => (times[Math.floor(CALLS * part)] ?? 0).toFixed(1);
    process.stdout.write(`${messages} messages, ${name}: median ${at(0.5)}, p95 ${at(0.95)}\n`);
  }
  await database.close();
};

for (const messages of process.argv.slice(2).map(Number)) await measure(messages);

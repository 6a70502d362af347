import { sql, type SQL } from 'drizzle-orm';
import { fold } from '../../../src/domain/shared/fold';
import { LATIN_LETTERS } from '../../../src/domain/shared/latin-letters';
import { queryRow, queryRows } from '../../../server/database/database';
import { deleteOldLogs } from '../../../server/insight/published/log-retention';
import { utc } from '../../../server/shared/utc';
import { bodyOf, type Browser } from '../support/browser';
import { NOW } from '../support/constants';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

interface Row {
  readonly id: number;
  readonly level: string;
  readonly source: string;
  readonly module: string;
  readonly message: string;
  readonly method: string;
  readonly datetime: string;
}
interface List {
  readonly logs: readonly Row[];
  readonly meta: { readonly pagination: { readonly perPage: number; readonly total: number } };
}

const ROWS = 12_000;

/** Records the statements of lists from now on. @returns a function that returns their texts */
const statementsOf = ({ services: { db } }: TestServer): (() => readonly string[]) => {
  const texts: string[] = [];
  const transaction = db.transaction.bind(db);
  jest.spyOn(db, 'transaction').mockImplementation((work, options) =>
    transaction(async (tx) => {
      const executed = jest.spyOn(tx, 'execute');
      const result = await work(tx);
      texts.push(...executed.mock.calls.map(([query]) => JSON.stringify(query)));
      return result;
    }, options),
  );
  return () => texts;
};

/** Stores rows with known values; one message occurs only in the oldest part, so that it is far from both ends. */
const plant = (testServer: TestServer): Promise<unknown> =>
  testServer.services.db.execute(sql`
    insert into logs (level, source, module, message, method, datetime, request_url)
    select case when n % 10 = 0 then 'error' when n % 3 = 0 then 'warning' else 'message' end,
      case when n % 4 = 0 then 'front-end' else 'back-end' end,
      'Module ' || n % 7,
      case when n between 9000 and 9099 then 'Énkele storing ' || n % 5 else 'Melding ' || n % 50 end,
      (array['GET', 'POST', 'PUT', 'DELETE', 'CLI'])[1 + n % 5],
      ${utc(NOW)}::timestamp - make_interval(mins => n), '/api/test'
    from generate_series(1, ${ROWS}::integer) n`);

describe('the list of the log', () => {
  let testServer: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    browser = await signedInAs(testServer, { su: true });
    await testServer.services.db.execute(sql`delete from logs`);
    await plant(testServer);
    await testServer.services.db.execute(sql`vacuum analyze`);
  });
  afterAll(() => testServer.close());

  const list = async (query: string): Promise<List> => {
    const reply = await browser.get(`log?${query}`);
    expect(reply.status).toBe(200);
    return bodyOf<List>(reply);
  };
  /** The result of a plain query over all rows. */
  const expected = async (where: SQL, order: SQL, limit: number, offset: number) => ({
    total: (
      await queryRow<{ total: number }>(
        testServer.services.db,
        sql`select count(*)::integer as total from logs where ${where}`,
      )
    ).total,
    ids: (
      await queryRows<{ id: number }>(
        testServer.services.db,
        sql`
          select id from logs where ${where}
          order by ${order}, datetime desc, id desc limit ${limit} offset ${offset}`,
      )
    ).map(({ id }) => id),
  });

  const ALL = sql`true`;
  const C = sql`collate "C"`;
  test.each<[string, SQL, SQL, number, number]>([
    ['', ALL, sql`datetime desc`, 10, 0],
    ['perPage=100&page=60', ALL, sql`datetime desc`, 100, 5_900],
    ['perPage=100&page=120', ALL, sql`datetime desc`, 100, 11_900],
    ['perPage=50&page=7&sort[datetime]=asc', ALL, sql`datetime asc`, 50, 300],
    ['level[]=error', sql`level = 'error'`, sql`datetime desc`, 10, 0],
    ['level[]=error&level[]=message&perPage=25&page=200', sql`level <> 'warning'`, sql`datetime desc`, 25, 4_975],
    ['source[]=front-end&method[]=CLI', sql`source = 'front-end' and method = 'CLI'`, sql`datetime desc`, 10, 0],
    ['message=melding', sql`message like 'Melding%'`, sql`datetime desc`, 10, 0],
    ['message=melding&perPage=100&page=90', sql`message like 'Melding%'`, sql`datetime desc`, 100, 8_900],
    ['message=MELDING%2017&sort[level]=asc', sql`message = 'Melding 17'`, sql`level ${C} asc`, 10, 0],
    ['message=enkele', sql`message like 'Énkele%'`, sql`datetime desc`, 10, 0],
    ['sort[level]=asc&perPage=100&page=12', ALL, sql`level ${C} asc`, 100, 1_100],
    ['sort[level]=desc&perPage=100&page=100', ALL, sql`level ${C} desc`, 100, 9_900],
    ['sort[source]=desc&perPage=25&page=121', ALL, sql`source ${C} desc`, 25, 3_000],
    ['sort[method]=asc&perPage=25&page=97&level[]=error', sql`level = 'error'`, sql`method ${C} asc`, 25, 2_400],
    ['sort[module]=asc&perPage=100&page=18', ALL, sql`module ${C} asc`, 100, 1_700],
    ['sort[message]=desc&perPage=100&page=3', ALL, sql`fold_text(message) ${C} desc`, 100, 200],
    ['sort[message]=asc&perPage=100&page=1', ALL, sql`fold_text(message) ${C} asc`, 100, 0],
    [
      'general=module%203',
      sql`module = 'Module 3' or module like 'Module%' and message like '%3%'`,
      sql`datetime desc`,
      10,
      0,
    ],
    ['general=melding&message=17', sql`message = 'Melding 17'`, sql`datetime desc`, 10, 0],
    ['message=niets', sql`false`, sql`datetime desc`, 10, 0],
  ])('%s', async (query, where, order, limit, offset) => {
    const found = await list(query);
    const wanted = await expected(where, order, limit, offset);
    expect(found.meta.pagination.total).toBe(wanted.total);
    expect(found.logs.map(({ id }) => id)).toEqual(wanted.ids);
  });

  test('sorts by several fields, the first of which decides', async () => {
    const { logs } = await list('sort[level]=asc&sort[method]=desc&perPage=100');
    const wanted = await expected(ALL, sql`level ${C} asc, method ${C} desc`, 100, 0);
    expect(logs.map(({ id }) => id)).toEqual(wanted.ids);
  });

  test.each([
    ['sort[id]=asc&sort[level]=asc', sql`id asc`],
    ['sort[datetime]=desc&sort[id]=asc', sql`datetime desc, id asc`],
    ['sort[datetime]=asc&sort[id]=desc&sort[message]=asc', sql`datetime asc, id desc`],
    ['sort[level]=asc&sort[id]=asc&sort[datetime]=desc', sql`level ${C} asc, id asc`],
  ])('%s is in the order of its first terms', async (query, order) => {
    const { logs } = await list(`${query}&perPage=100&page=11`);
    expect(logs.map(({ id }) => id)).toEqual((await expected(ALL, order, 100, 1_000)).ids);
  });

  test('an order by id or moment, whatever follows, does not read all entries', async () => {
    const statements = statementsOf(testServer);
    await list('sort[id]=asc&sort[level]=asc');
    await list('sort[datetime]=desc&sort[id]=asc&sort[message]=asc');
    expect(statements()).toHaveLength(6);
    expect(statements().filter((text) => text.includes('found as materialized'))).toEqual([]);
    jest.restoreAllMocks();
  });

  test('a page with a class of many entries and many of few takes few queries', async () => {
    const { db } = testServer.services;
    await db.execute(sql`
      insert into logs (level, source, module, message, method, datetime, request_url)
      select 'error', 'back-end', 'Veel', case when n <= 5150 then 'Aaa' else 'Aab ' || n end, 'POST',
        ${utc(NOW)}::timestamp, '/' from generate_series(1, 5300) n`);
    const statements = statementsOf(testServer);
    const { logs } = await list('sort[message]=asc&perPage=100&page=52');
    expect(logs.map(({ message }) => message)).toEqual([
      ...Array.from({ length: 50 }, () => 'Aaa'),
      ...Array.from({ length: 50 }, (_, place) => `Aab ${5151 + place}`),
    ]);
    // Statements: the classes, the large class, the small classes, the rows.
    expect(statements()).toHaveLength(4);
    jest.restoreAllMocks();
    await db.execute(sql`delete from logs where module = 'Veel'`);
  });

  test('a row has what is specified, and a page beyond the last has no rows', async () => {
    const { logs } = await list('message=melding');
    expect(Object.keys(logs[0] ?? {}).sort()).toEqual(
      ['id', 'level', 'source', 'module', 'message', 'method', 'datetime'].sort(),
    );
    expect(logs[0]?.datetime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const beyond = await list('page=5000');
    expect([beyond.logs, beyond.meta.pagination.total]).toEqual([[], ROWS]);
  });

  test.each([
    ['level[]=fatal', 'level'],
    ['source[]=database', 'source'],
    ['method[]=PATCH', 'method'],
    ['level=error', 'level'],
    ['sort[info]=asc', 'sort'],
    ['sort[datetime]=asc&sort[level]=asc', 'sort'],
    ['sort[level]=asc&sort[datetime]=asc&sort[message]=asc', 'sort'],
    ['sort[level]=up', 'sort'],
    ['perPage=11', 'perPage'],
    ['page=0', 'page'],
    [`message=${'a'.repeat(256)}`, 'message'],
    ['answer=1', 'answer'],
  ])('refuses %s by its name', async (query, field) => {
    const reply = await browser.get(`log?${query}`);
    expect(reply).toMatchObject({ status: 400, body: { fields: { [field]: { code: 'VALUE_NOT_VALID' } } } });
  });

  test('takes wildcards and quotes as they are', async () => {
    expect((await list(`message=${encodeURIComponent(`%' or 1=1 --`)}`)).logs).toEqual([]);
    expect((await list('message=%25')).logs).toEqual([]);
  });

  test('counts stay exact while entries come and go', async () => {
    const { db } = testServer.services;
    await db.execute(sql`
      insert into logs (level, source, module, message, method, datetime, request_url)
      select 'error', 'back-end', 'Nieuw', 'Net gebeurd', 'POST', ${utc(NOW)}::timestamp, '/' from generate_series(1, 3)`);
    expect((await list('message=net%20gebeurd')).meta.pagination.total).toBe(3);
    await db.execute(sql`delete from logs where module = 'Nieuw' and id in (select max(id) from logs)`);
    expect((await list('message=net%20gebeurd')).meta.pagination.total).toBe(2);
    const before = (await list('')).meta.pagination.total;
    const deleted = await deleteOldLogs(db, NOW, 7);
    expect(deleted).toBeGreaterThan(1_000);
    expect((await list('')).meta.pagination.total).toBe(before - deleted);
    const [groups] = await queryRows<{ wrong: number; empty: number }>(
      db,
      sql`
        select count(*) filter (where g.count <> coalesce(l.count, 0))::integer as wrong,
          count(*) filter (where g.count = 0)::integer as empty
        from log_groups g left join (select group_id, count(*) from logs group by 1) l on l.group_id = g.id`,
    );
    expect(groups).toEqual({ wrong: 0, empty: 0 });
    await db.execute(sql`delete from logs where module = 'Nieuw'`);
  });

  test('the database folds texts as the server does', async () => {
    const texts = [
      ...[
        'Zoë  Ångström',
        ' ÉÉN\u00a0twee ',
        'ØÆ ß ẞ',
        'Ελλάδα ΟΔΟΣ ЖУК',
        'Tomáš\tŁódź',
        '한글',
        'ﬁ',
        'İSTANBUL Iı',
        '',
        "D’Hondt, foto`s, 't Hart ʹʻʼʽʾʿˈ‘‛′‵ꞌ＇",
        `μm mm ${[...LATIN_LETTERS.keys()].join('').toUpperCase()}`,
      ],
      // Hebrew points, Arabic vowels, Thai and Devanagari vowels and tones, marks outside the Basic Multilingual
      // Plane.
      ...['שָׁלוֹם', 'مَرْحَبًا', 'น้ำที่นี่'],
      ...['हिन्दी', '\u{11013}\u{11038}\u{1d158}\u{1d165}'],
    ];
    for (const text of texts) {
      const { folded } = await queryRow<{ folded: string }>(
        testServer.services.db,
        sql`select fold_text(${text}::text) as folded`,
      );
      expect(folded).toBe(fold(text));
    }
  });

  test('an entry is shown with its user, and is not found under another id', async () => {
    const { db } = testServer.services;
    const { id: user } = await signedInAs(testServer, { su: true });
    const { id } = await queryRow<{ id: number }>(
      db,
      sql`
        insert into logs (level, source, module, message, method, datetime, user_id, request_url, answer, debug, info)
        values ('error', 'back-end', 'Test', 'Alles', 'PUT', ${utc(NOW)}::timestamp, ${user}, '/api/test',
          '{"code": "ERROR"}', '{"file": "server/a.ts", "line": 3}', '{"host": "a"}')
        returning id`,
    );
    expect(bodyOf(await browser.get(`log/${id}`))).toEqual({
      code: 'OK',
      log: {
        id,
        level: 'error',
        source: 'back-end',
        module: 'Test',
        message: 'Alles',
        method: 'PUT',
        datetime: utc(NOW),
        user: { id: user, name: { firstname: 'Test', surname: 'Persoon' } },
        request_url: '/api/test',
        answer: { code: 'ERROR' },
        debug: { file: 'server/a.ts', line: 3 },
        info: { host: 'a' },
      },
    });
    for (const other of ['0', 'abc', '2147483647', '99999999999'])
      expect((await browser.get(`log/${other}`)).status).toBe(404);
    expect((await browser.get(`log/${id}?x=1`)).status).toBe(400);
  });
});

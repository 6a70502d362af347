import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { categories } from '../../../server/content/terms/categories';
import { tags } from '../../../server/content/terms/tags';
import { queryRows, type Database } from '../../../server/database/database';
import { PLAIN_MODULES } from '../../../server/plain-modules';
import { ENDPOINTS } from '../../../server/routes';
import type { Filter } from '../../../server/shared/filters';
import type { Resource } from '../../../server/shared/resource';
import type { Browser } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { ownDatabase } from '../support/demo-database';
import { fillTable } from '../support/large-table';

/** More rows than a list sorts in memory. */
const ROWS = 10_500;
/** Maximum rows that a page may read: far fewer than the table has. */
const FEW = ROWS / 10;

interface List {
  readonly endpoint: string;
  readonly table: string;
  readonly sortable: readonly string[];
  readonly filters: Readonly<Record<string, Pick<Filter, 'kind'> & { readonly column: string }>>;
  /** Condition of the listed rows, if the table has those of several lists. */
  readonly of?: SQL;
}

/** A value that most rows share, and another that few have. */
const mostly = (usual: SQL, other: SQL): SQL => sql`case when n % 100 = 0 then ${other} else ${usual} end`;

const literal = (value: string | number): SQL => sql.raw(typeof value === 'number' ? String(value) : `'${value}'`);

/** Condition for the rows of the requested website. */
const OWN = sql`website_id = 1`;

/** Values for columns of a plain module that do not accept any text: choices, and optional references. */
const choicesOf = ({ columns }: Resource): Readonly<Record<string, SQL>> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(
      ([name, { options = [], toStorable, isList, foldable, nullable }]): [string, SQL][] => {
        const [usual, other = usual] = options;
        if (usual !== undefined && other !== undefined) return [[name, mostly(literal(usual), literal(other))]];
        // Required references point to the first row of the demonstration data.
        return toStorable === undefined || foldable || isList === true ? [] : [[name, nullable ? sql`null` : sql`1`]];
      },
    ),
  );

/** Columns with JSON. */
const JSON_OF: Readonly<Record<string, Readonly<Record<string, SQL>>>> = {
  emails: {
    variables: sql`'[]'::jsonb`,
    custom_variables: sql`'{}'::jsonb`,
    attachments: sql`'[]'::jsonb`,
    category_id: mostly(sql`1`, sql`2`),
  },
};

/** Every list, with values for the columns that do not accept any text. */
const LISTS: readonly (readonly [List, Readonly<Record<string, SQL>>?])[] = [
  ...PLAIN_MODULES.map(
    ({ resource }) =>
      [
        // Categories of e-mails belong to a website.
        resource.endpoint === 'emails' ? { ...resource, of: OWN } : resource,
        {
          ...choicesOf(resource),
          ...JSON_OF[resource.endpoint],
          ...(resource.hasParts === true ? { author: sql`null`, author_version: sql`null` } : {}),
        },
      ] as const,
  ),
  [
    {
      endpoint: 'user',
      table: 'users',
      sortable: ['name', 'firstname', 'surname', 'email', 'active', 'lastLogin'],
      filters: {
        name: { kind: 'contains', column: 'by_name' },
        email: { kind: 'contains', column: 'email' },
        active: { kind: 'equals', column: 'active' },
      },
    },
    {
      search: sql`left(md5(n::text), 16) || ' ' || left(md5(n::text), 16)`,
      email: sql`left(md5(n::text), 16)`,
      active: sql`n % 100 > 0`,
    },
  ],
  [{ ...tags, of: OWN }, { meta_og_image: sql`null` }],
  [{ ...categories, of: OWN }, { meta_og_image: sql`null` }],
  [
    {
      endpoint: 'blog',
      table: 'content_items',
      sortable: ['title', 'url', 'status', 'datetime_online', 'datetime'],
      filters: {
        title: { kind: 'contains', column: 'by_name' },
        url: { kind: 'contains', column: 'url' },
        status: { kind: 'oneOf', column: 'status' },
      },
      of: sql`${OWN} and module = 'blog'`,
    },
    {
      module: sql`'blog'`,
      status: mostly(sql`'published'`, sql`'unpublished'`),
      details: sql`'{}'`,
      meta: sql`'{}'`,
      blocks: sql`'[]'`,
      ...Object.fromEntries(
        ['image', 'cover', 'share_image', 'parent_id', 'project_id', 'resource_id', 'author_id', 'lock_session'].map(
          (column) => [column, sql`null`],
        ),
      ),
    },
  ],
  [
    {
      endpoint: 'etim/combination',
      table: 'etim_combinations',
      sortable: ['description', 'template', 'unit'],
      filters: {
        description: { kind: 'contains', column: 'by_description' },
        template: { kind: 'contains', column: 'by_template' },
        unit: { kind: 'contains', column: 'by_unit' },
      },
    },
    { note_id: sql`null` },
  ],
];

/** Lists that read one table in the same way as blog posts. */
const ALIKE = ['news', 'press', 'page', 'reference', 'branch'];
/** Lists of which an installation has only a few rows, and paths that are not lists. */
const SMALL = [
  'emails/category',
  'faq/category',
  'faq/category/:category/question',
  'faq/question',
  'structure',
  'usergroup',
  'usergroup/rights',
  'dns/:id/link',
  'block',
  'block/types',
  'block/types/:type',
  'block/:code',
  'block/templates',
  'block/templates/:id',
  'queue/task',
  'queue/:id',
  'spareparts/logs/:id',
  'spareparts/:id/logs',
  'spareparts/:id/logs/levels',
  'svgicons/spare-part-category',
];
/** Lists that are read completely and grouped: short enough to sort by hand, or measured elsewhere. */
const WHOLE = [
  'commerce/calendar',
  'promotion/applicable',
  'defaultcart/:id/usage',
  'etim/category',
  'etim/feature',
  'item/:id/features',
  'queue',
];
/** Suggestions, of which only a few are read at a time. */
const SUGGESTED = [
  'account',
  'target',
  'resource',
  'project',
  'assortment',
  'item',
  'item/features',
  'navigation/routes',
  'icon',
];
/** The library has its own test with many files: it is a tree that is read one folder at a time. */
const isOfLibrary = (path: string): boolean => path === 'library' || path.startsWith('library/');

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Plans'?: readonly Plan[];
}
const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The query plan of a statement. */
const planOf = async (db: Pick<Database, 'execute'>, question: SQL): Promise<Plan> => {
  const [
    {
      'QUERY PLAN': [{ Plan: plan }],
    },
  ] = (await queryRows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    db,
    sql`explain (analyze, timing off, format json) ${question}`,
  )) as [{ 'QUERY PLAN': [{ Plan: Plan }] }]; // cast: PostgreSQL's `EXPLAIN (FORMAT JSON)` gives this
  return plan;
};

/** The access paths of a statement to a table, and the number of rows it reads there. */
interface Way {
  readonly ways: readonly string[];
  readonly looked: number;
}
const wayInto = (table: string, plan: Plan): Way => {
  const nodes = nodesOf(plan).filter((node) => node['Relation Name'] === table);
  return {
    ways: nodes.map((node) => node['Node Type']),
    looked: nodes.reduce(
      (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    ),
  };
};

describe('a page of a large list', () => {
  let testServer: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    testServer = await openTestServer({ database: await ownDatabase() });
    browser = await signedInAs(testServer, { su: true });
    const { db } = testServer.services;
    for (const [{ table }, own = {}] of LISTS) {
      await fillTable(db, table, ROWS, { website_id: sql`1`, last_website_id: sql`1`, language: sql`'en'`, ...own });
      if (table === 'content_items')
        await fillTable(db, table, ROWS, {
          website_id: sql`1`,
          ...own,
          module: sql`'page'`,
          preview_hash: sql`'page ' || n`,
          search: sql`left(md5(n::text), 16) || ' elders'`,
        });
    }
    await fillTable(db, 'projects', ROWS, {});
    await db.execute(sql`update content_items set tags = array[7] where module = 'page' and id % 100 = 0`);
    const [item] = await queryRows<{ id: number }>(
      db,
      sql`select min(id) as id from content_items where module = 'page'`,
    );
    await db.execute(
      sql`
      insert into content_history (item_id, type, at, state)
      select ${item?.id}, 'save', '2026-11-01', '{}' from generate_series(1, ${ROWS}::integer)`,
    );
    // Moves new rows from the pending list into the text indexes.
    await db.execute(sql`vacuum analyze`);
  }, 60_000);
  afterAll(() => testServer.close());

  /** The plan of a page: its access paths to the table, and the number of rows it reads there. */
  const wayOf = async (
    { endpoint, table }: List,
    query: Readonly<Record<string, string>>,
  ): Promise<Way & { readonly total: number }> => {
    const { db } = testServer.services;
    const asked = jest.spyOn(db, 'execute');
    const reply = await browser.get(`${endpoint}?${new URLSearchParams({ perPage: '25', ...query }).toString()}`);
    const statements = asked.mock.calls.flatMap(([statement]) =>
      typeof statement === 'string' ? [] : [statement.getSQL()],
    );
    asked.mockRestore();
    expect(reply.status).toBe(200);
    const page = statements.filter((statement) => new PgDialect().sqlToQuery(statement).sql.includes('with found as'));
    expect(page).toHaveLength(1);
    const plan = await planOf(db, page[0] ?? sql``);
    const {
      meta: {
        pagination: { total },
      },
    } = reply.body as { meta: { pagination: { total: number } } }; // cast: without this shape, the test fails
    return { total, ...wayInto(table, plan) };
  };
  /** The access paths of all statements of a call to a table. */
  const waysOf = async (path: string, table: string): Promise<Way> => {
    const { db } = testServer.services;
    const asked = jest.spyOn(db, 'execute');
    expect((await browser.get(path)).status).toBe(200);
    const statements = asked.mock.calls.flatMap(([statement]) =>
      typeof statement === 'string' ? [] : [statement.getSQL()],
    );
    asked.mockRestore();
    const ways: Way[] = [];
    for (const statement of statements) ways.push(wayInto(table, await planOf(db, statement)));
    const used = ways.filter((way) => way.ways.length > 0);
    expect(used).not.toEqual([]);
    return { ways: used.flatMap((way) => way.ways), looked: used.reduce((sum, { looked }) => sum + looked, 0) };
  };
  const expectQuick = ({ ways, looked }: Way): void => {
    expect(ways).not.toContain('Seq Scan');
    expect(looked).toBeLessThan(FEW);
  };

  test('is asked of every list that can grow', () => {
    const listed = ENDPOINTS.filter(
      ({ method, access, path }) =>
        method === 'GET' &&
        access.kind === 'modules' &&
        ![...SMALL, ...ALIKE, ...SUGGESTED, ...WHOLE].includes(path) &&
        !path.startsWith('preview/') &&
        !isOfLibrary(path),
    ).map(({ path }) => path);
    expect(listed.toSorted()).toEqual(LISTS.map(([{ endpoint }]) => endpoint).toSorted());
  });

  describe.each(LISTS.map(([list]) => [list.endpoint, list] as const))('%s', (_, list) => {
    test('in the order of nobody', async () => {
      expectQuick(await wayOf(list, {}));
    });

    test.each(
      list.sortable.flatMap(
        (field) =>
          [
            [field, 'asc'],
            [field, 'desc'],
          ] as const,
      ),
    )('by %s %s', async (field, order) => {
      expectQuick(await wayOf(list, { [`sort[${field}]`]: order }));
    });

    test('that holds a text', async () => {
      const [row] = await queryRows<{ search: string }>(
        testServer.services.db,
        sql`select search from ${sql.identifier(list.table)} where ${list.of ?? sql`true`} order by id desc limit 1`,
      );
      const way = await wayOf(list, { general: row?.search.slice(3, 15) ?? '' });
      expectQuick(way);
      expect(way.total).toBe(1);
    });

    test.each(Object.entries(list.filters))('narrowed by %s', async (name, { kind, column }) => {
      const values = await queryRows<{ value: string; count: number }>(
        testServer.services.db,
        sql`
        select ${sql.identifier(column)}::text as value, count(*)::integer as count
        from ${sql.identifier(list.table)} where ${list.of ?? sql`true`}
        group by 1 order by ${kind === 'until' ? sql`1` : sql`1 desc`}`,
      );
      const byCount = values.toSorted((one, other) => one.count - other.count);
      const onWire = (value = '') => ({ true: '1', false: '0' })[value] ?? value;
      const field = kind === 'oneOf' ? `${name}[]` : name;
      if (kind === 'contains') expectQuick(await wayOf(list, { [field]: values[10]?.value.slice(3, 15) ?? '' }));
      else if (kind === 'equals' || kind === 'oneOf')
        for (const rank of [0, -1]) expectQuick(await wayOf(list, { [field]: onWire(byCount.at(rank)?.value) }));
      else for (const rank of [0, -1]) expectQuick(await wayOf(list, { [field]: values.at(rank)?.value ?? '' }));
    });
  });

  describe.each([
    ['page', 'content_items', 'by_name'],
    ['tag', 'tags', 'by_label'],
    ['category', 'categories', 'by_name'],
    ['project', 'projects', 'search'],
  ])('suggestions of %s', (source, table, column) => {
    test.each([
      ['what begins with it', 0, 8],
      ['what holds it', 4, 10],
    ])('look at little more than %s', async (_what, from, to) => {
      const [row] = await queryRows<{ text: string }>(
        testServer.services.db,
        sql`select ${sql.identifier(column)} as text from ${sql.identifier(table)} order by id desc limit 1`,
      );
      expectQuick(await waysOf(`${source}?autocomplete=${row?.text.slice(from, to) ?? ''}`, table));
    });

    test.each(['ab', 'zz9'])('look at little for %s', async (text) => {
      expectQuick(await waysOf(`${source}?autocomplete=${text}`, table));
    });
  });

  test('that tells where a tag is used looks at those that have it', async () => {
    const [tag] = await queryRows<{ id: number }>(
      testServer.services.db,
      sql`
      insert into tags (website_id, label, by_label, url, by_url, datetime, meta_seo_title, meta_seo_description,
        meta_og_title, meta_og_description, meta_canonical, search)
      values (1, 'zz', 'zz', '', '', '2026-11-01', '', '', '', '', '', 'zz') returning id`,
    );
    await testServer.services.db.execute(
      sql`update content_items set tags = array[${tag?.id}::integer] where tags = array[7]`,
    );
    await testServer.services.db.execute(sql`vacuum analyze content_items`);
    expectQuick(await waysOf(`tag/${tag?.id ?? 0}/usage`, 'content_items'));
  });

  test('that tells where a file is used looks at those that show it', async () => {
    const { db } = testServer.services;
    const [file] = await queryRows<{ id: number }>(db, sql`select id from library_nodes where name = 'bus-01.jpg'`);
    await db.execute(
      sql`
      update content_items set files = array[${file?.id}::integer]
      where id in (select id from content_items where module = 'page' and id % 500 = 1)`,
    );
    await db.execute(
      sql`
      update content_items set media = '{bus-01.jpg}'
      where id in (select id from content_items where module = 'page' and id % 500 = 2)`,
    );
    await db.execute(sql`vacuum analyze content_items`);
    expectQuick(await waysOf('library/usage/Vestigingen/bus-01.jpg', 'content_items'));
  });

  test('is not needed for an item with a long history', async () => {
    const [item] = await queryRows<{ id: number; hash: string; entry: number }>(
      testServer.services.db,
      sql`
      select i.id, preview_hash as hash, (select max(id) from content_history where item_id = i.id) as entry
      from content_items i
      where id = (select item_id from content_history group by item_id order by count(*) desc limit 1)`,
    );
    for (const path of [`page/${item?.id ?? 0}`, `page/mutation/${item?.entry ?? 0}`]) {
      for (const table of ['content_items', 'content_history']) expectQuick(await waysOf(path, table));
    }
    expectQuick(await waysOf(`preview/page/${item?.hash ?? ''}`, 'content_items'));
  });

  test('is told apart from one that no index serves', async () => {
    const [list] = LISTS[0] ?? [];
    if (list === undefined) throw new Error('There are no lists');
    await testServer.services.db.execute(sql`drop index holidays_order_2`);
    const { ways, looked } = await wayOf(list, { 'sort[reason]': 'asc' });
    expect(ways).toContain('Seq Scan');
    expect(looked).toBeGreaterThan(ROWS);
  });
});

/** Deleting a row queries every table that refers to it. Websites are never deleted. */
test('what refers to a row that may go is found by an index', async () => {
  const testServer = await openTestServer({ database: await ownDatabase() });
  const without = await queryRows(
    testServer.services.db,
    sql`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.confrelid <> 'websites'::regclass
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`,
  );
  await testServer.close();
  expect(without).toEqual([]);
});

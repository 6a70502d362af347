import { sql } from 'drizzle-orm';
import type { Proposals } from '../../../src/domain/spare-parts/spare-item.rule';
import { queryRow, queryRows, type Database } from '../../../server/database/database';
import { JobInterrupted, JobRefused, type JobContext } from '../../../server/operations/jobs/job-task';
import type { LogValues } from '../../../server/operations/jobs/job-texts';
import { syncSpareParts } from '../../../server/operations/jobs/tasks/sync-spare-parts';
import {
  readAnswer,
  type SupplierAnswer,
  type SupplierFeed,
} from '../../../server/spare-parts/published/supplier-feed';
import { itemsOf, sheetsOf, type ItemRow } from '../../../server/spare-parts/references/sheet-rows';
import { utc } from '../../../server/shared/utc';
import { bodyOf, type Browser } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { LiveStream } from '../support/live';

interface ReferenceRow {
  readonly id: number;
  readonly version: number;
  readonly checked_at: string | null;
  readonly check_status: string;
  readonly process_status: string;
  readonly has_updates: boolean;
  readonly match_availability: number | null;
}
interface LogRow {
  readonly level: string;
  readonly message: string;
  readonly names: readonly string[];
}

/** A supplier's answer for each item, or one answer instead. */
type Supplied = SupplierAnswer | ((item: ItemRow) => Proposals);

/** A supplier whose items equal the stored ones, except those given by reference. */
const feedOf = (db: Database, given: Readonly<Record<string, Supplied>> = {}): SupplierFeed => ({
  read: async (reference) => {
    const supplied = given[reference] ?? (() => ({}));
    if (typeof supplied !== 'function') return supplied;
    const { id } = await queryRow<{ id: number }>(db, sql`select id from spare_parts where reference = ${reference}`);
    const items = await itemsOf(db, id);
    return readAnswer(
      (await sheetsOf(db, id)).map((sheet) => ({
        code: sheet.code.toLowerCase(),
        items: items
          .filter(({ sheet_id }) => sheet_id === sheet.id)
          .map((item) => {
            const { number, code, name, remarks, quantity, specifications } = item;
            return { number, fields: { code, name, remarks, quantity, specifications, ...supplied(item) } };
          }),
      })),
    );
  },
});

const TIMEOUT: SupplierAnswer = { kind: 'failed', failure: 'timeout' };

describe('the sync of spare parts', () => {
  let testServer: TestServer;
  let db: Database;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    db = testServer.services.db;
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  /** Runs the task. @param stopAt interrupts it before this reference, counted from 0 @returns its last line */
  const run = async (feed: SupplierFeed | null, reference: string, stopAt?: number) => {
    const lines: (readonly [string, LogValues])[] = [];
    const job: JobContext = {
      services: { ...testServer.services, timeZone: 'Europe/Amsterdam' },
      embedded: true,
      parameters: { reference },
      website: null,
      caller: null,
      progress: (done) => (done === stopAt ? Promise.reject(new JobInterrupted()) : Promise.resolve()),
      log: (key, values = {}) => {
        lines.push([key, values]);
      },
      finish: () => Promise.reject(new Error('Nothing is finished in one step')),
    };
    await syncSpareParts(() => Promise.resolve(feed)).run(job);
    return { keys: lines.map(([key]) => key), sum: lines.at(-1)?.[1] ?? {} };
  };
  const rowOf = (reference: string): Promise<ReferenceRow> =>
    queryRow<ReferenceRow>(
      db,
      sql`
        select id, version, checked_at::text as checked_at, check_status, process_status, has_updates,
          match_availability
        from spare_parts where reference = ${reference}`,
    );
  const itemOf = async (reference: string, place = 0): Promise<ItemRow> => {
    const item = (await itemsOf(db, (await rowOf(reference)).id))[place];
    if (item === undefined) throw new Error(`${reference} has no item ${place}`);
    return item;
  };
  /** The logs, newest first. */
  const logsOf = async (reference: string): Promise<readonly LogRow[]> =>
    bodyOf<{ logs: readonly LogRow[] }>(await su.get(`spareparts/${(await rowOf(reference)).id}/logs?perPage=100`))
      .logs;
  const save = async (reference: string, item: ItemRow, form: Readonly<Record<string, string>>, version?: string) =>
    su.call('PUT', `spareparts/${(await rowOf(reference)).id}/item/${item.id}`, form, {
      ...(version !== undefined && { 'If-Match': version }),
    });

  it('stores what differs as proposals, and an editor with the version before gets a conflict (R-SPA-40, R-SPA-22)', async () => {
    const reference = 'SV-HR24-2013';
    const item = await itemOf(reference);
    const before = await rowOf(reference);
    const etag = (await su.get(`spareparts/${before.id}`)).headers.get('ETag') ?? '';
    testServer.clock.now += 3_600_000;
    const feed = feedOf(db, { [reference]: ({ id }) => (id === item.id ? { name: 'Anders', quantity: '7' } : {}) });
    expect((await run(feed, reference)).sum).toEqual({ done: 1, filled: 0, proposed: 2, withdrawn: 0, failed: 0 });
    expect((await itemOf(reference)).proposals).toEqual({ name: 'Anders', quantity: '7' });
    expect(await rowOf(reference)).toMatchObject({
      version: before.version + 1,
      checked_at: utc(testServer.clock.now),
      check_status: 'UNCHECKED',
      process_status: 'PROCESSED',
      has_updates: true,
    });
    expect((await save(reference, item, { remarks: 'Oud' }, etag)).status).toBe(412);
    const [log] = await logsOf(reference);
    expect(log).toMatchObject({ level: 'message', message: 'Changes are proposed', names: [reference] });
  });

  it('proposes nothing new a second time, and keeps the version (R-SPA-41)', async () => {
    const reference = 'SV-HR28-2013';
    const feed = feedOf(db, { [reference]: () => ({ specifications: 'RVS 316' }) });
    await run(feed, reference);
    const [first, logs] = [await rowOf(reference), await logsOf(reference)];
    testServer.clock.now += 3_600_000;
    expect((await run(feed, reference)).sum).toMatchObject({ done: 1, proposed: 0, withdrawn: 0 });
    expect(await rowOf(reference)).toEqual({ ...first, checked_at: utc(testServer.clock.now) });
    expect(await logsOf(reference)).toEqual(logs);
  });

  it('does not propose again what was rejected, but another value (R-SPA-10, R-SPA-40)', async () => {
    const reference = 'SV-HR35-2013';
    const item = await itemOf(reference);
    const saying = (name: string) => feedOf(db, { [reference]: ({ id }) => (id === item.id ? { name } : {}) });
    await run(saying('Nieuw'), reference);
    expect((await save(reference, item, { cancels: '["name"]' })).status).toBe(200);
    const rejected = await rowOf(reference);
    await run(saying('Nieuw'), reference);
    expect((await itemOf(reference)).proposals).toEqual({});
    expect(await rowOf(reference)).toMatchObject({ version: rejected.version, check_status: 'CHECKED' });
    await run(saying('Nieuwer'), reference);
    expect((await itemOf(reference)).proposals).toEqual({ name: 'Nieuwer' });
    expect((await save(reference, item, { name: 'Nieuwer' })).status).toBe(200);
    await run(saying('Nieuwer'), reference);
    expect(await itemOf(reference)).toMatchObject({ name: 'Nieuwer', proposals: {} });
  });

  it('withdraws what the supplier no longer proposes (R-SPA-40)', async () => {
    const reference = 'SV-HR28-2019';
    const before = await rowOf(reference);
    expect(before.has_updates).toBe(true);
    const { sum } = await run(feedOf(db), reference);
    expect(sum).toMatchObject({ proposed: 0 });
    expect(sum['withdrawn']).toBeGreaterThanOrEqual(40);
    expect(await rowOf(reference)).toMatchObject({
      version: before.version + 1,
      has_updates: false,
      check_status: 'CHECKED',
    });
    expect((await logsOf(reference))[0]).toMatchObject({ level: 'message', message: 'Proposals were withdrawn' });
  });

  it('leaves everything but the state of a reference without an answer as it was (R-SPA-42)', async () => {
    const reference = 'SV-HR35-2012';
    const [before, item] = [await rowOf(reference), await itemOf(reference)];
    expect(before.has_updates).toBe(true);
    testServer.clock.now += 3_600_000;
    const { keys, sum } = await run(feedOf(db, { [reference]: TIMEOUT }), reference);
    expect([keys[0], sum]).toEqual(['supplier-timeout', { done: 1, filled: 0, proposed: 0, withdrawn: 0, failed: 1 }]);
    expect(await rowOf(reference)).toEqual({
      ...before,
      checked_at: utc(testServer.clock.now),
      process_status: 'PROCESS_FAILED',
    });
    expect(await itemOf(reference)).toEqual(item);
    expect((await logsOf(reference))[0]).toEqual(
      expect.objectContaining({ level: 'error', message: 'The supplier did not answer in time', names: [reference] }),
    );
    await run(feedOf(db, { [reference]: ({ proposals }) => proposals }), reference);
    expect(await rowOf(reference)).toMatchObject({ process_status: 'PROCESSED', version: before.version });
  });

  it('takes an answer without parts for none: proposals stay (R-SPA-42)', async () => {
    const reference = 'SV-BLR120-2012';
    const before = await rowOf(reference);
    const { keys } = await run(feedOf(db, { [reference]: readAnswer([{ code: 'POMP', items: [] }]) }), reference);
    expect([keys[0], before.has_updates]).toEqual(['supplier-empty', true]);
    expect(await rowOf(reference)).toMatchObject({ has_updates: true, version: before.version });
  });

  it('adds the sheets of a reference that has none, once (R-SPA-41)', async () => {
    const reference = 'SV-WP16-2012';
    const { code } = await queryRow<{ code: string }>(db, sql`select code from shop_items order by id limit 1`);
    const before = await rowOf(reference);
    expect([before.process_status, await sheetsOf(db, before.id)]).toEqual(['UNPROCESSED', []]);
    const sheets = readAnswer([
      { code: 'POMP', items: [{ number: '1', fields: { code, name: 'Rotor', quantity: '2' } }] },
      { code: 'ELEKTRO', items: [{ number: '3', fields: { code: 'bestaat-niet' } }] },
    ]);
    await run(feedOf(db, { [reference]: sheets }), reference);
    const filled = await rowOf(reference);
    expect(filled).toMatchObject({ process_status: 'PROCESSED', version: before.version + 1, match_availability: 50 });
    expect((await sheetsOf(db, before.id)).map(({ label }) => label)).toEqual(['Pomp', 'Elektronica']);
    const items = await itemsOf(db, before.id);
    expect(items.map(({ number, name, quantity }) => [number, name, quantity])).toEqual([
      ['1', 'Rotor', '2'],
      ['3', '3', ''],
    ]);
    await run(feedOf(db, { [reference]: sheets }), reference);
    expect([await itemsOf(db, before.id), (await rowOf(reference)).version]).toEqual([items, filled.version]);
    const logs = (await logsOf(reference)).filter(({ message }) => message === 'Reference was read from the supplier');
    expect(logs.length).toBeGreaterThan(0);
  });

  it('warns of items that only one of both has (R-SPA-42)', async () => {
    const reference = 'SV-HR24-2014';
    const item = await itemOf(reference);
    const [sheet] = await sheetsOf(db, (await rowOf(reference)).id);
    const other = { number: '99', fields: { name: 'Extra' } };
    const first = { number: item.number, fields: { name: 'Eerst' } };
    await run(feedOf(db, { [reference]: readAnswer([{ code: sheet?.code ?? '', items: [first, other] }]) }), reference);
    expect((await itemOf(reference)).proposals).toEqual({ name: 'Eerst' });
    const logs = await logsOf(reference);
    expect(logs.slice(0, 2).map(({ level }) => level)).toEqual(['warning', 'message']);
    const { data } = await queryRow<{ data: string }>(
      db,
      sql`
        select l.data from spare_part_logs l join spare_part_log_references r on r.log_id = l.id
        where r.spare_part_id = ${(await rowOf(reference)).id} and l.level = 'warning' order by l.id desc limit 1`,
    );
    const items = await itemsOf(db, (await rowOf(reference)).id);
    expect(JSON.parse(data)).toEqual({ added: '1', missing: String(items.length - 1) });
  });

  it('can be cancelled between two references, and goes on the next time (R-SPA-41)', async () => {
    const references = await queryRows<{ reference: string }>(
      db,
      sql`select reference from spare_parts where reference like 'SV-HYB06-%' and process_status = 'PROCESSED' order by id`,
    );
    const [first, second] = references.map(({ reference }) => reference);
    const feed = feedOf(db, Object.fromEntries(references.map(({ reference }) => [reference, () => ({ code: '42' })])));
    await expect(run(feed, 'SV-HYB06', 1)).rejects.toThrow(JobInterrupted);
    const stopped = [await rowOf(first ?? ''), await rowOf(second ?? '')];
    expect(stopped.map(({ has_updates }) => has_updates)).toEqual([true, false]);
    await run(feed, 'sv-hyb06');
    const after = [await rowOf(first ?? ''), await rowOf(second ?? '')];
    expect(after.map(({ version }) => version)).toEqual([stopped[0]?.version, (stopped[1]?.version ?? 0) + 1]);
  });

  it('asks about the chosen references only, and needs some', async () => {
    const untouched = await rowOf('SV-GK2-2013');
    const done = Number((await run(feedOf(db), 'SV-GK4-20')).sum['done']);
    const { total } = await queryRow<{ total: number }>(
      db,
      sql`select count(*)::integer as total from spare_parts where reference like 'SV-GK4-20%'`,
    );
    // More references than are requested at a time.
    expect([done, done > 8, await rowOf('SV-GK2-2013')]).toEqual([total, true, untouched]);
    await expect(run(feedOf(db), 'nowhere')).rejects.toThrow(new JobRefused('references-missing'));
    await expect(run(null, '')).rejects.toThrow(new JobRefused('feed-missing'));
  });

  it('tells consoles of a reference that changed (R-SPA-41)', async () => {
    const reference = 'SV-MIX1-2013';
    const { id } = await rowOf(reference);
    const stream = await LiveStream.open(testServer, su);
    await run(feedOf(db, { [reference]: () => ({ remarks: 'Nieuw' }) }), reference);
    expect(await stream.hear('record')).toEqual({
      path: `spareparts/${id}`,
      own: 0,
      user: { name: 'Kantoor' },
      deleted: 0,
    });
    await stream.leave();
  });
});

import { sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { queryRow, queryRows } from '../../../server/database/database';
import { bodyOf, refusedFields, type Browser, type Reply } from '../support/browser';
import { aGroup, aPerson, openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { LiveStream } from '../support/live';
import { insertRun } from '../../../server/operations/jobs/job-runs';

interface RunOnWire {
  readonly id: number;
  readonly task: string;
  readonly label: string;
  readonly state: string;
  readonly progress: number;
  readonly attempt: number;
  readonly lines: number;
  readonly file: string | null;
  readonly can_retry: number;
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  readonly status: { readonly label: string; readonly description: string };
}
const runsIn = (reply: Reply) => bodyOf<{ queue: readonly RunOnWire[] }>(reply).queue;
const idIn = ({ headers }: Reply): number => Number(/\d+$/.exec(headers.get('location') ?? '')?.[0]);

// Rules R-JOB-01, R-JOB-05, R-JOB-06, R-JOB-11, R-JOB-12 and R-JOB-14.
describe('jobs', () => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const start = (by: Browser, task: string, parameters: object = {}) =>
    by.call('POST', 'queue', { task, parameters: JSON.stringify(parameters) });
  const runOf = async (by: Browser, id: number): Promise<RunOnWire> => {
    const found = runsIn(await by.get('queue')).find((run) => run.id === id);
    if (found === undefined) throw new Error(`There is no run ${id}`);
    return found;
  };
  /** The run after it has ended. */
  const ended = async (by: Browser, id: number): Promise<RunOnWire> => {
    const stream = await LiveStream.open(testServer, su);
    for (;;) {
      const run = await runOf(by, id);
      if (run.state !== 'waiting' && run.state !== 'running') {
        await stream.leave();
        return run;
      }
      await stream.hear('job');
    }
  };
  const done = async (task: string, parameters: object = {}): Promise<RunOnWire> => {
    const reply = await start(su, task, parameters);
    expect(reply.status).toBe(201);
    return ended(su, idIn(reply));
  };

  /** The log entry of a failed run, which is written after the run has ended. */
  const loggedOf = async (id: number): Promise<string> => {
    for (;;) {
      const [entry] = await queryRows<{ message: string }>(
        testServer.services.db,
        sql`select message from logs where module = 'Jobs' and request_url = ${`queue/${id}`}`,
      );
      if (entry !== undefined) return entry.message;
      await setImmediate();
    }
  };

  test('tasks say what they are, in the language of the person', async () => {
    const { tasks } = bodyOf<{ tasks: Record<string, { label: string; parameters: Record<string, object> }> }>(
      await su.get('queue/task'),
    );
    expect(Object.keys(tasks)).toEqual([
      'rebuild-search',
      'regenerate-pictures',
      'export-module',
      'check-links',
      'delete-expired',
      'sync-spare-parts',
    ]);
    expect(tasks['export-module']?.parameters['module']).toMatchObject({ type: 'select', label: 'Module' });
    expect(tasks['export-module']?.parameters['module']).not.toHaveProperty('default');
  });

  test.each(['nl', 'en'] as const)('every choice of an option has a text in %s', async (language) => {
    await testServer.services.db.execute(sql`update users set language = ${language} where su`);
    interface Option {
      readonly items?: readonly { readonly value: string; readonly label: string }[];
    }
    const { tasks } = bodyOf<{ tasks: Record<string, { parameters: Record<string, Option> }> }>(
      await su.get('queue/task'),
    );
    const items = Object.values(tasks).flatMap(({ parameters }) =>
      Object.values(parameters).flatMap((option) => option.items ?? []),
    );
    expect(items.length).toBeGreaterThan(20);
    expect(items.filter(({ value, label }) => value === label)).toEqual([]);
  });

  test('the search index is rebuilt', async () => {
    const { db } = testServer.services;
    await db.execute(sql`update error_codes set search = 'broken' where id = (select min(id) from error_codes)`);
    const { id } = await done('rebuild-search');
    const { run } = bodyOf<{ run: RunOnWire }>(await su.get(`queue/${id}`));
    expect(run).toMatchObject({ state: 'done', progress: 100 });
    expect(run.status.description).toMatch(/of error_codes read: \d+; corrected: 1/);
    expect(await queryRows(db, sql`select id from error_codes where search = 'broken'`)).toEqual([]);
    expect(run.status.description).not.toMatch(/corrected: [2-9]/);
  });

  test('a module is saved as a file of the library', async () => {
    const run = await done('export-module', { module: 'redirect', separator: 'comma' });
    expect(run.state).toBe('done');
    expect(run.file).toMatch(/^api\/library\/Exports\/redirect-.*\.csv$/);
    const file = await su.get(`/${(run.file ?? '').replace('api/library/', 'media/')}`);
    expect(file.text).toMatch(/^\uFEFF?id,location_from,/);
    const { total } = await queryRow<{ total: number }>(
      testServer.services.db,
      sql`select count(*)::integer as total from redirects where website_id = 1`,
    );
    expect(file.text.trimEnd().split('\r\n')).toHaveLength(total + 1);
  });

  test.each([
    ['nl', 'id;location_from;'],
    ['en', 'id,location_from,'],
  ])('without a separator the file has that of the language of the person: %s', async (language, head) => {
    await testServer.services.db.execute(sql`update users set language = ${language} where su`);
    const { file } = await done('export-module', { module: 'redirect' });
    const { text } = await su.get(`/${(file ?? '').replace('api/library/', 'media/')}`);
    expect(text.replace('\uFEFF', '').startsWith(head)).toBe(true);
  });

  test('the file of a module with a slash in its name can be opened (R-JOB-10)', async () => {
    const { file } = await done('export-module', { module: 'spareparts/categories' });
    expect(file).toMatch(/\/spareparts-categories-[^/]*\.csv$/);
    expect((await su.get((file ?? '').replace('api/', ''))).status).toBe(200);
  });

  test('pictures are made again', async () => {
    const { db } = testServer.services;
    await db.execute(sql`delete from library_thumbnails`);
    const run = await done('regenerate-pictures', { folder: 'Vestigingen' });
    expect(run.state).toBe('done');
    expect(await queryRows(db, sql`select blob_id from library_thumbnails limit 1`)).toHaveLength(1);
    expect((await done('regenerate-pictures', { folder: 'Nowhere' })).state).toBe('failed');
  });

  test('broken links of the website are named', async () => {
    const run = await done('check-links');
    expect(run.state).toBe('done');
    expect(run.status.description).toMatch(/Broken internal links: /);
  });

  test('expired data are deleted', async () => {
    const { db } = testServer.services;
    await db.execute(sql`insert into creations (print, user_id, at) select 'old', id, '2020-01-01' from users limit 1`);
    await db.execute(sql`
      update spare_part_logs set created_at = '2020-01-01' where id = (select log_id from spare_part_log_references limit 1)`);
    const run = await done('delete-expired', { days: '30' });
    expect(run.state).toBe('done');
    expect(await queryRows(db, sql`select id from spare_part_logs where created_at < '2021-01-01'`)).toEqual([]);
    expect(await queryRows(db, sql`select print from creations where print = 'old'`)).toEqual([]);
  });

  test.each([
    ['a task that does not exist', { task: 'format-disk' }, ['task']],
    ['an option that does not exist', { task: 'check-links', parameters: '{"x":"1"}' }, ['parameters']],
    ['options that are no JSON', { task: 'check-links', parameters: '{' }, ['parameters']],
    ['options that are no texts', { task: 'delete-expired', parameters: '{"days":3}' }, ['parameters']],
    ['a required option left out', { task: 'export-module', parameters: '{}' }, ['module']],
    ['a choice that is none', { task: 'export-module', parameters: '{"module":"users"}' }, ['module']],
    [
      'an item that does not exist',
      { task: 'export-module', parameters: '{"module":"coupon","item":"nope"}' },
      ['item'],
    ],
    ['an age that is none', { task: 'delete-expired', parameters: '{"days":"0"}' }, ['days']],
  ])('%s is refused', async (_what, values, fields) => {
    expect(refusedFields(await su.call('POST', 'queue', values))).toEqual([400, fields]);
  });

  test('items are suggested to who may open the module, and their codes taken in any case (R-JOB-03)', async () => {
    const clerk = await signedInAs(testServer, { rights: ['queue.start', 'defaultcart.view'], websites: [1] });
    const { code } = await queryRow<{ code: string }>(
      testServer.services.db,
      sql`select i.code from default_cart_items c join shop_items i on i.id = c.item_id order by c.id limit 1`,
    );
    const found = bodyOf<{ items: { code: string }[] }>(await clerk.get(`item?autocomplete=${code}`)).items;
    expect(found.map((item) => item.code)).toContain(code);
    const reply = await start(clerk, 'export-module', { module: 'defaultcart', item: code.toLowerCase() });
    expect(await ended(clerk, idIn(reply))).toMatchObject({ state: 'done' });
  });

  test('nobody exports a module without the right to see it', async () => {
    const clerk = await signedInAs(testServer, { rights: ['queue.start', 'redirect.view'], websites: [1] });
    expect((await start(clerk, 'export-module', { module: 'coupon' })).status).toBe(403);
    const reply = await start(clerk, 'export-module', { module: 'redirect' });
    expect(reply.status).toBe(201);
    expect((await ended(clerk, idIn(reply))).state).toBe('done');
  });

  const EFFECTS: readonly (readonly [task: string, parameters: Record<string, string>, right: string])[] = [
    ['rebuild-search', {}, 'su'],
    ['regenerate-pictures', { folder: 'Nowhere' }, 'library.edit'],
    ['export-module', { module: 'coupon' }, 'coupon.view'],
    ['check-links', {}, 'press.view'],
    ['delete-expired', { days: '3650' }, 'su'],
    ['sync-spare-parts', { reference: 'nowhere' }, 'spareparts.edit'],
  ];
  /** Rights similar to each of those above, but not sufficient. */
  const NEAR = ['queue.start', 'library.view', 'redirect.view', 'tag.edit', 'spareparts.view', 'users.edit'];

  test.each(EFFECTS)('%s %j needs the right of its effect: %s (R-JOB-16)', async (task, parameters, right) => {
    const { db, queue } = testServer.services;
    const offeredTo = async (by: Browser) =>
      Object.keys(bodyOf<{ tasks: object }>(await by.get('queue/task')).tasks).includes(task);
    const added = async (person: number) => {
      const run = { task, parameters, exclusive: false, website: 1, person, created: '2026-11-20 08:00:00' };
      const stored = await insertRun(db, run);
      if (stored === undefined) throw new Error('The run was not added');
      return stored;
    };
    const clerk = await signedInAs(testServer, { rights: NEAR, websites: [1] });
    const isSu = right === 'su';
    const able = await signedInAs(testServer, { su: isSu, rights: isSu ? [] : ['queue.start', right], websites: [1] });
    const viewer = await signedInAs(testServer, { su: false, rights: isSu ? ['queue.view'] : ['queue.view', right] });

    expect([(await start(clerk, task, parameters)).status, (await start(viewer, task, parameters)).status]).toEqual([
      403, 403,
    ]);
    // The clerk can export the module that they have rights on.
    expect([await offeredTo(clerk), await offeredTo(able), await offeredTo(viewer)]).toEqual([
      task === 'export-module',
      true,
      false,
    ]);

    const theirs = await added(clerk.id);
    await queue.deliver(theirs);
    expect(await ended(su, theirs.id)).toMatchObject({ state: 'failed', attempt: 1 });
    expect((await runOf(su, theirs.id)).status.description).toMatch(/no longer has the right/);
    expect([(await runOf(clerk, theirs.id)).can_retry, (await runOf(able, theirs.id)).can_retry]).toEqual([0, 1]);
    expect((await clerk.call('PUT', `queue/${theirs.id}/retry`)).status).toBe(403);
    // A run that another person retries runs with that person's rights.
    expect((await able.call('PUT', `queue/${theirs.id}/retry`)).status).toBe(204);
    await ended(su, theirs.id);
    const { run } = bodyOf<{ run: RunOnWire }>(await su.get(`queue/${theirs.id}`));
    expect(run.status.description.split('Started again')[1]).not.toMatch(/has the right/);

    const leaver = await aPerson(testServer, {
      su: isSu,
      groups: isSu ? [] : [await aGroup(testServer, ['queue.start', right])],
    });
    const orphan = await added(leaver.id);
    await db.execute(sql`delete from users where id = ${leaver.id}`);
    await queue.deliver(orphan);
    expect((await ended(su, orphan.id)).status.description).toMatch(/no longer has the right/);
    await db.execute(sql`delete from job_runs where id in (${theirs.id}, ${orphan.id})`);
  });

  test('links are checked in items of modules that whoever started it may view (R-JOB-13)', async () => {
    const totalOf = async (by: Browser) =>
      Number(
        /Broken internal links: \d+ of (\d+)/.exec(
          (await ended(su, idIn(await start(by, 'check-links')))).status.description,
        )?.[1],
      );
    const news = await signedInAs(testServer, { rights: ['queue.start', 'news.view'], websites: [1] });
    expect(await totalOf(news)).toBeLessThan(await totalOf(su));
  });

  const SECRET = 'Onthuld';
  test.each<readonly [task: string, parameters: object, line: object, right: string]>([
    ['regenerate-pictures', { folder: SECRET }, { key: 'folder-missing', values: { folder: SECRET } }, 'library.view'],
    [
      'sync-spare-parts',
      { reference: SECRET },
      { key: 'supplier-empty', values: { reference: SECRET } },
      'spareparts.view',
    ],
    [
      'export-module',
      { module: 'coupon', item: SECRET },
      { key: 'exported', values: { rows: 71, file: SECRET } },
      'coupon.view',
    ],
    [
      'check-links',
      {},
      { key: 'link-broken-at', values: { item: SECRET, at: SECRET, link: SECRET }, about: 'blog' },
      'blog.view',
    ],
    ['check-links', {}, { key: 'link-broken', values: { item: SECRET, link: SECRET } }, 'su'],
    ['a-former-task', { of: SECRET }, { key: 'named', values: { name: SECRET } }, 'su'],
  ])(
    'the log of %s %j %j names records to whoever may view them: %s (R-JOB-17)',
    async (task, parameters, line, right) => {
      const { db } = testServer.services;
      const lines = [{ ...line, at: '2026-11-20 08:00:00', level: 'info' }];
      const { id } = await queryRow<{ id: number }>(
        db,
        sql`
        insert into job_runs (task, exclusive, parameters, state, delivery, created, log, file)
        values (${task}, false, ${JSON.stringify(parameters)}::jsonb, 'failed', gen_random_uuid(), '2026-11-20 08:00:00',
          ${JSON.stringify(lines)}::jsonb, ${SECRET}) returning id`,
      );
      const seenBy = async (by: Browser) =>
        JSON.stringify([await runOf(by, id), bodyOf<{ run: RunOnWire }>(await by.get(`queue/${id}`)).run]);
      const others = ['queue.start', 'blog.edit', 'library.edit', 'spareparts.edit', 'coupon.edit', 'news.view'];
      const near = others.filter((other) => other.split('.')[0] !== right.split('.')[0]);
      const hidden = await seenBy(await signedInAs(testServer, { rights: near, websites: [1] }));
      expect(hidden).not.toContain(SECRET);
      expect(hidden).toMatch(/\[hidden\]/);
      expect(hidden.includes('71')).toBe(task === 'export-module');
      const isSu = right === 'su';
      const reader = await signedInAs(testServer, {
        su: isSu,
        rights: isSu ? [] : ['queue.view', right],
        websites: [1],
      });
      expect(await seenBy(reader)).toContain(SECRET);
      await db.execute(sql`delete from job_runs where id = ${id}`);
    },
  );

  test('the file of an export is hidden from a person without the right to see the module (R-JOB-10)', async () => {
    const { id, file } = await done('export-module', { module: 'coupon' });
    expect(file).not.toBeNull();
    await testServer.services.db.execute(sql`update job_runs set state = 'failed' where id = ${id}`);
    const clerk = await signedInAs(testServer, { rights: ['queue.start'], websites: [1] });
    const seen = await runOf(clerk, id);
    expect(seen.file).toBeNull();
    expect(seen.status.description).not.toMatch(/Exports\/|\{/);
    expect((await clerk.call('PUT', `queue/${id}/retry`)).status).toBe(403);
  });

  test('a run of another website is not found, and one of no website is', async () => {
    const reply = await start(su, 'export-module', { module: 'redirect' });
    const other = await signedInAs(testServer, { rights: ['queue.start', 'queue.view'], websites: [2] });
    await ended(su, idIn(reply));
    expect((await other.call('DELETE', `queue/${idIn(reply)}`)).status).toBe(404);
    expect((await other.call('PUT', `queue/${idIn(reply)}/retry`)).status).toBe(404);
    const runs = runsIn(await other.get('queue'));
    expect(runs.some(({ task }) => task === 'rebuild-search')).toBe(true);
    expect(runs.some(({ task }) => task === 'export-module')).toBe(false);
  });

  test('what has ended cannot be cancelled, and what is done not be started again', async () => {
    const { id } = await done('check-links');
    expect((await su.call('DELETE', `queue/${id}`)).status).toBe(409);
    expect((await su.call('PUT', `queue/${id}/retry`)).status).toBe(409);
  });

  test('a failed run is in the log, and can be started again', async () => {
    const { id } = await done('regenerate-pictures', { folder: 'Nowhere' });
    expect(await loggedOf(id)).toMatch(/Nowhere/);
    expect((await su.call('PUT', `queue/${id}/retry`)).status).toBe(204);
    expect(await ended(su, id)).toMatchObject({ state: 'failed', attempt: 1 });
  });

  test('the list has the last lines of a log, and a call of its own the whole log (R-JOB-15)', async () => {
    const { id } = await done('check-links');
    await testServer.services.db.execute(sql`
      update job_runs set log = (
        select jsonb_agg(jsonb_build_object('at', '2026-11-20 09:00:00', 'level', 'info', 'key', 'done',
          'values', '{}'::jsonb)) from generate_series(1, 12)) where id = ${id}`);
    const linesOf = ({ status }: RunOnWire): number => status.description.split('\n').length;
    const wholeOf = async (by: Browser) => by.get(`queue/${id}`);
    expect([linesOf(await runOf(su, id)), (await runOf(su, id)).lines]).toEqual([5, 12]);
    expect(linesOf(bodyOf<{ run: RunOnWire }>(await wholeOf(su)).run)).toBe(12);
    await testServer.services.db.execute(sql`update job_runs set log = '[]', website_id = 1 where id = ${id}`);
    expect((await runOf(su, id)).status.description).toBe('');
    const other = await signedInAs(testServer, { rights: ['queue.view'], websites: [2] });
    expect((await wholeOf(other)).status).toBe(404);
    expect((await wholeOf(await signedInAs(testServer, { rights: ['redirect.view'], websites: [1] }))).status).toBe(
      403,
    );
  });

  test('the newest runs are read in parts, without a gap and nothing twice (R-JOB-09)', async () => {
    for (let run = 0; run < 3; run += 1) await done('check-links');
    const all = runsIn(await su.get('queue')).map(({ id }) => id);
    const read: number[] = [];
    let older: string | null = '';
    while (older !== null) {
      const answer = await su.get(`queue?newest=2${older === '' ? '' : `&before=${encodeURIComponent(older)}`}`);
      read.push(...runsIn(answer).map(({ id }) => id));
      older = bodyOf<{ older: string | null }>(answer).older;
    }
    expect(read).toEqual(all);
    for (const wrong of ['0', '1001', 'many'])
      expect(refusedFields(await su.get(`queue?newest=${wrong}`))).toEqual([400, ['newest']]);
    for (const wrong of [
      '1',
      '2026-13-40 10:00:00 1',
      '2026-02-30 10:00:00 1',
      '2026-11-20 24:00:00 1',
      '2026-11-20 10:00:00 x',
    ])
      expect(refusedFields(await su.get(`queue?newest=2&before=${encodeURIComponent(wrong)}`))).toEqual([
        400,
        ['before'],
      ]);
  });

  test('only what has changed is read again', async () => {
    const { now } = bodyOf<{ now: string }>(await su.get('queue'));
    await testServer.services.db.execute(sql`update job_runs set changed = changed - interval '1 minute'`);
    const { id } = await done('check-links');
    expect(runsIn(await su.get(`queue?changed=${encodeURIComponent(now)}`)).map((run) => run.id)).toEqual([id]);
    for (const wrong of ['yesterday', '2026-02-30 10:00:00', '0000-01-01 00:00:00.5', '2026-11-20 10:00:60'])
      expect(refusedFields(await su.get(`queue?changed=${wrong}`))).toEqual([400, ['changed']]);
  });
});

import { sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { queryRow, queryRows } from '../../../server/database/database';
import { privateFilesMigration } from '../../../server/database/migrations/private-files';
import { statementsOf } from '../../../server/database/migrate';
import { bodyOf, Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer, type Person } from '../support/test-server';
import { aFolder, fileAt, named, namesIn, TEXT, upload, type FolderOnWire } from '../support/library';

interface RunOnWire {
  readonly id: number;
  readonly state: string;
  readonly file: string | null;
  readonly status: { readonly description: string };
}
const RIGHTS = [
  ...['view', 'add', 'edit', 'delete'].map((right) => `library.${right}`),
  ...['queue.view', 'queue.start', 'redirect.view', 'popup.view', 'popup.add', 'emails.view', 'emails.add'],
];

// Rule R-JOB-10.
describe('the file of an export (R-LIB-16)', () => {
  let testServer: TestServer;
  let owner: Browser & Person;
  let colleague: Browser;
  let su: Browser;
  let own: string;
  let run: number;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
    owner = await signedInAs(testServer, { rights: RIGHTS, websites: [1, 2] });
    colleague = await signedInAs(testServer, { rights: RIGHTS, websites: [1, 2] });
    ({ id: run, file: own } = await anExport(owner));
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const runsOf = async (by: Browser): Promise<readonly RunOnWire[]> =>
    bodyOf<{ queue: readonly RunOnWire[] }>(await by.get('queue')).queue;
  /** Starts an export. @returns the run, and the path of the calls of its file */
  const anExport = async (by: Browser): Promise<{ readonly id: number; readonly file: string }> => {
    const reply = await by.call('POST', 'queue', { task: 'export-module', parameters: '{"module":"redirect"}' });
    const id = Number(/\d+$/.exec(reply.headers.get('location') ?? '')?.[0]);
    for (;;) {
      const found = (await runsOf(by)).find((one) => one.id === id);
      if (found?.state === 'done') return { id, file: (found.file ?? '').replace('api/', '') };
      if (found?.state === 'failed') throw new Error(found.status.description);
      await setImmediate();
    }
  };
  const nameOf = (path: string): string => path.split('/').at(-1) ?? '';
  const mediaOf = (path: string): string => `/${path.replace('library/', 'media/')}`;
  const idAt = async (path: string): Promise<number> =>
    (
      await queryRow<{ id: number }>(
        testServer.services.db,
        sql`select id from library_nodes where folded = ${nameOf(path).toLowerCase()}`,
      )
    ).id;
  const move = (by: Browser, from: string, to: string, name: string): Promise<Reply> =>
    by.call('PUT', 'library/move/', { path: `api/${from}`, target: `api/${to}`, filename: [name] });
  const exportsIn = async (by: Browser): Promise<number | undefined> =>
    bodyOf<{ folder: readonly FolderOnWire[] }>(await by.get('library')).folder.find(({ name }) => name === 'Exports')
      ?.files;
  /** The status of each call that names the file. */
  const statuses = async (by: Browser, path: string): Promise<object> => {
    const media = mediaOf(path);
    return {
      'detail': (await by.get(path)).status,
      'other letters': (await by.get(path.replace('Exports', 'eXPORTS'))).status,
      'download': (await by.get(path.replace('library/', 'library/download/'))).status,
      'usage': (await by.get(path.replace('library/', 'library/usage/'))).status,
      'public': (await by.get(media)).status,
      'public, other letters': (await by.get(media.replace('Exports', '%45XPORTS'))).status,
      'details': (await by.call('PUT', path, { title: 'T' })).status,
      'restore': (await by.call('PUT', path, { restore: '1' })).status,
      'rename': (await by.call('PUT', path, { filename: 'b.csv' })).status,
      'replace': (await by.send('PUT', path, new Uint8Array(TEXT), named('b.csv', 'text/csv'))).status,
      'move': (await move(by, 'library/Exports', await aFolder(by), nameOf(path))).status,
      'listed': (await namesIn(by, 'library/Exports')).includes(nameOf(path)),
      'counted': ((await exportsIn(by)) ?? 0) > 0,
      'found': (await by.get(`library/search?search=${nameOf(path)}`)).text.includes(nameOf(path)),
    };
  };
  const SEEN = {
    'detail': 200,
    'other letters': 200,
    'download': 200,
    'usage': 200,
    'public': 200,
    'public, other letters': 301,
    'details': 200,
    'restore': 200,
    'rename': 400,
    'replace': 200,
    'move': 403,
    'listed': true,
    'counted': true,
    'found': true,
  };
  const ABSENT = {
    ...Object.fromEntries(Object.keys(SEEN).map((key) => [key, 404])),
    move: 403,
    listed: false,
    counted: false,
    found: false,
  };

  it('is absent for everyone but its owner and superusers', async () => {
    expect(await statuses(colleague, own)).toEqual(ABSENT);
    expect((await colleague.call('DELETE', own)).status).toBe(404);
    expect((await new Browser(testServer).get(mediaOf(own))).status).toBe(404);
    expect(await statuses(owner, own)).toEqual(SEEN);
    expect(await statuses(su, own)).toEqual(SEEN);
    const served = await owner.get(mediaOf(own));
    expect(['cache-control', 'vary'].map((name) => served.headers.get(name))).toEqual(['private, no-cache', 'Cookie']);
  });

  it('is absent on another website, and without the right to see the module', async () => {
    await owner.call('POST', 'website', { active: 2 });
    expect(await statuses(owner, own)).toEqual(ABSENT);
    await owner.call('POST', 'website', { active: 1 });
    const { db } = testServer.services;
    const rights = async (from: string, to: string): Promise<void> => {
      await db.execute(sql`
        update usergroups set rights = array_replace(rights, ${from}, ${to})
        where id in (select usergroup_id from memberships where user_id = ${owner.id})`);
    };
    await rights('redirect.view', 'coupon.view');
    expect((await owner.get(own)).status).toBe(404);
    await rights('coupon.view', 'redirect.view');
    expect((await owner.get(own)).status).toBe(200);
  });

  it('is named by its run to nobody else', async () => {
    const seen = async (by: Browser): Promise<readonly boolean[]> => {
      const one = (await runsOf(by)).find(({ id }) => id === run);
      return [one?.file !== null, one?.status.description.includes(nameOf(own)) ?? false];
    };
    expect([await seen(colleague), await seen(owner), await seen(su)]).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
  });

  it('goes into no record, not even of its owner', async () => {
    const id = await idAt(own);
    for (const by of [colleague, owner, su]) {
      const attached = JSON.stringify([{ lfi_id: id, filename: 'a.csv' }]);
      const email = { code: 'a.b', subject: 'A', content: '<p>A</p>', attachments: attached };
      expect((await by.call('POST', 'emails', email)).text).toContain('attachments');
    }
  });

  it('leaves its folder as it is: no rename, move, deletion, upload or subfolder', async () => {
    const folder = 'library/Exports';
    for (const by of [colleague, owner, su]) {
      expect((await by.call('PUT', folder, { name: 'Public' })).status).toBe(403);
      expect((await by.call('DELETE', folder)).status).toBe(403);
      expect((await by.call('POST', folder, { name: 'Sub' })).status).toBe(403);
      // The answer does not reveal whether the name is in use.
      expect((await upload(by, folder, nameOf(own), TEXT)).status).toBe(403);
      const other = await aFolder(by);
      await upload(by, other, 'c.txt', TEXT);
      expect((await move(by, other, folder, 'c.txt')).status).toBe(403);
    }
    expect((await colleague.call('POST', 'library', { name: 'EXPORTS' })).status).toBe(400);
  });

  it('is deleted by its owner, and with its owner; its bytes go as well', async () => {
    const { db } = testServer.services;
    const kept = async (): Promise<number> =>
      (await queryRow<{ kept: number }>(db, sql`select count(*)::integer as kept from library_blobs`)).kept;
    const sweep = async (): Promise<void> => {
      await upload(su, await aFolder(su), 'a.txt', TEXT);
      testServer.clock.now += 3_600_000;
      await upload(su, await aFolder(su), 'a.txt', TEXT);
    };
    await sweep();
    const before = await kept();
    const leaver = await signedInAs(testServer, { rights: RIGHTS });
    const [one, other] = [await anExport(leaver), await anExport(leaver)];
    expect((await leaver.call('DELETE', one.file)).status).toBe(204);
    expect((await su.get(other.file)).status).toBe(200);
    expect((await su.call('DELETE', `user/${leaver.id}`)).status).toBe(204);
    expect((await su.get(other.file)).status).toBe(404);
    await sweep();
    expect(await kept()).toBe(before + 2);
  });

  it('of an earlier version gets its properties from its run, or is deleted', async () => {
    const { db } = testServer.services;
    const [moved, lost, kept] = [await anExport(owner), await anExport(owner), await anExport(owner)];
    const other = await aFolder(su);
    await upload(su, other, 'logo.txt', TEXT);
    await db.transaction(async (tx) => {
      const folder = await queryRow<{ id: number }>(tx, sql`select id from library_nodes where folded = 'exports'`);
      const target = await queryRow<{ id: number }>(
        tx,
        sql`select id from library_nodes where folded = ${decodeURIComponent(nameOf(other)).toLowerCase()}`,
      );
      await tx.execute(
        sql`update library_nodes set parent_id = ${target.id} where folded = ${nameOf(moved.file).toLowerCase()}`,
      );
      // The file is renamed; the run still has its former name.
      await tx.execute(sql`
        insert into library_former (parent_id, folded, node_id)
        select ${folder.id}, folded, id from library_nodes where folded = ${nameOf(moved.file).toLowerCase()}`);
      await tx.execute(sql`
        update library_nodes set name = 'list.csv', folded = 'list.csv', by_name = 'list.csv'
        where folded = ${nameOf(moved.file).toLowerCase()}`);
      await tx.execute(sql`update library_nodes set parent_id = ${folder.id} where folded = 'logo.txt'`);
      await tx.execute(sql`delete from job_runs where id = ${lost.id}`);
      await tx.execute(sql`drop index library_nodes_private, library_nodes_owner, library_nodes_website`);
      await tx.execute(
        sql`alter table library_nodes drop column private, drop column owner_id, drop column website_id, drop column module`,
      );
      await tx.execute(sql`update library_nodes set read_only = false where id = ${folder.id}`);
      for (const statement of statementsOf(privateFilesMigration.sql)) await tx.execute(sql.raw(statement));
    });
    for (const { file } of [moved, kept])
      expect([(await owner.get(file)).status, (await colleague.get(file)).status]).toEqual([200, 404]);
    expect(
      await queryRows(db, sql`select from library_nodes where folded = ${nameOf(lost.file).toLowerCase()}`),
    ).toEqual([]);
    // A file that was not public does not become public.
    expect([
      (await owner.get('library/Exports/logo.txt')).status,
      (await fileAt(su, 'library/Exports/logo.txt')).name,
    ]).toEqual([404, 'logo.txt']);
    expect((await colleague.call('PUT', 'library/Exports', { name: 'Public' })).status).toBe(403);
  });
});

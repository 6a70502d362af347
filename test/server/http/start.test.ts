import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase, queryRows, type Database } from '../../../server/database/database';
import { lockFolder } from '../../../server/database/folder-lock';
import { requireFolder } from '../../../server/database/require-folder';
import { migrate } from '../../../server/database/migrate';
import { MIGRATIONS } from '../../../server/migrations';
import { encodeForm } from '../support/browser';
import { demoImage } from '../support/image';
import { startProcess, type ServerProcess } from '../support/process';

const folders: string[] = [];
const processes: ServerProcess[] = [];
const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kantoor-data-'));
  folders.push(folder);
  return folder;
};
const start = (environment: Readonly<Record<string, string>>): ServerProcess => {
  const started = startProcess(environment);
  processes.push(started);
  return started;
};
afterAll(async () => {
  await Promise.all(processes.map(({ end }) => end('SIGKILL')));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const signIn = async (address: string): Promise<Record<string, string>> => {
  const reply = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: FORM,
    body: encodeForm({ email: 'su@kantoor.example', password: 'Kantoor-Welkom-26!' }),
  });
  expect(reply.status).toBe(200);
  return { ...FORM, Cookie: (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
};

describe('the folder of the embedded database', () => {
  it('is made with its parents, and refused to a second server', async () => {
    const folder = join(aFolder(), 'deep/down');
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(/in use by another server.*DATA_DIR/);
    await unlock();
    await (
      await lockFolder(folder)
    )();
    expect(existsSync(join(folder, 'server.lock'))).toBe(false);
  });

  it('is refused, with what to change, where it cannot be', async () => {
    const file = join(aFolder(), 'file');
    writeFileSync(file, '');
    await expect(requireFolder('DATA_DIR', join(file, 'data'))).rejects.toThrow(/^DATA_DIR must be a folder/);
  });

  it.each([
    ['a process that is gone', { pid: 999_999_999, host: hostname(), began: '1' }],
    ['another process that got the same number', { pid: process.pid, host: hostname(), began: '1' }],
    ['nobody readable, long ago', null],
    ['another computer, long ago', { pid: 1, host: 'another-computer', began: '1' }],
  ])('is taken over from %s', async (_who, holder) => {
    const folder = aFolder();
    writeFileSync(join(folder, 'server.lock'), holder === null ? '{"pi' : JSON.stringify(holder));
    utimesSync(join(folder, 'server.lock'), new Date(0), new Date(0));
    const unlock = await lockFolder(folder);
    expect(readFileSync(join(folder, 'server.lock'), 'utf8')).toContain(String(process.pid));
    await unlock();
  });

  it('is left alone while another computer keeps its lock fresh', async () => {
    const folder = aFolder();
    writeFileSync(join(folder, 'server.lock'), JSON.stringify({ pid: 1, host: 'another-computer', began: '1' }));
    await expect(lockFolder(folder)).rejects.toThrow(/in use/);
  });

  it('goes to only one of many who want a dead one at once', async () => {
    const folder = aFolder();
    writeFileSync(join(folder, 'server.lock'), JSON.stringify({ pid: 999_999_999, host: hostname(), began: '1' }));
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('migrations', () => {
  const names = async (db: Database) =>
    (await queryRows<{ name: string }>(db, sql`select name from migrations order by name`)).map(({ name }) => name);

  it('run once each, in order, and a failing one leaves nothing', async () => {
    const { db, close } = await openDatabase({ dataDir: 'memory://' });
    const nothing = () => Promise.resolve();
    await migrate(db, MIGRATIONS, nothing);
    await migrate(db, MIGRATIONS, nothing);
    expect(await names(db)).toEqual(MIGRATIONS.map(({ name }) => name));
    const more = [
      ...MIGRATIONS,
      { name: '9998-good', sql: 'create table extra (id integer)' },
      { name: '9999-bad', sql: 'create table again (id integer)\n\nselect nonsense' },
    ];
    await expect(migrate(db, more, nothing)).rejects.toThrow();
    expect(await names(db)).toEqual(MIGRATIONS.map(({ name }) => name));
    await expect(migrate(db, more.slice(0, -1), () => Promise.reject(new Error('fill failed')))).rejects.toThrow(
      'fill failed',
    );
    expect(await queryRows(db, sql`select from pg_tables where tablename in ('extra', 'again')`)).toHaveLength(0);
    await migrate(db, more.slice(0, -1), nothing);
    await expect(migrate(db, MIGRATIONS, nothing)).rejects.toThrow(/newer version/);
    await close();
  });
});

describe('the server as a process', () => {
  it('says who may enter, begins anew after a kill while filling, keeps all over a restart, refuses a second one', async () => {
    const folder = join(aFolder(), 'not/yet/there');
    const killed = start({ DATA_DIR: folder });
    await killed.said('Filling the new database');
    await killed.end('SIGKILL');
    const first = start({ DATA_DIR: folder });
    const address = await first.ready;
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    for (const account of [
      'su@kantoor.example',
      'editor@kantoor.example',
      'reader@kantoor.example',
      'Kantoor-Welkom-26!',
    ])
      expect(first.output()).toContain(account);

    const second = start({ DATA_DIR: folder });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/in use by another server/);
    expect(second.output()).not.toMatch(/\n\s+at /);

    const headers = await signIn(address);
    const slow = Promise.all(
      // Sign-ins of one account are processed one after the other.
      ['su', 'editor', 'reader'].map((name) =>
        fetch(`${address}/api/login`, {
          method: 'POST',
          headers: FORM,
          body: encodeForm({ email: `${name}@kantoor.example`, password: 'Kantoor-Welkom-26!' }),
        }),
      ),
    );
    expect(
      (await fetch(`${address}/api/user/7`, { method: 'PUT', headers, body: encodeForm({ surname: 'Bewaard' }) }))
        .status,
    ).toBe(200);
    const [code, replies] = await Promise.all([first.end('SIGTERM'), slow]);
    expect(code).toBe(0);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(existsSync(join(folder, 'server.lock'))).toBe(false);

    const third = start({ DATA_DIR: folder });
    const reply = await fetch(`${await third.ready}/api/user/7`, { headers });
    expect(await reply.json()).toMatchObject({ code: 'OK', user: { name: { surname: 'Bewaard' } } });
    expect(await third.end('SIGINT')).toBe(0);
  }, 180_000);

  it('leaves no half save behind when it is killed in the middle of many', async () => {
    const folder = aFolder();
    const prepared = await openDatabase({ dataDir: folder, image: demoImage() });
    await prepared.close();
    const server = start({ DATA_DIR: folder });
    const address = await server.ready;
    const headers = await signIn(address);
    let saved = 0;
    const save = async (path: string, states: readonly Parameters<typeof encodeForm>[0][]): Promise<void> => {
      for (let turn = 0; turn < 400; turn += 1) {
        const { status } = await fetch(`${address}/api/${path}`, {
          method: 'PUT',
          headers,
          body: encodeForm(states[turn % 2] ?? {}),
        });
        expect(status).toBe(200);
        saved += 1;
        if (saved === 40) server.child.kill('SIGKILL');
      }
    };
    const people = [10, 11, 12, 13].map((id) =>
      save(`user/${id}`, [
        { surname: 'Even', usergroups: [1, 2, 3], websites: [1] },
        { surname: 'Oneven', usergroups: [4, 5], websites: [2, 3] },
      ]),
    );
    const groups = [6, 7].map((id) =>
      save(`usergroup/${id}`, [
        { name: `Even ${id}`, rights: ['blog.view'], users: [20, 21] },
        { name: `Oneven ${id}`, rights: ['news.edit', 'news.view'], users: [22, 23] },
      ]),
    );
    // Each request is ended by the closed connection, not by an answer.
    for (const end of await Promise.allSettled([...people, ...groups]))
      expect(end).toMatchObject({ status: 'rejected', reason: { message: 'fetch failed' } });
    await server.ended;
    expect(saved).toBeGreaterThanOrEqual(40);
    const { db, close } = await openDatabase({ dataDir: folder });
    const rows = await queryRows<{ surname: string; groups: number[]; sites: number[] }>(
      db,
      sql`
      select surname, array(select usergroup_id from memberships where user_id = users.id order by 1) as groups,
        array(select website_id from user_websites where user_id = users.id order by 1) as sites
      from users where id between 10 and 13`,
    );
    for (const { surname, groups, sites } of rows) {
      expect([
        { surname: 'Even', groups: [1, 2, 3], sites: [1] },
        { surname: 'Oneven', groups: [4, 5], sites: [2, 3] },
      ]).toContainEqual({ surname, groups, sites });
    }
    expect(rows).toHaveLength(4);
    const kept = await queryRows<{ id: number; name: string; rights: string[]; members: number[] }>(
      db,
      sql`
      select id, name, array(select unnest(rights) order by 1) as rights,
        array(select user_id from memberships
          where usergroup_id = usergroups.id and user_id between 20 and 23 order by 1) as members
      from usergroups where id in (6, 7)`,
    );
    for (const { id, ...group } of kept) {
      expect([
        { name: `Even ${id}`, rights: ['blog.view'], members: [20, 21] },
        { name: `Oneven ${id}`, rights: ['news.edit', 'news.view'], members: [22, 23] },
      ]).toContainEqual(group);
    }
    expect(kept).toHaveLength(2);
    await close();
  }, 180_000);

  it('starts empty for real use, with one link that only its reader knows', async () => {
    const folder = aFolder();
    const nobody = start({ DATA_DIR: folder, SEED: 'none' });
    expect(await nobody.ended).toBe(1);
    expect(nobody.output()).toMatch(/ADMIN_EMAIL/);
    const real = start({
      DATA_DIR: folder,
      SEED: 'none',
      ADMIN_EMAIL: 'baas@firma.example',
      PUBLIC_URL: 'https://kantoor.firma.example',
    });
    const address = await real.ready;
    const code =
      /https:\/\/kantoor\.firma\.example\/accept\/baas%40firma\.example\/([\w-]+)\n/.exec(real.output())?.[1] ?? '';
    expect(real.output()).not.toContain('Kantoor-Welkom');
    expect((await fetch(`${address}/api/accept/check?email=baas@firma.example&code=${code}`)).status).toBe(200);
    await real.end('SIGTERM');
    expect(real.output().split(code)).toHaveLength(2);
  }, 180_000);

  it('says what to do when the port is taken', async () => {
    const apiUrl = 'http://127.0.0.1:9';
    const first = start({ API_URL: apiUrl });
    const { port } = new URL(await first.ready);
    const second = start({ API_URL: apiUrl, PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/port is in use.*PORT/);

    const folder = join(aFolder(), 'not/yet/there');
    const third = start({ DATA_DIR: folder, PORT: port });
    expect(await third.ended).toBe(1);
    expect(third.output()).toMatch(/port is in use.*PORT/);
    expect(existsSync(folder)).toBe(false);
    await first.end('SIGTERM');
  }, 180_000);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { backUp, verifyBackup } from '../../../server/backup/backup';
import { offerCopies } from '../../../server/backup/copy-service';
import { openDatabase, type OpenDatabase } from '../../../server/database/database';
import { migrate } from '../../../server/database/migrate';
import { MIGRATIONS } from '../../../server/migrations';
import { NOW } from '../support/constants';

// About the embedded database, whose folder only one process can open.

const folder = mkdtempSync(join(tmpdir(), 'kantoor-copies-'));
const dataDir = join(folder, 'data');
let running: OpenDatabase;
let end: () => Promise<void>;
beforeAll(async () => {
  running = await openDatabase({ dataDir });
  await migrate(running.db, MIGRATIONS, () => Promise.resolve());
  const { copyFiles } = running;
  if (copyFiles === undefined) throw new Error('It has no folder');
  end = await offerCopies(dataDir, copyFiles);
}, 60_000);
afterAll(async () => {
  await end();
  await running.close();
  rmSync(folder, { recursive: true });
});

const options = { databaseUrl: undefined, dataDir, passphrase: undefined, now: NOW };

it('backs up the database of a running server, with what was stored last, and leaves no copy', async () => {
  const left = join(dataDir, 'backup-copy-killed');
  mkdirSync(left);
  utimesSync(left, 0, 0);
  const stored: { table: string; rows: number }[] = [];
  await running.db.execute(sql`insert into targets (label, place) values ('Last', 1)`);
  const path = join(folder, 'running.backup');
  await backUp(path, options);
  const { migrations } = await verifyBackup(path, {
    passphrase: undefined,
    onProgress: (progress) => void stored.push(progress),
  });
  expect([migrations.length, stored]).toEqual([
    MIGRATIONS.length,
    expect.arrayContaining([{ table: 'targets', rows: 1 }]),
  ]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('backup-copy'))).toEqual([]);
  expect(statSync(path).mode & 0o077).toBe(0);
});

it('gives no copy without the token of its folder', async () => {
  const file = join(dataDir, 'backup-service.json');
  const { url } = JSON.parse(readFileSync(file, 'utf8')) as { url: string }; // cast: the server wrote this file
  const statuses = await Promise.all(
    [undefined, 'Bearer', `Bearer ${'0'.repeat(64)}`].map(
      async (token) =>
        (await fetch(url, { method: 'POST', headers: token === undefined ? {} : { Authorization: token } })).status,
    ),
  );
  expect([statuses, statSync(file).mode & 0o077]).toEqual([[401, 401, 401], 0]);
});

describe('another program on the port of a killed server', () => {
  const other = join(folder, 'other');
  const ask = async (answer: object): Promise<string> => {
    const server = createServer((_, response) => response.end(JSON.stringify(answer)));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const place = mkdtempSync(join(folder, 'stale-'));
    mkdirSync(join(place, 'database'));
    const { port } = server.address() as AddressInfo; // cast: the server listens on a port, not on a pipe
    writeFileSync(join(place, 'backup-service.json'), JSON.stringify({ url: `http://127.0.0.1:${port}`, token: 'x' }));
    const failure = await backUp(join(folder, 'stale'), { ...options, dataDir: place }).then(String, String);
    server.close();
    return failure;
  };

  it.each<object>([{ folder: other }, { folder: join(folder, 'backup-copy-x') }, {}, { folder: 3 }])(
    'has no folder deleted: %j',
    async (answer) => {
      mkdirSync(other, { recursive: true });
      expect(await ask(answer)).toMatch(/is not the server of/);
      expect(existsSync(other)).toBe(true);
    },
  );

  it('has its failure reported', async () => {
    expect(await ask({ failure: 'no space' })).toMatch(/could not copy its database: no space/);
  });
});

it.each([
  ['a file that exists', join(folder, 'data', 'backup-service.json'), dataDir, 'exists already. Choose another name.'],
  ['a folder that does not exist', join(folder, 'none', 'b'), dataDir, 'does not exist. Create it first.'],
  ['no database', join(folder, 'b'), join(folder, 'empty'), 'There is no database in'],
])('refuses %s', async (_, path, place, message) => {
  await expect(backUp(path, { ...options, dataDir: place })).rejects.toThrow(message);
});

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { writeBackupFile } from '../../../server/backup/backup-file';
import { restore } from '../../../server/backup/restore';
import { Digest, rowsOf } from '../../../server/backup/table-rows';
import { readSequences, readTables, useBackupFormats } from '../../../server/backup/tables';
import { backupLines, type BackupEnd } from '../../../server/backup/write-backup';
import { openDatabase, queryRows, type Database, type OpenDatabase } from '../../../server/database/database';
import { migrate } from '../../../server/database/migrate';
import { MIGRATIONS } from '../../../server/migrations';
import { NOW } from '../support/constants';
import { addressOfNew, isOnServer, ownDatabase } from '../support/demo-database';

// An embedded database is made for each restore.
jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'kantoor-backup-'));
const opened: OpenDatabase[] = [];
afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()));
  rmSync(folder, { recursive: true });
});

let source: OpenDatabase;
beforeAll(async () => {
  // Other tests leave tables in the shared one.
  source = await ownDatabase();
  opened.push(source);
});

const save = async (name: string, passphrase?: string): Promise<string> => {
  const path = join(folder, name);
  await backupLines(source.db, NOW, (lines) => writeBackupFile(path, lines, passphrase));
  return path;
};

/** The number of rows and a hash of every table, and the states of all sequences. */
const stateOf = (db: Database): Promise<object> =>
  db.transaction(async (tx) => {
    await useBackupFormats(tx);
    const tables: Record<string, object> = {};
    for (const table of await readTables(tx)) {
      const digest = new Digest();
      for await (const row of rowsOf(tx, table)) digest.add(row);
      tables[table.name] = digest.value;
    }
    return { tables, sequences: await readSequences(tx) };
  });

/** A new database of the kind of this run; on a server it takes a quarter of the time. */
const newPlace = async (name: string) => ({
  ...embeddedIn(name),
  databaseUrl: isOnServer ? await addressOfNew('empty') : undefined,
});
const embeddedIn = (name: string) => ({ dataDir: join(folder, name), passphrase: undefined });
const SECRET = 'correct horse battery';

describe('a backup', () => {
  test.each(['embedded', ...(isOnServer ? ['server'] : [])])(
    'restored into a new %s database has every row, file and identity (R-RUN-08, R-RUN-09)',
    async (kind) => {
      const path = await save(`to-${kind}`, SECRET);
      const place = {
        ...embeddedIn(kind),
        passphrase: SECRET,
        ...(kind === 'server' && { databaseUrl: await addressOfNew('empty') }),
      };
      await restore(path, place);
      const restored = await openDatabase(place);
      expect(await stateOf(restored.db)).toEqual(await stateOf(source.db));
      await restored.close();
      await expect(restore(path, place)).rejects.toThrow(/has (?:a database|\d+ tables) already/);
    },
  );

  test('is encrypted with a passphrase', async () => {
    const path = await save('secret', SECRET);
    expect(readFileSync(path, 'latin1').slice(0, 29)).toBe('kantoor-backup 1 aes-256-gcm ');
    await expect(restore(path, embeddedIn('secret-1'))).rejects.toThrow('encrypted. Set BACKUP_PASSPHRASE');
    const plain = await save('not-secret');
    const withPassphrase = { ...embeddedIn('secret-0'), passphrase: SECRET };
    await expect(restore(plain, withPassphrase)).rejects.toThrow('The backup is not encrypted.');
    const other = { ...embeddedIn('secret-2'), passphrase: 'another long one' };
    await expect(restore(path, other)).rejects.toThrow('The passphrase is not that of the backup.');
  });

  test('is one snapshot', async () => {
    // An embedded database has one connection, so other queries wait for the backup.
    if (!isOnServer) return;
    const path = join(folder, 'snapshot');
    const [before] = await queryRows<{ rows: number }>(source.db, sql`select count(*)::integer as rows from targets`);
    await backupLines(source.db, NOW, async (lines) => {
      await source.db.execute(sql`insert into targets (label, place) values ('Later', 99)`);
      await writeBackupFile(path, lines, undefined);
    });
    const { digests } = JSON.parse(linesIn(path).at(-1) ?? '') as BackupEnd; // cast: `backupLines` wrote it
    expect(digests['targets']?.rows).toBe(before?.rows);
  });

  test('of an older version is brought to this one, without tables of others', async () => {
    const older = await openDatabase({ dataDir: 'memory://' });
    await migrate(older.db, MIGRATIONS.slice(0, -1), () => Promise.resolve());
    await older.db.execute(sql`create table notes (id integer generated by default as identity, text text)`);
    await older.db.execute(sql`insert into notes (text) values ('Not ours')`);
    await older.db.execute(sql`insert into targets (label, place) values ('Ours', 1)`);
    const path = join(folder, 'older');
    await backupLines(older.db, NOW, (lines) => writeBackupFile(path, lines, undefined));
    await older.close();
    const place = await newPlace('upgraded');
    await restore(path, place);
    const restored = await openDatabase(place);
    opened.push(restored);
    const labels = await queryRows<{ label: string }>(restored.db, sql`select label from targets`);
    const done = await queryRows<{ name: string }>(restored.db, sql`select name from migrations order by name`);
    expect([labels, done.map(({ name }) => name)]).toEqual([
      [{ label: 'Ours' }],
      MIGRATIONS.map(({ name }) => name).sort(),
    ]);
  });

  test('with a row that its table refuses prints no row', async () => {
    const changed = await openDatabase({ dataDir: 'memory://' });
    await migrate(changed.db, MIGRATIONS, () => Promise.resolve());
    await changed.db.execute(sql`alter table statistics_zone drop constraint statistics_zone_pkey`);
    await changed.db.execute(sql`insert into statistics_zone (zone) values ('Europe/Secret')`);
    const path = join(folder, 'refused');
    await backupLines(changed.db, NOW, (lines) => writeBackupFile(path, lines, undefined));
    await changed.close();
    await expect(restore(path, embeddedIn('refused-data'))).rejects.toThrow(
      /^The rows of statistics_zone cannot be stored: (?!.*Secret)/,
    );
    expect(readdirSync(join(folder, 'refused-data'))).toEqual([]);
  });

  test('has the rows of a table that another server migrates meanwhile', async () => {
    if (!isOnServer) return;
    const databaseUrl = await addressOfNew('demo');
    const [reading, migrating] = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataDir: '' })));
    if (reading === undefined || migrating === undefined) throw new Error('There is no database');
    const path = join(folder, 'migrated');
    let migrated: Promise<unknown> = Promise.resolve();
    await backupLines(reading.db, NOW, async (lines) => {
      migrated = migrating.runSql('alter table targets alter column place type bigint');
      await writeBackupFile(path, lines, undefined);
    });
    await migrated;
    const { digests } = JSON.parse(linesIn(path).at(-1) ?? '') as BackupEnd; // cast: `backupLines` wrote it
    expect(digests['targets']?.rows).toBeGreaterThan(0);
    await Promise.all([reading.close(), migrating.close()]);
  });

  test('restored continues no job', async () => {
    const path = join(folder, 'jobs');
    const { db, close } = await openDatabase({ dataDir: 'memory://' });
    await migrate(db, MIGRATIONS, () => Promise.resolve());
    for (const state of ['waiting', 'running', 'done'])
      await db.execute(sql`
        insert into job_runs (task, exclusive, parameters, state, delivery, created)
        values ('check-links', false, '{}', ${state}, gen_random_uuid(), now())`);
    await backupLines(db, NOW, (lines) => writeBackupFile(path, lines, undefined));
    await close();
    const place = await newPlace('jobs-data');
    await restore(path, place);
    const restored = await openDatabase(place);
    opened.push(restored);
    const runs = await queryRows<{ state: string }>(restored.db, sql`select state from job_runs order by id`);
    expect(runs.map(({ state }) => state)).toEqual(['failed', 'failed', 'done']);
  });

  test('that could not be written leaves no file', async () => {
    const path = join(folder, 'failed');
    const breaking = async function* () {
      yield await Promise.resolve('{}');
      throw new Error('The disk is full');
    };
    await expect(writeBackupFile(path, breaking(), undefined)).rejects.toThrow('The disk is full');
    expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([]);
  });
});

/** The lines of a backup without encryption. */
const linesIn = (path: string): string[] => {
  const file = readFileSync(path);
  return gunzipSync(file.subarray(file.indexOf(10) + 1))
    .toString()
    .trimEnd()
    .split('\n');
};

describe('a file that cannot be restored', () => {
  const write = async (name: string, lines: readonly string[]): Promise<string> => {
    const path = join(folder, name);
    await writeBackupFile(path, Readable.from(lines), undefined);
    return path;
  };
  let lines: readonly string[];
  beforeAll(async () => {
    // The tables of a new database, without rows.
    const empty = await openDatabase({ dataDir: 'memory://' });
    await migrate(empty.db, MIGRATIONS, () => Promise.resolve());
    await backupLines(empty.db, NOW, (written) => writeBackupFile(join(folder, 'small'), written, undefined));
    await empty.close();
    lines = linesIn(join(folder, 'small'));
  });

  const cut = (bytes: Buffer, end: number): Buffer => bytes.subarray(0, end);
  const flip = (bytes: Buffer, place: number): Buffer => {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    return changed;
  };

  test.each<[string, (file: Buffer) => Buffer, RegExp]>([
    ['of a killed backup', (file) => cut(file, Math.floor(file.length / 2)), /damaged or incomplete/],
    ['without its last byte', (file) => cut(file, file.length - 1), /damaged or incomplete/],
    ['with a changed byte', (file) => flip(file, Math.floor(file.length / 2)), /damaged or incomplete/],
    ['with nothing in it', () => Buffer.alloc(0), /is not a backup of Kantoor/],
    ['of something else', () => Buffer.from('PK\u0003\u0004'), /is not a backup of Kantoor/],
    ['of a newer format', () => Buffer.from('kantoor-backup 2\n…'), /made by a newer version/],
  ])('%s is refused and leaves nothing', async (name, change, message) => {
    const [path, place] = [join(folder, name), embeddedIn(`data ${name}`)];
    writeFileSync(path, change(readFileSync(join(folder, 'small'))));
    await expect(restore(path, place)).rejects.toThrow(message);
    expect(existsSync(place.dataDir) ? readdirSync(place.dataDir) : []).toEqual([]);
  });

  test.each<[string, (all: readonly string[]) => string[], RegExp]>([
    [
      'of a newer version',
      ([head = '', ...rest]) => [head.replace('"migrations":[', '"migrations":["9999_later",'), ...rest],
      /newer version.*9999_later/,
    ],
    ['without a row', (all) => all.filter((line) => !line.startsWith('["Europe/Amsterdam"')), /damaged or incomplete/],
    [
      'with a row twice',
      (all) => all.flatMap((line) => (line.startsWith('["Europe') ? [line, line] : [line])),
      /damaged or incomplete/,
    ],
    ['without its last line', (all) => all.slice(0, -1), /damaged or incomplete/],
    ['with a line after the last', (all) => [...all, '{}'], /damaged or incomplete/],
  ])('%s is refused', async (name, change, message) => {
    const path = await write(name, change(lines));
    await expect(restore(path, embeddedIn(`data ${name}`))).rejects.toThrow(message);
    expect(existsSync(join(folder, `data ${name}`, 'database'))).toBe(false);
  });
});

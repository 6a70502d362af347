import type { PGlite } from '@electric-sql/pglite';
import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { startEmbedded } from '../../../server/database/database';
import { copyWritable, keepDatabase, type KeptDatabase } from '../../../server/database/kept-database';
import { EMPTY_FOLDERS, newDatabase, openOrMake } from '../../../server/database/new-database';
import { MIGRATIONS } from '../../../server/migrations';
import { isFilled } from '../../../server/seed/fill';

const folders: string[] = [];
const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kantoor-new-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('a new embedded database', () => {
  const silent = (): void => undefined;
  const FILLING = 'filling';
  const open = (folder: string) => openOrMake(folder, { migrations: MIGRATIONS, isFilled, log: silent });

  it('is made anew until its first data are stored, and kept from then on', async () => {
    const folder = join(aFolder(), 'database');
    const [version, used] = [join(folder, 'PG_VERSION'), join(folder, 'used')];
    await (await open(folder)).client.close();
    writeFileSync(version, 'the power was cut');
    await (await open(folder)).client.close();
    expect(readFileSync(version, 'utf8')).toMatch(/^\d+\n$/);
    writeFileSync(used, '');
    const { client } = await open(folder);
    expect(existsSync(used)).toBe(false);

    // A server that was killed before it set the marker, or an older version that had none.
    await client.query(`insert into installation (seed, at) values ('none', now())`);
    await client.close();
    writeFileSync(used, '');
    const filled = await open(folder);
    expect((await filled.client.query('select seed from installation')).rows).toEqual([{ seed: 'none' }]);
    await filled.markFilled();
    await filled.client.close();
    expect([existsSync(used), existsSync(join(folder, FILLING))]).toEqual([true, false]);
  }, 60_000);

  it('gives way to a backup that is put in its place', async () => {
    const [folder, backup] = [join(aFolder(), 'database'), join(aFolder(), 'backup')];
    const { client, markFilled } = await open(backup);
    await markFilled();
    await client.close();
    writeFileSync(join(backup, 'used'), '');
    await (await open(folder)).client.close();
    rmSync(folder, { recursive: true });
    cpSync(backup, folder, { recursive: true });
    await (await open(folder)).client.close();
    expect(existsSync(join(folder, 'used'))).toBe(true);
  }, 60_000);

  it('names the folders without files, which an archive loses', async () => {
    const folder = join(aFolder(), 'database');
    await (await open(folder)).client.close();
    const inside = readdirSync(folder, { recursive: true, withFileTypes: true });
    const parents = new Set(inside.map(({ parentPath }) => parentPath));
    const empty = inside
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !parents.has(path));
    expect(empty.map((path) => path.slice(folder.length + 1)).sort()).toEqual([...EMPTY_FOLDERS].sort());
  }, 60_000);

  describe('with one table', () => {
    const migrations = [{ name: '0001-one', sql: 'create table one (id integer)' }];
    const openWithOne = (folder: string, cache: string) =>
      openOrMake(folder, { migrations, isFilled, log: silent, cache });
    const expectOne = async ({ client }: { readonly client: PGlite }): Promise<void> => {
      expect((await client.query('select name from migrations')).rows).toEqual([{ name: '0001-one' }]);
      expect((await client.query('select from one')).rows).toEqual([]);
      await client.close();
    };

    it('is made in place where the cache cannot be written', async () => {
      const file = join(aFolder(), 'file');
      writeFileSync(file, '');
      await expectOne(await openWithOne(join(aFolder(), 'database'), file));
    }, 60_000);

    it('is copied from a kept one with content, unless that is missing or damaged', async () => {
      const cache = aFolder();
      const tables = newDatabase(migrations, cache);
      const withContent: KeptDatabase = {
        cache: aFolder(),
        version: () => Promise.resolve('content'),
        make: async (folder, log) => {
          copyWritable(await keepDatabase(tables, log), folder);
          const client = await startEmbedded(folder);
          await client.query('insert into one values (7)');
          await client.close();
        },
      };
      const rowsOf = async (name: string) => {
        const opened = await openOrMake(join(aFolder(), name), {
          migrations,
          isFilled,
          log: silent,
          cache,
          withContent,
        });
        const { rows } = await opened.client.query('select id from one');
        await opened.client.close();
        return { rows, copiedFrom: opened.copiedFrom };
      };
      expect(await rowsOf('missing')).toEqual({ rows: [], copiedFrom: undefined });
      const kept = await keepDatabase(withContent, silent);
      expect(await rowsOf('copied')).toEqual({ rows: [{ id: 7 }], copiedFrom: kept });
      truncateSync(join(kept, 'global/pg_control'));
      expect(await rowsOf('damaged')).toEqual({ rows: [], copiedFrom: undefined });
      expect(existsSync(kept)).toBe(false);
    }, 60_000);

    it('is copied from the kept one, whose folder holds nothing outdated', async () => {
      const cache = aFolder();
      for (const name of ['another-version', 'part-ended', 'part-working']) mkdirSync(join(cache, name));
      utimesSync(join(cache, 'part-ended'), new Date(0), new Date(0));
      const kept = await keepDatabase(newDatabase(migrations, cache), silent);
      expect(readdirSync(cache).sort()).toEqual([basename(kept), 'part-working'].sort());

      // The project is installed read-only.
      for (const name of ['PG_VERSION', 'base', '']) chmodSync(join(kept, name), name === 'PG_VERSION' ? 0o444 : 0o555);
      const copied = join(aFolder(), 'database');
      await expectOne(await openWithOne(copied, cache));
      for (const name of ['PG_VERSION', 'base', ''])
        expect(statSync(join(copied, name)).mode & constants.S_IWUSR).not.toBe(0);

      chmodSync(kept, 0o755);
      chmodSync(join(kept, 'base'), 0o755);
      truncateSync(join(kept, 'global/pg_control'));
      const made = join(aFolder(), 'database');
      await expectOne(await openWithOne(made, cache));
      expect([existsSync(join(made, FILLING)), existsSync(kept)]).toEqual([true, false]);
    }, 60_000);
  });
});

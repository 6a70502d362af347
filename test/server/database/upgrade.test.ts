import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restore } from '../../../server/backup/restore';
import { ENDPOINTS } from '../../../server/routes';
import type { Browser } from '../support/browser';
import { addressOfNew, isOnServer } from '../support/demo-database';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

// The folder `versions` has backups of the demonstration data that earlier versions made, without the content of files.
// Add one at each release: this version must restore, migrate and show all of them.

const VERSIONS = join(import.meta.dirname, 'versions');
const folder = mkdtempSync(join(tmpdir(), 'kantoor-upgrade-'));

const GETS = ENDPOINTS.filter(({ method }) => method === 'GET');
/**
 * Paths of lists that also have an address for each record. The demonstration data have no runs, so the queue is left
 * out.
 */
const LISTS = GETS.filter(({ reads: { query = {} } }) => !Object.values(query).some(({ required }) => required))
  .map(({ path }) => path)
  .filter((path) => path !== 'queue' && !path.includes(':') && GETS.some((other) => other.path === `${path}/:id`));

/** The id of the first record in an answer, whose only array of records is the list. */
const firstIdIn = (body: unknown): string | null => {
  const rows = Object.values(body ?? {}).find((value): value is readonly { readonly id: string | number }[] =>
    Array.isArray(value),
  );
  const id = rows?.[0]?.id;
  return id === undefined ? null : String(id);
};

test('there are lists and versions', () => {
  expect([LISTS.length > 25, readdirSync(VERSIONS).length > 0]).toEqual([true, true]);
});

describe.each(readdirSync(VERSIONS))('a backup of version %s', (name) => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    const dataDir = join(folder, name);
    const databaseUrl = isOnServer ? await addressOfNew('empty') : undefined;
    await restore(join(VERSIONS, name), { dataDir, databaseUrl, passphrase: undefined });
    testServer = await openTestServer({ dataDir, databaseUrl });
    su = await signedInAs(testServer, { su: true });
  }, 120_000);
  afterAll(async () => {
    await testServer.close();
    rmSync(folder, { recursive: true });
  });

  test.each(LISTS)('shows the list %s and its first record', async (path) => {
    const list = await su.get(path);
    const id = firstIdIn(list.body);
    const record = id === null ? null : await su.get(`${path}/${id}`);
    expect([list.status, record?.status, testServer.defects]).toEqual([200, 200, []]);
  });
});

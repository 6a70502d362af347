import { prepareSaves } from '../../support/saves';
import { prepareTreeSaves } from '../../support/saves-of-trees';
import type { Statement } from '../../support/statements';
import { Browser } from '../support/browser';
import { watchedDatabase } from '../support/demo-database';
import { openTestServer, type TestServer } from '../support/test-server';

/** Number of statements of a save up to its answer; one more after it announces the change. */
const STATEMENTS = {
  // Session, begin, user with the lock of superusers, what it has, update, commit.
  'user': 6,
  // Session, begin, record, update, commit.
  'redirect': 5,
  'redirect, one field': 5,
  // Session, key, begin, savepoint, insert, release, place of the key, commit.
  'redirect, added with a key': 8,
  // Also the rules and the records that they name.
  'promotion with 6 rules': 7,
  // Session, begin, version of the promotion, rule, update, commit.
  'one of its rules': 6,
  // Session, begin, item with its lock, files, update with the entry of the history, commit, files and labels to answer.
  'page with 20 blocks': 8,
  // Session, begin, lock of groups, group with its members, update, commit.
  'user group with 100 members': 6,
  // Also the users and their memberships.
  'user group, 50 members added or removed': 8,
  // Session, begin, record, update, commit, category.
  'e-mail': 6,
  // Session, begin, record with its lock, update, commit.
  'ETIM feature': 5,
  'ETIM feature, a switch': 5,
  'ETIM category': 5,
  // Session, begin, combination, features with their lock, update, commit.
  'ETIM combination': 6,
  // Session, begin, lock of the list, record, update, commit.
  'FAQ category': 6,
  'FAQ question': 6,
  // Session, begin, record, update, commit, menus that show it.
  'menu': 6,
  'menu, its code sent too': 6,
  // Session, begin, menu with its lock, item, update, commit.
  'menu item, page': 6,
  // Also the redirects, because the address may have moved.
  'menu item, address': 7,
  // Session, begin, record, update, commit, fields.
  'form': 6,
  // Session, begin, version of the form, field, update, commit.
  'one of its fields': 6,
  // Session, begin, record, update, commit, first nodes.
  'structure': 6,
  // Session, begin, node, files, update, commit; nodes below it, files and labels to answer.
  'structure node with 20 blocks': 9,
  // Session, begin, record, update, commit.
  'spare part': 5,
  // Session, begin, reference, item, update; views and items to count, what they count, version, commit.
  'item of a spare part': 10,
  // Session, file by its path; begin, lock of the tree, lock, file, update, commit; file and path to answer.
  'file details': 11,
};

describe('a save (R-SHR-78)', () => {
  const asked: Statement[] = [];
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer({ database: await watchedDatabase((statement) => asked.push(statement)) });
    su = new Browser(testServer);
    await su.call('POST', 'login', { email: 'su@kantoor.example', password: 'Kantoor-Welkom-26!' });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  it('asks the database no more than it has to, and tells others after the answer', async () => {
    const saves = [...(await prepareSaves(su)), ...(await prepareTreeSaves(su))];
    const counted: Record<string, number> = {};
    for (const { name, path, form, before, method = 'PUT' } of saves) {
      if (before !== undefined) await su.call('PUT', before);
      await testServer.services.jobs.drain();
      asked.length = 0;
      const saved = await su.call(
        method,
        path,
        form(1),
        method === 'POST' ? { 'Idempotency-Key': 'counted-save' } : {},
      );
      counted[name] = asked.length;
      await testServer.services.jobs.drain();
      expect([name, saved.status, asked.length - (counted[name] ?? 0)]).toEqual([
        name,
        method === 'PUT' ? 200 : 201,
        1,
      ]);
    }
    expect(counted).toEqual(STATEMENTS);
  });
});

import { sql } from 'drizzle-orm';
import { queryRows } from '../../../server/database/database';
import { invite } from '../../../server/session/invitations';
import { Browser } from '../support/browser';
import { statisticsOf } from '../support/events';
import { aPerson, openTestServer, PASSWORD, signedInAs, type TestServer } from '../support/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
afterAll(() => testServer.close());
beforeEach(() => testServer.services.db.execute(sql`delete from events`));

const signIn = (email: string, password: string) => new Browser(testServer).call('POST', 'login', { email, password });
const stored = async () => {
  await testServer.services.jobs.drain();
  return queryRows(testServer.services.db, sql`select area, kind, at::text, quantity, amount from events order by id`);
};
const event = (kind: string) => ({ area: 'users', kind, at: '2026-11-20 09:00:00', quantity: 1, amount: null });

test('R-INS-12: a sign-in that succeeds or fails is an event of the moment', async () => {
  const { email } = await aPerson(testServer);
  await signIn(email, PASSWORD);
  await signIn(email, 'wrong');
  await signIn('nobody@test.example', 'wrong');
  expect(await stored()).toEqual([event('succeeded'), event('failed'), event('failed')]);
  const su = await signedInAs(testServer, { su: true });
  expect((await statisticsOf(su, 'users', ['2026-11-20', '2026-11-20'])).period).toEqual([
    { date: '2026-11-20', total: 3, succeeded: 1, failed: 2 },
  ]);
});

test('R-INS-12: an accepted invitation signs in and is an event; a refused one is none', async () => {
  const { services } = testServer;
  const [email, grants] = ['nieuw@firma.example', { su: false, usergroups: [], websites: [], invitedBy: null }];
  const code = await invite(services.db, email, grants, testServer.clock.now);
  const accept = (given: string) =>
    new Browser(testServer).call('POST', 'accept', {
      ...{ firstname: 'Anna', surname: 'de Baas', password: PASSWORD, language: 'en' },
      ...{ email, code: given },
    });
  expect((await accept('wrong')).status).toBe(400);
  expect(await stored()).toEqual([]);
  expect((await accept(code)).status).toBe(200);
  expect(await stored()).toEqual([event('succeeded')]);
});

test('a form without a password is not an attempt', async () => {
  expect((await new Browser(testServer).call('POST', 'login', { email: 'a@test.example' })).status).toBe(400);
  expect(await stored()).toEqual([]);
});

test('a sign-in does not fail with its event', async () => {
  const { email } = await aPerson(testServer);
  await testServer.services.db.execute(sql`alter table events rename to events_away`);
  try {
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    expect((await signIn(email, 'wrong')).status).toBe(401);
    await testServer.services.jobs.drain();
  } finally {
    await testServer.services.db.execute(sql`alter table events_away rename to events`);
  }
  expect(testServer.defects.splice(0)).toEqual([expect.stringContaining('events'), expect.stringContaining('events')]);
});

import { sql } from 'drizzle-orm';
import { hostname } from 'node:os';
import { scheduleLogRetention } from '../../../server/insight/published/log-retention';
import { writeLog } from '../../../server/insight/published/write-log';
import { placeOf } from '../../../server/insight/published/log-place';
import { logSeed } from '../../../server/seed/seed-command';
import { sendMail } from '../../../server/mail/send-mail';
import { utc } from '../../../server/shared/utc';
import { NOW } from '../support/constants';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { writtenEntries } from '../support/log-entries';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await openTestServer();
  await testServer.services.db.execute(sql`delete from logs`);
});
afterEach(() => testServer.close());

const written = () => writtenEntries(testServer);
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
// Rule R-INS-21.
it('a report of the console has who sent it and facts of its request', async () => {
  const browser = await signedInAs(testServer, { rights: [] });
  const headers = { 'User-Agent': 'Test browser', 'Cookie': `${browser.cookie}; extra=Geheim` };
  expect(
    (await browser.call('POST', 'log', { message: 'Missing string en:a.b', level: 'error' }, headers)).status,
  ).toBe(200);
  const [entry] = await written();
  expect(entry).toMatchObject({
    level: 'error',
    source: 'front-end',
    module: 'Console',
    message: 'Missing string en:a.b',
    method: 'POST',
    user_id: browser.id,
    request_url: '/api/log',
    debug: { file: 'server/session/client-log.ts' },
    info: { host: hostname(), user_agent: 'Test browser', request_id: matching(/^[\w-]{36}$/) },
  });
  expect(JSON.stringify(entry)).not.toContain('Geheim');
});

it('a failed e-mail has its codes as pairs', async () => {
  const failing = {
    send: () => Promise.reject(Object.assign(new Error('x'), { code: 'EENVELOPE', responseCode: 550 })),
    close: () => undefined,
  };
  const mail = { to: 'zoe@firma.example', subject: 'Geheim', text: 'Geheim', html: 'Geheim' };
  expect(await sendMail({ ...testServer.services, mailer: failing }, 'reset', mail)).toBe('failed');
  const [entry] = await written();
  expect(entry).toMatchObject({
    level: 'error',
    module: 'E-mails',
    message: 'An e-mail could not be sent (EENVELOPE 550).',
    answer: { code: 'EENVELOPE', response_code: '550' },
    debug: { file: 'server/mail/send-mail.ts' },
  });
  expect(JSON.stringify(entry)).not.toMatch(/zoe|Geheim/);
});

it('a command is logged with the method CLI and nobody as its user', async () => {
  await logSeed(testServer.services.db, 'seed:logs', 'log entries', 7);
  expect(await written()).toMatchObject([
    {
      level: 'message',
      source: 'back-end',
      module: 'Commands',
      method: 'CLI',
      user_id: null,
      request_url: 'seed:logs',
      answer: { added: '7' },
    },
  ]);
});

it('deleting old entries is logged where there were some', async () => {
  const end = scheduleLogRetention(testServer.services, 30);
  expect(await written()).toEqual([]);
  end();
  await testServer.services.db.execute(sql`
    insert into logs (level, source, module, message, method, datetime, request_url)
    values ('error', 'back-end', 'Test', 'Oud', 'GET', ${utc(NOW - 31 * 24 * 3_600_000)}::timestamp, '/')`);
  scheduleLogRetention(testServer.services, 30)();
  expect(await written()).toMatchObject([
    { method: 'CLI', message: 'Old log entries were deleted', answer: { deleted: '1', older_than: '30 days' } },
  ]);
});

it('texts that no database takes are stored without what is wrong with them', async () => {
  const isWritten = await writeLog(testServer.services, {
    level: 'error',
    module: 'Test',
    message: `a\0b\ud800${'x'.repeat(3_000)}`,
    method: 'GET',
    requestUrl: '/',
    answer: { 'k\0': 'v\0' },
  });
  expect(isWritten).toBe(true);
  const [entry] = await written();
  expect(entry?.message).toHaveLength(1_999);
  expect(entry?.answer).toEqual({ k: 'v' });
});

test.each([
  ['    at read (file:///srv/kantoor/server/insight/logs.ts:12:7)', { file: 'server/insight/logs.ts', line: 12 }],
  ['    at C:\\kantoor\\src\\domain\\shared\\fold.ts:3:1', { file: 'src/domain/shared/fold.ts', line: 3 }],
  ['    at x (/srv/kantoor/node_modules/pg/server/a.ts:1:1)', null],
  ['    at x (node:internal/server/a.js:1:1)', null],
])('the place of %s', (frame, place) => {
  const failure = new Error('x');
  failure.stack = `Error: x\n${frame}`;
  expect(placeOf(failure)).toEqual(place);
});

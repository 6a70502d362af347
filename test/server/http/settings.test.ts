import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSettings } from '../../../server/settings';

const read = (environment: Record<string, string> = {}) => readSettings(environment, '/home/somebody/kantoor');

// Rule R-ACC-09.
it('needs nothing: localhost, the port of the documentation, an embedded database with the demonstration data', () => {
  expect(read()).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/home/somebody/kantoor/data',
    seed: { kind: 'demo' },
    isPublic: false,
    databaseUrl: undefined,
    apiUrl: undefined,
  });
  expect(read({ PORT: '', HOST: '', SEED: '' })).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    seed: { kind: 'demo' },
  });
});

it('takes what the environment says', () => {
  expect(read({ PORT: '0', DATA_DIR: '/var/lib/kantoor' })).toMatchObject({ port: 0, dataDir: '/var/lib/kantoor' });
  expect(read({ DATA_DIR: 'elsewhere' }).dataDir).toBe('/home/somebody/kantoor/elsewhere');
  expect(read({ PUBLIC_URL: 'https://kantoor.firma.example/' }).publicUrl).toBe('https://kantoor.firma.example');
});

it.each<Record<string, string>>([
  { HOST: '[::1]' },
  { HOST: 'kantoor_web' },
  { TRUST_PROXY: '0' },
  { DATABASE_URL: 'postgres:///kantoor?host=/var/run/postgresql' },
  { MAIL_FROM: '"Kantoor, Firma" <a@b.example>' },
  { API_URL: 'https://api.example/base/' },
  { WEBSITE_URL: 'https://site.example/nl', WEBSITE_NAME: ' Firma ', WEBSITE_LANGUAGE: 'nl-BE' },
])('takes %o', (environment) => {
  expect(() => read(environment)).not.toThrow();
});

it('offers more than is specified unless told otherwise', () => {
  expect([read().extras, read({ EXTRAS: 'all' }).extras, read({ EXTRAS: 'none' }).extras]).toEqual([true, true, false]);
  expect(() => read({ EXTRAS: 'some' })).toThrow('EXTRAS must be all or none, not "some".');
});

// Rules R-RUN-02, R-RUN-03 and R-RUN-04.
it('logs text, serves no metrics and stops at once unless told otherwise', () => {
  expect(read()).toMatchObject({ logFormat: 'text', metrics: undefined, stopDelay: 0 });
  expect(read({ LOG: 'json', STOP_DELAY: '5', METRICS_PORT: '9090' })).toMatchObject({
    logFormat: 'json',
    metrics: { port: 9090, host: '127.0.0.1' },
    stopDelay: 5_000,
  });
  expect(read({ METRICS_PORT: '9090', METRICS_HOST: '10.0.0.5' }).metrics).toEqual({ port: 9090, host: '10.0.0.5' });
});

it.each([
  [{ LOG: 'xml' }, 'LOG must be text or json, not "xml".'],
  [{ STOP_DELAY: '61' }, 'STOP_DELAY must be a number of seconds from 0 to 60, not "61".'],
  [{ METRICS_PORT: '70000' }, 'METRICS_PORT must be a number from 0 to 65535, not "70000".'],
  [{ METRICS_PORT: '9090', METRICS_HOST: 'a b' }, 'METRICS_HOST must be a host name'],
])('refuses %o', (environment, message) => {
  expect(() => read(environment)).toThrow(message);
});

// Rule R-RUN-06.
describe('a secret in a file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'kantoor-secret-')), 'database-url');
  writeFileSync(file, 'postgres://localhost/x\n');
  const empty = join(dirname(file), 'empty');
  writeFileSync(empty, ' \n');
  afterAll(() => {
    rmSync(dirname(file), { recursive: true });
  });

  it('is read, without the line break of an editor', () => {
    expect(read({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://localhost/x');
    expect(read({ DATABASE_URL_FILE: '', DATABASE_URL: 'postgres://localhost/y' }).databaseUrl).toBe(
      'postgres://localhost/y',
    );
  });

  it.each([
    [
      { DATABASE_URL_FILE: '/no/such/file' },
      'DATABASE_URL_FILE must name a file that this program may read, not "/no/such/file".',
    ],
    [{ DATABASE_URL_FILE: empty }, `The file of DATABASE_URL_FILE is empty: "${empty}".`],
    [{ SMTP_URL_FILE: file, SMTP_URL: 'smtp://localhost' }, 'Set SMTP_URL or SMTP_URL_FILE, not both.'],
  ])('is refused: %o', (environment, message) => {
    expect(() => read(environment)).toThrow(message);
  });
});

describe('the demonstration accounts', () => {
  it.each<Record<string, string>>([
    { HOST: 'localhost' },
    { HOST: '127.0.0.9' },
    { HOST: '::1' },
    { SEED: 'demo' },
    { SEED: 'demo', DATABASE_URL: 'postgres://localhost/x' },
    { PUBLIC_URL: 'http://localhost:8080' },
  ])('are planted on this computer: %o', (environment) => {
    expect(read(environment)).toMatchObject({ seed: { kind: 'demo' }, isPublic: false });
  });

  it.each<Record<string, string>>([
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.7' },
    { HOST: '::' },
    { HOST: 'kantoor.example' },
    { HOST: '127.0.0.1.evil.example' },
    { TRUST_PROXY: '1' },
    { PUBLIC_URL: 'https://kantoor.example' },
  ])('are not planted where strangers come: %o', (environment) => {
    expect(read(environment)).toMatchObject({ seed: { kind: 'none' }, isPublic: true });
    expect(() => read({ ...environment, SEED: 'demo' })).toThrow(/works on this computer only/);
  });

  it('are planted on a database server only when asked for', () => {
    expect(read({ DATABASE_URL: 'postgres://localhost/x' }).seed.kind).toBe('none');
    expect(read({ SEED: 'none', ADMIN_EMAIL: 'baas@firma.example' }).seed).toMatchObject({
      kind: 'none',
      adminEmail: 'baas@firma.example',
    });
  });
});

it('keeps mails in the folder of the data until a mail server is named', () => {
  expect(read({ DATA_DIR: '/var/lib/kantoor' }).mail).toEqual({
    smtpUrl: undefined,
    from: 'Kantoor <kantoor@localhost>',
    outbox: '/var/lib/kantoor/outbox',
  });
  const from = 'Kantoor van Firma <kantoor@firma.example>';
  expect(read({ SMTP_URL: 'smtps://user:secret@mail.firma.example', MAIL_FROM: from }).mail).toMatchObject({
    smtpUrl: 'smtps://user:secret@mail.firma.example',
    from,
  });
});

it('keeps the log for as many days as it is told', () => {
  expect(read().logDays).toBeUndefined();
  expect([read({ LOG_DAYS: '1' }).logDays, read({ LOG_DAYS: '3650' }).logDays]).toEqual([1, 3_650]);
});

it('counts the days of the statistics in the zone that it is told', () => {
  expect([read().timeZone, read({ TIME_ZONE: 'UTC' }).timeZone]).toEqual(['Europe/Amsterdam', 'UTC']);
  expect(() => read({ TIME_ZONE: 'CET' })).toThrow(/^TIME_ZONE must be a time zone such as Europe\/Amsterdam/);
});

it('does not print the password of a mail server', () => {
  for (const SMTP_URL of [
    'http://user:secret@mail.firma.example',
    'user:secret@mail.firma.example',
    'smtp://user:secret@',
  ]) {
    expect(() => read({ SMTP_URL, MAIL_FROM: 'a@b.example' })).toThrow(/^(?!.*secret).*SMTP_URL/);
  }
});

it.each<[Record<string, string>, RegExp]>([
  [{ SMTP_URL: 'smtp://mail.firma.example' }, /MAIL_FROM/],
  [{ MAIL_FROM: 'Kantoor' }, /MAIL_FROM/],
  [{ MAIL_FROM: 'Kantoor <kantoor>' }, /MAIL_FROM/],
  [{ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, /MAIL_FROM/],
  [{ PORT: 'eighty' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ PORT: '-1' }, /PORT/],
  [{ SEED: 'large' }, /SEED/],
  [{ DATABASE_URL: 'mysql://x/y' }, /DATABASE_URL/],
  [{ API_URL: 'api.example' }, /API_URL/],
  [{ API_URL: 'ftp://api.example' }, /API_URL/],
  [{ LOG_DAYS: '0' }, /LOG_DAYS/],
  [{ LOG_DAYS: '3651' }, /LOG_DAYS/],
  [{ LOG_DAYS: 'ever' }, /LOG_DAYS/],
  [{ LOG_DAYS: '1.5' }, /LOG_DAYS/],
  [{ ADMIN_EMAIL: 'baas' }, /ADMIN_EMAIL/],
  [{ PUBLIC_URL: 'kantoor' }, /PUBLIC_URL/],
  [{ PUBLIC_URL: 'https://kantoor.example/office' }, /PUBLIC_URL takes no path/],
  [{ PUBLIC_URL: 'https://kantoor.example/?a=1' }, /PUBLIC_URL takes no/],
  [{ PUBLIC_URL: 'https://me:secret@kantoor.example' }, /^(?!.*secret).*PUBLIC_URL takes no/],
  [{ API_URL: 'https://me:secret@api.example' }, /^(?!.*secret).*API_URL takes no/],
  [{ API_URL: 'https://api.example/?key=secret' }, /^(?!.*secret).*API_URL takes no/],
  [{ API_URL: 'http:api.example' }, /API_URL/],
  [{ HOST: 'localhost:8080' }, /HOST/],
  [{ HOST: 'http://localhost' }, /HOST/],
  [{ HOST: 'no host' }, /HOST/],
  [{ TRUST_PROXY: 'true' }, /TRUST_PROXY/],
  [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY/],
  [{ DATABASE_URL: 'postgres:localhost' }, /DATABASE_URL/],
  [{ DATABASE_URL: 'postgres://me:50%off@localhost/x' }, /^(?!.*off).*DATABASE_URL.*%25/],
  [{ SMTP_URL: 'smtp:mail.example', MAIL_FROM: 'a@b.example' }, /SMTP_URL/],
  [{ SMTP_URL: 'smtp:///mail.example', MAIL_FROM: 'a@b.example' }, /SMTP_URL/],
  [{ SMTP_URL: 'smtp://me:50%off@mail.example', MAIL_FROM: 'a@b.example' }, /^(?!.*off).*SMTP_URL.*%25/],
  [{ MAIL_FROM: 'Kantoor, Firma <a@b.example>' }, /MAIL_FROM/],
  [{ WEBSITE_URL: 'nonsense' }, /WEBSITE_URL/],
  [{ WEBSITE_URL: 'ftp://site.example' }, /WEBSITE_URL/],
  [{ WEBSITE_NAME: '  ' }, /WEBSITE_NAME/],
  [{ WEBSITE_LANGUAGE: 'Dutch (Belgium)' }, /WEBSITE_LANGUAGE/],
  [{ WEBSITE_NAME: 'x'.repeat(101) }, /WEBSITE_NAME/],
  [{ TIME_ZONE: 'Mars/Olympus' }, /TIME_ZONE/],
  [{ JOB_SCHEDULES: 'check-links=99 99 * * *' }, /JOB_SCHEDULES/],
  [{ JOB_SCHEDULES: 'back-up=0 4 * * *' }, /BACKUP_DIR/],
  [{ BACKUP_DIR: 'backups' }, /BACKUP_DIR must be an absolute path/],
  [{ BACKUP_PASSPHRASE: 'too short' }, /at least 12 characters/],
  [{ KANTOOR_SPARE_PARTS_FEED: 'https:parts.example' }, /KANTOOR_SPARE_PARTS_FEED/],
])('says what is wrong with %o', (environment, message) => {
  expect(() => read(environment)).toThrow(message);
});

it('sends questions to the address that is named, which must be one', () => {
  expect([read({}).supportEmail, read({ SUPPORT_EMAIL: 'hulp@firma.example' }).supportEmail]).toEqual([
    undefined,
    'hulp@firma.example',
  ]);
  expect(() => read({ SUPPORT_EMAIL: 'hulp' })).toThrow(/SUPPORT_EMAIL/);
});

it('takes the address of a feed of spare parts, if it is one', () => {
  const feed = (address: string) => read({ KANTOOR_SPARE_PARTS_FEED: address }).sparePartsFeed;
  expect([read().sparePartsFeed, feed('https://parts.firma.example/kantoor')]).toEqual([
    undefined,
    'https://parts.firma.example/kantoor',
  ]);
  expect(() => feed('parts.firma.example')).toThrow(/KANTOOR_SPARE_PARTS_FEED must be a URL/);
  expect(() => feed('https://me:secret@parts.firma.example/all')).toThrow(/^(?!.*secret).*_FEED takes no user name/);
});

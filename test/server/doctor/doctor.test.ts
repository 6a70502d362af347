import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { once } from 'node:events';
import { examine, type DoctorInput } from '../../../server/doctor/examine';
import { execute } from '../../support/postgres';
import { addressOfNew, isOnServer } from '../support/demo-database';
import { openSmtpServer } from '../support/smtp-server';

const NOW = Date.UTC(2026, 10, 30);
const folder = mkdtempSync(join(tmpdir(), 'kantoor-doctor-'));
const root = join(folder, 'program');
const opened: { close: () => unknown }[] = [];

const built = (moment: number): void => {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist/index.html'), '');
  utimesSync(join(root, 'dist/index.html'), moment / 1000, moment / 1000);
};
beforeEach(() => {
  built(NOW);
});
afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()));
  rmSync(folder, { recursive: true });
});

/** The problems that are found, by check. */
const problemsOf = async (
  environment: Record<string, string> = {},
  more: Partial<DoctorInput> = {},
): Promise<Readonly<Record<string, string>>> => {
  const findings = await examine({
    environment: { PORT: '0', DATA_DIR: join(folder, 'data'), ...environment },
    folder,
    root,
    isPacked: false,
    nodeVersion: '24.1.0',
    now: () => NOW,
    freeBytes: () => Promise.resolve(Infinity),
    ...more,
  });
  return Object.fromEntries(findings.flatMap(({ check, problem }) => (problem === null ? [] : [[check, problem]])));
};

/** A server that answers each request alike. @returns its port */
const answering = async (status: number, body: unknown): Promise<number> => {
  const server: Server = createServer((_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  opened.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return (server.address() as AddressInfo).port; // cast: the server listens on a port, not on a pipe
};

// Rule R-RUN-05.
describe('the doctor', () => {
  it('finds nothing where all is well, also beside a running server', async () => {
    expect(await problemsOf()).toEqual({});
    expect(existsSync(join(folder, 'data'))).toBe(false);
    expect(await problemsOf({ PORT: String(await answering(200, { code: 'OK' })) })).toEqual({});
  });

  it('names an old Node.js, a missing client, a clock that is wrong, and a full disk', async () => {
    rmSync(join(root, 'dist'), { recursive: true });
    expect(await problemsOf({}, { nodeVersion: '20.18.1' })).toEqual({
      'Node.js': 'Node.js 20.18.1 is too old. Install 24, or at least 20.19.',
      'client': 'The client is missing (dist/index.html). Run npm run build.',
    });
    expect(await problemsOf({}, { isPacked: true })).toEqual({
      client: 'The client is missing (dist/index.html). Unpack the archive again.',
    });
    built(NOW + 25 * 3_600_000);
    expect(await problemsOf({}, { freeBytes: () => Promise.resolve(1024 * 1024) })).toEqual({
      clock: 'The clock of this computer is before the day on which the client was built. Set the clock.',
      disk: `1 MB are free in ${join(folder, 'data')}; 256 are needed. Free some space.`,
    });
  });

  it.each([
    [{ SEED: 'some' }, 'SEED must be demo or none, not "some".'],
    [
      { HOST: '0.0.0.0' },
      'Other computers can reach this server, but PUBLIC_URL is not set: links in e-mails lead nowhere.',
    ],
    [
      { PUBLIC_URL: 'http://kantoor.example' },
      'PUBLIC_URL is not https: passwords cross the network in the open. Put a proxy with TLS before it.',
    ],
  ])('names settings that are wrong: %o', async (environment, settings) => {
    expect(await problemsOf(environment)).toEqual({ settings });
  });

  it('names a port that something else uses, and a running server that is not ready', async () => {
    const taken = String(await answering(200, {}));
    expect(await problemsOf({ PORT: taken, METRICS_PORT: String(await answering(404, {})) })).toEqual({
      port: 'The port is in use. Stop the other program or set PORT to another number.',
      metrics: 'METRICS_PORT is in use. Set it to another number.',
    });
    const problems = [{ part: 'disk', message: '3 MB are free.' }];
    expect(await problemsOf({ PORT: String(await answering(503, { code: 'NOT_READY', problems })) })).toEqual({
      port: 'The running server is not ready: 3 MB are free.',
    });
  });

  it('names a folder in which nothing can be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    expect(await problemsOf({ DATA_DIR: join(folder, 'file') })).toEqual({
      'data folder': `DATA_DIR must be a folder that this program may write to: ${join(folder, 'file')} is none.`,
    });
  });

  it('names a mail server that does not answer, or refuses the password', async () => {
    const from = { MAIL_FROM: 'a@firma.example' };
    expect(await problemsOf({ ...from, SMTP_URL: 'smtp://127.0.0.1:1' })).toEqual({
      mail: 'The mail server of SMTP_URL does not answer (ESOCKET).',
    });
    const smtp = await openSmtpServer();
    opened.push(smtp);
    expect(await problemsOf({ ...from, SMTP_URL: smtp.url })).toEqual({});
    const strict = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      closeTimeout: 1,
      onAuth: (_auth, _session, answer) => {
        answer(new Error('Invalid login'));
      },
    });
    const server = strict.listen(0, '127.0.0.1');
    await once(server, 'listening');
    opened.push({ close: () => new Promise<void>((done) => strict.close(done)) });
    const { port } = server.address() as AddressInfo; // cast: the server listens on a port, not on a pipe
    expect(await problemsOf({ ...from, SMTP_URL: `smtp://a:b@127.0.0.1:${port}` })).toEqual({
      mail: 'The mail server refused user name and password of SMTP_URL.',
    });
  });

  it('names an API that does not answer, and an address without one', async () => {
    expect(await problemsOf({ API_URL: 'http://127.0.0.1:1' })).toEqual({
      API: 'The API of API_URL does not answer.',
    });
    expect(await problemsOf({ API_URL: `http://127.0.0.1:${await answering(404, {})}` })).toEqual({
      API: 'API_URL leads to no API of the console: /api/me answered 404 instead of 401.',
    });
    expect(await problemsOf({ API_URL: `http://127.0.0.1:${await answering(401, {})}` })).toEqual({});
  });

  it('names a database that cannot be reached', async () => {
    expect(await problemsOf({ DATABASE_URL: 'postgres://kantoor@127.0.0.1:1/kantoor' })).toEqual({
      database: 'PostgreSQL cannot be reached at the address in DATABASE_URL (ECONNREFUSED).',
    });
  });

  it('names a database that is missing, newer, or has another clock', async () => {
    // The embedded database has no address.
    if (!isOnServer) return;
    const url = await addressOfNew('demo');
    const now = Date.now;
    expect(await problemsOf({ DATABASE_URL: url }, { now })).toEqual({});
    expect(await problemsOf({ DATABASE_URL: url }, { now: () => Date.now() - 60_000 })).toEqual({
      database: 'The clocks of this computer and of PostgreSQL differ by more than five seconds. Set both by NTP.',
    });
    const missing = Object.assign(new URL(url), { pathname: '/no_such_database' }).href;
    expect(await problemsOf({ DATABASE_URL: missing }, { now })).toEqual({
      database: 'The database of DATABASE_URL does not exist. Create it with createdb.',
    });
    await execute(url, `insert into migrations (name) values ('9999-of-the-future')`);
    expect(await problemsOf({ DATABASE_URL: url }, { now })).toEqual({
      database: 'The database was made by a newer version of this server. Install that version.',
    });
  });
});

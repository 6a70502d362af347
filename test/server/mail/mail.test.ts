import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { logs } from '../../../server/database/schema';
import { sendMail } from '../../../server/mail/send-mail';
import { invitationMail, passwordResetMail } from '../../../server/mail/mail-templates';
import { noMailer, type Mailer } from '../../../server/mail/mail';
import { createMailer } from '../../../server/mail/mailer';
import en from '../../../server/mail/texts/en.json';
import nl from '../../../server/mail/texts/nl.json';
import { openTestServer, type TestServer } from '../support/test-server';
import { openSmtpServer } from '../support/smtp-server';

const FROM = 'Kantoor <kantoor@firma.example>';
const letter = passwordResetMail({
  language: 'nl',
  to: 'zoë@firma.example',
  name: 'Zoë',
  minutes: 60,
  link: 'https://kantoor.firma.example/reset/zo%C3%AB%40firma.example/geheim',
});

const keysOf = (node: object, path = ''): string[] =>
  Object.entries(node).flatMap(([key, child]: [string, unknown]) =>
    typeof child === 'object' && child !== null ? keysOf(child, `${path}${key}.`) : [`${path}${key}`],
  );

describe('the letters', () => {
  it('are complete in both languages', () => {
    expect(keysOf(nl)).toEqual(keysOf(en));
  });

  it('speak the language of the receiver and say how long the link works', () => {
    expect(letter).toMatchObject({ to: 'zoë@firma.example', subject: 'Een nieuw wachtwoord voor Kantoor' });
    expect(letter.text).toContain('Hallo Zoë,');
    expect(letter.text).toContain('binnen 60 minuten');
    expect(letter.html).toContain('<html lang="nl">');
    expect(letter.html).toContain('Werkt de knop niet? Open dan deze link:');
    const english = invitationMail({
      language: 'en',
      to: 'a@b.example',
      inviter: 'Susanne Zandstra',
      days: 7,
      link: 'https://k.example/accept/a/b',
    });
    expect(english.text).toContain('Susanne Zandstra invites you to Kantoor');
    expect(english.text).toContain('within 7 days');
    expect(english.html).toContain('If the button does not work, open this link:');
  });

  it('carry the link in both forms', () => {
    const link = 'https://kantoor.firma.example/reset/zo%C3%AB%40firma.example/geheim';
    expect(letter.text).toContain(`\n${link}\n`);
    expect(letter.html).toContain(`href="${link}"`);
  });

  it('hold a name as the text that it is', () => {
    const { html, text } = invitationMail({
      language: 'en',
      to: 'a@b.example',
      inviter: '<img src=x onerror=alert(1)> {{days}} "',
      days: 7,
      link: 'https://k.example/"><script>',
    });
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; {{days}} &quot;');
    expect(text).toContain('{{days}}');
  });
});

describe('the outbox', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kantoor-outbox-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('keeps every mail as a file that only its owner reads', async () => {
    const outbox = join(folder, 'new', 'outbox');
    const mailer = createMailer({ smtpUrl: undefined, from: FROM, outbox });
    await Promise.all([mailer.send(letter), mailer.send({ ...letter, to: 'ander@firma.example' })]);
    const files = readdirSync(outbox);
    expect(files).toHaveLength(2);
    expect(files.every((name) => name.endsWith('.eml'))).toBe(true);
    expect(statSync(join(outbox, files[0] ?? '')).mode & 0o077).toBe(0);
    const mails = files.map((name) => readFileSync(join(outbox, name), 'utf8'));
    expect(mails.filter((mail) => mail.includes('To: ander@firma.example\r\n'))).toHaveLength(1);
    expect(mails.every((mail) => mail.startsWith(`From: ${FROM}\r\n`))).toBe(true);
    expect(mails[0]).toContain('Content-Type: text/html; charset=utf-8');
    expect(mails[0]).toContain('Content-Type: text/plain; charset=utf-8');
    // As a person reads it: words and links are not split.
    expect(mails[0]).toContain(letter.text.replaceAll('\n', '\r\n'));
    expect(mails[0]).toContain(letter.html.trim().replaceAll('\n', '\r\n'));
    expect(mails[0]).not.toContain('quoted-printable');
  });

  it('decodes a body with lines that begin with dashes to its end', async () => {
    const mailer = createMailer({ smtpUrl: undefined, from: FROM, outbox: folder });
    const text = `a\r\n-- \r\né=1\r\n----\r\n${'long é '.repeat(40)}end`;
    await mailer.send({ ...letter, text, html: `<!--\r\n-->\r\n<p>${text}</p>` });
    const mail = readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8');
    expect(mail).toContain(`\r\n\r\n${text}\r\n----_NmP-`);
    expect(mail).toContain(`<!--\r\n-->\r\n<p>${text}</p>\r\n----_NmP-`);
  });

  it('cannot be made to write another header', async () => {
    const mailer = createMailer({ smtpUrl: undefined, from: FROM, outbox: folder });
    await mailer.send({
      ...letter,
      to: 'a@b.example\r\nBcc: evil@evil.example',
      subject: 'Hallo\r\nBcc: evil@evil.example',
    });
    expect(readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8')).not.toMatch(/^Bcc:/m);
  });
});

describe('a mail server', () => {
  it('is handed the mail', async () => {
    const server = await openSmtpServer();
    const mailer = createMailer({ smtpUrl: server.url, from: FROM, outbox: '' });
    await mailer.send({ ...letter, to: 'zoe@firma.example' });
    mailer.close();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toContain('To: zoe@firma.example');
    await server.close();
  });

  it.each([
    ['refuses', 'no such person zoe@firma.example'],
    ['is not there', null],
  ])('that %s makes it fail', async (_, refusal) => {
    const server = await openSmtpServer(refusal);
    if (refusal === null) await server.close();
    const mailer = createMailer({ smtpUrl: server.url, from: FROM, outbox: '' });
    await expect(mailer.send({ ...letter, to: 'zoe@firma.example' })).rejects.toThrow();
    mailer.close();
    if (refusal !== null) await server.close();
  });
});

describe('a mail that does not leave', () => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await openTestServer();
  });
  afterAll(() => testServer.close());

  const failing = (failure: Error): Mailer => ({ ...noMailer, send: () => Promise.reject(failure) });
  const newest = async () =>
    (
      await testServer.services.db.select().from(logs).where(eq(logs.module, 'E-mails')).orderBy(desc(logs.id)).limit(1)
    )[0];

  it('is logged with its reason, without its link, its receiver or what the mail server said', async () => {
    const failure = Object.assign(new Error('550 no zoë@firma.example at smtp://user:secret@host'), {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: 550,
    });
    expect(await sendMail({ ...testServer.services, mailer: failing(failure) }, 'reset', letter)).toBe('refused');
    const row = await newest();
    expect(row).toMatchObject({
      level: 'error',
      source: 'back-end',
      message: 'An e-mail could not be sent (EENVELOPE RCPT TO 550).',
      requestUrl: '/api/reset',
    });
    expect(JSON.stringify(row)).not.toMatch(/geheim|firma|secret/);
  });

  it('says so where nobody named a reason', async () => {
    expect(await sendMail({ ...testServer.services, mailer: noMailer }, 'reset', letter)).toBe('failed');
    expect((await newest())?.message).toBe('An e-mail could not be sent (no reason given).');
  });

  it('takes along a subject and names of one line only (R-SHR-50)', async () => {
    const attachments = [{ filename: 'a\r\nX-Other: 1\u2028.pdf', content: Buffer.from('a') }];
    await sendMail(testServer.services, 'emails/test', { ...letter, subject: 'Hi\r\nBcc: a@b.example', attachments });
    expect(testServer.mails[0]).toMatchObject({
      subject: 'Hi Bcc: a@b.example',
      attachments: [{ filename: 'a X-Other: 1 .pdf', content: Buffer.from('a') }],
    });
  });
});

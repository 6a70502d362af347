import { desc, sql } from 'drizzle-orm';
import { simpleParser } from 'mailparser';
import { MAX_ATTACHED } from '../../../src/domain/communication/email.rule';
import { htmlDecoder } from '../../../server/shared/html/text-of-html';
import { renderMail } from '../../../src/domain/communication/mail-render.rule';
import { emailModule } from '../../../server/communication/emails';
import { queryRow, queryRows } from '../../../server/database/database';
import { statementsOf } from '../../../server/database/migrate';
import { logs } from '../../../server/database/schema';
import { createMailer } from '../../../server/mail/mailer';
import { bodyOf, type Browser, type Reply } from '../support/browser';
import { ownDatabase } from '../support/demo-database';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { openSmtpServer } from '../support/smtp-server';

interface EmailOnWire {
  readonly id: number;
  readonly code: string;
  readonly subject: string;
  readonly content: string;
  readonly variables: readonly string[];
  readonly custom_variables: Readonly<Record<string, string>>;
  readonly bcc: string;
  readonly sending_enabled: number;
  readonly category_id: number | null;
  readonly category: { readonly id: number; readonly name: string } | null;
  readonly attachments: readonly {
    readonly lfi_id: number;
    readonly filename: string;
    readonly api_location: string;
    readonly size: number;
  }[];
}
const emailIn = (reply: Reply) => bodyOf<{ emails: EmailOnWire }>(reply).emails;
const listIn = (reply: Reply) => bodyOf<{ emails: readonly EmailOnWire[] }>(reply).emails;
const refused = (reply: Reply) => [reply.status, Object.keys(bodyOf<{ fields?: object }>(reply).fields ?? {}).sort()];
/** The addresses in the mails, as the console reads them. */
const addressesOf = async (browser: Browser) => {
  const { url, files_url: files } = bodyOf<{ website: { url: string; files_url: string } }>(
    await browser.get('website'),
  ).website;
  return { website: url, files };
};
const EMAIL = { code: 'TRIED', subject: 'Hello {{name}}', content: '<p>Dear {{name}}</p>' };

// Rules R-EML-05 and R-EML-09.
describe('e-mail templates', () => {
  let testServer: TestServer;
  let su: Browser;
  let made = 0;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const newCode = (): string => `TRIED_${String((made += 1))}`;
  const add = (form: Readonly<Record<string, string>> = {}) =>
    su.call('POST', 'emails', { ...EMAIL, code: newCode(), ...form });
  const files = async () => {
    const { folder } = bodyOf<{ folder: { files: { id: number; name: string; size: number }[] } }>(
      await su.get('library/Handleidingen'),
    );
    return folder.files;
  };

  it('have variables, values, a category and attachments', async () => {
    const category = await su.call('POST', 'emails/category', { name: 'Proof' });
    const categoryId = category.headers.get('location')?.split('/').at(-1) ?? '';
    const [file] = await files();
    const reply = await add({
      variables: '["name"]',
      custom_variables: '{"name":"Lieke","own":"1"}',
      category_id: categoryId,
      bcc: 'a@b.example, c@d.example',
      attachments: JSON.stringify([{ lfi_id: file?.id, filename: 'manual.pdf', size: 5, api_location: 'elsewhere' }]),
    });
    expect(reply.status).toBe(201);
    const stored = emailIn(await su.get(`emails/${emailIn(reply).id}`));
    expect(stored.attachments[0]?.api_location).toMatch(/^api\/library\/Handleidingen\//);
    expect(stored).toMatchObject({
      variables: ['name'],
      custom_variables: { name: 'Lieke', own: '1' },
      category: { id: Number(categoryId), name: 'Proof' },
      sending_enabled: 0,
      attachments: [
        {
          lfi_id: file?.id,
          filename: 'manual.pdf',
          size: file?.size,
        },
      ],
    });
  });

  it('are listed with their categories, and narrowed by several', async () => {
    const all = listIn(await su.get('emails?perPage=100'));
    expect(all.find(({ code }) => code === 'ORDER_SHIPPED')?.category?.name).toBe('Bestelling en levering');
    const categories = bodyOf<{ email_categories: { id: number; name: string }[] }>(
      await su.get('emails/category'),
    ).email_categories;
    const [one, other] = categories.filter(({ name }) => ['Facturen', 'Service'].includes(name));
    const narrowed = listIn(
      await su.get(`emails?category_id[]=${one?.id ?? 0}&category_id[]=${other?.id ?? 0}&sort[code]=asc`),
    );
    expect(narrowed.map(({ code }) => code)).toEqual(['INVOICE', 'INVOICE_REMINDER', 'SERVICE_TICKET']);
  });

  it.each([
    ['no code', { code: '' }, ['code']],
    ['a code with a space', { code: 'A B' }, ['code']],
    ['no subject', { subject: ' ' }, ['subject']],
    ['a subject of two lines', { subject: 'a\nb' }, ['subject']],
    ['no content', { content: '' }, ['content']],
    ['a copy to no address', { bcc: 'a@b.example, nobody' }, ['bcc']],
    ['variables that are no list', { variables: '{"a":1}' }, ['variables']],
    ['a variable with a space', { variables: '["a b"]' }, ['variables']],
    ['values that are no map', { custom_variables: '["a"]' }, ['custom_variables']],
    [
      'values that make it too long',
      { content: '{{a}}'.repeat(1_000), custom_variables: JSON.stringify({ a: 'b'.repeat(2_000) }) },
      ['custom_variables'],
    ],
    ['a value that is no text', { custom_variables: '{"a":1}' }, ['custom_variables']],
    ['an unknown category', { category_id: '999999' }, ['category_id']],
    ['an unknown file', { attachments: '[{"lfi_id":999999,"filename":"a.pdf"}]' }, ['attachments']],
    ['attachments that are no list', { attachments: '{"lfi_id":1}' }, ['attachments']],
  ])('refuse %s', async (_, form, fields) => {
    expect(refused(await add(form))).toEqual([400, fields]);
  });

  it('refuse an attachment without a name, and more than ten megabytes of them', async () => {
    const [file] = await files();
    const attached = [{ lfi_id: file?.id, filename: ' ' }];
    expect(refused(await add({ attachments: JSON.stringify(attached) }))).toEqual([400, ['attachments.0.name']]);
    await testServer.services.db.execute(`update library_blobs set size = ${MAX_ATTACHED + 1}
      where id = (select shown_id from library_files where node_id = ${file?.id ?? 0})`);
    const heavy = JSON.stringify([{ lfi_id: file?.id, filename: 'a.pdf' }]);
    expect(refused(await add({ attachments: heavy }))).toEqual([400, ['attachments']]);
    await testServer.services.db.execute(`update library_blobs set size = ${file?.size ?? 0}
      where id = (select shown_id from library_files where node_id = ${file?.id ?? 0})`);
    expect((await add({ attachments: heavy })).status).toBe(201);
  });

  it('are told of where a file is used', async () => {
    const [file] = await files();
    const code = newCode();
    await add({ code, attachments: JSON.stringify([{ lfi_id: file?.id, filename: 'a.pdf' }]) });
    const { usage } = bodyOf<{ usage: { type: string; title: string }[] }>(
      await su.get(`library/usage/Handleidingen/${encodeURIComponent(file?.name ?? '')}`),
    );
    expect(usage.filter(({ type }) => type === 'emails').map(({ title }) => title)).toContain(code);
  });

  it('have codes of their own on each website', async () => {
    const code = newCode();
    await add({ code });
    const reply = await add({ code });
    expect([reply.status, bodyOf<{ fields: object }>(reply).fields]).toEqual([409, { code: { code: 'DUPLICATE' } }]);
    const elsewhere = await signedInAs(testServer, { rights: ['emails.add', 'emails.edit'], websites: [2] });
    expect((await elsewhere.call('POST', 'emails', { ...EMAIL, code })).status).toBe(201);
  });

  it('belong to one website, as their categories do', async () => {
    const { id } = emailIn(await add());
    const elsewhere = await signedInAs(testServer, { rights: ['emails.add', 'emails.edit'], websites: [2] });
    expect((await elsewhere.get(`emails/${id}`)).status).toBe(404);
    expect((await elsewhere.call('PUT', `emails/toggle-sending/${id}`, { sending_enabled: 1 })).status).toBe(404);
    const here = listIn(await su.get('emails?general=INVOICE'))[0]?.category_id ?? 0;
    const reply = await elsewhere.call('POST', 'emails', { ...EMAIL, code: newCode(), category_id: here });
    expect(refused(reply)).toEqual([400, ['category_id']]);
  });

  it('suggest categories, and refuse one twice', async () => {
    const suggested = async (text: string) =>
      bodyOf<{ email_categories: { name: string }[] }>(
        await su.get(`emails/category?autocomplete=${text}`),
      ).email_categories.map(({ name }) => name);
    expect(await suggested('le')).toContain('Bestelling en levering');
    expect(await suggested('l')).toEqual([]);
    expect((await su.call('POST', 'emails/category', { name: 'Facturen' })).status).toBe(409);
    expect((await su.call('POST', 'emails/category', { name: ' ' })).status).toBe(400);
  });

  it('answers a repeated addition of a category as the first, though no call reads it', async () => {
    const add = () =>
      su.call('POST', 'emails/category', { name: 'Herhaald' }, { 'Idempotency-Key': 'soort-0123456789' });
    const [first, second] = [await add(), await add()];
    expect([first.status, second.status, second.headers.get('location')]).toEqual([
      201,
      201,
      first.headers.get('location'),
    ]);
  });

  it('are sent or not as a switch says, which moves their version', async () => {
    const reply = await add();
    const { id } = emailIn(reply);
    const before = (await su.get(`emails/${id}`)).headers.get('etag');
    expect((await su.call('PUT', `emails/toggle-sending/${id}`, { sending_enabled: 1 })).status).toBe(200);
    const after = await su.get(`emails/${id}`);
    expect(emailIn(after).sending_enabled).toBe(1);
    expect(after.headers.get('etag')).not.toBe(before);
    expect((await su.call('PUT', `emails/toggle-sending/${id}`)).status).toBe(400);
  });

  describe('a test mail', () => {
    const test = (code: string, emails: string, headers = {}) =>
      su.get(`emails/test?emails[]=${emails}&code=${code}`, headers);

    it('is the proof, byte for byte, to each of the addresses', async () => {
      const code = newCode();
      const template = { subject: 'For {{name}}', content: '<p>{{name}}: {{nobody}}</p>\n<p>Ünïcode</p>' };
      const values = { name: '<b>{{name}}</b>' };
      await add({ code, ...template, custom_variables: JSON.stringify(values) });
      expect((await test(code, 'a@b.example,c@d.example')).status).toBe(200);
      const sent = testServer.mails.slice(-2);
      expect(sent.map(({ to }) => to)).toEqual(['a@b.example', 'c@d.example']);
      expect(sent[0]).toMatchObject(renderMail(template, values, await addressesOf(su), htmlDecoder));
      expect(sent[0]?.html).toContain('&lt;b&gt;{{name}}&lt;/b&gt;: {{nobody}}');
    });

    it('leads paths to the website of the template, and files to the address of the API', async () => {
      const code = newCode();
      const template = {
        subject: 'Paths',
        content: '<p><a href="/contact">a</a><img src="/media/b.png" alt=""><img src="/{{name}}.png" alt=""></p>',
      };
      const values = { name: 'logo' };
      await add({ code, ...template, custom_variables: JSON.stringify(values) });
      expect((await test(code, 'a@b.example')).status).toBe(200);
      const [mail] = testServer.mails.slice(-1);
      expect(mail).toMatchObject(renderMail(template, values, await addressesOf(su), htmlDecoder));
      expect(mail?.html).toContain(
        '<a href="https://www.zilvermeeuw.example/nl/contact">a</a>' +
          `<img src="${testServer.services.address()}/media/b.png" alt="">` +
          '<img src="https://www.zilvermeeuw.example/nl/logo.png" alt="">',
      );
    });

    it.each([
      ['no address', '', 'emails'],
      ['something that is no address', 'a@b.example,nobody', 'emails'],
      [
        'more addresses than a test has',
        Array.from({ length: 11 }, (_, place) => `a${place}@b.example`).join(','),
        'emails',
      ],
    ])('is refused to %s', async (_, emails, field) => {
      expect(refused(await test('INVOICE', emails))).toEqual([400, [field]]);
    });

    it('is not sent of what is not there, or belongs to another website', async () => {
      expect((await test('NOTHING', 'a@b.example')).status).toBe(404);
      expect((await test('PORTAL_WELCOME', 'a@b.example')).status).toBe(404);
    });

    it('is refused when its files were replaced by larger ones', async () => {
      const [code, [file]] = [newCode(), await files()];
      await add({ code, attachments: JSON.stringify([{ lfi_id: file?.id, filename: 'a.pdf' }]) });
      const resize = (size: number) =>
        testServer.services.db.execute(`update library_blobs set size = ${size}
          where id = (select shown_id from library_files where node_id = ${file?.id ?? 0})`);
      const before = testServer.mails.length;
      await resize(MAX_ATTACHED + 1);
      expect(refused(await test(code, 'a@b.example'))).toEqual([400, ['attachments']]);
      expect(testServer.mails).toHaveLength(before);
      await resize(file?.size ?? 0);
      expect((await test(code, 'a@b.example')).status).toBe(200);
      expect(testServer.mails.at(-1)?.attachments?.map(({ filename }) => filename)).toEqual(['a.pdf']);
    });

    it.each([
      ['another site', { 'sec-fetch-site': 'cross-site' }],
      ['the address bar', { 'sec-fetch-site': 'none' }],
      ['a page elsewhere', { referer: 'https://elsewhere.example/' }],
      ['a link that hides where it is', { accept: 'text/html,application/xhtml+xml' }],
    ])('is refused when it comes from %s', async (_, headers) => {
      const before = testServer.mails.length;
      expect((await test('INVOICE', 'a@b.example', headers)).status).toBe(403);
      expect(testServer.mails).toHaveLength(before);
    });

    it('is limited to thirty an hour', async () => {
      const person = await signedInAs(testServer, { rights: ['emails.edit'], websites: [1] });
      const replies: number[] = [];
      for (let sent = 0; sent <= 30; sent += 1)
        replies.push((await person.get('emails/test?emails[]=a@b.example&code=INVOICE')).status);
      expect(replies.filter((status) => status === 200)).toHaveLength(30);
      expect(replies.at(-1)).toBe(429);
    });
  });
});

describe('a mail server', () => {
  it('is handed what the proof showed, and a refusal is logged', async () => {
    const server = await openSmtpServer();
    const mailer = createMailer({ smtpUrl: server.url, from: 'Kantoor <kantoor@firma.example>', outbox: '' });
    const testServer = await openTestServer({ mailer });
    const su = await signedInAs(testServer, { su: true });
    const email = listIn(await su.get('emails?general=ORDER_SHIPPED'))[0];
    const stored = emailIn(await su.get(`emails/${email?.id ?? 0}`));
    const values = { ...stored.custom_variables, delivery_date: '20-11-2026', order_nr: '2026-118402' };
    const saved = await su.call('PUT', `emails/${stored.id}`, {
      custom_variables: JSON.stringify(values),
      sending_enabled: 1,
    });
    expect(emailIn(saved).sending_enabled).toBe(1);
    expect((await su.get('emails/test?emails[]=lieke@rossum.example&code=ORDER_SHIPPED')).status).toBe(200);
    const [mail = ''] = server.received;
    const { subject, html, text } = renderMail(stored, values, await addressesOf(su), htmlDecoder);
    expect(subject + html).not.toContain('{{');
    const parsed = await simpleParser(mail);
    expect(parsed).toMatchObject({ to: { text: 'lieke@rossum.example' }, subject });
    expect(parsed.attachments.map(({ filename, size }) => ({ filename, size }))).toEqual([
      { filename: 'Onderhoud aan huis.pdf', size: stored.attachments[0]?.size },
    ]);
    // The parser changes line breaks, so both texts are compared in the mail's source.
    for (const part of [text, html])
      expect(mail.replaceAll('\r\n', '')).toContain(`base64${Buffer.from(part).toString('base64')}--`);
    await server.close();
    const failed = await su.get('emails/test?emails[]=lieke@rossum.example&code=ORDER_SHIPPED');
    expect([failed.status, failed.body]).toEqual([503, { code: 'ERROR', reason: 'mail', addresses: [] }]);
    const [log] = await testServer.services.db.select().from(logs).orderBy(desc(logs.id)).limit(1);
    expect(log).toMatchObject({ level: 'error', module: 'E-mails', requestUrl: '/api/emails/test' });
    mailer.close();
    await testServer.close();
  });

  it('that refuses an address is said with the address (R-EML-08)', async () => {
    const server = await openSmtpServer('no such person');
    const mailer = createMailer({ smtpUrl: server.url, from: 'Kantoor <kantoor@firma.example>', outbox: '' });
    const testServer = await openTestServer({ mailer });
    const su = await signedInAs(testServer, { su: true });
    const { status, body } = await su.get('emails/test?emails[]=nobody@rossum.example&code=INVOICE');
    expect([status, body]).toEqual([503, { code: 'ERROR', reason: 'mail', addresses: ['nobody@rossum.example'] }]);
    mailer.close();
    await server.close();
    await testServer.close();
  });

  it('has no two templates whose types differ by case only (R-EML-01)', async () => {
    const testServer = await openTestServer();
    const su = await signedInAs(testServer, { su: true });
    const email = { code: 'order_shipped', subject: 'Hi', content: '<p>Hi</p>' };
    const answer = await su.call('POST', 'emails', email);
    expect([answer.status, answer.body]).toMatchObject([409, { fields: { code: { code: 'DUPLICATE' } } }]);
    await testServer.close();
  });

  it('numbers types that differ by case only, the one that is sent excepted (R-EML-01)', async () => {
    const testServer = await openTestServer({ database: await ownDatabase() });
    const { db } = testServer.services;
    await db.execute(sql.raw('drop index emails_code; create unique index emails_code on emails (website_id, code)'));
    const copied = (code: string, isSent: boolean) =>
      queryRow<{ id: number }>(
        db,
        sql`
          insert into emails (website_id, code, by_code, subject, by_subject, content, variables, custom_variables, bcc,
            sending_enabled, attachments, search)
          select website_id, ${code}, lower(${code}), subject, by_subject, content, variables, custom_variables, bcc,
            ${isSent}, attachments, search
          from emails where website_id = 1 and code = 'ORDER_READY' returning id`,
      );
    const [first, second] = [await copied('Twin', false), await copied('TWIN', true)];
    const migration = emailModule.migrations.find(({ name }) => name === '0066-types-of-emails');
    for (const statement of statementsOf(migration?.sql ?? '')) await db.execute(sql.raw(statement));
    expect(
      await queryRows(db, sql`select id, code from emails where id in (${first.id}, ${second.id}) order by id`),
    ).toEqual([
      { id: first.id, code: `Twin-${first.id}` },
      { id: second.id, code: 'TWIN' },
    ]);
    await testServer.close();
  });
});

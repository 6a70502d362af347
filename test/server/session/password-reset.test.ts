import { eq } from 'drizzle-orm';
import { users } from '../../../server/database/schema';
import { noMailer } from '../../../server/mail/mail';
import { Browser, bodyOf, type Reply } from '../support/browser';
import { aPerson, browserOf, openTestServer, PASSWORD, signedInAs, type TestServer } from '../support/test-server';

const NEW = 'Nog-Geheimer-2027!';

describe('the reset of a password', () => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await openTestServer({ publicUrl: 'https://kantoor.firma.example' });
  });
  beforeEach(async () => {
    await testServer.services.db.execute('truncate attempts, password_resets');
    testServer.mails.length = 0;
  });
  afterAll(() => testServer.close());

  const ask = async (email: string, browser = new Browser(testServer)): Promise<Reply> => {
    const reply = await browser.call('POST', 'reset', { email });
    await testServer.services.jobs.drain();
    return reply;
  };
  const linkOf = (text = testServer.mails.at(-1)?.text): string => /https:\/\/\S+/.exec(text ?? '')?.[0] ?? '';
  const codeOf = (): string => linkOf().split('/').at(-1) ?? '';
  const check = (email: string, code: string): Promise<Reply> =>
    new Browser(testServer).get(`reset/check?${new URLSearchParams({ email, code }).toString()}`);
  const save = (email: string, code: string, password = NEW, browser = new Browser(testServer)): Promise<Reply> =>
    browser.call('POST', 'reset/save', { email, code, password });
  const signIn = async (email: string, password: string): Promise<number> =>
    (await new Browser(testServer).call('POST', 'login', { email, password })).status;
  const refusedCode = (reply: Reply): unknown => [
    reply.status,
    bodyOf<{ code: string; fields: { code?: { code: string } } }>(reply).fields.code?.code,
  ];

  describe('asking (R-SES-15)', () => {
    it('is answered alike, known or not, active or not, and mails only who may sign in', async () => {
      const [known, inactive] = [await aPerson(testServer), await aPerson(testServer, { active: false })];
      const replies = [await ask(known.email), await ask('niemand@firma.example'), await ask(inactive.email)];
      expect(new Set(replies.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {"code":"OK"}']));
      expect(testServer.mails.map(({ to }) => to)).toEqual([known.email]);
    });

    it('does not wait for the mail', async () => {
      let release = (): void => undefined;
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      const sent: string[] = [];
      const slow = await openTestServer({
        mailer: {
          ...noMailer,
          send: ({ to }) =>
            gate.then(() => {
              sent.push(to);
            }),
        },
      });
      const reply = await new Browser(slow).call('POST', 'reset', { email: 'su@kantoor.example' });
      expect([reply.status, sent]).toEqual([200, []]);
      release();
      await slow.close();
      expect(sent).toEqual(['su@kantoor.example']);
    });

    it('takes an address, however it is typed', async () => {
      const person = await aPerson(testServer, { email: 'zoë@firma.example' });
      expect((await ask('  ZOË@Firma.example ')).status).toBe(200);
      expect(testServer.mails.map(({ to }) => to)).toEqual([person.email]);
      for (const email of ['', 'geen adres', 'a@b', 'a@b.example,c@d.example'])
        expect(await ask(email)).toMatchObject({
          status: 400,
          body: { code: 'VALUE_NOT_VALID', fields: { email: {} } },
        });
    });

    it('leads to the configured address, whatever the request calls this server', async () => {
      const person = await aPerson(testServer);
      await new Browser(testServer).call(
        'POST',
        'reset',
        { email: person.email },
        { 'Host': 'evil.example', 'X-Forwarded-Host': 'evil.example', 'Origin': 'https://kantoor.firma.example' },
      );
      await testServer.services.jobs.drain();
      expect(linkOf()).toMatch(
        new RegExp(
          `^https://kantoor\\.firma\\.example/reset/${encodeURIComponent(person.email).replaceAll('.', '\\.')}/[\\w-]{43}$`,
        ),
      );
    });

    it('speaks the language of the person', async () => {
      await ask('editor@kantoor.example');
      await ask('su@kantoor.example');
      expect(testServer.mails.map(({ subject }) => subject)).toEqual([
        'Een nieuw wachtwoord voor Kantoor',
        'Reset your Kantoor password',
      ]);
    });

    it('too often for one address makes wait, the same for an unknown one', async () => {
      const person = await aPerson(testServer);
      const series = async (email: string): Promise<number[]> => {
        const statuses: number[] = [];
        for (let time = 0; time < 8; time += 1) statuses.push((await ask(email)).status);
        return statuses;
      };
      const known = await series(person.email);
      expect(known).toContain(429);
      expect(await series('niemand@firma.example')).toEqual(known);
    });

    it('by many strangers fills no mailbox, and does not tell', async () => {
      const person = await aPerson(testServer);
      for (let time = 0; time < 12; time += 1) {
        testServer.clock.now += 60_000;
        await testServer.services.db.execute(`delete from attempts where open_at <= last`);
        expect((await ask(person.email)).status).toBe(200);
      }
      expect(testServer.mails.length).toBe(5);
      testServer.clock.now += 3_600_000;
      await ask(person.email);
      expect(testServer.mails.length).toBe(6);
    });
  });

  describe('the link (R-SES-16)', () => {
    it('sets the password once, ends every session of the person and of nobody else', async () => {
      const [person, other] = [await aPerson(testServer), await aPerson(testServer)];
      const [one, two, stranger] = [
        await browserOf(testServer, person),
        await browserOf(testServer, person),
        await browserOf(testServer, other),
      ];
      await ask(person.email);
      const code = codeOf();
      expect((await check(person.email, code)).body).toEqual({ code: 'OK' });
      const reply = await save(person.email, code);
      expect([reply.body, reply.headers.get('set-cookie')]).toEqual([{ code: 'OK' }, null]);
      expect([(await one.get('me')).status, (await two.get('me')).status, (await stranger.get('me')).status]).toEqual([
        401, 401, 200,
      ]);
      expect([await signIn(person.email, PASSWORD), await signIn(person.email, NEW)]).toEqual([401, 200]);
      for (const used of [await check(person.email, code), await save(person.email, code)])
        expect(refusedCode(used)).toEqual([400, 'VALUE_NOT_VALID']);
    });

    it('is worth nothing once another one of the same person was used', async () => {
      const [person, other] = [await aPerson(testServer), await aPerson(testServer)];
      await ask(other.email);
      const stranger = codeOf();
      await ask(person.email);
      const first = codeOf();
      await ask(person.email);
      expect((await save(person.email, codeOf())).status).toBe(200);
      expect([
        refusedCode(await check(person.email, first)),
        refusedCode(await save(person.email, first, PASSWORD)),
      ]).toEqual([
        [400, 'VALUE_NOT_VALID'],
        [400, 'VALUE_NOT_VALID'],
      ]);
      expect([await signIn(person.email, NEW), (await check(other.email, stranger)).status]).toEqual([200, 200]);
    });

    it('does not move along with the account: whoever reads the old mailbox has nothing', async () => {
      const su = await signedInAs(testServer, { su: true });
      const [moved, self] = [await aPerson(testServer), await aPerson(testServer)];
      await ask(moved.email);
      const code = codeOf();
      expect((await su.call('PUT', `user/${moved.id}`, { email: 'elders@firma.example' })).status).toBe(200);
      expect(refusedCode(await save('elders@firma.example', code))).toEqual([400, 'VALUE_NOT_VALID']);
      await ask(self.email);
      const own = codeOf();
      expect(
        (await (await browserOf(testServer, self)).call('PUT', 'me', { email: 'zelf@firma.example' })).status,
      ).toBe(200);
      expect(refusedCode(await save('zelf@firma.example', own))).toEqual([400, 'VALUE_NOT_VALID']);
    });

    it('is worth nothing after the account was shut, also when it is opened again', async () => {
      const [su, person] = [await signedInAs(testServer, { su: true }), await aPerson(testServer)];
      await ask(person.email);
      const code = codeOf();
      for (const active of ['0', '1']) expect((await su.call('PUT', `user/${person.id}`, { active })).status).toBe(200);
      expect(refusedCode(await save(person.email, code))).toEqual([400, 'VALUE_NOT_VALID']);
    });

    it('works on after a save that leaves address and account as they are', async () => {
      const [su, person] = [await signedInAs(testServer, { su: true }), await aPerson(testServer)];
      await ask(person.email);
      expect((await su.call('PUT', `user/${person.id}`, { firstname: 'Anders', email: person.email })).status).toBe(
        200,
      );
      expect((await check(person.email, codeOf())).status).toBe(200);
    });

    it('works once, even when it is used several times at the same moment', async () => {
      const person = await aPerson(testServer);
      await ask(person.email);
      const code = codeOf();
      const replies = await Promise.all([save(person.email, code), save(person.email, code), save(person.email, code)]);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('is worth nothing when wrong, borrowed, late, or when the account was shut or moved meanwhile', async () => {
      const [person, other] = [await aPerson(testServer), await aPerson(testServer)];
      await ask(person.email);
      const code = codeOf();
      for (const [email, wrong] of [
        [person.email, 'x'],
        [person.email, ''],
        [other.email, code],
        ['niemand@firma.example', code],
      ] as const) {
        expect(refusedCode(await check(email, wrong))).toEqual([400, 'VALUE_NOT_VALID']);
        expect(refusedCode(await save(email, wrong))).toEqual([400, 'VALUE_NOT_VALID']);
      }
      const { db } = testServer.services;
      // Clears the attempts: this test is about the link, not about the rate limit.
      await db.execute('truncate attempts');
      await db.update(users).set({ active: false }).where(eq(users.id, person.id));
      expect(refusedCode(await save(person.email, code))).toEqual([400, 'VALUE_NOT_VALID']);
      await db.update(users).set({ active: true, email: 'verhuisd@firma.example' }).where(eq(users.id, person.id));
      expect(refusedCode(await save(person.email, code))).toEqual([400, 'VALUE_NOT_VALID']);
      await db.update(users).set({ email: person.email }).where(eq(users.id, person.id));
      testServer.clock.now += 3_600_000 - 1_000;
      expect((await check(person.email, code)).status).toBe(200);
      testServer.clock.now += 1_000;
      expect(refusedCode(await check(person.email, code))).toEqual([400, 'CODE_EXPIRED']);
      expect(refusedCode(await save(person.email, code))).toEqual([400, 'CODE_EXPIRED']);
      expect(await signIn(person.email, PASSWORD)).toBe(200);
    });

    it('takes strong passwords only, and may be tried again', async () => {
      const person = await aPerson(testServer);
      await ask(person.email);
      const code = codeOf();
      for (const weak of [
        'Kort-12AB',
        'ALLES-GROOT-12!!',
        'alles-klein-12!!',
        'Geen-Cijfers-AB!!',
        'GeenTekens1234',
        'Aa1!'.repeat(251),
      ]) {
        expect(await save(person.email, code, weak)).toMatchObject({ status: 400, body: { fields: { password: {} } } });
      }
      expect((await save(person.email, code)).status).toBe(200);
    });

    it('is not guessed: wrong codes wait longer and longer', async () => {
      const statuses = new Set<number>();
      for (let time = 0; time < 8; time += 1) statuses.add((await check('su@kantoor.example', `guess-${time}`)).status);
      expect([...statuses]).toEqual([400, 429]);
    });

    it('lets who guessed at a forgotten password sign in at once', async () => {
      const person = await aPerson(testServer);
      for (let time = 0; time < 7; time += 1) await signIn(person.email, 'Fout-Gegokt-12!!');
      expect(await signIn(person.email, PASSWORD)).toBe(429);
      await ask(person.email);
      await save(person.email, codeOf());
      expect(await signIn(person.email, NEW)).toBe(200);
    });

    it('is stored without its code, and stands in no log', async () => {
      const person = await aPerson(testServer);
      await ask(person.email);
      const code = codeOf();
      await check(person.email, code);
      const rows = await testServer.services.db.execute('select * from password_resets');
      expect(JSON.stringify(rows)).not.toContain(code);
      expect(testServer.lines.join('\n')).not.toContain(code);
    });
  });
});

it('gives no way into the demonstration accounts where strangers can come', async () => {
  const open = await openTestServer({ isPublic: true });
  expect((await new Browser(open).call('POST', 'reset', { email: 'su@kantoor.example' })).status).toBe(200);
  await open.services.jobs.drain();
  expect(open.mails).toEqual([]);
  await open.close();
});

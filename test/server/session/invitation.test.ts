import { inviteFirstSuperuser } from '../../../server/session/invitations';
import { bodyOf, Browser, type Reply } from '../support/browser';
import { addressOfNew, isOnServer } from '../support/demo-database';
import { openTestServer, type TestServer } from '../support/test-server';

const ADMIN = 'Baas@Firma.example';
const ANSWERS = { firstname: 'Anna-Maria', surname: 'de Baas', password: 'Zeer-Geheim-2026!', language: 'nl' };

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({
    ...(isOnServer && { databaseUrl: await addressOfNew('empty') }),
    publicUrl: 'https://kantoor.firma.example',
    seed: { kind: 'none', adminEmail: ADMIN, website: { name: 'Firma', url: 'https://firma.example', language: null } },
  });
});
beforeEach(() => testServer.services.db.execute('truncate users, invitations, attempts cascade'));
afterAll(() => testServer.close());

const codeOf = async (): Promise<string> =>
  ((await inviteFirstSuperuser(testServer.services, ADMIN)) ?? '').split('/').at(-1) ?? '';
const check = (code: string, email = ADMIN): Promise<Reply> =>
  new Browser(testServer).get(`accept/check?${new URLSearchParams({ code, email }).toString()}`);
const accept = (code: string, more: object = {}, browser = new Browser(testServer)): Promise<Reply> =>
  browser.call('POST', 'accept', { ...ANSWERS, email: ADMIN, code, ...more });

// Rules R-ACC-15, R-SES-06 and R-SES-12.
describe('the first superuser', () => {
  it('comes in by the link, once, and is signed in', async () => {
    const link = (await inviteFirstSuperuser(testServer.services, ADMIN)) ?? '';
    expect(link).toMatch(/^https:\/\/kantoor\.firma\.example\/accept\/Baas%40Firma\.example\/[\w-]{43}$/);
    const code = link.split('/').at(-1) ?? '';
    expect((await check(code)).body).toEqual({ code: 'OK' });
    const browser = new Browser(testServer);
    expect((await accept(code, {}, browser)).body).toEqual({ code: 'OK' });
    expect((await browser.get('me')).body).toMatchObject({
      me: {
        name: { firstname: 'Anna-Maria', surname: 'de Baas' },
        email: 'baas@firma.example',
        su: 1,
        settings: { language: 'nl' },
        websites: [{ name: 'Firma' }],
      },
    });
    expect((await browser.get('user')).body).toMatchObject({ meta: { pagination: { total: 1 } } });
    expect(
      (await new Browser(testServer).call('POST', 'login', { email: ADMIN, password: ANSWERS.password })).status,
    ).toBe(200);
    for (const reply of [await check(code), await accept(code)])
      expect([reply.status, bodyOf<{ code: string }>(reply).code]).toEqual([400, 'VALUE_NOT_VALID']);
    expect(await inviteFirstSuperuser(testServer.services, ADMIN)).toBeNull();
  });

  it('is one, even when the link is used twice at the same moment', async () => {
    const code = await codeOf();
    const replies = await Promise.all([accept(code), accept(code), accept(code)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is kept out by a wrong, borrowed, replaced or late code', async () => {
    const former = await codeOf();
    const code = await codeOf();
    for (const [wrong, email] of [
      [former, ADMIN],
      ['x', ADMIN],
      ['', ADMIN],
      [code, 'ander@firma.example'],
    ] as const) {
      expect(await check(wrong, email)).toMatchObject({ status: 400, body: { code: 'VALUE_NOT_VALID' } });
    }
    testServer.clock.now += 24 * 3_600_000 + 1000;
    expect(await check(code)).toMatchObject({
      status: 400,
      body: { code: 'CODE_EXPIRED', fields: { code: { code: 'CODE_EXPIRED' } } },
    });
    expect(await accept(code)).toMatchObject({ status: 400, body: { code: 'CODE_EXPIRED' } });
  });

  it('needs a name, a strong password and a language, and may try again', async () => {
    const code = await codeOf();
    const reply = await accept(code, { firstname: 'R2D2', surname: '', password: 'zwakwachtwoord', language: 'de' });
    expect([reply.status, Object.keys(bodyOf<{ fields: object }>(reply).fields)]).toEqual([
      400,
      ['firstname', 'surname', 'password', 'language'],
    ]);
    for (const password of [
      'Kort-12AB',
      'ALLES-GROOT-12!!',
      'alles-klein-12!!',
      'Geen-Cijfers-AB!!',
      'GeenTekens1234',
    ]) {
      expect(await accept(code, { password })).toMatchObject({ status: 400, body: { fields: { password: {} } } });
    }
    expect((await accept(code)).status).toBe(200);
  });

  it('waits longer and longer when guessing', async () => {
    await codeOf();
    const statuses = new Set<number>();
    for (let attempt = 0; attempt < 8; attempt += 1) statuses.add((await check(`guess-${attempt}`)).status);
    expect([...statuses]).toEqual([400, 429]);
  });

  it('is stored without the code', async () => {
    const code = await codeOf();
    const rows = await testServer.services.db.execute('select * from invitations');
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

it('plants no demonstration accounts', async () => {
  expect(
    (
      await new Browser(testServer).call('POST', 'login', {
        email: 'su@kantoor.example',
        password: 'Kantoor-Welkom-26!',
      })
    ).status,
  ).toBe(401);
});

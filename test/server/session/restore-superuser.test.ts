import { eq } from 'drizzle-orm';
import { users } from '../../../server/database/schema';
import { restoreSuperuser } from '../../../server/session/restore-superuser';
import { Browser } from '../support/browser';
import { aPerson, openTestServer, PASSWORD as FORMER, type TestServer } from '../support/test-server';

const PASSWORD = 'Nog-Veel-Geheimer-26!';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({ publicUrl: 'https://kantoor.firma.example' });
});
afterAll(() => testServer.close());

const partsOf = (link: string): readonly string[] => new URL(link).pathname.split('/').slice(1);

// Rule R-RUN-07.
describe('a superuser made by whoever runs the server', () => {
  it('gets a link for a new password where the account exists; its former password and sessions end', async () => {
    const { email, id } = await aPerson(testServer, {});
    const before = new Browser(testServer);
    expect((await before.call('POST', 'login', { email, password: FORMER })).status).toBe(200);
    const [page, address, code = ''] = partsOf(await restoreSuperuser(testServer.services, email.toUpperCase()));
    expect([page, decodeURIComponent(address ?? '')]).toEqual(['reset', email]);
    const browser = new Browser(testServer);
    expect((await before.get('me')).status).toBe(401);
    expect((await browser.call('POST', 'login', { email, password: FORMER })).status).toBe(401);
    expect((await browser.call('POST', 'reset/save', { email, code, password: PASSWORD })).status).toBe(200);
    expect((await browser.call('POST', 'login', { email, password: PASSWORD })).status).toBe(200);
    const [stored] = await testServer.services.db.select().from(users).where(eq(users.id, id));
    expect(stored).toMatchObject({ su: true });
    expect((await browser.get('log')).text).toContain('Superuser access was restored by command');
  });

  it('switches on an account that was switched off', async () => {
    const { id, email } = await aPerson(testServer, { active: false });
    await restoreSuperuser(testServer.services, email);
    const [stored] = await testServer.services.db.select().from(users).where(eq(users.id, id));
    expect(stored).toMatchObject({ su: true, active: true, password: null });
  });

  it('is invited where there is no account', async () => {
    const [page, address, code = ''] = partsOf(await restoreSuperuser(testServer.services, 'nieuw@firma.example'));
    expect([page, decodeURIComponent(address ?? '')]).toEqual(['accept', 'nieuw@firma.example']);
    const browser = new Browser(testServer);
    const answers = { firstname: 'Anna', surname: 'de Baas', password: PASSWORD, language: 'nl' };
    const reply = await browser.call('POST', 'accept', { ...answers, email: 'nieuw@firma.example', code });
    expect(reply.status).toBe(200);
    expect((await browser.get('me')).body).toMatchObject({ me: { su: 1 } });
  });

  it('is refused for what is no address, and for a demonstration account on a public server', async () => {
    await expect(restoreSuperuser(testServer.services, 'nobody')).rejects.toThrow('"nobody" is no e-mail address.');
    const services = { ...testServer.services, isPublic: true };
    await expect(restoreSuperuser(services, 'su@kantoor.example')).rejects.toThrow(
      'Demonstration accounts are disabled on this server. Use another address.',
    );
  });
});

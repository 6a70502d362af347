import { eq } from 'drizzle-orm';
import { users } from '../../../server/database/schema';
import { Browser, bodyOf, type Reply } from '../support/browser';
import { aPerson, browserOf, openTestServer, PASSWORD, signedInAs, type TestServer } from '../support/test-server';

const NEW = 'NOG-GEHEIMER-27!';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
beforeEach(() => testServer.services.db.execute('truncate attempts'));
afterAll(() => testServer.close());

const fieldsOf = (reply: Reply): unknown => [
  reply.status,
  bodyOf<{ fields?: Readonly<Record<string, { code: string }>> }>(reply).fields,
];
const signIn = async (email: string, password: string): Promise<number> =>
  (await new Browser(testServer).call('POST', 'login', { email, password })).status;

describe('PUT me (R-SES-18)', () => {
  it('saves names and address of the person alone, in their clean form, and the lists find them', async () => {
    const [person, other] = [await signedInAs(testServer, { rights: ['users.view'] }), await aPerson(testServer)];
    expect(
      (await person.call('PUT', 'me', { firstname: ' Zoë ', surname: 'van Uniek', email: ' Zoe@Uniek.Example ' }))
        .status,
    ).toBe(200);
    expect(bodyOf<{ me: object }>(await person.get('me')).me).toMatchObject({
      name: { firstname: 'Zoë', surname: 'van Uniek' },
      email: 'zoe@uniek.example',
    });
    const { users: found } = bodyOf<{ users: { id: number }[] }>(await person.get('user?general=uniek'));
    expect(found.map(({ id }) => id)).toEqual([person.id]);
    const [stored] = await testServer.services.db.select().from(users).where(eq(users.id, other.id));
    expect(stored).toMatchObject({ firstname: 'Test', email: other.email });
    expect(await signIn('zoe@uniek.example', PASSWORD)).toBe(200);
  });

  it('leaves alone what was not sent', async () => {
    const person = await signedInAs(testServer, { firstname: 'Oud', surname: 'Blijft' });
    await person.call('PUT', 'me', { firstname: 'Nieuw' });
    expect(bodyOf<{ me: object }>(await person.get('me')).me).toMatchObject({
      name: { firstname: 'Nieuw', surname: 'Blijft' },
      email: person.email,
    });
  });

  it.each([
    [{ firstname: 'R2D2' }, 'firstname'],
    [{ surname: '' }, 'surname'],
    [{ email: 'geen adres' }, 'email'],
    [{ firstname: 'a'.repeat(101) }, 'firstname'],
  ])('refuses %j', async (values, field) => {
    const person = await signedInAs(testServer, {});
    expect(fieldsOf(await person.call('PUT', 'me', values))).toEqual([400, { [field]: { code: 'VALUE_NOT_VALID' } }]);
  });

  it('refuses an address that somebody has, however it is written', async () => {
    const [person, other] = [await signedInAs(testServer, {}), await aPerson(testServer)];
    expect(fieldsOf(await person.call('PUT', 'me', { email: other.email.toUpperCase() }))).toEqual([
      409,
      { email: { code: 'NOT_UNIQUE' } },
    ]);
  });

  it.each(['su', 'rights', 'websites', 'usergroups', 'active', 'id', 'avatar'])('takes no %s', async (field) => {
    const person = await signedInAs(testServer, {});
    expect(fieldsOf(await person.call('PUT', 'me', { firstname: 'Anna', [field]: '1' }))).toEqual([
      400,
      { [field]: { code: 'VALUE_NOT_VALID' } },
    ]);
    expect(bodyOf<{ me: { su: number } }>(await person.get('me')).me.su).toBe(0);
  });

  it('is noticed by whoever has the same record open', async () => {
    const [su, person] = [await signedInAs(testServer, { su: true }), await signedInAs(testServer, {})];
    const tag = (await su.get(`user/${person.id}`)).headers.get('etag') ?? '';
    await person.call('PUT', 'me', { surname: 'Veranderd' });
    expect((await su.call('PUT', `user/${person.id}`, { surname: 'Anders' }, { 'If-Match': tag })).status).toBe(412);
  });
});

describe('PUT me/password (R-SES-19)', () => {
  const change = (browser: Browser, old: string, fresh = NEW) =>
    browser.call('PUT', 'me/password', { old_password: old, new_password: fresh });

  it('takes the new one for the old one, and ends every other session of the person', async () => {
    const [person, other] = [await aPerson(testServer), await aPerson(testServer)];
    const [here, elsewhere, stranger] = [
      await browserOf(testServer, person),
      await browserOf(testServer, person),
      await browserOf(testServer, other),
    ];
    expect((await change(here, PASSWORD)).body).toEqual({ code: 'OK' });
    expect([
      (await here.get('me')).status,
      (await elsewhere.get('me')).status,
      (await stranger.get('me')).status,
    ]).toEqual([200, 401, 200]);
    expect([await signIn(person.email, PASSWORD), await signIn(person.email, NEW)]).toEqual([401, 200]);
  });

  it('says of the field that the old one is wrong, and changes nothing', async () => {
    const person = await signedInAs(testServer, {});
    const reply = await change(person, 'Fout-Gegokt-12!!');
    expect(reply.body).toEqual({
      code: 'OLD_PASSWORD_INCORRECT',
      fields: { old_password: { code: 'OLD_PASSWORD_INCORRECT' } },
    });
    expect(await signIn(person.email, PASSWORD)).toBe(200);
  });

  it('does not ask for small letters, but for everything else', async () => {
    const person = await signedInAs(testServer, {});
    for (const weak of ['', 'AB12!!cde', 'Ab12!!cdef', 'AB1!!cdefg', 'AB12!cdefg', 'AB12!!'.repeat(200)]) {
      expect(fieldsOf(await change(person, PASSWORD, weak))).toEqual([
        400,
        { new_password: { code: 'VALUE_NOT_VALID' } },
      ]);
    }
    expect((await change(person, PASSWORD, 'ZONDER-KLEIN-22')).status).toBe(200);
  });

  it('slows guessing down, for this person only, and forgets it once the old one was right', async () => {
    const [person, other] = [await signedInAs(testServer, {}), await signedInAs(testServer, {})];
    const statuses: number[] = [];
    for (let time = 0; time < 8; time += 1) statuses.push((await change(person, `Fout-Gegokt-${time}!!`)).status);
    expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
    expect(statuses).toContain(429);
    expect((await change(other, PASSWORD)).status).toBe(200);
    testServer.clock.now += 900_000;
    expect((await change(person, PASSWORD)).status).toBe(200);
    expect((await change(person, 'Fout-Gegokt-99!!')).status).toBe(400);
  });

  it('of several at the same moment takes one', async () => {
    const person = await signedInAs(testServer, {});
    const replies = await Promise.all([
      change(person, PASSWORD, 'EERSTE-KEER-11!'),
      change(person, PASSWORD, 'TWEEDE-KEER-22!'),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('makes a link to a new password worthless that was mailed before', async () => {
    const person = await aPerson(testServer);
    const browser = await browserOf(testServer, person);
    await new Browser(testServer).call('POST', 'reset', { email: person.email });
    await testServer.services.jobs.drain();
    const code = /\/reset\/[^/\s]+\/(\S+)/.exec(testServer.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await change(browser, PASSWORD);
    expect(
      (
        await new Browser(testServer).get(
          `reset/check?${new URLSearchParams({ email: person.email, code }).toString()}`,
        )
      ).status,
    ).toBe(400);
  });
});

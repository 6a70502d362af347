import { sql } from 'drizzle-orm';
import { queryRows } from '../../../server/database/database';
import { CREATION_TIMEOUT, KEY_LIFETIME } from '../../../server/shared/idempotency';
import type { Browser, FormValues, Reply } from '../support/browser';
import { browserOf, openTestServer, signedInAs, type TestServer, type Person } from '../support/test-server';

const KEY = 'c0ffee00-1111-4222-8333-444455556666';
const HOLIDAY = { date: '2031-02-03', reason: 'Inventaris', notification: 0 };

describe('what is made under a key (R-SHR-82)', () => {
  let testServer: TestServer;
  let su: Browser & Person;
  beforeAll(async () => {
    testServer = await openTestServer();
  });
  afterAll(() => testServer.close());
  beforeEach(async () => {
    await testServer.services.db.execute(sql`delete from holidays where reason = ${HOLIDAY.reason}`);
    await testServer.services.db.execute('truncate creations');
    // Removes what a failed test may have left.
    await testServer.services.db.execute('alter table creations drop constraint if exists never');
    await testServer.services.db.execute('drop function if exists take_over cascade');
    su = await signedInAs(testServer, { su: true });
  });
  afterEach(() => expect(testServer.defects).toEqual([]));

  const post = (browser: Browser, key: string | null, values: FormValues = {}, path = 'holidays'): Promise<Reply> =>
    browser.call(
      'POST',
      path,
      path === 'holidays' ? { ...HOLIDAY, ...values } : values,
      key === null ? {} : { 'Idempotency-Key': key },
    );
  const placeOf = ({ status, headers }: Reply) => [status, headers.get('location')];
  const made = async (): Promise<number> =>
    (await queryRows(testServer.services.db, sql`select id from holidays where reason = ${HOLIDAY.reason}`)).length;

  it('is made once, however often it is asked for, and told each time', async () => {
    const first = placeOf(await post(su, KEY));
    expect(first).toEqual([201, expect.stringMatching(/^api\/holidays\/\d+$/)]);
    for (const again of [await post(su, KEY), await post(su, KEY), await post(await browserOf(testServer, su), KEY)])
      expect([...placeOf(again), again.body]).toEqual([...first, { code: 'OK' }]);
    expect(await made()).toBe(1);
  });

  it.each<readonly [string, (browser: Browser) => Promise<Reply>]>([
    ['under another key', (browser) => post(browser, KEY.replace('c', 'd'))],
    ['without a key', (browser) => post(browser, null)],
    [
      'with another body',
      (browser) =>
        post(browser, KEY, { notification: 1, days_before_notification: 2, notification_text: '<p>Dicht</p>' }),
    ],
    ['by somebody else', async () => post(await signedInAs(testServer, { su: true }), KEY)],
    [
      'on another website',
      async (browser) => {
        expect((await browser.call('POST', 'website', { active: 2 })).status).toBe(200);
        return post(browser, KEY);
      },
    ],
  ])('is another one %s', async (_what, ask) => {
    await post(su, KEY);
    expect((await ask(su)).status).toBe(201);
    expect(await made()).toBe(2);
  });

  it('is refused anew as long as it is wrong', async () => {
    const wrong = { date: '2031-02-30' };
    expect([(await post(su, KEY, wrong)).status, (await post(su, KEY, wrong)).status]).toEqual([400, 400]);
    expect([(await post(su, KEY)).status, await made()]).toEqual([201, 1]);
  });

  it('needs the right each time', async () => {
    const person = await signedInAs(testServer, { rights: ['holidays.add'] });
    expect((await post(person, KEY)).status).toBe(201);
    await testServer.services.db.execute(sql`delete from memberships where user_id = ${person.id}`);
    expect((await post(person, KEY)).status).toBe(403);
  });

  it('is made once by two who ask at once; who comes too early is told to come again', async () => {
    const answers = await Promise.all([post(su, KEY), post(su, KEY), post(su, KEY)]);
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    for (const { status, headers, body } of answers)
      expect([status, headers.get('retry-after'), body]).toMatchObject(
        status === 201 ? [201, null, { code: 'OK' }] : [503, '1', { code: 'ERROR' }],
      );
    expect(await made()).toBe(1);
    expect(new Set(answers.flatMap(({ headers }) => headers.get('location') ?? [])).size).toBe(1);
  });

  it('is made anew where its making was broken off, as by a crash', async () => {
    await post(su, KEY);
    await testServer.services.db.execute(sql`delete from holidays where reason = ${HOLIDAY.reason}`);
    await testServer.services.db.execute('update creations set location = null');
    expect(await post(su, KEY)).toMatchObject({ status: 503, body: { code: 'ERROR' } });
    testServer.clock.now += CREATION_TIMEOUT + 1000;
    expect([(await post(su, KEY)).status, await made()]).toEqual([201, 1]);
  });

  it('is not made where its key cannot be kept, as by a crash between the two', async () => {
    const { db } = testServer.services;
    await db.execute(sql`alter table creations add constraint never check (location is null)`);
    expect((await post(su, KEY)).status).toBe(500);
    await db.execute(sql`alter table creations drop constraint never`);
    expect([testServer.defects.splice(0).length, await made()]).toEqual([1, 0]);
    expect([(await post(su, KEY)).status, await made()]).toEqual([201, 1]);
  });

  it('is not made by a call that was so slow that another one took over its key', async () => {
    const { db } = testServer.services;
    await db.execute(sql`
      create function take_over() returns trigger language plpgsql as
      $$ begin update creations set at = at + interval '1 minute'; return new; end $$`);
    await db.execute(sql`create trigger taken before insert on holidays for each row execute function take_over()`);
    expect((await post(su, KEY)).status).toBe(503);
    await db.execute(sql`drop function take_over cascade`);
    expect([await made(), (await post(su, KEY)).status, await made()]).toEqual([0, 201, 1]);
  });

  it('is made anew where it was deleted since, by however many who ask', async () => {
    const first = await post(su, KEY);
    expect((await su.call('DELETE', String(first.headers.get('location')).replace('api/', ''))).status).toBe(204);
    const answers = await Promise.all([post(su, KEY), post(su, KEY)]);
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect(await made()).toBe(1);
    const again = await post(su, KEY);
    expect([again.status, again.headers.get('location') === first.headers.get('location'), await made()]).toEqual([
      201,
      false,
      1,
    ]);
    expect((await su.call('DELETE', String(again.headers.get('location')).replace('api/', ''))).status).toBe(204);
    expect([(await post(su, KEY)).status, await made()]).toEqual([201, 1]);
  });

  it('is made anew below a path, too', async () => {
    await su.call('POST', 'library', { name: 'Herhaald' });
    const add = () => su.call('POST', 'library/Herhaald', { name: 'Onder' }, { 'Idempotency-Key': 'map-0123456789' });
    const { headers } = await add();
    const path = (headers.get('location') ?? '').replace('api/', '');
    await su.call('DELETE', path);
    expect([(await su.get(path)).status, (await add()).status, (await su.get(path)).status]).toEqual([404, 201, 200]);
  });

  it('is told as it is to whoever may add and not read', async () => {
    const person = await signedInAs(testServer, { rights: ['holidays.add'] });
    const first = placeOf(await post(person, KEY));
    expect(placeOf(await post(person, KEY))).toEqual(first);
    expect(await made()).toBe(1);
  });

  it('is known for a day, and goes with whoever made it', async () => {
    expect(KEY_LIFETIME).toBe(86_400_000);
    await post(su, KEY);
    testServer.clock.now += KEY_LIFETIME + 1000;
    const later = await signedInAs(testServer, { su: true });
    expect((await post(later, 'another-key', { date: '2031-02-04' })).status).toBe(201);
    expect(await queryRows(testServer.services.db, sql`select user_id from creations`)).toEqual([
      { user_id: later.id },
    ]);
    await testServer.services.db.execute(sql`delete from users where id = ${later.id}`);
    expect(await queryRows(testServer.services.db, sql`select * from creations`)).toEqual([]);
  });

  it.each(['short', 'x'.repeat(101), 'with a space in it', 'quote"quote"'])('is not made under %j', async (key) => {
    expect(await post(su, key)).toMatchObject({ status: 400, body: { code: 'VALUE_NOT_VALID' } });
    expect(await made()).toBe(0);
  });

  it('is not known of a call that makes nothing', async () => {
    const [first, again] = [
      await post(su, KEY, { message: 'x', level: 'warning' }, 'log'),
      await post(su, KEY, { message: 'x', level: 'warning' }, 'log'),
    ];
    expect([first, again]).toMatchObject([
      { status: 200, body: { code: 'OK' } },
      { status: 200, body: { code: 'OK' } },
    ]);
    expect(await queryRows(testServer.services.db, sql`select * from creations`)).toEqual([]);
  });
});

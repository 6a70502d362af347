import { bodyOf, type Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

interface HolidayOnWire {
  readonly id: number;
  readonly date: string;
  readonly reason: string;
  readonly notification: number;
  readonly days_before_notification: number | null;
  readonly notification_text: string;
}
const listed = (reply: Reply) =>
  bodyOf<{
    holidays: Pick<HolidayOnWire, 'id' | 'date' | 'reason'>[];
    meta: { pagination: { perPage: number; total: number } };
  }>(reply);
const holidayIn = (reply: Reply) => bodyOf<{ holidays: HolidayOnWire }>(reply).holidays;
const fieldsOf = (reply: Reply) => [reply.status, Object.keys(bodyOf<{ fields?: object }>(reply).fields ?? {}).sort()];

// Rules R-SIT-01 and R-SIT-02.
describe('holidays', () => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const stored = async (id: number): Promise<HolidayOnWire> => holidayIn(await su.get(`holidays/${id}`));
  const aHoliday = async (values: Readonly<Record<string, string | number>> = {}): Promise<HolidayOnWire> =>
    holidayIn(
      await su.call('POST', 'holidays', { date: '2031-02-03', reason: 'Inventaris', notification: 0, ...values }),
    );

  it('begin with the Dutch public holidays around the present, in order of date', async () => {
    const page = listed(await su.get('holidays?perPage=100'));
    expect(Object.keys(page)).toEqual(['code', 'holidays', 'meta']);
    expect(page.meta).toEqual({ pagination: { perPage: 100, total: 33 } });
    expect(
      page.holidays.map(({ date }) => date.slice(0, 4)).filter((year, place, years) => years.indexOf(year) === place),
    ).toEqual(['2024', '2025', '2026']);
    expect(page.holidays.map(({ date }) => date)).toEqual(page.holidays.map(({ date }) => date).sort());
    expect(
      page.holidays.filter(({ date }) => date === '2026-04-05').map(({ id, ...rest }) => [typeof id, rest]),
    ).toEqual([['number', { date: '2026-04-05', reason: 'Eerste paasdag' }]]);
  });

  it('are found by a part of the reason, by year, and by the days of a period', async () => {
    const dates = async (query: string): Promise<string[]> =>
      listed(await su.get(`holidays?${query}`)).holidays.map(({ date }) => date);
    expect(await dates('reason=KONINGS')).toEqual(['2024-04-27', '2025-04-26', '2026-04-27']);
    expect(await dates('general=paasdag&from=2026-01-01&until=2026-12-31')).toEqual(['2026-04-05', '2026-04-06']);
    expect(await dates('from=2026-12-25&until=2026-12-26')).toEqual(['2026-12-25', '2026-12-26']);
    expect(await dates('general=2026-05')).toEqual(['2026-05-05', '2026-05-14', '2026-05-24', '2026-05-25']);
    expect(await dates('sort[date]=desc&from=&until=')).toContain('2026-12-26');
    expect((await dates('sort[reason]=asc'))[0]).toBe('2024-05-05');
    for (const [query, field] of [
      ['from=2026-02-30', 'from'],
      ['until=morgen', 'until'],
      ['from[]=2026-01-01', 'from'],
      ['date=2026-01-01', 'date'],
      ['sort[notification]=asc', 'sort'],
    ] as const) {
      expect(fieldsOf(await su.get(`holidays?${query}`))).toEqual([400, [field]]);
    }
  });

  it('are added, and live where the answer says', async () => {
    const reply = await su.call('POST', 'holidays', {
      date: '2030-06-07',
      reason: '  Bedrijfsuitje ',
      notification: 1,
      days_before_notification: 3,
      notification_text: '<p class="x">Wij zijn&nbsp;er niet.</p>\n',
    });
    const holiday = holidayIn(reply);
    expect([reply.status, reply.headers.get('location')]).toEqual([201, `api/holidays/${holiday.id}`]);
    const read = await su.get(`holidays/${holiday.id}`);
    expect(read.headers.get('etag')).toBe(reply.headers.get('etag'));
    expect(read.body).toEqual({
      code: 'OK',
      holidays: {
        id: holiday.id,
        date: '2030-06-07',
        reason: 'Bedrijfsuitje',
        notification: 1,
        days_before_notification: 3,
        notification_text: '<p class="x">Wij zijn&nbsp;er niet.</p>\n',
      },
    });
  });

  it('keep what was not sent, and may be sent with their own identity only', async () => {
    const before = await aHoliday({ notification: 1, days_before_notification: 2, notification_text: '<p>Dicht</p>' });
    const reply = await su.call('PUT', `holidays/${before.id}`, { id: before.id, reason: 'Verhuizing' });
    expect([reply.status, reply.headers.get('location')]).toEqual([200, `api/holidays/${before.id}`]);
    expect(await stored(before.id)).toEqual({ ...before, reason: 'Verhuizing' });
    expect(fieldsOf(await su.call('PUT', `holidays/${before.id}`, { id: before.id + 1, reason: 'Anders' }))).toEqual([
      400,
      ['id'],
    ]);
    expect(fieldsOf(await su.call('POST', 'holidays', { id: 5, date: '2030-01-02', reason: 'Anders' }))).toEqual([
      400,
      ['id'],
    ]);
  });

  it('lose text and days with the notice', async () => {
    const { id } = await aHoliday({ notification: 1, days_before_notification: 7, notification_text: '<p>Dicht</p>' });
    await su.call('PUT', `holidays/${id}`, { notification: 0 });
    expect(await stored(id)).toMatchObject({ notification: 0, days_before_notification: null, notification_text: '' });
    const silent = await aHoliday({
      notification: 0,
      days_before_notification: 4,
      notification_text: '<p>Niemand leest dit</p>',
    });
    expect(silent).toMatchObject({ notification: 0, days_before_notification: null, notification_text: '' });
  });

  it('name every field that is missing or wrong, and save nothing', async () => {
    const before = await aHoliday();
    expect(fieldsOf(await su.call('POST', 'holidays', {}))).toEqual([400, ['date', 'reason']]);
    expect(
      fieldsOf(await su.call('PUT', `holidays/${before.id}`, { date: '2026-02-30', reason: ' ', notification: 'yes' })),
    ).toEqual([400, ['date', 'notification', 'reason']]);
    expect(fieldsOf(await su.call('PUT', `holidays/${before.id}`, { reason: 'x'.repeat(201) }))).toEqual([
      400,
      ['reason'],
    ]);
    for (const days of ['', '0', '8', '1.5', 'x', '1e1', '99999999999']) {
      expect([
        days,
        fieldsOf(await su.call('PUT', `holidays/${before.id}`, { notification: 1, days_before_notification: days })),
      ]).toEqual([days, [400, ['days_before_notification']]]);
    }
    expect(fieldsOf(await su.call('PUT', `holidays/${before.id}`, { notification: 1 }))).toEqual([
      400,
      ['days_before_notification'],
    ]);
    expect(
      fieldsOf(
        await su.call('PUT', `holidays/${before.id}`, {
          notification: 1,
          days_before_notification: 1,
          notification_text: 'x'.repeat(100_001),
        }),
      ),
    ).toEqual([400, ['notification_text']]);
    expect(await stored(before.id)).toEqual(before);
  });

  it('go one by one or together', async () => {
    const [one, two, three] = [await aHoliday(), await aHoliday(), await aHoliday()];
    const first = await su.call('DELETE', `holidays/${one.id}`);
    expect([first.status, first.text]).toEqual([204, '']);
    expect((await su.call('DELETE', `holidays/${one.id}`)).status).toBe(404);
    const both = await su.call('DELETE', 'holidays', { groups: [two.id, one.id, three.id] });
    expect([both.status, both.body]).toEqual([200, { code: 'PARTIAL', refused: [{ id: one.id, code: 'NOT_FOUND' }] }]);
    expect((await su.get(`holidays/${two.id}`)).status).toBe(404);
  });

  it('are listed for whoever has a right on them, and opened with the right to edit', async () => {
    const viewer = await signedInAs(testServer, { rights: ['holidays.view'] });
    const {
      holidays: [first],
    } = listed(await viewer.get('holidays'));
    expect((await viewer.get(`holidays/${first?.id ?? 0}`)).status).toBe(403);
    const editor = await signedInAs(testServer, { rights: ['holidays.edit'], websites: [] });
    expect((await editor.call('PUT', `holidays/${first?.id ?? 0}`, { reason: first?.reason ?? '' })).status).toBe(200);
  });
});

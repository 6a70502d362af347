import { popupRule } from '../../../src/domain/site/popup.rule';
import { parseUtc } from '../../../src/domain/shared/instant';
import { bodyOf, type Browser, type FormValues, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

interface PopupOnWire {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly datetime_start: string;
  readonly datetime_end: string | null;
}
const listed = (reply: Reply) => bodyOf<{ popups: PopupOnWire[]; meta: { pagination: { total: number } } }>(reply);
const popupIn = (reply: Reply) => bodyOf<{ popup: PopupOnWire & Readonly<Record<string, unknown>> }>(reply).popup;
const fieldsOf = (reply: Reply) => [reply.status, Object.keys(bodyOf<{ fields?: object }>(reply).fields ?? {}).sort()];

// Rule R-SIT-06.
describe('popups', () => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const aPopup = async (values: FormValues = {}, by = su) =>
    popupIn(
      await by.call('POST', 'popup', {
        title: 'Proef',
        content: '<p>Dag</p>',
        datetime_start: '2026-12-01 08:00:00',
        popup: 1,
        show_once: 0,
        login: 0,
        ...values,
      }),
    );

  it('begin with a dozen on three websites, each as the rule wants it', async () => {
    let total = 0;
    for (const website of [1, 2, 3]) {
      const keeper = await signedInAs(testServer, { rights: ['popup.view', 'popup.edit'], websites: [website] });
      const page = listed(await keeper.get('popup?perPage=100'));
      total += page.meta.pagination.total;
      expect(Object.keys(page.popups[0] ?? {})).toEqual([
        'id',
        'title',
        'content',
        'datetime_start',
        'popup',
        'show_once',
      ]);
      for (const { id } of page.popups) {
        const { title, content, datetime_start, datetime_end } = popupIn(await keeper.get(`popup/${id}`));
        expect(
          popupRule({
            title,
            content,
            start: parseUtc(datetime_start),
            end: datetime_end === null ? null : parseUtc(datetime_end),
          }),
        ).toEqual({});
      }
    }
    expect(total).toBe(12);
  });

  it('are kept as they were sent', async () => {
    const content = '<p class="a">Dag&nbsp;<b>allemaal</b></p>\n<!-- x --><script>alert(1)</script>';
    const reply = await su.call('POST', 'popup', {
      title: ' Feest ',
      content,
      datetime_start: '2026-12-01 08:00:00',
      datetime_end: '2026-12-01 08:00:00',
      popup: 1,
      show_once: 0,
      login: 1,
    });
    const { id } = popupIn(reply);
    expect([reply.status, reply.headers.get('location')]).toEqual([201, `api/popup/${id}`]);
    expect((await su.get(`popup/${id}`)).body).toEqual({
      code: 'OK',
      popup: {
        id,
        title: 'Feest',
        content,
        datetime_start: '2026-12-01 08:00:00',
        datetime_end: '2026-12-01 08:00:00',
        popup: 1,
        show_once: 0,
        login: 1,
        image: null,
      },
    });
  });

  it('start at the save when nobody says when, and lose their end when it is emptied', async () => {
    const { id } = await aPopup({ datetime_start: undefined, datetime_end: '2026-12-31 12:00:00' });
    expect(popupIn(await su.get(`popup/${id}`))).toMatchObject({
      datetime_start: '2026-11-20 09:00:00',
      datetime_end: '2026-12-31 12:00:00',
    });
    expect(popupIn(await su.call('PUT', `popup/${id}`, { datetime_end: '' }))).toMatchObject({
      datetime_start: '2026-11-20 09:00:00',
      datetime_end: null,
    });
  });

  it('take a single flag', async () => {
    const { id } = await aPopup();
    const before = popupIn(await su.get(`popup/${id}`));
    expect(popupIn(await su.call('PUT', `popup/${id}`, { show_once: 1 }))).toEqual({ ...before, show_once: 1 });
    expect(popupIn(await su.call('PUT', `popup/${id}`, { popup: 0 }))).toEqual({ ...before, show_once: 1, popup: 0 });
  });

  it('name every field that is missing or wrong', async () => {
    expect(fieldsOf(await su.call('POST', 'popup'))).toEqual([400, ['title']]);
    expect(
      fieldsOf(
        await su.call('POST', 'popup', {
          title: 'x'.repeat(201),
          content: 'x'.repeat(100_001),
          datetime_start: '2026-12-01',
          datetime_end: 'morgen',
          popup: 2,
        }),
      ),
    ).toEqual([400, ['content', 'datetime_end', 'datetime_start', 'popup', 'title']]);
    const { id } = await aPopup();
    expect(fieldsOf(await su.call('PUT', `popup/${id}`, { datetime_end: '2026-12-01 07:59:59' }))).toEqual([
      400,
      ['datetime_end'],
    ]);
  });

  it('are found by title, words and flags, and lie by their start', async () => {
    const { id } = await aPopup({
      title: 'Lente-actie',
      content: '<p>Nieuwe <i>prijzen</i></p>',
      show_once: 1,
      login: 1,
      datetime_start: '2099-01-01 00:00:00',
    });
    for (const [query, isFound] of [
      ['title=lente', true],
      ['title=prijzen', false],
      ['general=prijzen', true],
      ['popup=1&show_once=1&login=1', true],
      ['show_once=0', false],
      ['login=0', false],
      ['popup=0', false],
    ] as const) {
      expect([query, listed(await su.get(`popup?perPage=100&${query}`)).popups.some((row) => row.id === id)]).toEqual([
        query,
        isFound,
      ]);
    }
    expect(listed(await su.get('popup?sort[datetime_start]=desc')).popups[0]?.id).toBe(id);
  });
});

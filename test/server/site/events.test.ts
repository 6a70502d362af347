import { sql } from 'drizzle-orm';
import { bodyOf, refusedFields, type Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

interface EventOnWire {
  readonly id: number;
  readonly status: string;
  readonly online: string | null;
  readonly categories: readonly { readonly id: number }[];
}
const eventIn = (reply: Reply) => bodyOf<{ event: EventOnWire }>(reply).event;

// Rule R-SIT-07.
describe('events', () => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const add = (form: Readonly<Record<string, string | readonly number[]>> = {}) =>
    su.call('POST', 'event', { title: 'Open dag', description: 'Kom langs', categories: [1], target: [1], ...form });

  it('are those of the website, with drafts among them', async () => {
    const { events } = bodyOf<{ events: readonly EventOnWire[] }>(await su.get('event?perPage=100'));
    expect(events).toHaveLength(6);
    expect(events.filter(({ status }) => status === 'draft')).toHaveLength(1);
  });

  it('have the status that follows from their publication where none is sent (R-SIT-09)', async () => {
    expect(eventIn(await add()).status).toBe('draft');
    expect(eventIn(await add({ online: '2031-01-01 10:00:00' })).status).toBe('published');
    expect(eventIn(await add({ status: 'unpublished' })).status).toBe('unpublished');
  });

  it('take no publication in the past, unless it stays as it is (R-SIT-10)', async () => {
    const past = '2020-01-01 10:00:00';
    expect(refusedFields(await add({ online: past }))).toEqual([400, ['online']]);
    const stored = eventIn(await su.get('event/1'));
    expect(stored.online).not.toBeNull();
    expect((await su.call('PUT', 'event/1', { title: 'Anders', online: stored.online ?? '' })).status).toBe(200);
    expect(refusedFields(await su.call('PUT', 'event/1', { online: past }))).toEqual([400, ['online']]);
  });

  it.each([
    ['no title', { title: '' }, ['title']],
    ['no category', { categories: [] }, ['categories']],
    ['a category that does not exist', { categories: [2_000_000_000] }, ['categories']],
    ['no target group', { target: [] }, ['target']],
    ['a start before it is online', { online: '2031-01-02 10:00:00', start: '2031-01-01 10:00:00' }, ['start']],
    ['an end before the start', { start: '2031-01-02 10:00:00', end: '2031-01-01 10:00:00' }, ['end']],
    ['an unknown status', { status: 'gone' }, ['status']],
  ])('refuse %s', async (_, form, fields) => {
    expect(refusedFields(await add(form))).toEqual([400, fields]);
  });

  it('take no category of another website, and show none that was stored', async () => {
    const { categories } = bodyOf<{ categories: readonly { id: number }[] }>(await su.get('category?perPage=100'));
    const own = categories[0]?.id ?? 0;
    const foreign = Math.max(...categories.map(({ id }) => id)) + 1;
    const refused = await add({ categories: [own, foreign] });
    expect(Object.keys(bodyOf<{ fields: object }>(refused).fields)).toEqual(['categories']);
    const { id } = eventIn(await add({ categories: [own] }));
    await testServer.services.db.execute(
      sql`update site_events set categories = array[${own}, ${foreign}]::integer[] where id = ${id}`,
    );
    expect(eventIn(await su.get(`event/${id}`)).categories.map((category) => category.id)).toEqual([own]);
  });
});

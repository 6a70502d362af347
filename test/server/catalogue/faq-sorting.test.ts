import * as fc from 'fast-check';
import type { Browser } from '../support/browser';
import { aCategory, aQuestion, categoriesIn, positions, questionsIn, refusedIn } from '../support/faq';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

describe('sorting FAQ (R-CAT-24)', () => {
  let testServer: TestServer;
  let su: Browser;
  let category: number;
  let ids: number[];
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  beforeEach(async () => {
    category = await aCategory(su);
    ids = [];
    for (let made = 0; made < 4; made += 1) ids.push(await aQuestion(su, category));
  });
  afterEach(() => expect(testServer.defects).toEqual([]));

  const listed = async (): Promise<readonly (readonly [number, number])[]> =>
    questionsIn(await su.get(`faq/category/${category}/question`)).map(({ id, sort_id }) => [id, sort_id]);
  const sort = (order: readonly (number | string)[], ifMatch?: string) =>
    su.send('PUT', `faq/category/${category}/sort`, positions('question', order), {
      ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
    });
  const numbered = (order: readonly number[]) => order.map((id, place) => [id, place + 1]);

  it('places the listed ids first and the others in their old order', async () => {
    const [one = 0, two = 0, three = 0, four = 0] = ids;
    expect((await sort([four, 2147483647, two])).status).toBe(200);
    expect(await listed()).toEqual(numbered([four, two, one, three]));
  });

  it('changes no version of a record', async () => {
    const path = `faq/category/${category}/question/${ids[0] ?? 0}`;
    const before = (await su.get(path)).headers.get('etag');
    await sort([...ids].reverse());
    expect((await su.get(path)).headers.get('etag')).toBe(before);
  });

  it('refuses the later of two orders with the tag of the list, and takes it without', async () => {
    const [one = 0, two = 0, three = 0, four = 0] = ids;
    const etag = (await su.get(`faq/category/${category}/question`)).headers.get('etag') ?? '';
    const first = await sort([two, one, three, four], etag);
    expect(first.status).toBe(200);
    expect(await sort([four], etag)).toMatchObject({ status: 412, body: { code: 'CHANGED' } });
    expect(await listed()).toEqual(numbered([two, one, three, four]));
    // The answer to a sort has the ETag of the new order.
    expect((await sort([three], first.headers.get('etag') ?? '')).status).toBe(200);
    expect((await sort([four])).status).toBe(200);
    expect(await listed()).toEqual(numbered([four, three, two, one]));
  });

  it('lets exactly one of two orders at once through', async () => {
    const etag = (await su.get(`faq/category/${category}/question`)).headers.get('etag') ?? '';
    const replies = await Promise.all([sort([...ids].reverse(), etag), sort(ids.slice(2), etag)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it.each([
    ['no position', ''],
    ['an id that is none', 'question[x]=1'],
    ['a position that is none', 'question[1]=0'],
    ['a list', 'question[]=1'],
    ['another name', 'category[1]=1'],
  ])('refuses %s', async (_what, body) => {
    const reply = await su.send('PUT', `faq/category/${category}/sort`, body);
    expect(refusedIn(reply)).toEqual([400, body.startsWith('category') ? 'category' : 'question']);
  });

  it('closes the gap that a deleted question leaves', async () => {
    const [one = 0, two = 0, three = 0, four = 0] = ids;
    await su.call('DELETE', `faq/category/${category}/question/${two}`);
    expect(await listed()).toEqual(numbered([one, three, four]));
  });

  it('sorts categories the same way', async () => {
    const before = categoriesIn(await su.get('faq/category')).map(({ id }) => id);
    const etag = (await su.get('faq/category')).headers.get('etag') ?? '';
    const put = (ifMatch: string) =>
      su.send('PUT', 'faq/category/sort', positions('category', [category]), { 'If-Match': ifMatch });
    expect([(await put(etag)).status, (await put(etag)).status]).toEqual([200, 412]);
    expect(categoriesIn(await su.get('faq/category')).map(({ id, sort_id }) => [id, sort_id])).toEqual(
      numbered([category, ...before.filter((id) => id !== category)]),
    );
  });

  it('keeps every question once, at positions from 1, after any calls in any order', async () => {
    const place = fc.nat(7);
    const act = fc.oneof(
      fc.record({ kind: fc.constant('sort' as const), order: fc.uniqueArray(place, { minLength: 1 }) }),
      fc.record({ kind: fc.constant('add' as const) }),
      fc.record({ kind: fc.constant('delete' as const), place }),
      fc.record({ kind: fc.constant('move' as const), place }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), async (acts) => {
        const [left, right] = [await aCategory(su), await aCategory(su)];
        const known = [await aQuestion(su, left), await aQuestion(su, left), await aQuestion(su, right)];
        const gone = new Set<number>();
        const run = async (one: (typeof acts)[number]): Promise<void> => {
          if (one.kind === 'add') known.push(await aQuestion(su, left));
          else if (one.kind === 'sort') {
            const order = one.order.map((at) => known[at] ?? 2147483000 + at);
            await su.send('PUT', `faq/category/${left}/sort`, positions('question', order));
          } else {
            const id = known[one.place] ?? 0;
            const path = `faq/category/${left}/question/${id}`;
            const reply = await (one.kind === 'move'
              ? su.call('PUT', path, { category_id: right })
              : su.call('DELETE', path));
            if (reply.status === 204) gone.add(id);
          }
        };
        await Promise.all(acts.map(run));
        const lists = await Promise.all(
          [left, right].map(async (id) => questionsIn(await su.get(`faq/category/${id}/question`))),
        );
        for (const list of lists) expect(list.map(({ sort_id }) => sort_id)).toEqual(list.map((_, at) => at + 1));
        const found = lists.flat().map(({ id }) => id);
        expect(found.sort((one, other) => one - other)).toEqual(
          known.filter((id) => !gone.has(id)).sort((one, other) => one - other),
        );
      }),
      { numRuns: 12 },
    );
  });
});

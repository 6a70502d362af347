import fc from 'fast-check';
import { bodyOf, type Browser } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { categoriesOf, featuresIn, featuresOf, idsOf, sortCategories, sortFeatures } from './etim-on-wire';

/** Runs of the property tests; each run makes a dozen calls. */
const RUNS = 8;

// Rules R-CAT-03 and R-CAT-09.
describe('sorting ETIM lists', () => {
  let testServer: TestServer;
  let su: Browser;
  let groups: readonly (number | 'other')[];
  let category: number;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
    const ids = (await categoriesOf(su)).map(({ id }) => id);
    groups = [...ids.slice(0, 3), 'other'];
    category = ids[5] ?? 0;
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const etag = async (path = 'etim/feature'): Promise<string> => (await su.get(path)).headers.get('etag') ?? '';

  it('numbers features from 1 in the order that was sent', async () => {
    const order = (await idsOf(su, category)).toReversed();
    expect((await sortFeatures(su, category, order)).body).toEqual({ code: 'OK', order });
    expect((await featuresOf(su, category)).map(({ feature_id, sort_id }) => [feature_id, sort_id])).toEqual(
      order.map((id, place) => [id, place + 1]),
    );
  });

  it('sorts the features without category too', async () => {
    const order = (await idsOf(su, 'other')).toReversed();
    expect((await sortFeatures(su, 'other', order)).status).toBe(200);
    expect(await idsOf(su, 'other')).toEqual(order);
  });

  it('numbers categories from 1', async () => {
    const order = (await categoriesOf(su)).map(({ id }) => id).toReversed();
    expect((await sortCategories(su, order)).status).toBe(200);
    expect((await categoriesOf(su)).map(({ id, sort_id }) => [id, sort_id])).toEqual(
      order.map((id, place) => [id, place + 1]),
    );
    const grouped = [...new Set(featuresIn(await su.get('etim/feature')).map((row) => row.category?.id ?? null))];
    expect(grouped).toEqual([...order, null]);
  });

  it('puts listed ids that still belong first, then the others in their old order', async () => {
    const [a = 0, b = 0, c = 0, ...rest] = await idsOf(su, category);
    const [stranger = 0] = await idsOf(su, 'other');
    expect((await sortFeatures(su, category, [c, stranger, 2_147_483_647, a])).status).toBe(200);
    expect(await idsOf(su, category)).toEqual([c, a, b, ...rest]);
    expect(await idsOf(su, 'other')).toContain(stranger);
  });

  it.each([
    '',
    'feature=1',
    'feature[]=1',
    'feature[x]=1',
    'feature[1]=0',
    'feature[1]=-1',
    'feature[1]=1.5',
    'feature[1]=',
    'feature[1]=1&feature[2]=1',
    'feature[1]=1&feature[2]=x',
    'category[1]=1',
    'feature[1]=1&more=1',
  ])('refuses the positions %p', async (form) => {
    const before = await idsOf(su, category);
    expect((await su.send('PUT', `etim/feature/sort/${category}`, form)).status).toBe(400);
    expect((await su.send('PUT', 'etim/category/sort', form.replaceAll('category', 'x'))).status).toBe(400);
    expect(await idsOf(su, category)).toEqual(before);
  });

  it.each(['2147483647', '0', 'x', 'lock'])('finds no category %s', async (group) => {
    expect((await su.send('PUT', `etim/feature/sort/${group}`, 'feature[1]=1')).status).toBe(404);
  });

  it('needs the right to sort, and a move the right to edit', async () => {
    const editor = await signedInAs(testServer, {
      rights: ['etim.feature.edit', 'etim.category.edit', 'etim.category.view'],
    });
    const sorter = await signedInAs(testServer, { rights: ['etim.category.sort'] });
    const ids = await idsOf(su, category);
    expect((await sortFeatures(editor, category, ids)).status).toBe(403);
    expect((await sortCategories(editor, [1])).status).toBe(403);
    expect((await sortFeatures(sorter, category, ids)).status).toBe(200);
    expect((await sorter.call('PUT', `etim/feature/${ids[0] ?? 0}`, { category: '' })).status).toBe(403);
  });

  describe('with an ETag of the list', () => {
    it('refuses the later one with the new order, which may then be sorted', async () => {
      const seen = await etag();
      const ids = await idsOf(su, category);
      const [mine, theirs] = [ids.toReversed(), [...ids.slice(1), ids[0] ?? 0]];
      expect((await sortFeatures(su, category, mine, { 'If-Match': seen })).status).toBe(200);
      const late = await sortFeatures(su, category, theirs, { 'If-Match': seen });
      expect([late.status, late.body]).toEqual([412, { code: 'CHANGED', order: mine }]);
      expect(await idsOf(su, category)).toEqual(mine);
      const again = await sortFeatures(su, category, theirs, { 'If-Match': late.headers.get('etag') ?? '' });
      expect(again.status).toBe(200);
      const next = await sortFeatures(su, category, mine, { 'If-Match': again.headers.get('etag') ?? '' });
      expect(next.status).toBe(200);
    });

    it('minds only the list that is sorted', async () => {
      const seen = await etag('etim/category');
      const order = (await categoriesOf(su)).map(({ id }) => id);
      await sortFeatures(su, category, (await idsOf(su, category)).toReversed());
      expect((await sortFeatures(su, 'other', await idsOf(su, 'other'), { 'If-Match': seen })).status).toBe(200);
      expect((await sortCategories(su, order.toReversed(), { 'If-Match': seen })).status).toBe(200);
      expect((await sortCategories(su, order, { 'If-Match': seen })).status).toBe(412);
    });

    it('minds no sort that changed nothing', async () => {
      const seen = await etag();
      const ids = await idsOf(su, category);
      await sortFeatures(su, category, ids);
      expect((await sortFeatures(su, category, ids.toReversed(), { 'If-Match': seen })).status).toBe(200);
    });

    it('minds no move, toggle or save of a feature', async () => {
      const seen = await etag();
      const [id = 0] = await idsOf(su, 'other');
      await su.call('PUT', `etim/feature/${id}`, { category });
      await su.call('PUT', `etim/feature/${id}`, { visible: 1 });
      const order = [id, ...(await idsOf(su, category)).filter((one) => one !== id)];
      expect((await sortFeatures(su, category, order, { 'If-Match': seen })).status).toBe(200);
      expect(await idsOf(su, category)).toEqual(order);
      await su.call('PUT', `etim/feature/${id}`, { category: 'other' });
    });

    it.each(['"sort.x"', '"1.1"', 'sort', '""'])('refuses the strange one %s', async (strange) => {
      await sortFeatures(su, category, await idsOf(su, category));
      expect((await sortFeatures(su, category, [1], { 'If-Match': strange })).status).toBe(412);
    });

    it('takes any with a star', async () => {
      expect((await sortFeatures(su, category, [1], { 'If-Match': '*' })).status).toBe(200);
    });
  });

  it('lets the last one win without an ETag', async () => {
    const ids = await idsOf(su, category);
    await sortFeatures(su, category, ids.toReversed());
    await sortFeatures(su, category, ids);
    expect(await idsOf(su, category)).toEqual(ids);
  });

  /** Expects every feature of these groups once, with positions 1..n in each group. */
  const expectEachOnce = async (all: readonly number[]): Promise<void> => {
    const found: number[] = [];
    for (const group of groups) {
      const rows = await featuresOf(su, group);
      expect(rows.map(({ sort_id }) => sort_id)).toEqual(rows.map((_row, place) => place + 1));
      found.push(...rows.map(({ feature_id }) => feature_id));
    }
    expect(found.toSorted((one, two) => one - two)).toEqual(all);
  };
  const allIds = async (): Promise<number[]> =>
    (await Promise.all(groups.map((group) => idsOf(su, group)))).flat().toSorted((one, two) => one - two);

  const MOVE = fc.record({
    kind: fc.constantFrom('move', 'sort', 'stale sort', 'sort with tag'),
    from: fc.nat(3),
    to: fc.nat(3),
    place: fc.nat(20),
    seed: fc.nat(1_000),
  });
  type Move = typeof MOVE extends fc.Arbitrary<infer Value> ? Value : never;

  /** The ids in random order, deterministic for a seed. */
  const shuffled = (ids: readonly number[], seed: number): number[] =>
    ids.toSorted((one, two) => ((one * 7_919 + seed * 104_729) % 997) - ((two * 7_919 + seed * 104_729) % 997));

  const doMove = async (by: Browser, { kind, from, to, place, seed }: Move): Promise<void> => {
    const [source = 'other', target = 'other'] = [groups[from], groups[to]];
    const tag = await etag();
    const seen = await idsOf(by, source);
    if (kind === 'move' && seen.length > 0)
      await by.call('PUT', `etim/feature/${seen[place % seen.length] ?? 0}`, { category: target });
    const order = kind === 'stale sort' ? seen : await idsOf(by, target);
    if (order.length === 0) return;
    const headers: Record<string, string> = kind === 'sort with tag' ? { 'If-Match': tag } : {};
    const reply = await sortFeatures(by, target, shuffled(order, seed), headers);
    expect(kind === 'sort with tag' ? [200, 412] : [200]).toContain(reply.status);
    const listed = bodyOf<{ order: number[] }>(reply).order;
    expect(new Set(listed).size).toBe(listed.length);
  };

  it('leaves positions 1..n after any sequence of moves and sorts', async () => {
    const all = await allIds();
    await fc.assert(
      fc.asyncProperty(fc.array(MOVE, { minLength: 1, maxLength: 5 }), async (moves) => {
        for (const move of moves) await doMove(su, move);
        await expectEachOnce(all);
      }),
      { numRuns: RUNS },
    );
  });

  it('keeps every feature exactly once when two people move and sort at once', async () => {
    const [all, colleague] = [
      await allIds(),
      await signedInAs(testServer, { rights: ['etim.feature.edit', 'etim.category.sort'] }),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(MOVE, { minLength: 1, maxLength: 3 }),
        fc.array(MOVE, { minLength: 1, maxLength: 3 }),
        async (mine, theirs) => {
          const inTurn = async (by: Browser, moves: readonly Move[]): Promise<void> => {
            for (const move of moves) await doMove(by, move);
          };
          await Promise.all([inTurn(su, mine), inTurn(colleague, theirs)]);
          await expectEachOnce(all);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('lets one of two with the same ETag through, and the other see its order', async () => {
    const colleague = await signedInAs(testServer, { rights: ['etim.category.sort'] });
    const seen = await etag();
    const ids = await idsOf(su, category);
    const replies = await Promise.all([
      sortFeatures(su, category, ids.toReversed(), { 'If-Match': seen }),
      sortFeatures(colleague, category, [...ids.slice(2), ...ids.slice(0, 2)], { 'If-Match': seen }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 412]);
    const orders = replies.map((reply) => bodyOf<{ order: number[] }>(reply).order);
    expect(orders[0]).toEqual(orders[1]);
    expect(await idsOf(su, category)).toEqual(orders[0]);
  });
});

import { sql } from 'drizzle-orm';
import { insertItem, type NewItem } from '../../../server/content/items/item-rows';
import { bodyOf, type Browser, type Reply } from '../support/browser';
import {
  aBlock,
  blogForm,
  stored,
  surroundingsOf,
  type ItemOnWire,
  type Surroundings,
  savedWithLock,
} from '../support/content';
import { isOnServer } from '../support/demo-database';
import { aPerson, browserOf, openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { holdingItem, untilWaiting } from '../support/row-locks';

describe('at once', () => {
  let testServer: TestServer;
  let around: Surroundings;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    around = await surroundingsOf(testServer);
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects.splice(0)).toEqual([]));

  const anItem = (values: Partial<NewItem> = {}): Promise<number> =>
    insertItem(testServer.services.db, {
      ...stored(around),
      module: 'blog',
      categories: [around.category],
      branches: [around.branch],
      ...values,
    });
  const aPage = (values: Partial<NewItem> = {}) => anItem({ module: 'page', ...values });
  const statuses = (replies: readonly Reply[]): readonly number[] => replies.map(({ status }) => status).toSorted();
  /** Runs `before` after the caller passed the permission check and before their change starts. */
  const lateFor = async (change: () => Promise<Reply>, before: () => Promise<unknown>): Promise<Reply> => {
    const { db } = testServer.services;
    const transaction = db.transaction.bind(db);
    const late = jest.spyOn(db, 'transaction').mockImplementationOnce(async (...given) => {
      await before();
      return transaction(...given);
    });
    const reply = await change();
    expect(late).toHaveBeenCalled();
    late.mockRestore();
    return reply;
  };

  it('one of several saves of a version wins, and the others are told', async () => {
    const id = await anItem();
    await su.call('PUT', `blog/${id}/lock`);
    const replies = await Promise.all(
      ['Een', 'Twee', 'Drie', 'Vier'].map((recap) =>
        su.call('PUT', `blog/${id}`, { recap }, { 'If-Match': `"${id}.1"` }),
      ),
    );
    expect(statuses(replies)).toEqual([200, 412, 412, 412]);
    const won = replies.filter(({ status }) => status === 200).map((reply) => bodyOf<{ blog: ItemOnWire }>(reply).blog);
    const { blog } = bodyOf<{ blog: ItemOnWire }>(await su.get(`blog/${id}`));
    expect([won, blog.history.length]).toEqual([[blog], 2]);
  });

  it('an address is given once', async () => {
    const fresh = await Promise.all(
      Array.from({ length: 4 }, () => su.call('POST', 'blog', blogForm(around, { url: 'tegelijk' }))),
    );
    expect(statuses(fresh)).toEqual([201, 409, 409, 409]);
    expect(fresh.filter(({ status }) => status === 409).map(({ body }) => body)).toEqual(
      Array(3).fill({ code: 'NOT_UNIQUE', fields: { url: { code: 'URL_IN_USE' } } }),
    );
    const [one, other] = [await anItem(), await anItem()];
    expect(
      statuses(await Promise.all([one, other].map((id) => savedWithLock(su, `blog/${id}`, { url: 'samen' })))),
    ).toEqual([200, 409]);
  });

  it.each([
    ['tag', 'label'],
    ['category', 'name'],
  ])('a %s is added once', async (module, field) => {
    expect(
      statuses(await Promise.all(Array.from({ length: 4 }, () => su.call('POST', module, { [field]: 'Tegelijk' })))),
    ).toEqual([201, 409, 409, 409]);
  });

  it('a template is kept once', async () => {
    const id = await anItem();
    expect(
      statuses(
        await Promise.all(
          Array.from({ length: 3 }, () => su.call('POST', 'block/templates', { name: 'Tegelijk', id, module: 'blog' })),
        ),
      ),
    ).toEqual([201, 409, 409]);
  });

  it('a save finds an item or finds it gone, and one that is gone is not there again', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const id = await anItem();
      const [saved, deleted] = await Promise.all([
        savedWithLock(su, `blog/${id}`, { recap: 'Nog' }),
        su.call('DELETE', `blog/${id}`),
      ]);
      expect([[200, 404].includes(saved.status), deleted.status, (await su.get(`blog/${id}`)).status]).toEqual([
        true,
        204,
        404,
      ]);
    }
  });

  it('a page that is deleted meanwhile is refused as what lies above another', async () => {
    const { db } = testServer.services;
    const [above, below] = [await aPage(), await aPage()];
    await su.call('PUT', `page/${below}/lock`);
    const saving = await db.transaction(async (tx) => {
      await tx.execute(sql`delete from content_items where id = ${above}`);
      const begun = su.call('PUT', `page/${below}`, { parent: above });
      await untilWaiting(db, 1);
      return [begun];
    });
    expect(await saving[0]).toMatchObject({ status: 400, body: { fields: { parent: { code: 'VALUE_NOT_VALID' } } } });
  });

  it.each(['tag', 'category'] as const)(
    'a %s that is deleted meanwhile is not shown, and does not keep others from saving',
    async (kind) => {
      const reply = await su.call('POST', kind, { [kind === 'tag' ? 'label' : 'name']: `Weg ${kind}` });
      const term = Number(reply.headers.get('location')?.split('/').at(-1));
      const id = await anItem();
      const [field, ids] = kind === 'tag' ? ['tags', [term]] : ['categories', [around.category, term]];
      await Promise.all([savedWithLock(su, `blog/${id}`, { [field]: ids }), su.call('DELETE', `${kind}/${term}`)]);
      const { blog } = bodyOf<{ blog: Readonly<Record<string, readonly { id: number }[]>> }>(
        await su.get(`blog/${id}`),
      );
      expect(blog[field]?.map((one) => one.id)).toEqual(ids.filter((one) => one !== term));
      expect(
        (await savedWithLock(su, `blog/${id}`, { [field]: ids.filter((one) => one !== term), recap: 'Verder' })).status,
      ).toBe(200);
    },
  );

  it('two pages do not come to lie below each other', async () => {
    const [one, other] = [await aPage(), await aPage()];
    const replies = await Promise.all([
      savedWithLock(su, `page/${one}`, { parent: other }),
      savedWithLock(su, `page/${other}`, { parent: one }),
    ]);
    expect(statuses(replies)).toEqual([200, 400]);
  });

  it('deletions that wait for each other both end', async () => {
    const { db } = testServer.services;
    const below = await aPage();
    const between = await aPage();
    const above = await aPage();
    await db.execute(sql`update content_items set parent_id = ${above} where id = ${below}`);
    const [deleting] = await db.transaction(async (tx) => {
      await tx.execute(sql`select from content_items where id = ${above} for update`);
      // PostgreSQL detects a deadlock in the last waiting transaction: the one under test.
      if (isOnServer) await tx.execute(sql`set local deadlock_timeout = '1h'`);
      const [begun, deleted] = await holdingItem(db, between, async () => {
        const call = su.call('DELETE', 'page', { groups: [below, between, above] });
        await untilWaiting(db, 1);
        // A query starts only when it is awaited.
        const last = Promise.resolve(tx.execute(sql`delete from content_items where id = ${above}`));
        await untilWaiting(db, 2);
        return [call, last] as const;
      });
      await deleted;
      return [begun];
    });
    expect(await deleting).toMatchObject({
      status: 200,
      body: { code: 'PARTIAL', refused: [{ id: above, code: 'NOT_FOUND' }] },
    });
    expect((await su.get(`page/${below}`)).status).toBe(404);
  });

  it('a lock is not given to a session that ended meanwhile', async () => {
    const id = await anItem();
    const leaving = await signedInAs(testServer, { rights: ['blog.edit'] });
    expect(
      await lateFor(
        () => leaving.call('PUT', `blog/${id}/lock`),
        () => testServer.services.db.execute(sql`delete from sessions where user_id = ${leaving.id}`),
      ),
    ).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(bodyOf<{ blog: ItemOnWire }>(await su.get(`blog/${id}`)).blog.locked).toBeNull();
  });

  it('what somebody sends whose account is deleted meanwhile is not kept', async () => {
    const id = await anItem();
    // Signing out ends the lock, so the save is refused because it has none.
    for (const [send, refused] of [
      [
        (by: Browser) => by.call('PUT', `blog/${id}`, { recap: 'Te laat' }),
        { status: 423, body: { code: 'LOCKED', locked: null } },
      ],
      [
        (by: Browser) =>
          by.call('POST', 'blog', blogForm(around, { url: 'te-laat', content: JSON.stringify([aBlock()]) })),
        { status: 401, body: { code: 'UNAUTHENTICATED' } },
      ],
    ] as const) {
      const person = await aPerson(testServer, {
        rights: ['blog.edit', 'blog.add', 'library.view', 'branch.view', 'category.view'],
      });
      const leaving = await browserOf(testServer, person);
      await leaving.call('PUT', `blog/${id}/lock`);
      expect(
        await lateFor(
          () => send(leaving),
          () => testServer.services.db.execute(sql`delete from users where id = ${person.id}`),
        ),
      ).toMatchObject(refused);
    }
    expect(bodyOf<{ blog: ItemOnWire }>(await su.get(`blog/${id}`)).blog['recap']).toBe('');
    expect(bodyOf<{ blogs: readonly object[] }>(await su.get('blog?url=te-laat')).blogs).toEqual([]);
  });
});

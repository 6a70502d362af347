import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { queryRows } from '../../../server/database/database';
import { bodyOf, type Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

interface ItemOnWire {
  readonly id: number;
  readonly number: string;
  readonly item_code: string;
  readonly name: string;
  readonly quantity: string;
  readonly has_item: 0 | 1;
  readonly item_id: number | null;
  readonly updates: Readonly<Record<string, string>> | null;
}
interface SheetOnWire {
  readonly id: number;
  readonly label: string;
  readonly code_to_match: string;
  readonly icon_id: number | null;
  readonly image: {
    readonly x_offset: number;
    readonly picture_width: number;
    readonly picture_height: number;
    readonly ev_public_path: string;
    readonly items: readonly { readonly id: number; readonly xMin: number; readonly xMax: number }[];
  } | null;
  readonly items: readonly ItemOnWire[];
}
interface ReferenceOnWire {
  readonly id: number;
  readonly reference: string;
  readonly is_active: 0 | 1;
  readonly item: { readonly id: number; readonly code: string } | null;
  readonly check_status: string;
  readonly process_status: string;
  readonly checked_at: string | null;
  readonly match_availability: number | null;
  readonly match_quantity: number | null;
  readonly has_updates: 0 | 1;
  readonly categories: readonly SheetOnWire[];
}

const REVIEWED = 'SV-HR28-2019';
const referenceIn = (reply: Reply) => bodyOf<{ reference: ReferenceOnWire }>(reply).reference;
const listIn = (reply: Reply) => bodyOf<{ references: readonly ReferenceOnWire[] }>(reply).references;
const refused = (reply: Reply) => [reply.status, Object.keys(bodyOf<{ fields?: object }>(reply).fields ?? {})];

// Rules R-SPA-11, R-SPA-12 and R-SPA-20.
describe('references of spare parts', () => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const found = async (query: string): Promise<ReferenceOnWire> => {
    const [row] = listIn(await su.get(`spareparts?${query}`));
    if (row === undefined) throw new Error(`No reference has ${query}`);
    return row;
  };
  const reviewed = async (): Promise<ReferenceOnWire> =>
    referenceIn(await su.get(`spareparts/${String((await found(`reference=${REVIEWED}`)).id)}`));
  const openItem = async (): Promise<{ readonly of: ReferenceOnWire; readonly item: ItemOnWire }> => {
    const of = await reviewed();
    const item = of.categories.flatMap(({ items }) => items).find(({ updates }) => updates?.['name'] !== undefined);
    if (item === undefined) throw new Error('Nothing is proposed');
    return { of, item };
  };
  const saveItem = (of: ReferenceOnWire, item: ItemOnWire, form: Readonly<Record<string, string>>, version = '*') =>
    su.call('PUT', `spareparts/${String(of.id)}/item/${String(item.id)}`, form, { 'If-Match': version });

  it('tell whether they were processed, and how well they match', async () => {
    const { process_status, match_availability, match_quantity, has_updates, check_status } = await found(
      `reference=${REVIEWED}`,
    );
    expect([process_status, check_status, has_updates]).toEqual(['PROCESSED', 'UNCHECKED', 1]);
    for (const percent of [match_availability, match_quantity]) {
      expect(percent).toBeGreaterThan(0);
      expect(percent).toBeLessThanOrEqual(100);
    }
    expect(listIn(await su.get('spareparts?has_updates=1&perPage=100')).every((row) => row.has_updates === 1)).toBe(
      true,
    );
  });

  it('have sheets under the category that their code matches, with boxes of the numbers of their items (R-SPA-21)', async () => {
    const { categories } = await reviewed();
    expect(categories).toHaveLength(6);
    expect(categories.flatMap(({ items }) => items).filter(({ updates }) => updates !== null)).toHaveLength(40);
    for (const { label, code_to_match, icon_id, image, items } of categories) {
      expect([label === code_to_match, icon_id === null]).toEqual([false, false]);
      expect(new Set(image?.items.map(({ id }) => id))).toEqual(new Set(items.map(({ id }) => id)));
      expect(image?.items.every(({ xMin, xMax }) => xMin >= 0 && xMin < xMax && xMax <= image.picture_width)).toBe(
        true,
      );
    }
  });

  it('without sheets were not read yet, or could not be', async () => {
    const all = listIn(await su.get('spareparts?perPage=100'));
    const waiting = all.find(({ process_status }) => process_status === 'UNPROCESSED');
    const failed = all.find(({ process_status }) => process_status === 'PROCESS_FAILED');
    for (const [row, isChecked] of [
      [waiting, false],
      [failed, true],
    ] as const) {
      const { categories, checked_at, match_availability } = referenceIn(await su.get(`spareparts/${String(row?.id)}`));
      expect([categories, checked_at !== null, match_availability]).toEqual([[], isChecked, null]);
    }
  });

  it('are activated and get a product, under one version (R-SPA-22)', async () => {
    const { id } = await found('reference=SV-HR24-2012');
    const path = `spareparts/${String(id)}`;
    const before = await su.get(path);
    const saved = await su.call(
      'PUT',
      path,
      { active: '0', item: '3' },
      { 'If-Match': before.headers.get('ETag') ?? '' },
    );
    expect(saved.status).toBe(200);
    const after = await su.get(path);
    expect([referenceIn(after).is_active, referenceIn(after).item?.id]).toEqual([0, 3]);
    expect(saved.headers.get('ETag')).toBe(after.headers.get('ETag'));
    expect((await su.call('PUT', path, { active: '1' }, { 'If-Match': before.headers.get('ETag') ?? '' })).status).toBe(
      412,
    );
    expect((await su.call('PUT', path, { item: '' })).status).toBe(200);
    expect([referenceIn(await su.get(path)).is_active, referenceIn(await su.get(path)).item]).toEqual([0, null]);
    expect(refused(await su.call('PUT', path, { item: '2147483647' }))).toEqual([400, ['item']]);
  });

  it('forget a proposal that was accepted, and one that was rejected (R-SPA-10)', async () => {
    const { of, item } = await openItem();
    const proposed = item.updates?.['name'] ?? '';
    const { updates: left } = bodyOf<{ item: ItemOnWire }>(await saveItem(of, item, { name: proposed })).item;
    expect(left?.['name']).toBeUndefined();
    for (const field of Object.keys(left ?? {}))
      expect((await saveItem(of, item, { cancels: JSON.stringify([field]) })).status).toBe(200);
    const stored = (await reviewed()).categories.flatMap(({ items }) => items).find(({ id }) => id === item.id);
    expect([stored?.name, stored?.updates, stored?.item_code]).toEqual([proposed, null, item.item_code]);
    expect(bodyOf<{ item: ItemOnWire }>(await saveItem(of, item, { name: item.name })).item.name).toBe(item.name);
  });

  it('look the product of an item up by its code (R-SPA-23)', async () => {
    const { of, item } = await openItem();
    const { items } = bodyOf<{ items: readonly { readonly id: number; readonly code: string }[] }>(
      await su.get('item?autocomplete=zm'),
    );
    const [product] = items;
    const known = bodyOf<{ item: ItemOnWire }>(await saveItem(of, item, { item_code: product?.code ?? '' })).item;
    expect([known.has_item, known.item_id]).toEqual([1, product?.id]);
    const unknown = bodyOf<{ item: ItemOnWire }>(await saveItem(of, item, { item_code: 'bestaat-niet' })).item;
    expect([unknown.has_item, unknown.item_id]).toEqual([1, product?.id]);
    const none = bodyOf<{ item: ItemOnWire }>(await saveItem(of, item, { item_id: '' })).item;
    expect([none.has_item, none.item_id]).toEqual([0, null]);
  });

  it.each([
    ['no name', { name: ' ' }, ['name']],
    ['half a piece', { quantity: '1.5' }, ['quantity']],
    ['a long code', { item_code: 'x'.repeat(51) }, ['item_code']],
    ['cancels that are no list', { cancels: '{}' }, ['cancels']],
    ['cancels of unknown fields', { cancels: '["price"]' }, ['cancels']],
    ['cancels that are no JSON', { cancels: '[' }, ['cancels']],
    ['a product that is not there', { item_id: '2147483647' }, ['item_id']],
  ])('refuse an item with %s, and keep it as it was', async (_what, form, fields) => {
    const { of, item } = await openItem();
    expect(refused(await saveItem(of, item, form))).toEqual([400, fields]);
    expect((await openItem()).item).toEqual(item);
  });

  it('take no item of another reference, and none over what somebody saved meanwhile (R-SPA-22)', async () => {
    const { of, item } = await openItem();
    const other = await found('reference=SV-HR35-2012');
    expect((await saveItem(other, item, { name: 'Elders' })).status).toBe(404);
    const version = (await su.get(`spareparts/${String(of.id)}`)).headers.get('ETag') ?? '';
    expect((await saveItem(of, item, { remarks: 'Een' }, version)).status).toBe(200);
    expect((await saveItem(of, item, { remarks: 'Twee' }, version)).status).toBe(412);
  });

  it('have logs of their own by level, the newest first (R-SPA-24)', async () => {
    const { id } = await found(`reference=${REVIEWED}`);
    const logs = async (query = '') =>
      bodyOf<{ logs: readonly { readonly level: string; readonly names: readonly string[] }[] }>(
        await su.get(`spareparts/${String(id)}/logs${query}`),
      ).logs;
    const all = await logs();
    expect([all.length > 0, all.every(({ names }) => names.includes(REVIEWED))]).toEqual([true, true]);
    const { levels } = bodyOf<{ levels: readonly string[] }>(await su.get(`spareparts/${String(id)}/logs/levels`));
    expect(new Set(all.map(({ level }) => level))).toEqual(new Set(levels));
    expect((await logs(`?level=${levels[0] ?? ''}`)).every(({ level }) => level === levels[0])).toBe(true);
    expect((await su.get(`spareparts/${String(id)}/logs?level=loud`)).status).toBe(400);
    expect((await su.get('spareparts/2147483647/logs')).status).toBe(404);
  });

  it('name the icons of categories in the language of the user (R-SPA-03)', async () => {
    const names = async () =>
      bodyOf<{ svg_icons: readonly { readonly id: number; readonly name: string }[] }>(
        await su.get('svgicons/spare-part-category'),
      ).svg_icons.map(({ id, name }) => [id, name]);
    const english = await names();
    expect(english).toEqual(
      expect.arrayContaining([
        [2, 'Gas valve'],
        [12, 'Fasteners'],
      ]),
    );
    await su.call('PUT', 'me/settings', { language: 'nl' });
    const dutch = await names();
    await su.call('PUT', 'me/settings', { language: 'en' });
    expect(dutch).toEqual(
      expect.arrayContaining([
        [2, 'Gasklep'],
        [12, 'Bevestigingsmateriaal'],
      ]),
    );
    expect(dutch.map(([id]) => id)).toEqual(english.map(([id]) => id));
  });

  describe('their drawings (R-SPA-30, R-SPA-31)', () => {
    const aPicture = (width: number, height: number): Promise<Buffer> =>
      sharp({ create: { width, height, channels: 3, background: '#88d3d7' } })
        .jpeg()
        .toBuffer();
    const put = (by: Browser, sheet: number, bytes: Buffer) =>
      by.send('PUT', `spareparts/image/file/${String(sheet)}`, new Uint8Array(bytes), {
        'Content-Type': 'image/jpeg',
        'Content-Disposition': "attachment; filename*=UTF-8''drawing.jpg",
      });
    const sheetOf = async (place: number): Promise<SheetOnWire> => {
      const sheet = (await reviewed()).categories[place];
      if (sheet === undefined) throw new Error('No sheet');
      return sheet;
    };
    const details = (sheet: number, width: number, height: number) =>
      su.call('PUT', `spareparts/image/details/${String(sheet)}`, {
        x_offset: 20,
        y_offset: 30,
        picture_width: width,
        picture_height: height,
      });

    it('are public under an address that never changes its bytes, and inert', async () => {
      const { image } = await sheetOf(0);
      const { Browser: Anybody } = await import('../support/browser');
      const answer = await new Anybody(testServer).get(`/${image?.ev_public_path ?? ''}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toContain('image/svg+xml');
      expect(answer.headers.get('Cache-Control')).toContain('immutable');
      expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    });

    it.each([
      ['picture first', true],
      ['details first', false],
    ])('change at once with their size: %s', async (_what, isPictureFirst) => {
      const { id, image } = await sheetOf(isPictureFirst ? 1 : 2);
      const picture = await aPicture(300, 200);
      if (isPictureFirst) {
        expect((await put(su, id, picture)).status).toBe(200);
        expect((await sheetOf(1)).image).toEqual(image);
        expect((await details(id, 300, 200)).status).toBe(200);
      } else {
        expect((await details(id, 300, 200)).status).toBe(200);
        expect((await put(su, id, picture)).status).toBe(200);
      }
      const after = (await sheetOf(isPictureFirst ? 1 : 2)).image;
      expect(after).toMatchObject({
        x_offset: 20,
        y_offset: 30,
        picture_width: 300,
        picture_height: 200,
        items: image?.items,
      });
      expect(after?.ev_public_path).not.toBe(image?.ev_public_path);
      expect((await su.get(`/${after?.ev_public_path ?? ''}`)).headers.get('Content-Type')).toBe('image/png');
    });

    it('are not replaced without the right, nor by what is no picture; the bytes stay', async () => {
      const { id, image } = await sheetOf(3);
      const reader = await signedInAs(testServer, { rights: ['spareparts.view'] });
      expect((await put(reader, id, await aPicture(50, 50))).status).toBe(403);
      expect((await put(su, id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'))).status).toBe(
        415,
      );
      expect((await put(su, id, Buffer.from('not a picture'))).status).toBe(415);
      expect((await put(su, 2_147_483_647, await aPicture(50, 50))).status).toBe(404);
      expect((await sheetOf(3)).image).toEqual(image);
    });

    it.each([
      ['x_offset', '-1'],
      ['y_offset', '1.5'],
      ['picture_width', '0'],
      ['picture_height', '10001'],
    ])('have no %s of %s', async (name, value) => {
      const { id } = await sheetOf(3);
      const form = { x_offset: '0', y_offset: '0', picture_width: '100', picture_height: '100', [name]: value };
      expect(refused(await su.call('PUT', `spareparts/image/details/${String(id)}`, form))).toEqual([400, [name]]);
    });

    it('are deleted when no sheet refers to them any more', async () => {
      const { id } = await sheetOf(3);
      const { db } = testServer.services;
      const addressNow = async (): Promise<string> => `/${(await sheetOf(3)).image?.ev_public_path ?? ''}`;
      const stored = async (): Promise<readonly string[]> =>
        (await queryRows<{ name: string }>(db, sql`select name from spare_part_pictures`)).map(({ name }) => name);
      const before = await stored();
      await put(su, id, await aPicture(10, 10));
      await details(id, 10, 10);
      const first = await addressNow();
      // The second request waits for details that never arrive.
      for (const size of [20, 30]) expect((await put(su, id, await aPicture(size, size))).status).toBe(200);
      expect((await su.get(first)).status).toBe(200);
      await details(id, 30, 30);
      expect([(await su.get(first)).status, (await su.get(await addressNow())).status]).toEqual([404, 200]);
      expect((await stored()).filter((name) => !before.includes(name))).toHaveLength(1);
      // A picture that another sheet also uses is kept.
      const other = (await sheetOf(0)).image?.ev_public_path ?? '';
      const name = other.split('/').at(-1) ?? '';
      await db.execute(sql`update spare_part_sheets set pending_picture = ${name} where id = ${id}`);
      await db.execute(sql`update spare_part_sheets set pending_picture = null where id = ${id}`);
      expect((await su.get(`/${other}`)).status).toBe(200);
      const last = await addressNow();
      await db.execute(sql`delete from spare_part_sheets where id = ${id}`);
      expect((await su.get(last)).status).toBe(404);
    });
  });
});

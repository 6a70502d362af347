import { sql } from 'drizzle-orm';
import { queryRow } from '../../../server/database/database';
import { readPdfContent } from '../../../server/spare-parts/pdf/read-content';
import { toWinAnsi } from '../../../server/spare-parts/pdf/win-ansi';
import { Browser, bodyOf } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { readPdf, type PdfText } from '../support/pdf-text';

interface ItemOnWire {
  readonly number: string;
  readonly item_code: string;
  readonly name: string;
  readonly quantity: string;
}
interface ReferenceOnWire {
  readonly id: number;
  readonly categories: readonly { readonly label: string; readonly items: readonly ItemOnWire[] }[];
}

const UNKNOWN = 2_147_483_647;

describe('the PDF of a reference (R-SPA-32)', () => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const idOf = async (query: string): Promise<number> => {
    const [row] = bodyOf<{ references: readonly { readonly id: number; readonly process_status: string }[] }>(
      await su.get(`spareparts?${query}`),
    ).references;
    if (row === undefined) throw new Error(`No reference has ${query}`);
    return row.id;
  };
  const fetched = async (id: number): Promise<{ readonly headers: Headers; readonly bytes: Buffer }> => {
    const answer = await testServer.server.app.request(`/api/spareparts/pdf/${id}/file`, {
      headers: { Cookie: su.cookie },
    });
    expect(answer.status).toBe(200);
    return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const pdfOf = async (id: number): Promise<PdfText> => readPdf((await fetched(id)).bytes);
  const speaking = (language: 'en' | 'nl') =>
    testServer.services.db.execute(sql`update users set language = ${language} where su`);
  const reviewed = () => idOf('reference=SV-HR28-2019');

  it('has an address, at which it is shown and kept by nobody else', async () => {
    const id = await reviewed();
    const answer = await su.get(`spareparts/pdf/${id}`);
    expect(answer.body).toEqual({ code: 'OK', spare_part_pdf: `api/spareparts/pdf/${id}/file` });
    const { headers, bytes } = await fetched(id);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="SV-HR28-2019.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is for those who may read the reference', async () => {
    const id = await reviewed();
    const reader = await signedInAs(testServer, { rights: ['spareparts.view'] });
    const editor = await signedInAs(testServer, { rights: ['spareparts.edit'] });
    for (const path of [`spareparts/pdf/${id}`, `spareparts/pdf/${id}/file`]) {
      expect((await new Browser(testServer).get(path)).status).toBe(401);
      expect((await reader.get(path)).status).toBe(403);
      expect((await editor.get(path)).status).toBe(200);
      expect((await su.get(path.replace(String(id), String(UNKNOWN)))).status).toBe(404);
      expect((await su.get(path.replace(String(id), 'one'))).status).toBe(404);
    }
  });

  it.each([
    ['Asia/Tokyo', '1 July 2026 at 19:00 GMT+9'],
    ['Etc/Unknown', '1 July 2026 at 10:00 UTC'],
  ])('has its moments in the time zone that is asked for: %s', async (zone, written) => {
    await speaking('en');
    const id = await reviewed();
    await testServer.services.db.execute(
      sql`update spare_parts set checked_at = '2026-07-01 10:00:00' where id = ${id}`,
    );
    const address = `/api/spareparts/pdf/${id}/file?zone=${encodeURIComponent(zone)}`;
    const answer = await testServer.server.app.request(address, { headers: { Cookie: su.cookie } });
    expect(readPdf(Buffer.from(await answer.arrayBuffer())).texts).toContain(written);
  });

  it.each([
    ['en', ['Spare parts of SV-HR28-2019', 'ID at the supplier', 'Checked', 'Name', 'Quantity', 'Available']],
    ['nl', ['Onderdelen van SV-HR28-2019', 'ID bij de leverancier', 'Gecontroleerd', 'Naam', 'Aantal']],
  ] as const)('shows all items of all sheets in %s', async (language, words) => {
    await speaking(language);
    const id = await reviewed();
    const { reference } = bodyOf<{ reference: ReferenceOnWire }>(await su.get(`spareparts/${id}`));
    const { texts, images } = await pdfOf(id);
    expect(texts).toEqual(expect.arrayContaining([...words, ...reference.categories.map(({ label }) => label)]));
    const items = reference.categories.flatMap((category) => category.items);
    expect(items.length).toBeGreaterThan(40);
    for (const { number, item_code, name, quantity } of items) {
      const row = texts.findIndex((text, place) => text === item_code && texts[place - 1] === number);
      expect(texts.slice(row + 1, row + 3)).toEqual([name, quantity]);
      expect(['Yes', 'No', 'Ja', 'Nee']).toContain(texts[row + 3]);
    }
    expect(images).toBe(reference.categories.length);
  });

  it('numbers its pages, and has the numbers of the drawings', async () => {
    await speaking('en');
    const { texts, pages } = await pdfOf(await reviewed());
    expect(pages).toBeGreaterThan(1);
    expect(texts.filter((text) => text.startsWith('Page '))).toEqual(
      Array.from({ length: pages }, (_, place) => `Page ${place + 1} of ${pages}`),
    );
    const { boxes, items, quantities } = await queryRow<Readonly<Record<'boxes' | 'items' | 'quantities', number>>>(
      testServer.services.db,
      sql`
        select sum((select count(*) from jsonb_array_elements(s.boxes) b where (b->>'id')::integer = i.id)
          * (i.number = '1')::integer)::integer as boxes,
          count(*) filter (where i.number = '1')::integer as items,
          count(*) filter (where i.quantity = '1')::integer as quantities
        from spare_part_items i join spare_part_sheets s on s.id = i.sheet_id
        where s.spare_part_id = ${await reviewed()}`,
    );
    expect(boxes).toBeGreaterThan(0);
    expect(texts.filter((text) => text === '1')).toHaveLength(boxes + items + quantities);
  });

  it('has the same bytes for the same data, and a drawing that comes twice once', async () => {
    const id = await idOf('reference=SV-HR24-2012');
    const [one, other] = [await fetched(id), await fetched(id)];
    expect(other.bytes.equals(one.bytes)).toBe(true);
    const before = readPdf(one.bytes).images;
    await testServer.services.db.execute(sql`
      update spare_part_sheets set picture = (select min(picture) from spare_part_sheets where spare_part_id = ${id})
      where spare_part_id = ${id}`);
    expect([before > 1, (await pdfOf(id)).images]).toEqual([true, 1]);
    const { sheets } = await readPdfContent(testServer.services.db, id, 0);
    const pictures = sheets.map(({ drawing }) => (typeof drawing === 'object' ? drawing.picture : null));
    expect([sheets.length > 1, new Set(pictures).size]).toEqual([true, 1]);
  });

  it('says that a reference has no categories', async () => {
    await speaking('en');
    const { db } = testServer.services;
    const id = await idOf('reference=SV-HR35-2012');
    await db.execute(sql`delete from spare_part_sheets where spare_part_id = ${id}`);
    await db.execute(sql`update spare_parts set checked_at = null where id = ${id}`);
    const { texts, pages } = await pdfOf(id);
    expect(texts).toEqual(expect.arrayContaining(['This reference has no categories.', 'Not yet']));
    expect(pages).toBe(1);
  });

  it('has its items where a drawing cannot be read', async () => {
    await speaking('en');
    const { db } = testServer.services;
    const id = await idOf('reference=SV-HR42-2012');
    const before = await pdfOf(id);
    await db.execute(sql`
      update spare_part_pictures set bytes = 'no picture'::bytea
      where name = (select picture from spare_part_sheets where spare_part_id = ${id} order by position limit 1)`);
    const after = await pdfOf(id);
    expect(after.images).toBe(before.images - 1);
    expect(after.texts).toContain('The drawing cannot be read.');
    const { reference } = bodyOf<{ reference: ReferenceOnWire }>(await su.get(`spareparts/${id}`));
    const [broken] = reference.categories;
    expect(after.texts).toEqual(expect.arrayContaining((broken?.items ?? []).map(({ item_code }) => item_code)));
  });

  it('is saved under the reference, whatever signs that has, and shows accents', async () => {
    const { db } = testServer.services;
    const id = await idOf('reference=SV-WP05-2012');
    await db.execute(sql`update spare_parts set reference = 'É"\\/3×4 ë' where id = ${id}`);
    const { headers, bytes } = await fetched(id);
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="____3_4 _.pdf"; filename*=UTF-8''%C3%89%22%5C%2F3%C3%974%20%C3%AB.pdf`,
    );
    expect(readPdf(bytes).texts).toContain('É"\\/3×4 ë');
  });
});

describe('a text in the standard fonts of PDF', () => {
  it.each([
    ['é, ë, ×, ½, € and – stay', 'é, ë, ×, ½, € and – stay'],
    ['e\u0301 in two signs', 'é in two signs'],
    ['3/4\u2033, 6\u2032, \u22125 \u00B0C, \u23005, 10\u2009k\u03A9', '3/4", 6\', -5 °C, Ø5, 10 kOhm'],
    ['\u0141\u00F3d\u017A, \u0160koda, \uFB01lter', 'Lódz, Škoda, filter'],
    ['two\nlines\tand\u00ADmore', 'two lines andmore'],
    ['\u2603 \u{1F527}', '? ?'],
  ])('%j is shown as %j', (text, shown) => {
    expect(toWinAnsi(text)).toBe(shown);
  });
});

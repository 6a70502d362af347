import { JSDOM } from 'jsdom';
import { insertItem, type NewItem } from '../../../server/content/items/item-rows';
import { Browser } from '../support/browser';
import { stored, surroundingsOf, type ItemOnWire, type Surroundings } from '../support/content';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { bodyOf } from '../support/browser';

let testServer: TestServer;
let around: Surroundings;
let reader: Browser;
beforeAll(async () => {
  testServer = await openTestServer();
  around = await surroundingsOf(testServer);
  reader = await signedInAs(testServer, {
    rights: ['blog.view', 'blog.edit', 'reference.edit', 'branch.edit'],
    websites: [1],
  });
});
afterAll(() => testServer.close());
afterEach(() => expect(testServer.defects).toEqual([]));

const PAYLOAD = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const block = (code: string, data: Readonly<Record<string, unknown>>, more: object = {}) => ({
  guid: `g${Math.abs(JSON.stringify([code, data, more]).length)}-${code}`,
  code,
  id: '',
  publication: null,
  disabled: false,
  data,
  ...more,
});
const aBlog = async (values: Partial<NewItem>) => {
  const id = await insertItem(testServer.services.db, {
    ...stored(around),
    module: 'blog',
    status: 'published',
    online: '2026-11-01 09:00:00',
    ...values,
  });
  return bodyOf<{ blog: ItemOnWire }>(await reader.get(`blog/${id}`)).blog.preview_hash;
};
const page = async (path: string) => {
  const reply = await reader.get(path);
  return {
    status: reply.status,
    headers: reply.headers,
    html: reply.text,
    document: new JSDOM(reply.text).window.document,
  };
};

describe('a preview (R-CON-17)', () => {
  it('shows every kind of block, and its HTML as it was written', async () => {
    const hash = await aBlog({
      name: 'Warm & droog',
      recap: 'Eerst dit',
      cover: around.imageId,
      blocks: [
        block('default-header', { title: 'Een kop', level: 'h3' }, { id: 'kop' }),
        block('default-text-plain', { text: '<p>Vet <b>gezegd</b></p>' }),
        block('custom-quote', { quote: 'Wijs', name: 'Noor', position: '', image: null }),
        block('custom-text-image', { title: '', text: 'x', image: around.imageId, caption: 'De bus', side: 'right' }),
        block('custom-downloads', { title: 'Meenemen', files: [around.imageId] }),
        block('custom-usp', { title: '', points: 'Snel\nStil', icon: 'check' }),
        block('custom-branches', { title: '', branches: [{ id: around.branch, highlight: 1 }], map: 0 }),
        block('custom-text-cta', {
          title: 'Doen',
          text: '',
          button: { label: 'Bel', url: 'tel:0101234', style: 'red' },
        }),
        block('custom-tiles', { title: '', tiles: [{ image: around.imageId, caption: 'Tegel' }], page: [] }),
      ],
    });
    const { status, headers, document } = await page(`preview/blog/${hash}`);
    expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'nosniff',
    ]);
    expect(document.title).toBe('Warm & droog');
    expect([...document.querySelectorAll('section')].map(({ className }) => className)).toEqual(
      expect.arrayContaining(['default-header', 'custom-text-image right']),
    );
    expect(document.querySelector('section#kop h3')?.textContent).toBe('Een kop');
    expect(document.querySelector('b')?.textContent).toBe('gezegd');
    expect([...document.querySelectorAll('.custom-usp li')].map(({ textContent }) => textContent)).toEqual([
      'Snel',
      'Stil',
    ]);
    expect(document.querySelector('.custom-branches strong')?.textContent).toBe('Delft');
    expect(document.querySelector('.custom-text-image img')?.getAttribute('src')).toBe('/media/Vestigingen/bus-01.jpg');
    expect(document.querySelector('.custom-text-image figcaption')?.textContent).toBe('De bus');
    expect(document.querySelector('.button')?.getAttribute('href')).toBe('tel:0101234');
    expect(document.querySelector('.note')).toBeNull();
  });

  it('does nothing, whatever stands in its fields', async () => {
    const hash = await aBlog({
      name: PAYLOAD,
      recap: PAYLOAD,
      intro: PAYLOAD,
      blocks: [
        block('default-header', { title: PAYLOAD, level: PAYLOAD }, { id: PAYLOAD }),
        block('default-text-plain', { text: PAYLOAD }),
        block('custom-quote', { quote: PAYLOAD, name: PAYLOAD, position: PAYLOAD, image: null }),
        block('custom-text-image', {
          title: PAYLOAD,
          text: PAYLOAD,
          image: around.imageId,
          caption: PAYLOAD,
          side: PAYLOAD,
        }),
        block('custom-usp', { title: PAYLOAD, points: PAYLOAD, icon: PAYLOAD }),
        block('custom-text-cta', {
          title: PAYLOAD,
          text: PAYLOAD,
          button: { label: PAYLOAD, url: `javascript:alert(1)//${PAYLOAD}`, style: PAYLOAD },
        }),
        block('custom-widget', { title: PAYLOAD, widget: PAYLOAD, code: PAYLOAD }),
        block('custom-tiles', { title: PAYLOAD, tiles: [{ image: around.imageId, caption: PAYLOAD }], page: [] }),
        block('custom-text-image-news', { title: PAYLOAD, text: PAYLOAD, slides: [], date: PAYLOAD }),
      ],
    });
    const { headers, document } = await page(`preview/blog/${hash}`);
    expect(document.querySelectorAll('script, iframe, object, [onerror], [href^="javascript:"]')).toHaveLength(0);
    expect(
      [...document.querySelectorAll('img')].every((image) => image.getAttribute('src')?.startsWith('/') === true),
    ).toBe(true);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        'sandbox',
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
      ]),
    );
    expect(policy).not.toMatch(/script-src|allow-scripts|style-src 'unsafe-inline'/);
  });

  it('is what visitors see at the moment that is asked for (R-CON-04, R-CON-19)', async () => {
    const hash = await aBlog({
      online: '2026-12-01 09:00:00',
      blocks: [
        block('default-header', { title: 'Altijd', level: 'h2' }),
        block('default-header', { title: 'Nooit meer', level: 'h2' }, { disabled: true }),
        block(
          'default-header',
          { title: 'In december', level: 'h2' },
          { publication: { from: '2026-12-01 00:00:00', to: '2026-12-31 23:59:59' } },
        ),
      ],
    });
    const at = async (moment?: string) => {
      const { document } = await page(
        `preview/blog/${hash}${moment === undefined ? '' : `?at=${encodeURIComponent(moment)}`}`,
      );
      return [
        document.querySelector('.note') === null,
        [...document.querySelectorAll('h2')].map(({ textContent }) => textContent).join(),
      ];
    };
    expect(await at()).toEqual([false, 'Altijd']);
    expect(await at('2026-12-01 00:00:00')).toEqual([false, 'Altijd,In december']);
    expect(await at('2026-12-01 09:00:00')).toEqual([true, 'Altijd,In december']);
    expect(await at('2027-01-01 00:00:00')).toEqual([true, 'Altijd']);
    expect((await reader.get(`preview/blog/${hash}?at=morgen`)).status).toBe(400);
  });

  it('follows the switch of what has no publication of its own', async () => {
    for (const isOnline of [true, false]) {
      const id = await insertItem(testServer.services.db, { ...stored(around), module: 'branch', isOnline });
      const { preview_hash } = bodyOf<{ branch: ItemOnWire }>(await reader.get(`branch/${id}`)).branch;
      expect((await page(`preview/branch/${preview_hash}`)).document.querySelector('.note') === null).toBe(isOnline);
    }
  });

  it('is shown to who may see the module, on the website of the item', async () => {
    const hash = await aBlog({});
    const elsewhere = await aBlogElsewhere();
    expect((await new Browser(testServer).get(`preview/blog/${hash}`)).status).toBe(401);
    expect((await (await signedInAs(testServer, { rights: ['news.edit'] })).get(`preview/blog/${hash}`)).status).toBe(
      403,
    );
    for (const path of [`preview/reference/${hash}`, 'preview/blog/nonsense', `preview/blog/${elsewhere}`])
      expect((await reader.get(path)).status).toBe(404);
    expect((await reader.get(`preview/nonsense/${hash}`)).status).toBe(404);
  });

  const aBlogElsewhere = async (): Promise<string> => {
    const id = await insertItem(testServer.services.db, { ...stored(around), module: 'blog', website: 2 });
    const keeper = await signedInAs(testServer, { rights: ['blog.edit'], websites: [2] });
    return bodyOf<{ blog: ItemOnWire }>(await keeper.get(`blog/${id}`)).blog.preview_hash;
  };
});

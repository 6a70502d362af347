import fc from 'fast-check';
import { CONTENT_MODULES } from '../../../src/domain/content/modules.rule';
import { LIST_KEYS } from '../../../server/content/items/item-list';
import { insertItem } from '../../../server/content/items/item-rows';
import { bodyOf, type Browser } from '../support/browser';
import {
  stored,
  surroundingsOf,
  type BlockOnWire,
  type ItemOnWire,
  type Surroundings,
  savedWithLock,
} from '../support/content';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

let testServer: TestServer;
let around: Surroundings;
let su: Browser;
beforeAll(async () => {
  testServer = await openTestServer();
  around = await surroundingsOf(testServer);
  su = await signedInAs(testServer, { su: true });
});
afterAll(() => testServer.close());
afterEach(() => expect(testServer.defects).toEqual([]));

interface Placed {
  readonly location: string;
}
interface Chosen {
  readonly id: number;
  readonly highlight?: number;
}

/** The value to send for a value that was read: only locations and ids. */
const sent = (type: string, value: unknown): unknown => {
  // The value has the shape of its type; otherwise the save is refused and the test fails.
  if (type === 'image') return (value as Placed | null)?.location ?? null;
  if (type === 'files') return (value as Placed[]).map(({ location }) => location); // cast: the API sends this type
  if (type === 'slideshow')
    return (value as { image: Placed | null; caption: string }[]).map(({ image, caption }) => ({
      image: image?.location ?? null,
      caption,
    })); // cast: the API sends this type
  // Cast: the API sends this type.
  if (type === 'autocomplete' || type === 'custom-autocomplete') return (value as Chosen[]).map(({ id }) => id);
  if (type === 'categories' || type === 'branches')
    return (value as Chosen[]).map(({ id, highlight }) => ({ id, highlight })); // cast: the API sends this type
  return value;
};

const asSent = ({ guid, code, id, publication, disabled, fields }: BlockOnWire): object => ({
  guid,
  code,
  id,
  publication,
  disabled,
  data: Object.fromEntries(fields.map(({ code: name, type, value }) => [name, sent(type, value)])),
});

describe.each(CONTENT_MODULES)('the first of %s', (module) => {
  it('are the same once they were saved as they were read', async () => {
    const items =
      bodyOf<Record<string, { id: number }[]>>(await su.get(`${module}?sort[id]=asc`))[LIST_KEYS[module]] ?? [];
    expect(items.length).toBeGreaterThan(2);
    for (const { id } of items.slice(0, 4)) {
      const before = bodyOf<Record<string, ItemOnWire>>(await su.get(`${module}/${id}`))[module];
      const reply = await savedWithLock(su, `${module}/${id}`, {
        content: JSON.stringify(before?.content.map(asSent)),
      });
      expect([reply.status, bodyOf<Record<string, ItemOnWire>>(reply)[module]?.content]).toEqual([
        200,
        before?.content,
      ]);
    }
  });
});

describe('whatever is sent as blocks', () => {
  it('is kept or refused, and never a defect', async () => {
    const id = await insertItem(testServer.services.db, { ...stored(around), module: 'page' });
    const anything = fc.jsonValue({ maxDepth: 4 });
    const block = fc.record(
      {
        guid: fc.oneof(fc.constant('a'), anything),
        code: fc.constantFrom(
          'default-header',
          'custom-tiles',
          'custom-text-cta',
          'custom-branches',
          'custom-hub',
          'custom-downloads',
          '__proto__',
        ),
        id: fc.oneof(fc.constant(''), anything),
        publication: fc.oneof(fc.constant(null), anything),
        disabled: fc.constantFrom(0, 1, true, 'x'),
        data: fc.oneof(
          anything,
          fc.dictionary(
            fc.constantFrom(
              'title',
              'level',
              'tiles',
              'page',
              'button',
              'branches',
              'map',
              'pages',
              'categories',
              'files',
              '__proto__',
            ),
            anything,
          ),
        ),
      },
      { requiredKeys: ['code'] },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(anything, fc.array(fc.oneof(block, anything), { maxLength: 3 })), async (value) => {
        const reply = await savedWithLock(su, `page/${id}`, { content: JSON.stringify(value) });
        if (reply.status !== 200)
          expect([reply.status, reply.body]).toMatchObject([
            400,
            { code: 'VALUE_NOT_VALID', fields: { content: { code: 'BLOCKS_NOT_VALID' } } },
          ]);
      }),
      { numRuns: 150 },
    );
  });

  it.each(['[', '[[', '{"a":', '"'.repeat(3), '['.repeat(100_000), `[${'{"a":'.repeat(20_000)}`])(
    'is refused when it is broken: %#',
    async (content) => {
      const id = await insertItem(testServer.services.db, { ...stored(around), module: 'page' });
      expect((await savedWithLock(su, `page/${id}`, { content })).status).toBe(400);
    },
  );
});

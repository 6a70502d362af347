import { sql } from 'drizzle-orm';
import { queryRows } from '../../../server/database/database';
import { validateItem } from '../../../server/content/items/validate-item';
import { findItem } from '../../../server/content/items/item-rows';
import { BLANK_STATE, type ItemState } from '../../../server/content/items/item-state';
import { BLOCK_CODES } from '../../../server/content/blocks/block-types';
import { fieldsOf, type ContentModule } from '../../../src/domain/content/modules.rule';
import { formatUtc } from '../../../src/domain/shared/instant';
import { sameValue } from '../../../src/domain/shared/same-value';
import { bodyOf } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

interface Row {
  readonly id: number;
  readonly website_id: number;
  readonly module: ContentModule;
  readonly status: string;
  readonly online: string | null;
  readonly added: string;
  readonly updated: string;
  readonly blocks: readonly { readonly code: string }[];
}

let testServer: TestServer;
let rows: readonly Row[];
beforeAll(async () => {
  testServer = await openTestServer();
  rows = await queryRows<Row>(
    testServer.services.db,
    sql`
    select id, website_id, module, status, online::text as online, added::text as added, updated::text as updated, blocks
    from content_items order by id`,
  );
});
afterAll(() => testServer.close());

describe('the content of the demonstration', () => {
  it('is several hundred items of every module on every website, of every type of block', () => {
    expect(rows.length).toBeGreaterThan(350);
    for (const website of [1, 2, 3])
      expect([...new Set(rows.filter((row) => row.website_id === website).map(({ module }) => module))].sort()).toEqual(
        ['blog', 'branch', 'news', 'page', 'press', 'reference'],
      );
    expect(rows.filter(({ module }) => module === 'branch')).toHaveLength(8);
    const used = new Set(rows.flatMap(({ blocks }) => blocks.map(({ code }) => code)));
    expect(BLOCK_CODES.filter((code) => !used.has(code))).toEqual([]);
    expect(rows.filter(({ blocks }) => blocks.length === 60)).toHaveLength(2);
  });

  it('is as the rules want it, each item', async () => {
    for (const { id, module, website_id } of rows) {
      const item = await findItem(testServer.services.db, module, website_id, id);
      expect([item?.state.name, item && validateItem(module, item.state, testServer.clock.now)]).toEqual([
        item?.state.name,
        {},
      ]);
    }
  });

  it('has nothing that its module does not have', async () => {
    for (const { id, module, website_id } of rows) {
      const state = (await findItem(testServer.services.db, module, website_id, id))?.state ?? BLANK_STATE;
      const filled = Object.entries(state)
        .filter(([field, value]) => !sameValue(value, new Map<string, unknown>(Object.entries(BLANK_STATE)).get(field)))
        .map(([field]) => field);
      const fields: readonly string[] = [...fieldsOf(module), 'firstOnline', 'shareImage'];
      expect([module, filled.filter((field) => !fields.includes(field))]).toEqual([module, []]);
    }
  });

  it('is online, planned, written on and offline again; nothing was saved before it was added, or later than now', () => {
    const now = formatUtc(testServer.clock.now);
    const dated = rows.filter(({ module }) => module !== 'branch');
    const kinds = dated.map(({ status, online }) =>
      status === 'published' && (online ?? '') > now ? 'planned' : status,
    );
    for (const kind of ['planned', 'published', 'draft', 'unpublished'])
      expect([kind, kinds.filter((one) => one === kind).length > 5]).toEqual([kind, true]);
    expect(rows.filter(({ added, updated }) => updated < added || updated > now)).toEqual([]);
  });

  it('remembers what some of it was before, in order', async () => {
    const entries = await queryRows<{ item_id: number; type: string; at: string; blocks: number }>(
      testServer.services.db,
      sql`
      select item_id, type, at::text as at, jsonb_array_length(state -> 'blocks') as blocks from content_history order by item_id, id`,
    );
    const saved = rows.map(({ id }) => entries.filter(({ item_id }) => item_id === id)).filter((own) => own.length > 1);
    expect(saved.length).toBeGreaterThan(100);
    for (const own of saved) {
      expect(own.map(({ at }) => at)).toEqual(own.map(({ at }) => at).sort());
      expect([own[0]?.type, (own[0]?.blocks ?? 0) < (own.at(-1)?.blocks ?? 0) || own.at(-1)?.blocks === 1]).toEqual([
        'created',
        true,
      ]);
    }
  });

  it('is found by tags, by pictures, and by name', async () => {
    const su = await signedInAs(testServer, { su: true });
    const { tags } = bodyOf<{ tags: { id: number }[] }>(await su.get('tag?autocomplete=renovatie'));
    expect(bodyOf<{ usage: object[] }>(await su.get(`tag/${tags[0]?.id ?? 0}/usage`)).usage.length).toBeGreaterThan(5);
    expect(
      bodyOf<{ pages: { name: string }[] }>(await su.get('page?autocomplete=warmtep')).pages.map(({ name }) => name),
    ).toContain('Hybride warmtepompen');
  });

  it('keeps templates on every website, some for a few modules only, whose blocks could be saved as they are', async () => {
    const templates = await queryRows<{
      readonly website_id: number;
      readonly restricted: readonly string[];
      readonly blocks: ItemState['blocks'];
    }>(testServer.services.db, sql`select website_id, restricted, blocks from content_templates`);
    for (const website of [1, 2, 3]) {
      const own = templates
        .filter(({ website_id }) => website_id === website)
        .map(({ restricted }) => restricted.length > 0);
      expect([website, own]).toEqual([website, expect.arrayContaining([true, false])]);
    }
    for (const { blocks } of templates)
      expect(validateItem('branch', { ...BLANK_STATE, blocks }, testServer.clock.now)).not.toHaveProperty('content');
  });
});

import { BLANK_ITEM, type ContentDraft } from '../../../src/domain/content/content-item';
import { contents } from '../../../src/domain/content/contents';
import { CONTENT_MODULES } from '../../../src/domain/content/modules.rule';
import { draftOf } from '../../../src/domain/shared/resource';
import { plainContract } from '../shared/plain.contract';
import { answered, refusal } from '../support/answered';
import {
  addItem,
  aDraft,
  aFilledBlock,
  aFullDraft,
  aHeading,
  NOON,
  saving,
  shelfOf,
  withoutBlockKeys,
  type Shelf,
} from '../support/content-items';
import { EVERYTHING, told } from '../support/offer';
import { EDITOR, enter, SU, type TestBackend } from '../support/backend';

/**
 * The behaviour that items share with every plain module, tested on the module that refers to nothing of its website.
 */
const pagesContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  let shelf: Shelf;
  plainContract({
    resource: contents.page,
    draft: (number): ContentDraft => aDraft(shelf, 'page', number, { notes: 'Proéfnotitie' }),
    change: { status: 'published', online: NOON, internal: true, readConfirmation: true, targets: [], notes: '' },
    wrong: [
      ['no name', { name: '  ' }, ['name']],
      ['a name without an end', { name: 'x'.repeat(201) }, ['name']],
      ['an address with a blank and a capital', { url: 'Twee woorden' }, ['url']],
      [
        'meta data that does not fit',
        { meta: { ...BLANK_ITEM.meta, title: 'x'.repeat(201), canonical: 'javascript:alert(1)' } },
        ['meta.title', 'meta.canonical'],
      ],
    ],
    isLocked: true,
    filledElsewhere: 'all',
    finding: [
      ['a part of its name', { term: 'PROEFBERICHT 0' }, true],
      ['something else', { term: 'zeppelin' }, false],
      ['the filter on its name', { filter: { ...contents.page.noFilter, name: 'bericht 0' } }, true],
      ['the filter on its address', { filter: { ...contents.page.noFilter, url: 'proefbericht-0' } }, true],
      ['the filter on another address', { filter: { ...contents.page.noFilter, url: 'proefbericht-9' } }, false],
      ['its status', { filter: { name: 'Proefbericht 0', url: '', status: ['draft', 'unpublished'] } }, true],
      ['another status', { filter: { name: 'Proefbericht 0', url: '', status: ['published'] } }, false],
    ],
    unique: { url: 'URL_IN_USE' },
    perWebsite: true,
    onlySpecifiedEndpoints: withoutBlockKeys,
  })(
    world,
    async () => {
      const backend = await make();
      shelf = await shelfOf(backend);
      return backend;
    },
    offer,
  );
};

/** Items of the six modules, with every kind of field and block. */
export const contentItemsContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  pagesContract(world, make, offer);

  describe(`content items (${world})`, () => {
    let backend: TestBackend;
    let shelf: Shelf;
    let made = 0;
    beforeAll(async () => {
      backend = await make();
      shelf = await shelfOf(backend);
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));

    const asOffered = (draft: ContentDraft) => (offer.extras ? draft : withoutBlockKeys(draft));
    const draftNow = (given: Partial<ContentDraft> = {}): ContentDraft => aDraft(shelf, 'blog', (made += 1), given);
    const add = (given: Partial<ContentDraft> = {}) => addItem(backend, 'blog', draftNow(given));
    const adding = (given: Partial<ContentDraft>) =>
      backend.gateway(contents.blog).save({ id: null, version: null, draft: draftNow(given), before: BLANK_ITEM });

    test.each(CONTENT_MODULES)(
      'every field of a %s and every type of block come back as they were written, and may be emptied again',
      async (module) => {
        const full = aFullDraft(shelf, module, module);
        const item = await addItem(backend, module, full);
        expect(draftOf(BLANK_ITEM, item.record)).toEqual(asOffered(full));
        expect(item.record.targetNames).toEqual(full.targets.map(({ label }) => label));
        const bare = aDraft(shelf, module, module, { url: full.url });
        await answered(saving(backend, module, item, bare));
        expect(
          draftOf(BLANK_ITEM, (await answered(backend.gateway(contents[module]).get(item.record.id))).record),
        ).toEqual(asOffered(bare));
      },
    );

    test('a new concept is on the first page of its list, behind nothing that has been published (R-CON-03)', async () => {
      const { order } = contents.blog;
      for (const name of ['Aardgas', 'Zonneboiler']) {
        const { record } = await add({ name, status: 'draft', online: null });
        const { rows } = await answered(
          backend
            .gateway(contents.blog)
            .list({ page: 1, perPage: 10, sort: order ?? null, term: '', filter: contents.blog.noFilter }),
        );
        const place = rows.findIndex(({ id }) => id === record.id);
        expect(place).toBeGreaterThanOrEqual(0);
        expect(new Set(rows.slice(0, place + 1).map(({ status }) => status))).toEqual(new Set(['draft']));
      }
    });

    test('two modules may have the same address', async () => {
      await addItem(backend, 'news', aDraft(shelf, 'news', 'zelfde', { url: 'zelfde' }));
      expect((await add({ url: 'zelfde' })).record.url).toBe('zelfde');
    });

    test('words of one line come back letter by letter, also those of two signs', async () => {
      const typed = {
        name: 'Cafe\u0301 Ren\u00e9e',
        meta: { ...BLANK_ITEM.meta, title: 'Man\u0303ana', description: 'o\u0302 en \u00f4', keywords: 'cafe\u0301' },
      };
      expect((await add(typed)).record).toMatchObject(typed);
    });

    test.each<[string, (shelf: Shelf) => ContentDraft['blocks']]>([
      ['no block at all', () => []],
      ['a block that lacks what it must have', (here) => [aHeading(here, 'first', ' ')]],
      ['a type of block that there is not', (here) => [{ ...aHeading(here, 'first', 'One'), code: 'custom-dragon' }]],
    ])('%s is refused', async (_, blocksOf) => {
      expect(await refusal(adding({ blocks: blocksOf(shelf) }))).toMatchObject({
        kind: 'FieldsRejected',
        fields: { blocks: 'BLOCKS_NOT_VALID' },
      });
    });

    test.each<[string, (shelf: Shelf) => ContentDraft['blocks']]>([
      ['two blocks with one identity', (here) => [aHeading(here, 'same', 'One'), aHeading(here, 'same', 'Two')]],
      [
        'a window that ends before it begins',
        (here) => [{ ...aHeading(here, 'first', 'One'), publication: { from: NOON, to: NOON - 1_000 } }],
      ],
    ])('%s is refused, and left out where blocks have neither', async (_, blocksOf) => {
      const blocks = blocksOf(shelf);
      if (offer.extras)
        expect(await refusal(adding({ blocks }))).toMatchObject({
          kind: 'FieldsRejected',
          fields: { blocks: 'BLOCKS_NOT_VALID' },
        });
      else expect((await add({ blocks })).record.blocks).toEqual(asOffered(draftNow({ blocks })).blocks);
    });

    test('a picture that is not there is refused, wherever it stands', async () => {
      const lost = { ...shelf.picture, path: 'Nergens/kwijt.jpg' };
      expect(await refusal(adding({ image: lost, meta: { ...BLANK_ITEM.meta, shareImage: lost } }))).toMatchObject({
        kind: 'FieldsRejected',
        fields: { 'image': 'FILE_NOT_FOUND', 'meta.shareImage': 'FILE_NOT_FOUND' },
      });
      const showing = ['custom-quote', 'custom-text-image', 'custom-downloads', 'custom-tiles'];
      const blocks = shelf.types
        .filter(({ code }) => showing.includes(code))
        .map((type) => aFilledBlock({ ...shelf, picture: lost, document: lost }, type));
      expect(await refusal(adding({ blocks: [aHeading(shelf, 'heading', 'Kop'), ...blocks] }))).toMatchObject({
        kind: 'FieldsRejected',
        fields: {
          blocks: 'BLOCKS_NOT_VALID',
          ...(offer.extras && {
            'blocks.guid-custom-quote.image': 'FILE_NOT_FOUND',
            'blocks.guid-custom-text-image.image': 'FILE_NOT_FOUND',
            'blocks.guid-custom-downloads.files': 'FILE_NOT_FOUND',
            'blocks.guid-custom-tiles.tiles': 'FILE_NOT_FOUND',
          }),
        },
      });
    });

    test('what is wrong in a block is said of its place, or of all blocks', async () => {
      const failure = await refusal(adding({ blocks: [aHeading(shelf, 'good', 'Kop'), aHeading(shelf, 'bad', ' ')] }));
      expect(failure).toEqual(
        expect.objectContaining({
          kind: 'FieldsRejected',
          fields: { blocks: 'BLOCKS_NOT_VALID', ...(offer.extras && { 'blocks.bad.title': 'VALUE_NOT_VALID' }) },
        }),
      );
    });

    test('nothing chosen of a list stays nothing', async () => {
      const blocks = shelf.types
        .map((type) => aFilledBlock(shelf, type))
        .map((block) => ({
          ...block,
          fields: block.fields.map((field) =>
            (field.type === 'select' || field.type === 'radio') && !field.required ? { ...field, value: '' } : field,
          ),
        }));
      const chosen = (all: ContentDraft['blocks']) =>
        all.flatMap(({ code, fields }) =>
          fields.flatMap((field) =>
            field.type === 'select' || field.type === 'radio' ? [[code, field.code, field.value]] : [],
          ),
        );
      const item = await add({ blocks });
      expect(chosen(item.record.blocks)).toEqual(chosen(blocks));
      expect(chosen(blocks).filter(([, , value]) => value === '').length).toBeGreaterThan(3);
    });

    test('what is published has a moment, and what was never online cannot be taken offline', async () => {
      expect(await refusal(adding({ status: 'published', online: null }))).toMatchObject({
        kind: 'FieldsRejected',
        fields: { online: 'STATUS_DATETIME' },
      });
      expect(await refusal(adding({ status: 'unpublished' }))).toMatchObject({
        kind: 'FieldsRejected',
        fields: { status: 'STATUS_DATETIME' },
      });
    });

    test.each([
      ['ten minutes fast', 600_000],
      ['two days slow', -172_800_000],
    ])('what is published now has the moment of the server, however the browser is %s (R-CON-25)', async (_, off) => {
      const chosen = NOON + off;
      const item = await add({ status: 'published', online: chosen, publishedNow: chosen });
      expect(item.record.online).toBe(offer.extras ? item.record.added : chosen);
      const draft = await add();
      await answered(saving(backend, 'blog', draft, { status: 'published', online: chosen, publishedNow: chosen }));
      const saved = await answered(backend.gateway(contents.blog).get(draft.record.id));
      expect(saved.record.online).toBe(offer.extras ? saved.record.updated : chosen);
    });

    test('a moment that a person picks is kept, and choosing the status again keeps the moment of the server', async () => {
      const item = await add({ status: 'published', online: NOON, publishedNow: NOON + 60_000 });
      expect(item.record.online).toBe(NOON);
      await answered(saving(backend, 'blog', item, { notes: 'Nog eens' }));
      expect((await answered(backend.gateway(contents.blog).get(item.record.id))).record.online).toBe(NOON);
    });

    test('the moment of the first publication stays, through a draft and back', async () => {
      const item = await add({ status: 'published', online: NOON });
      const gateway = backend.gateway(contents.blog);
      expect(item.record).toMatchObject({ online: NOON, firstOnline: NOON });
      await answered(saving(backend, 'blog', item, { status: 'draft', online: NOON }));
      const draft = await answered(gateway.get(item.record.id));
      expect(draft.record).toMatchObject({ online: null, firstOnline: told(NOON, offer) });
      await answered(saving(backend, 'blog', draft, { status: 'unpublished' }));
      expect((await answered(gateway.get(item.record.id))).record).toMatchObject({ online: NOON, firstOnline: NOON });
    });

    test('what is taken offline has the moment of its first publication, whatever is asked for', async () => {
      const item = await add({ status: 'published', online: NOON });
      const gateway = backend.gateway(contents.blog);
      await answered(saving(backend, 'blog', item, { online: NOON + 60_000 }));
      const moved = await answered(gateway.get(item.record.id));
      expect(moved.record).toMatchObject({ online: NOON + 60_000, firstOnline: offer.extras ? NOON : NOON + 60_000 });
      await answered(saving(backend, 'blog', moved, { status: 'unpublished', online: NOON + 120_000 }));
      expect((await answered(gateway.get(item.record.id))).record).toMatchObject({ online: NOON, firstOnline: NOON });
    });

    test('a year of implementation lies four years ahead at most, and may have been offered long ago', async () => {
      const now = new Date().getUTCFullYear();
      const reference = (implementation: number) => aDraft(shelf, 'reference', (made += 1), { implementation });
      for (const year of [-1, 1899, now + 6]) {
        const outcome = backend
          .gateway(contents.reference)
          .save({ id: null, version: null, draft: reference(year), before: BLANK_ITEM });
        expect(await refusal(outcome)).toMatchObject({
          kind: 'FieldsRejected',
          fields: { implementation: 'VALUE_NOT_VALID' },
        });
      }
      for (const year of [now - 20, now + 4])
        expect((await addItem(backend, 'reference', reference(year))).record.implementation).toBe(year);
    });

    test('every save is told in its history, the newest first', async () => {
      const gateway = backend.gateway(contents.blog);
      let item = await add();
      for (const newVersion of [false, true]) {
        await answered(saving(backend, 'blog', item, { notes: `Nog eens ${String(newVersion)}`, newVersion }));
        item = await answered(gateway.get(item.record.id));
      }
      expect(item.record.history.map(({ kind, by }) => [kind, by])).toEqual([
        ['update', offer.extras ? 'Susanne Zandstra' : ''],
        ['save', offer.extras ? 'Susanne Zandstra' : ''],
        ['created', offer.extras ? 'Susanne Zandstra' : ''],
      ]);
      expect(new Set(item.record.history.map(({ id }) => id)).size).toBe(3);
      expect(item.record.newVersion).toBe(false);
    });

    test('its blocks are called what the reader calls them', async () => {
      const { record } = await add({
        blocks: [aFilledBlock(shelf, shelf.types[0] ?? { ...aHeading(shelf, 'first', ''), id: '' })],
      });
      await enter(backend, EDITOR);
      const [dutch] = (await answered(backend.gateway(contents.blog).get(record.id))).record.blocks;
      const [english] = record.blocks;
      expect([english?.label, english?.fields[0]?.label]).toEqual(['Heading', 'Title']);
      expect([dutch?.label, dutch?.fields[0]?.label]).toEqual(['Kop', 'Titel']);
    });

    test('those that are there from the start hold the rule of their module', async () => {
      for (const module of CONTENT_MODULES) {
        const gateway = backend.gateway(contents[module]);
        const { rows } = await answered(
          gateway.list({ page: 1, perPage: 10, sort: null, term: '', filter: contents[module].noFilter }),
        );
        for (const { id } of rows.slice(0, 6)) {
          const { record } = await answered(gateway.get(id));
          expect([module, record.name, contents[module].rule(draftOf(BLANK_ITEM, record))]).toEqual([
            module,
            record.name,
            {},
          ]);
        }
      }
    });
  });
};

import { emptyValue, BLOCK_CODES, FIELD_TYPES, fieldsOfType } from '../../../server/content/blocks/block-types';
import { insertItem } from '../../../server/content/items/item-rows';
import en from '../../../server/content/texts/en.json';
import nl from '../../../server/content/texts/nl.json';
import { BUTTON_STYLES } from '../../../src/domain/content/block.rule';
import { bodyOf, type Browser, type FormValues } from '../support/browser';
import {
  aBlock,
  blogForm,
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
let editor: Browser;
beforeAll(async () => {
  testServer = await openTestServer();
  around = await surroundingsOf(testServer);
  const choices = ['library', 'branch', 'category', 'tag', 'page'].map((module) => `${module}.view`);
  editor = await signedInAs(testServer, { rights: ['blog.view', 'blog.edit', 'blog.add', ...choices], websites: [1] });
});
afterAll(() => testServer.close());
afterEach(() => expect(testServer.defects).toEqual([]));

interface TemplateOnWire {
  readonly id: number;
  readonly name: string;
  readonly module: string;
  readonly restrict: readonly string[];
  readonly blocks: readonly BlockOnWire[];
}

const keysOf = (tree: object): readonly string[] =>
  Object.entries(tree).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? keysOf(inner).map((path) => `${key}.${path}`) : [key],
  );

describe('the types of block', () => {
  it('are the eighteen that content is made of, each with fields', () => {
    expect(BLOCK_CODES).toEqual([
      'default-header',
      'default-text-plain',
      'custom-youtube',
      'custom-quote',
      'custom-text-layer',
      'custom-text-image',
      'custom-text-image-block',
      'custom-text-image-news',
      'custom-text-cta',
      'custom-assortment-category',
      'custom-assortment-info',
      'custom-downloads',
      'custom-hub',
      'custom-usp',
      'custom-branches',
      'custom-header-small',
      'custom-tiles',
      'custom-widget',
    ]);
    const used = BLOCK_CODES.flatMap((code) => fieldsOfType(code) ?? []);
    expect(FIELD_TYPES.filter((type) => !used.some((field) => field.type === type))).toEqual([]);
    for (const { type, options, source } of used) {
      expect([type, options !== undefined]).toEqual([type, type === 'select' || type === 'radio']);
      expect([type, source !== undefined]).toEqual([type, type === 'autocomplete' || type === 'custom-autocomplete']);
    }
  });

  it('have their words in both languages', () => {
    expect(keysOf(nl)).toEqual(keysOf(en));
    const fields = BLOCK_CODES.flatMap((code) => fieldsOfType(code) ?? []);
    expect(BLOCK_CODES.filter((code) => !(code in en.blocks))).toEqual([]);
    expect(FIELD_TYPES.filter((type) => !(type in en.types))).toEqual([]);
    expect(
      fields.filter(
        ({ code, options = [] }) => !(code in en.fields) || options.some((option) => !(option in en.options)),
      ),
    ).toEqual([]);
    expect(Object.keys(en.styles)).toEqual([...BUTTON_STYLES]);
  });

  it('are told with blank fields, in the language of who asks', async () => {
    const blocks = bodyOf<{ blocks: BlockOnWire[] }>(await editor.get('block')).blocks;
    expect(blocks.map(({ code }) => code)).toEqual(BLOCK_CODES);
    expect(bodyOf<{ block: BlockOnWire }>(await editor.get('block/custom-text-image')).block).toEqual({
      code: 'custom-text-image',
      label: 'Text with an image',
      fields: [
        { type: 'text', code: 'title', label: 'Title', required: 0, value: '' },
        { type: 'editor', code: 'text', label: 'Text', required: 1, value: '' },
        { type: 'image', code: 'image', label: 'Image', required: 1, value: null },
        { type: 'text', code: 'caption', label: 'Caption', required: 0, value: '' },
        {
          type: 'radio',
          code: 'side',
          label: 'Side of the image',
          required: 0,
          value: 'left',
          options: [
            { id: 'left', label: 'Left' },
            { id: 'right', label: 'Right' },
          ],
        },
      ],
      publication: null,
      disabled: 0,
    });
    await editor.call('PUT', 'me/settings', { language: 'nl' });
    expect(bodyOf<{ block: BlockOnWire }>(await editor.get('block/custom-assortment-info')).block).toMatchObject({
      label: 'Over een assortiment',
      fields: [
        { label: 'Assortiment', source: 'assortment', multiple: 0, value: [] },
        {},
        { label: 'Producten', source: 'item', multiple: 1 },
      ],
    });
    await editor.call('PUT', 'me/settings', { language: 'en' });
    expect((await editor.get('block/nonsense')).status).toBe(404);
    expect((await editor.get('block/constructor')).status).toBe(404);
  });

  it('have fields of types that tell what they consist of', async () => {
    const { types } = bodyOf<{ types: { code: string; label: string }[] }>(await editor.get('block/types/'));
    expect(types.map(({ code }) => code)).toEqual(FIELD_TYPES);
    expect((await editor.get('block/types/button')).body).toMatchObject({
      code: 'OK',
      type: {
        code: 'button',
        label: 'Button',
        fields: [
          { code: 'label' },
          { code: 'url' },
          { code: 'style', options: [{ id: 'red', label: 'Red' }, {}, {}, {}, {}] },
        ],
      },
    });
    expect((await editor.get('block/types/text')).body).toMatchObject({ type: { fields: [] } });
    expect((await editor.get('block/types/nonsense')).status).toBe(404);
  });

  it.each(BLOCK_CODES)('%s is read as it was saved, filled in or blank', async (code) => {
    const filled: Readonly<Record<string, unknown>> = {
      text: 'Tekst',
      textarea: 'Regel\nregel',
      editor: '<p>Dag</p>',
      checkbox: 1,
      datetime: '2026-12-01 08:00:00',
      image: around.image,
      files: [around.image],
      slideshow: [
        { image: around.image, caption: 'Een' },
        { image: null, caption: 'Twee' },
      ],
      button: { label: 'Meer', url: '/meer', style: 'grey' },
      categories: [{ id: around.category, highlight: 1 }],
      branches: [{ id: around.branch, highlight: 0 }],
    };
    const declared = fieldsOfType(code) ?? [];
    const fields = declared.filter(({ type }) => type in filled || type === 'select' || type === 'radio');
    const data = Object.fromEntries(fields.map((field) => [field.code, field.options?.at(-1) ?? filled[field.type]]));
    const id = await insertItem(testServer.services.db, {
      ...stored(around),
      module: 'blog',
      categories: [around.category],
      branches: [around.branch],
    });
    const reply = await savedWithLock(editor, `blog/${id}`, { content: JSON.stringify([aBlock({ code, data })]) });
    // Choices are left out here; a block that requires one is refused.
    const isWhole = declared.every(({ type, required }) => !required || type !== 'autocomplete');
    expect(reply.status).toBe(isWhole ? 200 : 400);
    if (!isWhole) return;
    const [block] = bodyOf<{ blog: ItemOnWire }>(reply).blog.content;
    const picture: unknown = expect.objectContaining({ location: around.image });
    const shown: Readonly<Record<string, unknown>> = {
      ...filled,
      image: picture,
      files: [picture],
      slideshow: [
        { image: picture, caption: 'Een' },
        { image: null, caption: 'Twee' },
      ],
      categories: [expect.objectContaining({ id: around.category, highlight: 1 })],
      branches: [{ id: around.branch, label: 'Delft', highlight: 0 }],
    };
    expect(block?.fields.map((field) => [field.code, field.value])).toEqual(
      declared.map((field) => [field.code, field.options?.at(-1) ?? shown[field.type] ?? emptyValue(field)]),
    );
  });
});

describe('a template (R-CON-09)', () => {
  const anItem = async () =>
    bodyOf<{ blog: ItemOnWire }>(
      await editor.call(
        'POST',
        'blog',
        blogForm(around, {
          content: JSON.stringify([
            aBlock({ id: 'top', publication: { from: '2026-12-01 00:00:00', to: null } }),
            aBlock({ code: 'custom-quote', data: { quote: 'Wijs', image: around.image } }),
          ]),
        }),
      ),
    ).blog.id;

  it('keeps the blocks of an item for those that may use it, without their windows', async () => {
    const id = await anItem();
    const reply = await editor.call('POST', 'block/templates', {
      name: ' Met citaat ',
      id,
      module: 'blog',
      restrict: ['blog', 'branches'],
    });
    const { template } = bodyOf<{ template: TemplateOnWire }>(reply);
    expect([reply.status, reply.headers.get('location')]).toEqual([201, `api/block/templates/${template.id}`]);
    expect(
      bodyOf<{ template: TemplateOnWire }>(await editor.get(`block/templates/${template.id}`)).template,
    ).toMatchObject({
      name: 'Met citaat',
      module: 'blog',
      restrict: ['blog', 'branch'],
      blocks: [
        { code: 'default-header', id: 'top', publication: null },
        { code: 'custom-quote', fields: [{ value: 'Wijs' }, {}, {}, { value: { location: around.image } }] },
      ],
    });
    // Besides the items of the demonstration data.
    const listed = async (query: string) =>
      bodyOf<{ templates: TemplateOnWire[] }>(await editor.get(`block/templates/${query}`))
        .templates.map(({ name }) => name)
        .filter((name) => ['Met citaat', 'Voor alles'].includes(name));
    await editor.call('POST', 'block/templates', { name: 'Voor alles', id, module: 'blog' });
    expect(await listed('?restricted=blog')).toEqual(['Met citaat', 'Voor alles']);
    expect(await listed('?restricted=branches')).toEqual(['Met citaat', 'Voor alles']);
    expect(await listed('?restricted=news')).toEqual(['Voor alles']);
    const reporter = await signedInAs(testServer, { rights: ['news.edit'] });
    expect((await reporter.get(`block/templates/${template.id}`)).status).toBe(404);
    expect(await listed('')).toEqual(['Met citaat', 'Voor alles']);
  });

  it('has a name of its own, an item, and somebody who may edit that', async () => {
    const id = await anItem();
    const post = (values: FormValues, by = editor) => by.call('POST', 'block/templates', values);
    await post({ name: 'Bezet', id, module: 'blog' });
    expect(await post({ name: 'BEZET', id, module: 'blog' })).toMatchObject({
      status: 409,
      body: { fields: { name: { code: 'NAME_IN_USE' } } },
    });
    for (const values of [
      { name: ' ', id, module: 'blog' },
      { name: 'A', module: 'blog' },
      { name: 'A', id, module: 'users' },
      { name: 'A', id, module: 'blog', restrict: ['users'] },
      { id, module: 'blog' },
    ]) {
      expect((await post(values)).status).toBe(400);
    }
    expect((await post({ name: 'A', id: 2_000_000, module: 'blog' })).status).toBe(404);
    expect((await post({ name: 'A', id, module: 'news' })).status).toBe(403);
    expect(
      (await post({ name: 'A', id, module: 'blog' }, await signedInAs(testServer, { rights: ['blog.view'] }))).status,
    ).toBe(403);
  });

  it('stays on its website', async () => {
    const { template } = bodyOf<{ template: TemplateOnWire }>(
      await editor.call('POST', 'block/templates', { name: 'Van hier', id: await anItem(), module: 'blog' }),
    );
    const elsewhere = await signedInAs(testServer, { rights: ['blog.edit'], websites: [2] });
    expect((await elsewhere.get(`block/templates/${template.id}`)).status).toBe(404);
    expect(
      bodyOf<{ templates: TemplateOnWire[] }>(await elsewhere.get('block/templates')).templates.map(({ name }) => name),
    ).not.toContain('Van hier');
    expect(
      (await elsewhere.call('POST', 'block/templates', { name: 'Van hier', id: await anItem(), module: 'blog' }))
        .status,
    ).toBe(404);
  });
});

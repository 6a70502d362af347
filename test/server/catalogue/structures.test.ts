import { sql } from 'drizzle-orm';
import { queryRow } from '../../../server/database/database';
import { bodyOf, type Browser, type Reply } from '../support/browser';
import { refusedIn } from '../support/faq';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

interface NodeOnWire extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly name: string;
  readonly hasChildren: boolean;
  readonly nodes: { readonly nodes: readonly NodeOnWire[] };
  readonly content: readonly { readonly code: string }[];
}
interface StructureOnWire extends Readonly<Record<string, unknown>> {
  readonly code: string;
  readonly cover: { readonly location: string; readonly name: string } | null;
  readonly nodes: readonly NodeOnWire[];
}

const codesIn = (reply: Reply): readonly string[] =>
  bodyOf<{ structures: StructureOnWire[] }>(reply).structures.map(({ code }) => code);
const structureIn = (reply: Reply): StructureOnWire => bodyOf<{ structure: StructureOnWire }>(reply).structure;
const nodeIn = (reply: Reply): NodeOnWire => bodyOf<{ node: NodeOnWire }>(reply).node;

const CODE = 'VERWARMING-2027';
const PDF = 'library/Brochures/Nederlands/Onderhoud%20aan%20huis.pdf';
const IMAGE = 'api/library/Producten/Warmtepompen/buitenunit-achtertuin.jpg';
const text = (guid: string, html: string) => ({ guid, code: 'default-text-plain', id: '', data: { text: html } });

describe('structures', () => {
  let testServer: TestServer;
  let su: Browser;
  let node: number;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
    node = structureIn(await su.get(`structure/${CODE}`)).nodes[0]?.id ?? 0;
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const path = (id = node): string => `structure/${CODE}/node/${id}`;

  it('lists the structures of all websites, searched, filtered and sorted (R-CAT-50)', async () => {
    const reply = await su.get('structure');
    expect(bodyOf<{ structures: object[] }>(reply).structures[0]).toMatchObject({
      code: 'KOELING',
      description: 'Airconditioning en koeling',
      active: 1,
    });
    expect(codesIn(await su.get('structure?code=verw&sort[code]=desc'))).toEqual([
      'VERWARMING-BE',
      'VERWARMING-2027',
      'VERWARMING-2026',
    ]);
    expect(codesIn(await su.get('structure?description=Leidingwerk'))).toEqual(['SANITAIR-2027']);
    expect(codesIn(await su.get('structure?active=0'))).toEqual([
      'PARTS-2024',
      'SANITAIR-BE',
      'TEST-IMPORT',
      'VERWARMING-2026',
    ]);
    expect(codesIn(await su.get('structure?general=hoofdcatalogus+2026'))).toEqual(['VERWARMING-2026']);
    const english = await signedInAs(testServer, { rights: ['structure.view'], websites: [3] });
    expect((await english.get('structure')).body).toEqual((await su.get('structure')).body);
  });

  it('reads a structure with its first level, and each node with the level below it (R-CAT-51)', async () => {
    const reply = await su.get(`structure/${CODE}`);
    const { nodes, cover, ...structure } = structureIn(reply);
    expect(structure).toEqual({ code: CODE, description: 'Hoofdcatalogus verwarming 2027', active: 1 });
    expect(cover).toMatchObject({ name: 'Keuzehulp warmtepompen.pdf' });
    expect(nodes[0]).toEqual({
      id: node,
      name: 'Warmtepompen',
      description: 'Voor nieuwbouw en renovatie, van 3 tot 16 kW.',
      hasChildren: true,
    });
    const first = nodeIn(await su.get(path()));
    expect(first.nodes.nodes.map(({ name }) => name)).toEqual([
      'Lucht-waterwarmtepompen',
      'Hybride warmtepompen',
      'Warmtepompboilers',
    ]);
    expect(first.content.map(({ code }) => code)).toEqual(['default-header', 'custom-text-image']);
    let [below] = first.nodes.nodes;
    let depth = 1;
    while (below !== undefined) {
      [below] = nodeIn(await su.get(path(below.id))).nodes.nodes;
      depth += 1;
    }
    expect(depth).toBe(4);
    expect(structureIn(await su.get('structure/TEST-IMPORT')).nodes).toEqual([]);
  });

  it('sets and clears a cover, and changes nothing else (R-CAT-50)', async () => {
    const saved = await su.call('PUT', `structure/${CODE}`, { cover: PDF });
    expect([saved.status, saved.headers.get('location')]).toEqual([200, `api/structure/${CODE}`]);
    expect(structureIn(saved).cover).toMatchObject({ location: `api/${PDF}`, name: 'Onderhoud aan huis.pdf' });
    expect(structureIn(await su.call('PUT', `structure/${CODE}`, { cover: '' })).cover).toBeNull();
    expect(refusedIn(await su.call('PUT', `structure/${CODE}`, { code: 'X', description: '', active: 0 }))).toEqual([
      400,
      'active',
      'code',
      'description',
    ]);
  });

  it.each([
    ['an image', IMAGE],
    ['a folder', 'api/library/Brochures'],
    ['a file that is not there', 'api/library/Brochures/Nederlands/Weg.pdf'],
    ['a PDF elsewhere', 'https://other.example/a.pdf'],
    ['no location', '../../etc/passwd.pdf'],
  ])('refuses %s as the cover of a structure (R-CAT-50)', async (_what, cover) => {
    expect(refusedIn(await su.call('PUT', `structure/${CODE}`, { cover }))).toEqual([400, 'cover']);
  });

  it('keeps the content of a node (R-CAT-52)', async () => {
    const content = JSON.stringify([
      text('a', '<p>Nieuw</p>'),
      { guid: 'b', code: 'default-header', data: { title: 'Kop' } },
    ]);
    const saved = await su.call('PUT', path(), { cover: IMAGE, content });
    expect([saved.status, saved.headers.get('location')]).toEqual([200, `api/${path()}`]);
    expect(nodeIn(await su.get(path()))).toMatchObject({
      name: 'Warmtepompen',
      cover: { location: IMAGE, name: 'buitenunit-achtertuin.jpg' },
      content: [
        { guid: 'a', fields: [{ code: 'text', value: '<p>Nieuw</p>' }] },
        { guid: 'b', code: 'default-header' },
      ],
    });
    expect(nodeIn(await su.call('PUT', path(), { content: '[]' })).content).toEqual([]);
  });

  it.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
    ['no cover', { cover: '' }, ['cover']],
    ['a PDF as its cover', { cover: PDF }, ['cover']],
    ['another name', { name: 'Anders' }, ['name']],
    ['a structure or a parent', { structure: 'X', parent_id: '1' }, ['parent_id', 'structure']],
    ['no JSON', { content: '{' }, ['content']],
    ['a block of an unknown type', { content: '[{"code":"script","data":{}}]' }, ['content']],
    ['an empty required field', { content: JSON.stringify([text('a', '')]) }, ['content', 'content.a.text']],
    [
      'a picture that is not there',
      { content: '[{"guid":"a","code":"custom-quote","data":{"quote":"Q","image":"api/library/weg.jpg"}}]' },
      ['content', 'content.a.image'],
    ],
  ])('refuses a node with %s (R-CAT-52)', async (_what, form, fields) => {
    expect(refusedIn(await su.call('PUT', path(), form))).toEqual([400, ...fields]);
  });

  it('keeps what it cannot read again: a new category in a block must be of this website', async () => {
    const foreign = await queryRow<{ id: number }>(
      testServer.services.db,
      sql`select min(id) as id from categories where website_id = 3`,
    );
    const content = `[{"guid":"a","code":"custom-hub","data":{"categories":[{"id":${foreign.id}}]}}]`;
    expect(refusedIn(await su.call('PUT', path(), { content }))).toEqual([400, 'content', 'content.a.categories']);
  });

  it('shows and keeps references to records of another website', async () => {
    const { id: foreign } = await queryRow<{ id: number }>(
      testServer.services.db,
      sql`select min(id) as id from categories where website_id = 3`,
    );
    const english = await signedInAs(testServer, { rights: ['structure.edit', 'category.view'], websites: [3] });
    const content = `[{"guid":"a","code":"custom-hub","data":{"categories":[{"id":${foreign}}]}}]`;
    expect((await english.call('PUT', path(), { content })).status).toBe(200);
    const [block] = nodeIn(await su.get(path())).content;
    expect(JSON.stringify(block)).toContain(`{"id":${foreign},"label":"Heat pumps","highlight":0}`);
    expect((await su.call('PUT', path(), { content })).status).toBe(200);
  });

  it('lets content of a node without a cover be saved: only what is sent is judged', async () => {
    await testServer.services.db.execute(sql`update structure_nodes set cover = null where id = ${node}`);
    expect((await su.call('PUT', path(), { content: '[]' })).status).toBe(200);
  });

  it('refuses a save on an older version, and takes it without one', async () => {
    for (const [record, form] of [
      [`structure/${CODE}`, { cover: PDF }],
      [path(), { cover: IMAGE }],
    ] as const) {
      const etag = (await su.get(record)).headers.get('etag') ?? '';
      const both = await Promise.all([
        su.call('PUT', record, form, { 'If-Match': etag }),
        su.call('PUT', record, form, { 'If-Match': etag }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
      expect((await su.call('PUT', record, form, { 'If-Match': etag })).body).toEqual({ code: 'CHANGED' });
      expect((await su.call('PUT', record, form)).status).toBe(200);
    }
  });

  it('shows no nodes below another structure, and no structure by another spelling', async () => {
    const calls = [
      su.get(`structure/VERWARMING-BE/node/${node}`),
      su.call('PUT', `structure/VERWARMING-BE/node/${node}`, { content: '[]' }),
      su.get(`structure/KOELING/node/${node}`),
      su.get(`structure/${CODE.toLowerCase()}`),
      su.get('structure/%2e%2e'),
      su.get(`structure/${CODE}/node/x`),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404));
  });

  it('opens the list to every right of structures, and the records to the right to edit', async () => {
    const reader = await signedInAs(testServer, { rights: ['structure.view', 'structure.unlock'] });
    expect((await reader.get('structure')).status).toBe(200);
    const refused = [
      reader.get(`structure/${CODE}`),
      reader.call('PUT', `structure/${CODE}`, { cover: '' }),
      reader.get(path()),
      reader.call('PUT', path(), { content: '[]' }),
    ];
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const stranger = await signedInAs(testServer, { rights: ['etim.feature.edit'] });
    expect((await stranger.get('structure')).status).toBe(403);
  });

  it('tells where a file is used: covers, covers of nodes, pictures and links in their content (R-CAT-53)', async () => {
    await su.call('PUT', `structure/${CODE}`, { cover: PDF });
    await su.call('PUT', path(), {
      cover: IMAGE,
      content: JSON.stringify([
        text('a', '<p><a href="/media/Brochures/Nederlands/Onderhoud%20aan%20huis.pdf">PDF</a></p>'),
      ]),
    });
    const usesOf = async (location: string): Promise<readonly unknown[]> =>
      bodyOf<{ usage: { type: string; id: string }[] }>(await su.get(`library/usage/${location}`)).usage.flatMap(
        ({ type, id }) => (type === 'structure' ? [id] : []),
      );
    expect(await usesOf(PDF.replace('library/', ''))).toEqual([CODE, `${CODE}/node/${node}`]);
    expect(await usesOf(IMAGE.replace('api/library/', ''))).toContain(`${CODE}/node/${node}`);
  });
});

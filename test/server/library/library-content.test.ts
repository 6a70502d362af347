import { insertItem } from '../../../server/content/items/item-rows';
import { aPicture } from '../../support/pictures';
import { bodyOf, type Browser } from '../support/browser';
import {
  aBlock,
  blogForm,
  surroundingsOf,
  stored,
  type ItemOnWire,
  type Surroundings,
  savedWithLock,
} from '../support/content';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { aFolder, fileAt, upload } from '../support/library';

describe('what content shows of the library (R-LIB-12)', () => {
  let testServer: TestServer;
  let su: Browser;
  let around: Surroundings;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
    around = await surroundingsOf(testServer);
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const aFile = async (name: string) => {
    const folder = await aFolder(su);
    await upload(su, folder, name, await aPicture());
    return { ...(await fileAt(su, `${folder}/${name}`)), folder };
  };
  const usage = async (location: string, by = su) =>
    bodyOf<{ usage: readonly { type: string; id: number; title: string; files?: readonly number[] }[] }>(
      await by.get(location.replace(/^(?:api\/)?library\//, 'library/usage/')),
    ).usage;
  const anItem = (values: Partial<Parameters<typeof insertItem>[1]>): Promise<number> =>
    insertItem(testServer.services.db, { ...stored(around), module: 'blog', ...values });
  const block = (code: string, data: object) => ({
    guid: 'b',
    code,
    id: '',
    publication: null,
    disabled: false,
    data: { ...data },
  });

  it('is told wherever it is shown: image, cover, shared link, blocks, and text', async () => {
    const { id, location, path } = await aFile('overal.png');
    const items: readonly (readonly [string, Parameters<typeof anItem>[0]])[] = [
      ['1 image', { image: id }],
      ['2 cover', { module: 'reference', cover: id }],
      ['3 shared', { shareImage: id }],
      ['4 picture in a block', { blocks: [block('custom-text-image', { text: 'x', image: id })] }],
      ['5 slide', { blocks: [block('custom-tiles', { tiles: [{ image: id, caption: '' }] })] }],
      ['6 file', { blocks: [block('custom-downloads', { files: [id] })] }],
      ['7 text of a block', { blocks: [block('default-text-plain', { text: `<p><img src="/${path}"></p>` })] }],
      ['8 introduction', { module: 'reference', intro: `<a href="https://www.zilvermeeuw.example/${path}">x</a>` }],
    ];
    const made: object[] = [];
    for (const [name, values] of items)
      made.push({ type: values.module ?? 'blog', id: await anItem({ name, ...values }), title: name });
    await anItem({ name: '9 something of almost that name', intro: `<img src="/${path}x">` });
    const byTitle = (rows: readonly { readonly title: string }[]) =>
      rows.toSorted((one, other) => one.title.localeCompare(other.title));
    expect(byTitle(await usage(location))).toEqual(made);
  });

  it('is told of tags and categories, of a folder by its files, and to whoever sees the website', async () => {
    const { id, location, folder } = await aFile('delen.png');
    const add = async (module: 'tag' | 'category') =>
      Number(
        (
          await su.call('POST', module, { [module === 'tag' ? 'label' : 'name']: 'Met beeld', meta_og_image: location })
        ).headers
          .get('location')
          ?.split('/')
          .at(-1),
      );
    const [tag, category] = [await add('tag'), await add('category')];
    expect(await usage(location)).toEqual([
      { type: 'category', id: category, title: 'Met beeld' },
      { type: 'tag', id: tag, title: 'Met beeld' },
    ]);
    expect(await usage(folder)).toEqual([
      { type: 'category', id: category, title: 'Met beeld', files: [id] },
      { type: 'tag', id: tag, title: 'Met beeld', files: [id] },
    ]);
  });

  it('is told only of what the caller may see; the rest is counted', async () => {
    const { id, location, folder } = await aFile('verborgen.png');
    const blog = await anItem({ name: 'Hier', image: id });
    await anItem({ name: 'Elders', image: id, website: 2 });
    await anItem({ module: 'news', name: 'Nieuws', image: id });
    const caller = await signedInAs(testServer, { rights: ['library.view', 'blog.view'], websites: [1] });
    const told = async (path: string): Promise<unknown> =>
      bodyOf(await caller.get(path.replace(/^(?:api\/)?library\//, 'library/usage/')));
    const use = { type: 'blog', id: blog, title: 'Hier' };
    expect(await told(location)).toMatchObject({ usage: [use], hidden: 2 });
    expect(await told(folder)).toMatchObject({ usage: [{ ...use, files: [id] }], total: 1, hidden: { [id]: 2 } });
  });

  it('follows the file to another name, though a text has the former one', async () => {
    const { folder, location, path } = await aFile('vroeger.png');
    const item = await anItem({ name: 'Oude naam', intro: `<img src="/${path}">` });
    expect((await su.call('PUT', location.replace('api/', ''), { filename: 'later.png' })).status).toBe(200);
    expect(await usage(`${folder}/later.png`)).toEqual([{ type: 'blog', id: item, title: 'Oude naam' }]);
  });

  it('keeps its uses and former addresses when cropped, renamed and moved; deleted, it leaves every use empty', async () => {
    const { folder, location, path, thumbnail } = await aFile('overal (1).png');
    const [target, png] = [await aFolder(su), (await aPicture('png', { width: 30, height: 20 })).toString('base64')];
    const html = `<p>Zie <img src="/${path}"></p>`;
    const blocks = [
      aBlock({ code: 'custom-text-image', data: { text: html, image: location } }),
      aBlock({ code: 'custom-tiles', data: { tiles: [{ image: location, caption: 'x' }] } }),
      aBlock({ code: 'custom-downloads', data: { files: [location] } }),
    ];
    const { id } = bodyOf<{ blog: ItemOnWire }>(
      await su.call(
        'POST',
        'blog',
        blogForm(around, {
          title: 'Overal',
          image: location,
          meta_og_image: location,
          content: JSON.stringify(blocks),
        }),
      ),
    ).blog;
    const reference = await anItem({
      module: 'reference',
      name: 'Omslag',
      cover: (await fileAt(su, location.replace('api/', ''))).id,
    });
    const tag = Number(
      (await su.call('POST', 'tag', { label: 'Overal', meta_og_image: location })).headers
        .get('location')
        ?.split('/')
        .at(-1),
    );
    const seen = async (): Promise<readonly unknown[]> => {
      const { blog } = bodyOf<{ blog: ItemOnWire & { image: unknown; meta: { og: { image: unknown } } } }>(
        await su.get(`blog/${id}`),
      );
      const {
        reference: { cover },
      } = bodyOf<{ reference: { cover: unknown } }>(await su.get(`reference/${reference}`));
      const {
        tag: { meta },
      } = bodyOf<{ tag: { meta: { og: { image: unknown } } } }>(await su.get(`tag/${tag}`));
      const value = (place: number, code: string): unknown =>
        blog.content[place]?.fields.find((field) => field.code === code)?.value;
      const [slide] = value(1, 'tiles') as { image: unknown }[]; // cast: without this shape, the test fails
      return [
        blog.image,
        blog.meta.og.image,
        value(0, 'image'),
        slide?.image,
        (value(2, 'files') as unknown[])[0] ?? null,
        cover,
        meta.og.image,
      ]; // cast: the API sends this type
    };
    const everywhere = (shown: unknown): readonly unknown[] => Array.from({ length: 7 }, () => shown);
    expect(await seen()).toEqual(everywhere(expect.objectContaining({ location, thumbnail })));

    expect(
      (await su.call('PUT', location.replace('api/', ''), { modified: `data:image/png;base64,${png}` })).status,
    ).toBe(200);
    expect((await su.call('PUT', location.replace('api/', ''), { filename: 'daarna.png' })).status).toBe(200);
    expect(
      (
        await su.call('PUT', 'library/move/', {
          path: `api/${folder}`,
          target: `api/${target}`,
          filename: ['daarna.png'],
        })
      ).status,
    ).toBe(200);
    const now = await fileAt(su, `${target}/daarna.png`);
    expect([now.width, now.thumbnail === thumbnail]).toEqual([30, false]);
    expect(await seen()).toEqual(
      everywhere(expect.objectContaining({ location: now.location, name: 'daarna.png', thumbnail: now.thumbnail })),
    );
    const text = bodyOf<{ blog: ItemOnWire }>(await su.get(`blog/${id}`)).blog.content[0]?.fields.find(
      ({ code }) => code === 'text',
    )?.value;
    expect(text).toBe(html);
    const old = await testServer.server.app.request(`/${path}`);
    expect([old.status, old.headers.get('location')]).toEqual([301, `/${now.path}`]);
    const uses = [
      { type: 'blog', id, title: 'Overal' },
      { type: 'reference', id: reference, title: 'Omslag' },
      { type: 'tag', id: tag, title: 'Overal' },
    ];
    expect(await usage(now.location)).toEqual(uses);
    expect(await usage(target)).toEqual(uses.map((use) => ({ ...use, files: [now.id] })));
    expect(await usage(folder)).toEqual([]);

    expect((await su.send('DELETE', target, undefined)).status).toBe(204);
    expect(await seen()).toEqual(everywhere(null));
    expect((await testServer.server.app.request(`/${path}`)).status).toBe(404);
    expect((await savedWithLock(su, `blog/${id}`, { title: 'Zonder beeld' })).status).toBe(200);
  });
});

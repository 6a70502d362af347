import { insertItem } from '../../server/content/item-rows';
import { aPicture } from '../support/pictures';
import { bodyOf, type Browser } from './support/browser';
import { surroundingsOf, stored, type Surroundings } from './support/content';
import { DATABASES } from './support/databases';
import { signedInAs, type House } from './support/house';
import { aFolder, fileAt, upload } from './support/library';

describe.each(DATABASES)('what content shows of the library, on %s (R-LIB-12)', (_name, open) => {
  let house: House;
  let su: Browser;
  let around: Surroundings;
  beforeAll(async () => {
    house = await open();
    su = await signedInAs(house, { su: true });
    around = await surroundingsOf(house);
  });
  afterAll(() => house.close());
  afterEach(() => expect(house.defects).toEqual([]));

  const aFile = async (name: string) => {
    const folder = await aFolder(su);
    await upload(su, folder, name, await aPicture());
    return { ...await fileAt(su, `${folder}/${name}`), folder };
  };
  const usage = async (location: string, by = su) => bodyOf<{ usage: readonly { type: string; id: number; title: string; files?: readonly number[] }[] }>(await by.get(location.replace(/^(?:api\/)?library\//, 'library/usage/'))).usage;
  const anItem = (values: Partial<Parameters<typeof insertItem>[1]>): Promise<number> => insertItem(house.services.db, { ...stored(around), module: 'blog', ...values });
  const block = (code: string, data: object) => ({ guid: 'b', code, id: '', publication: null, disabled: false, data: { ...data } });

  it('is told wherever it is shown: image, cover, shared link, blocks, and text', async () => {
    const { id, location, path } = await aFile('overal.png');
    const items: readonly (readonly [string, Parameters<typeof anItem>[0]])[] = [
      ['1 image', { image: id }], ['2 cover', { module: 'reference', cover: id }], ['3 shared', { shareImage: id }],
      ['4 picture in a block', { blocks: [block('custom-text-image', { text: 'x', image: id })] }],
      ['5 slide', { blocks: [block('custom-tiles', { tiles: [{ image: id, caption: '' }] })] }],
      ['6 file', { blocks: [block('custom-downloads', { files: [id] })] }],
      ['7 text of a block', { blocks: [block('default-text-plain', { text: `<p><img src="/${path}"></p>` })] }],
      ['8 introduction', { module: 'reference', intro: `<a href="https://www.zilvermeeuw.example/${path}">x</a>` }],
    ];
    const made: object[] = [];
    for (const [name, values] of items) made.push({ type: values.module ?? 'blog', id: await anItem({ name, ...values }), title: name });
    await anItem({ name: '9 something of almost that name', intro: `<img src="/${path}x">` });
    const byTitle = (rows: readonly { readonly title: string }[]) => rows.toSorted((one, other) => one.title.localeCompare(other.title));
    expect(byTitle(await usage(location))).toEqual(made);
  });

  it('is told of tags and categories, of a folder by its files, and to whoever sees the website', async () => {
    const { id, location, folder } = await aFile('delen.png');
    const add = async (module: 'tag' | 'category') => Number((await su.call('POST', module, { [module === 'tag' ? 'label' : 'name']: 'Met beeld', meta_og_image: location })).headers.get('location')?.split('/').at(-1));
    const [tag, category] = [await add('tag'), await add('category')];
    expect(await usage(location)).toEqual([{ type: 'category', id: category, title: 'Met beeld' }, { type: 'tag', id: tag, title: 'Met beeld' }]);
    expect(await usage(folder)).toEqual([{ type: 'category', id: category, title: 'Met beeld', files: [id] }, { type: 'tag', id: tag, title: 'Met beeld', files: [id] }]);
    expect(await usage(location, await signedInAs(house, { rights: ['library.view'], websites: [2] }))).toEqual([]);
  });

  it('follows the file to another name, though a text has the former one', async () => {
    const { folder, location, path } = await aFile('vroeger.png');
    const item = await anItem({ name: 'Oude naam', intro: `<img src="/${path}">` });
    expect((await su.call('PUT', location.replace('api/', ''), { filename: 'later.png' })).status).toBe(200);
    expect(await usage(`${folder}/later.png`)).toEqual([{ type: 'blog', id: item, title: 'Oude naam' }]);
  });
});

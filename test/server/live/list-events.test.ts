import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { announce } from '../../../server/live/published/announce';
import { openTestServer, signedInAs, type TestServer, type Person } from '../support/test-server';
import { aCategory, aQuestion, aTarget, categoriesIn, positions, questionForm } from '../support/faq';
import { aFolder, at, TEXT, upload } from '../support/library';
import { LiveStream } from '../support/live';
import { bodyOf, type Browser } from '../support/browser';

const hashOf = (text: string): string => createHash('sha512').update(text).digest('base64url');

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('live events of lists and of the library', () => {
  let testServer: TestServer;
  let su: Browser & Person;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true, firstname: 'Anna', surname: 'Vos' });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  /** Events of a stream up to a mark that is announced now. */
  const heardBy = async (stream: LiveStream, mark: string, website: number | null): Promise<readonly unknown[]> => {
    const by = { session: 'x', name: 'mark', deleted: false };
    await announce(testServer.services.db, { type: 'record', path: mark, website, ...by });
    const heard: unknown[] = [];
    for (;;) {
      const event = await stream.next();
      if (event === null) return [...heard, 'ended'];
      const { path } = event.data as { readonly path?: string }; // cast: the data of a list event is an object
      if (path === mark) return heard;
      heard.push(event);
    }
  };

  it('tell who may see the library of what is added, saved, renamed, moved and deleted there (R-LIV-07)', async () => {
    const stream = await LiveStream.open(testServer, await signedInAs(testServer, { rights: ['library.view'] }));
    const told = async (...paths: readonly string[]): Promise<void> => {
      for (const path of paths)
        expect(await stream.hear('record')).toEqual({ path, own: 0, user: { name: 'Anna Vos' }, deleted: 0 });
    };
    const folder = await aFolder(su, 'Één map');
    await told('library/Één map');
    const other = await aFolder(su, 'Twee');
    await told('library/Twee');
    await upload(su, folder, 'een bestand.txt', TEXT);
    await told('library/Één map/een bestand.txt');
    const file = `${folder}/een%20bestand.txt`;
    await su.call('PUT', file, { title: 'Eerst' });
    await told('library/Één map/een bestand.txt');
    await su.call('PUT', file, { filename: 'twee.txt' });
    await told('library/Één map/een bestand.txt', 'library/Één map/twee.txt');
    await su.call('PUT', 'library/move/', { path: `api/${folder}`, target: `api/${other}`, filename: ['twee.txt'] });
    await told('library/Één map/twee.txt');
    await su.call('PUT', other, { name: 'Drie' });
    await told('library/Twee', 'library/Drie');
    await su.call('DELETE', 'library/Drie');
    expect(await stream.hear('record')).toMatchObject({ path: 'library/Drie', deleted: 1 });
    await stream.leave();
  });

  it('tell who else looks at a file, however long its path is (R-LIV-03)', async () => {
    const colleague = await signedInAs(testServer, { rights: ['library.view'], firstname: 'Bram', surname: 'Mol' });
    const names: string[] = [];
    for (let depth = 1; depth <= 20; depth += 1) {
      // A name that no database compresses to a short key.
      const name = [1, 2, 3]
        .map((part) => hashOf(`${depth} ${part}`))
        .join('')
        .slice(0, 250);
      expect((await su.call('POST', at(...names), { name })).status).toBe(201);
      names.push(name);
    }
    await upload(su, at(...names), 'diep.txt', TEXT);
    const path = ['library', ...names, 'diep.txt'].join('/');
    const mine = await LiveStream.open(testServer, su, path);
    expect(await mine.hear('viewers')).toEqual({ path, viewers: [] });
    const theirs = await LiveStream.open(testServer, colleague, path);
    expect(await mine.hear('viewers')).toMatchObject({ path, viewers: [{ name: 'Bram Mol' }] });
    await Promise.all([mine.leave(), theirs.leave()]);
  });

  it('tell nobody of a file that only some may know of (R-LIV-07)', async () => {
    const folder = await aFolder(su, 'Besloten');
    await upload(su, folder, 'geheim.txt', TEXT);
    await testServer.services.db.execute(sql`
      update library_nodes set private = true, owner_id = ${su.id}, website_id = 1, module = 'redirect'
      where folded = 'geheim.txt'`);
    const colleague = await signedInAs(testServer, { su: true });
    const streams = [
      await LiveStream.open(testServer, colleague, 'library/Besloten/geheim.txt'),
      await LiveStream.open(testServer, su, 'library/Besloten/geheim.txt'),
    ];
    expect((await su.call('PUT', `${folder}/geheim.txt`, { title: 'Zelf' })).status).toBe(200);
    expect((await su.call('DELETE', `${folder}/geheim.txt`)).status).toBe(204);
    // The answer arrives before its event.
    await testServer.services.jobs.drain();
    for (const stream of streams) {
      expect(await heardBy(stream, 'library/mark', null)).toEqual([]);
      await stream.leave();
    }
  });

  it('tell who may see a list that its order or one of its records changed (R-LIV-08)', async () => {
    const reader = await signedInAs(testServer, { rights: ['faq.category.view', 'etim.category.view'] });
    const stream = await LiveStream.open(testServer, reader);
    const told = async (...paths: readonly string[]): Promise<void> => {
      for (const path of paths) expect(await stream.hear('list')).toEqual({ path, own: 0 });
    };
    const one = await aCategory(su);
    await told('faq/category');
    const other = await aCategory(su);
    await told('faq/category');
    const question = await aQuestion(su, one);
    await told(`faq/category/${one}/question`);
    const moved = questionForm(await aTarget(su), { category_id: other });
    await su.call('PUT', `faq/category/${one}/question/${question}`, moved);
    await told(`faq/category/${one}/question`, `faq/category/${other}/question`);
    const ids = categoriesIn(await su.get('faq/category')).map(({ id }) => id);
    await su.send('PUT', 'faq/category/sort', positions('category', ids), FORM);
    await told('faq/category');
    await su.send('PUT', `faq/category/${other}/sort`, positions('question', [question]), FORM);
    await told(`faq/category/${other}/question`);
    await su.send('PUT', 'etim/category/sort', 'category[1]=1', FORM);
    await told('etim/category');
    await su.send('PUT', 'etim/feature/sort/other', 'feature[1]=1', FORM);
    await told('etim/feature');
    await stream.leave();
  });

  it('tell of records whose address is no number, and of records within others', async () => {
    const editor = await signedInAs(testServer, { rights: ['structure.edit', 'navigation.menu.edit'] });
    const stream = await LiveStream.open(testServer, editor, 'structure/VERWARMING-2027');
    expect(await stream.hear('viewers')).toEqual({ path: 'structure/VERWARMING-2027', viewers: [] });
    expect((await su.call('PUT', 'structure/VERWARMING-2027', { cover: '' })).status).toBe(200);
    expect(await stream.hear('record')).toMatchObject({ path: 'structure/VERWARMING-2027', deleted: 0 });
    const { items } = bodyOf<{ items: readonly { readonly id: number }[] }>(await su.get('navigation/1/items'));
    const item = `navigation/1/items/${items[0]?.id ?? 0}`;
    expect((await su.call('PUT', item, { label: 'Anders' })).status).toBe(200);
    expect(await stream.hear('record')).toMatchObject({ path: 'navigation/1' });
    expect(await stream.hear('record')).toMatchObject({ path: item, deleted: 0 });
    await stream.leave();
  });
});

import { sql } from 'drizzle-orm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { queryRow } from '../../../server/database/database';
import { bodyOf, type Browser } from '../support/browser';
import { browserOf, openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { aFolder, at, TEXT, upload, type FolderOnWire } from '../support/library';

const EVERYTHING = ['library.view', 'library.add', 'library.edit', 'library.delete'];

describe('the tree of folders', () => {
  let testServer: TestServer;
  let keeper: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    keeper = await signedInAs(testServer, { rights: EVERYTHING });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const tree = async (browser = keeper): Promise<readonly FolderOnWire[]> =>
    bodyOf<{ folder: readonly FolderOnWire[] }>(await browser.get('library')).folder;
  const folderIn = async (name: string): Promise<FolderOnWire | undefined> =>
    (await tree()).find((folder) => folder.name === name);

  it('is told as it is after every change: another folder, a file, a move, a name, a deletion', async () => {
    await tree();
    const folder = await aFolder(keeper, 'Boom');
    expect(await folderIn('Boom')).toMatchObject({ files: 0, folders: [] });
    await keeper.call('POST', folder, { name: 'Tak' });
    expect((await folderIn('Boom'))?.folders).toMatchObject([{ name: 'Tak', files: 0 }]);
    await upload(keeper, folder, 'blad.txt', TEXT);
    expect(await folderIn('Boom')).toMatchObject({ files: 1, folders: [{ files: 0 }] });
    await keeper.call('PUT', 'library/move', {
      target: `api/${folder}/Tak`,
      path: `api/${folder}`,
      filename: ['blad.txt'],
    });
    expect(await folderIn('Boom')).toMatchObject({ files: 0, folders: [{ files: 1 }] });
    await keeper.call('PUT', folder, { name: 'Struik' });
    expect(await folderIn('Struik')).toMatchObject({
      location: 'api/library/Struik',
      folders: [{ location: 'api/library/Struik/Tak' }],
    });
    expect(await folderIn('Boom')).toBeUndefined();
    await keeper.send('DELETE', `${at('Struik')}/Tak/blad.txt`, undefined);
    expect((await folderIn('Struik'))?.folders).toMatchObject([{ files: 0 }]);
    await keeper.send('DELETE', at('Struik'), undefined);
    expect(await folderIn('Struik')).toBeUndefined();
  });

  it('tells what another server on the same database has changed', async () => {
    const { db } = testServer.services;
    await aFolder(keeper, 'Gedeeld');
    expect(await folderIn('Gedeeld')).toMatchObject({ type: 'regular', folders: [] });
    await db.execute(sql`update library_nodes set read_only = true where parent_id = 0 and name = 'Gedeeld'`);
    expect(await folderIn('Gedeeld')).toMatchObject({ type: 'other', folders: [] });
    const { id } = await queryRow<{ id: number }>(
      db,
      sql`
      insert into library_nodes (parent_id, name, folded, by_name, is_folder)
      select id, 'Elders', 'elders', 'elders', true from library_nodes
      where parent_id = 0 and name = 'Gedeeld' returning id`,
    );
    expect((await folderIn('Gedeeld'))?.folders).toMatchObject([{ id, name: 'Elders' }]);
    await db.execute(sql`delete from library_nodes where id = ${id}`);
    expect((await folderIn('Gedeeld'))?.folders).toEqual([]);
  });

  it('takes nothing from a change that was not kept', async () => {
    const before = await tree();
    const broken = testServer.services.db.transaction(async (tx) => {
      await tx.execute(sql`update library_nodes set name = name || '!' where is_folder and id <> 0`);
      throw new Error('not this time');
    });
    await expect(broken).rejects.toThrow('not this time');
    expect(await tree()).toEqual(before);
  });

  it('is not told to whoever may not look, however often it was told to others', async () => {
    const nobody = await signedInAs(testServer, { rights: ['popup.view'] });
    const looker = await signedInAs(testServer, { rights: ['library.view'] });
    expect((await looker.get('library')).status).toBe(200);
    expect((await nobody.get('library')).status).toBe(403);
    expect(await tree(await browserOf(testServer, looker))).toEqual(await tree());
  });

  it('is the same in every coding', async () => {
    const plain = (await keeper.get('library')).text;
    const coded = async (coding: string): Promise<Buffer> => {
      const answer = await testServer.server.app.request('/api/library', {
        headers: { 'Cookie': keeper.cookie, 'Accept-Encoding': coding },
      });
      expect(answer.headers.get('content-encoding')).toBe(coding);
      return Buffer.from(await answer.arrayBuffer());
    };
    expect(brotliDecompressSync(await coded('br')).toString()).toBe(plain);
    expect(gunzipSync(await coded('gzip')).toString()).toBe(plain);
  });
});

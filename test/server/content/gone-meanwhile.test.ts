import { sql } from 'drizzle-orm';
import { queryRows } from '../../../server/database/database';
import { aPicture } from '../../support/pictures';
import { bodyOf, type Browser, type FormValues, type Reply } from '../support/browser';
import { blogForm, surroundingsOf, type Surroundings, savedWithLock } from '../support/content';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { aFolder, fileAt, upload } from '../support/library';
import { untilWaiting } from '../support/row-locks';

describe('a picture that is deleted while somebody saves what shows it (R-LIB-12)', () => {
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

  const aFile = async () => {
    const folder = await aFolder(su);
    await upload(su, folder, 'weg.png', await aPicture());
    return fileAt(su, `${folder}/weg.png`);
  };
  /** Saves while the file is being deleted in another transaction. */
  const savedDuring = async (file: number, save: () => Promise<Reply>): Promise<Reply> => {
    const { db } = testServer.services;
    const { saving } = await db.transaction(async (tx) => {
      await queryRows(tx, sql`delete from library_nodes where id = ${file}`);
      const begun = { saving: save() };
      await untilWaiting(db, 1);
      return begun;
    });
    return saving;
  };
  const idOf = (reply: Reply): string => reply.headers.get('location')?.split('/').at(-1) ?? '';

  it.each(['image', 'meta_og_image'])('is refused by name as %s of an item that is added or saved', async (field) => {
    const refused = { status: 400, body: { fields: { [field]: { code: 'FILE_NOT_FOUND' } } } };
    const first = await aFile();
    expect(
      await savedDuring(first.id, () => su.call('POST', 'blog', blogForm(around, { [field]: first.location }))),
    ).toMatchObject(refused);
    const added = await su.call('POST', 'blog', blogForm(around));
    expect(added.status).toBe(201);
    const second = await aFile();
    await su.call('PUT', `blog/${idOf(added)}/lock`);
    expect(
      await savedDuring(second.id, () => savedWithLock(su, `blog/${idOf(added)}`, { [field]: second.location })),
    ).toMatchObject(refused);
  });

  it.each<readonly [string, string, FormValues]>([
    ['popup', 'image', { title: 'Proef', content: 'x', popup: 1, show_once: 0, login: 0 }],
    ['tag', 'meta_og_image', { label: 'Weg' }],
    ['category', 'meta_og_image', { name: 'Weg' }],
  ])('is refused by name by a %s', async (module, field, values) => {
    const refused = { status: 400, body: { fields: { [field]: { code: 'VALUE_NOT_VALID' } } } };
    const first = await aFile();
    expect(
      await savedDuring(first.id, () => su.call('POST', module, { ...values, [field]: first.location })),
    ).toMatchObject(refused);
    const added = await su.call('POST', module, values);
    expect(added.status).toBe(201);
    const second = await aFile();
    expect(
      await savedDuring(second.id, () => savedWithLock(su, `${module}/${idOf(added)}`, { [field]: second.location })),
    ).toMatchObject(refused);
  });

  it('goes from an item whose other fields are saved', async () => {
    const file = await aFile();
    const added = await su.call('POST', 'blog', blogForm(around, { meta_og_image: file.location }));
    await su.call('PUT', `blog/${idOf(added)}/lock`);
    const saved = await savedDuring(file.id, () => savedWithLock(su, `blog/${idOf(added)}`, { title: 'Anders' }));
    expect([saved.status, bodyOf<{ blog: { meta: { og: { image: unknown } } } }>(saved).blog.meta.og.image]).toEqual([
      200,
      null,
    ]);
  });
});

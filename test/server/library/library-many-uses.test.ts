import { insertItems } from '../../../server/content/items/item-rows';
import { aPicture } from '../../support/pictures';
import { bodyOf } from '../support/browser';
import { stored, surroundingsOf } from '../support/content';
import { openTestServer, signedInAs } from '../support/test-server';
import { aFolder, fileAt, upload } from '../support/library';

const MANY = 120;
const LISTED_USES = 100;

test('many uses of a folder are counted, and the first are told in their order (R-LIB-12)', async () => {
  const testServer = await openTestServer();
  const [su, around] = [await signedInAs(testServer, { su: true }), await surroundingsOf(testServer)];
  const folder = await aFolder(su);
  await upload(su, folder, 'veel.png', await aPicture());
  await upload(su, folder, 'niet.png', await aPicture());
  const { id } = await fileAt(su, `${folder}/veel.png`);
  const titles = Array.from({ length: MANY }, (_, place) => `Item ${String(place).padStart(3, '0')}`);
  await insertItems(
    testServer.services.db,
    titles.map((name) => ({
      ...stored(around),
      module: 'blog' as const,
      name,
      url: name.replace(' ', '-').toLowerCase(),
      image: id,
    })),
  );
  const told = bodyOf<{ usage: readonly { title: string; files: readonly number[] }[]; total: number }>(
    await su.get(folder.replace(/^(?:api\/)?library\//, 'library/usage/')),
  );
  expect([told.total, told.usage.map(({ title }) => title)]).toEqual([MANY, titles.slice(0, LISTED_USES)]);
  expect(told.usage.every(({ files }) => files.length === 1 && files[0] === id)).toBe(true);
  const { usage } = bodyOf<{ usage: readonly object[] }>(
    await su.get(`library/usage/${folder.replace(/^(?:api\/)?library\//, '')}/veel.png`),
  );
  expect(usage).toHaveLength(MANY);
  expect(testServer.defects).toEqual([]);
  await testServer.close();
});

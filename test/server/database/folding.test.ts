import { sql } from 'drizzle-orm';
import { queryRow } from '../../../server/database/database';
import { fold } from '../../../src/domain/shared/fold';
import { bodyOf } from '../support/browser';
import { aPerson, openTestServer, signedInAs } from '../support/test-server';
import { demoDatabase } from '../support/demo-database';

interface List {
  readonly users?: readonly { readonly id: number }[];
  readonly tags?: readonly { readonly label: string }[];
}

test('the migration folds what was stored before (R-SHR-19)', async () => {
  const database = await demoDatabase();
  const { db } = database;
  const before = await openTestServer({ database });
  const { id } = await aPerson(before, { firstname: 'Łukasz', surname: 'D’Æsir' });
  await db.execute(
    sql`
      update users set by_name = fold_case(firstname || ' ' || surname),
        search = fold_case(firstname || ' ' || surname || ' ' || email)
      where id = ${id}`,
  );
  await db.execute(sql`delete from migrations where name = '0063-folded-letters'`);
  const testServer = await openTestServer({ database });
  expect(
    await queryRow(db, sql`select by_name, search like '% d''aesir %' as found from users where id = ${id}`),
  ).toEqual({
    by_name: fold('Łukasz D’Æsir'),
    found: true,
  });
  await testServer.close();
});

test('letters that are one for people are found and sorted, and names still differ by them (R-SHR-19)', async () => {
  const testServer = await openTestServer();
  const su = await signedInAs(testServer, { su: true });
  const labels = ['Ørsted qz', 'Orsted qz', 'Foto’s qz', "Foto's qz", 'Zz qz', 'Strauß qz'];
  const replies = [];
  for (const label of labels)
    replies.push((await su.call('POST', 'tag', { label, url: `qz-${replies.length}` })).status);
  expect(replies).toEqual(labels.map(() => 201));
  expect((await su.call('POST', 'tag', { label: 'ÖRSTED qz' })).status).toBe(409);
  const found = async (general: string): Promise<readonly string[]> =>
    (
      bodyOf<List>(await su.get(`tag?general=${encodeURIComponent(general)}&sort[label]=asc&perPage=25`)).tags ?? []
    ).map(({ label }) => label);
  expect(await found('qz')).toEqual(['Foto’s qz', "Foto's qz", 'Ørsted qz', 'Orsted qz', 'Strauß qz', 'Zz qz']);
  expect(await found("foto's qz")).toHaveLength(2);
  expect(await found('strauss qz')).toEqual(['Strauß qz']);
  expect(await found('orsted qz')).toHaveLength(2);
  await testServer.close();
});

import { sql } from 'drizzle-orm';
import { queryRow } from '../../../server/database/database';
import { seedManyNodes, wantedNodes } from '../../../server/seed/many/structures';
import { ownDatabase } from '../support/demo-database';
import { openTestServer } from '../support/test-server';

describe('a structure for measuring', () => {
  it('has as many nodes as NODES asks for, four levels deep, once', async () => {
    expect(['600', '', undefined].map(wantedNodes)).toEqual([600, 50_000, 50_000]);
    for (const wrong of ['0', '-5', 'many', '1e5', '99999999']) expect(() => wantedNodes(wrong)).toThrow(/NODES/);
    const testServer = await openTestServer({ database: await ownDatabase() });
    const { db } = testServer.services;
    expect(await seedManyNodes(db, 5_300)).toBe(5_300);
    expect(await seedManyNodes(db, 5_300)).toBe(0);
    expect(
      await queryRow(
        db,
        sql`
          with recursive tree as (
            select n.id, 1 as depth from structure_nodes n
            join structures s on s.id = n.structure_id
            where s.code = 'GROOT-50000' and n.parent_id is null
            union all
            select n.id, t.depth + 1 from tree t
            join structure_nodes n on n.parent_id = t.id
          )
          select count(*)::integer as nodes, max(depth) as depth from tree`,
      ),
    ).toEqual({ nodes: 5_300, depth: 4 });
    await testServer.close();
  });
});

import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database';

/** A node of a tree as sent to clients. */
export interface ListedNode {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly hasChildren: boolean;
}

/** All nodes below a node, in order. Rule R-CAT-51. @param parent null for the first level */
export const listNodes = (
  db: Pick<Database, 'execute'>,
  structure: number,
  parent: number | null,
): Promise<readonly ListedNode[]> =>
  queryRows<ListedNode>(
    db,
    sql`
      select n.id, n.name, n.description,
        exists (select from structure_nodes c where c.parent_id = n.id) as "hasChildren"
      from structure_nodes n
      where n.structure_id = ${structure} and ${parent === null ? sql`n.parent_id is null` : sql`n.parent_id = ${parent}`}
      order by n.place, n.id`,
  );

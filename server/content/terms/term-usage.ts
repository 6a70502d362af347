import { sql } from 'drizzle-orm';
import { queryRows } from '../../database/database';
import { NOTHING, ok, withRight, type Endpoint } from '../../shared/endpoint';
import { idOf } from '../../shared/record';
import { notFound } from '../../shared/refusal';
import type { Resource } from '../../shared/resource';
import { findRow } from '../../shared/resource-rows';

/** Maximum number of items in the response, which also has the total. */
const MAX_LISTED = 1_000;

/**
 * Handles `GET {tag or category}/{id}/usage`: the items that use the term, by name, and their number. Rule R-CON-18.
 */
export const usageEndpoint = (resource: Resource): Endpoint =>
  withRight(`${resource.right}.edit`)('GET', `${resource.endpoint}/:id/usage`, NOTHING, async (call) => {
    const {
      services: { db },
      caller: { website },
    } = call;
    const id = idOf(call);
    if ((await findRow(db, resource, website, id)) === undefined) throw notFound();
    const found = await queryRows<{ total: number }>(
      db,
      sql`
        select module as type, id, name as title, count(*) over ()::integer as total
        from content_items
        where website_id = ${website} and ${sql.identifier(resource.table)} @> array[${id}::integer]
        order by by_name, id limit ${MAX_LISTED}`,
    );
    return ok({
      usage: found.map(({ total: _, ...use }) => use),
      meta: { pagination: { perPage: MAX_LISTED, total: found[0]?.total ?? 0 } },
    });
  });

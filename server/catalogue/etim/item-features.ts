import { sql } from 'drizzle-orm';
import { queryRows } from '../../database/database';
import { ok, withAnyRightOf, type Endpoint } from '../../shared/endpoint';
import { idOf } from '../../shared/record';
import { notFound } from '../../shared/refusal';

/** `GET item/{id}/features`: what a product has in its features, for trying a combination. Rule R-CAT-11. */
export const itemFeatureEndpoints: readonly Endpoint[] = [
  withAnyRightOf('etim')('GET', 'item/:id/features', async (call) => {
    const { db } = call.services;
    call.query.only();
    const id = idOf(call);
    if ((await queryRows(db, sql`select id from shop_items where id = ${id}`)).length === 0) throw notFound();
    return ok({
      features: await queryRows<object>(
        db,
        sql`
          select f.id, f.code, f.label, v.value, f.unit, f.postfix from item_features v
          join etim_features f on f.id = v.feature_id
          where v.item_id = ${id}
          order by f.by_code, f.id`,
      ),
    });
  }),
];

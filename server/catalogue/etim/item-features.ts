import { sql } from 'drizzle-orm';
import { PROOF_SIZE } from '../../../src/domain/catalogue/etim-proof.rule';
import { queryRow, queryRows, textArray } from '../../database/database';
import { NOTHING, ok, withAnyRightOf, type Answer, type CallOf, type Endpoint } from '../../shared/endpoint';
import { integer, texts } from '../../shared/reads';
import { idOf } from '../../shared/record';
import { fieldsNotValid, notFound } from '../../shared/refusal';

const MOST_CODES = 100;
const SAMPLE = { query: { codes: texts(50), skip: integer(0, 999_999_999) } };

/**
 * Handles `GET item/features?codes[]=…&skip=…`: some products that have any of these features, those with the most
 * values first. Rule R-CAT-40.
 */
const listItems = async ({ services: { db }, query: { codes, skip = 0 } }: CallOf<typeof SAMPLE>): Promise<Answer> => {
  if (codes.length > MOST_CODES) throw fieldsNotValid('codes');
  const found = sql`
    select v.item_id, count(*) filter (where v.value <> '') as filled
    from item_features v
    join etim_features f on f.id = v.feature_id
    where f.code = any(${textArray(codes)})
    group by v.item_id`;
  const { total } = await queryRow<{ total: number }>(db, sql`select count(*)::integer as total from (${found}) found`);
  const items = await queryRows<object>(
    db,
    sql`
      select i.id, i.code, i.label,
        (
          select json_agg(json_build_object('id', f.id, 'code', f.code, 'value', v.value) order by f.code)
          from item_features v join etim_features f on f.id = v.feature_id
          where v.item_id = i.id
        ) as features
      from (${found}) found
      join shop_items i on i.id = found.item_id
      order by found.filled desc, i.code, i.id limit ${PROOF_SIZE} offset ${skip}`,
  );
  return ok({ items, meta: { total } });
};

/** Feature values of products, for testing a combination. Rules R-CAT-11 and R-CAT-40. */
export const itemFeatureEndpoints: readonly Endpoint[] = [
  withAnyRightOf('etim')('GET', 'item/features', SAMPLE, listItems),
  withAnyRightOf('etim')('GET', 'item/:id/features', NOTHING, async (call) => {
    const { db } = call.services;
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

import { sql } from 'drizzle-orm';
import { queryRows } from '../../database/database';
import { suggestEndpoint } from './suggest';
import { ok, type FormEndpoint } from '../../shared/endpoint';

/** Longest code of an item, in UTF-16 units. */
const LONGEST_CODE = 64;

const suggestions = suggestEndpoint('item', 'etim', 'faq', 'promotion', 'defaultcart', 'queue');

/**
 * `GET item?code=`: the item with exactly this code, if any; `?autocomplete=`: suggestions. Products also prove a
 * combination of ETIM features, stand beside questions of the FAQ, and narrow jobs.
 */
export const itemEndpoint: FormEndpoint = {
  ...suggestions,
  handle: async (call) => {
    if (!call.query.has('code')) return suggestions.handle(call);
    const code = call.query.only('code').required('code', LONGEST_CODE).trim();
    return ok({
      items: await queryRows<object>(
        call.services.db,
        sql`
          select id, code, label, gross_price::float8 as gross_price, assortments
          from shop_items where lower(code) = lower(${code}) order by id limit 1`,
      ),
    });
  },
};

import { sql } from 'drizzle-orm';
import { queryRows } from '../../database/database';
import { itemColumns } from './choice-sources';
import { suggestEndpoint } from './suggest';
import { ok, type FormEndpoint } from '../../shared/endpoint';

/** Longest code of an item, in UTF-16 units. */
const LONGEST_CODE = 64;

const suggestions = suggestEndpoint('item');

/** `GET item?code=`: the item with exactly this code, if any; `?autocomplete=`: suggestions. */
export const itemEndpoint: FormEndpoint = {
  ...suggestions,
  handle: async (call) => {
    if (!call.query.has('code') || call.caller === null) return suggestions.handle(call);
    const code = call.query.only('code').required('code', LONGEST_CODE).trim();
    return ok({
      items: await queryRows<object>(
        call.services.db,
        sql`
          select id, label ${itemColumns(call.caller)}
          from shop_items where lower(code) = lower(${code}) order by id limit 1`,
      ),
    });
  },
};

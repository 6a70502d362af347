import { sql } from 'drizzle-orm';
import { queryRows } from '../../database/database';
import { ok, type FormEndpoint } from '../../shared/endpoint';
import { withAlternative } from '../../shared/endpoint-variants';
import { required, text } from '../../shared/reads';
import { offering } from '../../shared/references';
import { itemColumns } from './choice-sources';
import { suggestEndpoint } from './suggest';

/** Maximum length of an item code, in UTF-16 units. */
const LONGEST_CODE = 64;

const suggestions = suggestEndpoint('item');

const withCode = offering('item')(
  'GET',
  'item',
  { query: { code: required(text(LONGEST_CODE)) } },
  async ({ services: { db }, query, caller }) => {
    const code = query.code.trim();
    return ok({
      items: await queryRows<object>(
        db,
        sql`
          select id, label ${itemColumns(caller)}
          from shop_items where lower(code) = lower(${code}) order by id limit 1`,
      ),
    });
  },
);

/** `GET item?code=`: the item with exactly this code, if any; `?autocomplete=`: suggestions. Rule R-COM-63. */
export const itemEndpoint: FormEndpoint = withAlternative('code', withCode, suggestions);

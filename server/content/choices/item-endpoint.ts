import { sql } from 'drizzle-orm';
import { queryRows } from '../../database/database';
import { ok, signedIn, withAlternative, type FormEndpoint } from '../../shared/endpoint';
import { required, text } from '../../shared/reads';
import { suggestEndpoint } from './suggest';

/** Longest code of an item, in UTF-16 units. */
const LONGEST_CODE = 64;

const suggestions = suggestEndpoint('item', 'etim', 'faq', 'promotion', 'defaultcart', 'queue');

const withCode = signedIn(
  'GET',
  'item',
  { query: { code: required(text(LONGEST_CODE)) } },
  async ({ services: { db }, query }) => {
    const code = query.code.trim();
    return ok({
      items: await queryRows<object>(
        db,
        sql`
          select id, code, label, gross_price::float8 as gross_price, assortments
          from shop_items where lower(code) = lower(${code}) order by id limit 1`,
      ),
    });
  },
);

/**
 * `GET item?code=`: the item with exactly this code, if any; `?autocomplete=`: suggestions. Products also prove a
 * combination of ETIM features, stand beside questions of the FAQ, and narrow jobs.
 */
export const itemEndpoint: FormEndpoint = withAlternative('code', withCode, suggestions);

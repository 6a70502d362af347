import { sql } from 'drizzle-orm';
import { column, html, type Column } from '../../shared/columns';
import { readId } from '../../shared/fields';
import { faqQuestionFields } from '../../../src/domain/catalogue/faq-question.rule';
import { sanitizeHtml } from '../../content/published/sanitize-html';

/** The id of another record; the endpoint checks that it exists. */
export const reference = (): Column<number | null> =>
  column<number | null>({
    parse: (text) => (text.trim() === '' ? null : readId(text.trim())),
    blank: null,
    words: () => '',
  });

/** Ids in a `name[]` field, which the endpoint reads itself. */
export const idList = (): Column<readonly number[]> =>
  column<readonly number[]>({
    parse: () => undefined,
    blank: [],
    writable: false,
    stored: (ids) => `{${ids.join(',')}}`,
    words: () => '',
  });

/** A product with its code and name. */
export interface ProductReference {
  readonly id: number;
  readonly code: string;
  readonly label: string;
}

/** Products in a `product[]` field, in the chosen order. */
export const productList = (): Column<readonly ProductReference[]> =>
  column<readonly ProductReference[]>({
    parse: () => undefined,
    blank: [],
    writable: false,
    selected: (ids) => sql`
      (
        select coalesce(json_agg(json_build_object('id', i.id, 'code', i.code, 'label', i.label) order by chosen.place), '[]')
        from unnest(${ids}) with ordinality chosen (id, place)
        join shop_items i on i.id = chosen.id
      )`,
    stored: (products) => `{${products.map(({ id }) => id).join(',')}}`,
    words: (products) => products.map(({ code }) => code).join(' '),
  });

/** HTML that is sanitised when it is saved. Rule R-CAT-23. */
export const answer = (): Column<string> => ({ ...html(faqQuestionFields.content.most), parse: sanitizeHtml });

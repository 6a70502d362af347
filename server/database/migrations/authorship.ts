import type { Migration } from './migration';

const ADD = (table: string): string => `
  alter table ${table}
    add column author integer references users on delete set null,
    add column author_version integer;

  create index ${table}_author on ${table} (author) where author is not null;
`;

/** Existing records get no author, so changing their parts needs the right to edit. */
export const authorshipMigrations: readonly Migration[] = [
  {
    name: '0057-authors-of-records-with-parts',
    sql: `
      ${['promotions', 'net_price_promotions', 'default_carts', 'forms', 'menus'].map(ADD).join('\n')}

      ${['promotion_rules', 'net_prices', 'default_cart_items', 'form_fields']
        .map((table) => `alter table ${table} drop column created_by;`)
        .join('\n\n')}
    `,
  },
];

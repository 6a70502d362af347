import type { Migration } from './migration';

/** Lists sort concepts, which have no publication date, before the latest published items. */
export const conceptOrderMigration: Migration = {
  name: '0068-order-of-concepts',
  sql: `
    drop index content_items_order_4;

    create index content_items_order_4
      on content_items (website_id, module, coalesce(online, 'infinity'::timestamp), id);
  `,
};

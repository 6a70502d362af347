import { sql } from 'drizzle-orm';
import { queryRows } from '../../database/database';
import { NOTHING, ok, type Endpoint } from '../../shared/endpoint';
import { offering } from '../../shared/references';
import { itemEndpoint } from './item-endpoint';
import { suggestEndpoint } from './suggest';

/**
 * Records that users choose from but that have no screen here: a list of target groups, suggestions of others. Rule
 * R-CON-16.
 */
export const choiceEndpoints: readonly Endpoint[] = [
  offering('target')('GET', 'target', NOTHING, async ({ services: { db } }) =>
    ok({ targets: await queryRows<object>(db, sql`select id, label from targets order by place, id`) }),
  ),
  ...(['resource', 'project', 'assortment', 'account'] as const).map(suggestEndpoint),
  itemEndpoint,
];

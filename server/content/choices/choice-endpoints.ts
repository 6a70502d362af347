import { sql } from 'drizzle-orm';
import { CONTENT_MODULES } from '../../../src/domain/content/modules.rule';
import { queryRows } from '../../database/database';
import { NOTHING, ok, withAnyRightOf, type Endpoint } from '../../shared/endpoint';
import { itemEndpoint } from './item-endpoint';
import { suggestEndpoint } from './suggest';

/** Choices that have no screen of their own: target groups as a list, the others as suggestions. Rule R-CON-16. */
export const choiceEndpoints: readonly Endpoint[] = [
  withAnyRightOf(...CONTENT_MODULES, 'faq', 'event')('GET', 'target', NOTHING, async ({ services: { db } }) =>
    ok({ targets: await queryRows<object>(db, sql`select id, label from targets order by place, id`) }),
  ),
  ...(['resource', 'project'] as const).map((source) => suggestEndpoint(source)),
  suggestEndpoint('assortment', 'promotion'),
  itemEndpoint,
  suggestEndpoint('account', 'promotion', 'coupon', 'defaultcart'),
];

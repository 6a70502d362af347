import { sql } from 'drizzle-orm';
import { queryRows } from '../../database/database';
import type { Services } from '../../shared/endpoint';
import { demoFeed } from '../sync/demo-feed';
import { httpFeed } from '../sync/http-feed';
import type { SupplierFeed } from './supplier-feed';

/** Opens the feed of this server; null if there is none. */
export type OpenFeed = (services: Pick<Services, 'db' | 'now'>) => Promise<SupplierFeed | null>;

/** The feed at a URL. Without one, the generated demonstration feed, and only on demonstration data. Rule R-SPA-43. */
export const openFeed =
  (address: string | undefined): OpenFeed =>
  async (services) => {
    if (address !== undefined) return httpFeed(address);
    const demo = await queryRows(services.db, sql`select from installation where seed = 'demo'`);
    return demo.length === 0 ? null : demoFeed(services);
  };

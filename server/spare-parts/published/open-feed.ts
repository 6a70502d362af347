import { sql } from 'drizzle-orm';
import { queryRows } from '../../database/database';
import type { Services } from '../../shared/endpoint';
import { demoFeed } from '../sync/demo-feed';
import { httpFeed } from '../sync/http-feed';
import type { SupplierFeed } from './supplier-feed';

/** Finds the feed of this server; null when it has none. */
export type OpenFeed = (services: Pick<Services, 'db' | 'now'>) => Promise<SupplierFeed | null>;

/**
 * The feed at an address; without one the demonstration feed, on demonstration data only: it makes up what it says.
 * Rule R-SPA-43.
 */
export const openFeed =
  (address: string | undefined): OpenFeed =>
  async (services) => {
    if (address !== undefined) return httpFeed(address);
    const demo = await queryRows(services.db, sql`select from installation where seed = 'demo'`);
    return demo.length === 0 ? null : demoFeed(services);
  };

import { startEmbedded } from '../../../server/database/database';
import { demoImage } from './image';
import { lend, type SharedDatabases } from './shared-databases';

/**
 * PostgreSQL flushes statistics on a ten-second timer, which keeps the process alive. A shorter timer replaces it,
 * set in a single message, because no timer can interrupt that.
 */
const WITHOUT_TIMER = `
  set statement_timeout = '50ms';
  select pg_stat_force_next_flush();
  reset statement_timeout`;

/** Databases in memory. */
export const EMBEDDED: SharedDatabases = {
  isOnServer: false,
  ...lend({
    make: () => startEmbedded('memory://', demoImage()),
    restore: (client) =>
      client.query('select pristine.restore()').then(
        () => true,
        () => false,
      ),
    rest: (client) => client.exec(WITHOUT_TIMER),
    end: (client) => client.close(),
    wrap: ({ wrapEmbedded }, client, close) => wrapEmbedded(client, close),
  }),
  addressOfNew: () => Promise.reject(new Error('These tests run on the embedded database')),
};

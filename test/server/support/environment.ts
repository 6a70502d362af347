import type { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';
import { startEmbedded } from '../../../server/database/database';
import { demoImage } from './image';

/** Databases that test files give one another; a file that takes one puts it back as it was. */
export interface SharedDatabases {
  readonly take: () => Promise<PGlite>;
  readonly give: (database: PGlite) => Promise<void>;
}

/**
 * PostgreSQL flushes statistics by a timer of ten seconds and leaves it when it has flushed them before; the process would
 * live as long. A shorter timer replaces it. In one message, which no timer interrupts.
 */
const WITHOUT_TIMER = `
  set statement_timeout = '50ms';
  select pg_stat_force_next_flush();
  reset statement_timeout`;

// This module lives as long as the process that runs test files, each of them in a world of its own.
const idle: PGlite[] = [];
const sharedDatabases: SharedDatabases = {
  take: async () => {
    const used = idle.pop();
    const isAsBefore = await used?.query('select pristine.restore()').then(
      () => true,
      () => false,
    );
    return used !== undefined && isAsBefore === true ? used : startEmbedded('memory://', demoImage());
  },
  give: async (database) => {
    await database.exec(WITHOUT_TIMER);
    idle.push(database);
  },
};

/** Node with databases that are open already: opening one takes longer than most tests. */
export default class ServerEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { sharedDatabases });
  }
}

import type { Migration } from './migration';

/** What visitors do. */
export const insightMigrations: readonly Migration[] = [
  {
    // The log outgrows every other table, and whoever deletes a user asks it for what is theirs.
    name: '0011-logs-by-user',
    sql: 'create index logs_user on logs (user_id) where user_id is not null;',
  },
];

import type { Migration } from './migration';
import { plainTable } from './plain-table';

/** What visitors do. */
export const insightMigrations: readonly Migration[] = [
  {
    name: '0009-searches',
    sql: plainTable(
      'searches',
      [
        'term text not null',
        'by_term text collate "C" not null',
        'type text collate "C" not null',
        'params text not null',
        'by_params text collate "C" not null',
        'num_searches integer not null',
        'results integer not null',
      ],
      ['by_term', 'type', 'by_params', 'num_searches', 'results'],
    ),
  },
  {
    // The log outgrows every other table, and whoever deletes a user asks it for what is theirs.
    name: '0011-logs-by-user',
    sql: 'create index logs_user on logs (user_id) where user_id is not null;',
  },
];

import type { Migration } from './migration';
import { plainTable } from './plain-table';

/** What keeps the websites running. */
export const operationsMigrations: readonly Migration[] = [
  {
    name: '0007-error-codes-and-whitelist',
    sql: `
      ${plainTable(
        'error_codes',
        [
          'code text not null',
          'by_code text collate "C" not null',
          'description text not null',
          'by_description text collate "C" not null',
          'control text not null',
          'source text collate "C" not null',
          'standard boolean not null',
          'inverter boolean not null',
        ],
        ['by_code', 'source', 'standard', 'inverter'],
      )}

      ${plainTable(
        'whitelist',
        [
          'website_id integer not null references websites on delete cascade',
          'source text not null',
          'by_source text collate "C" not null',
          'type text collate "C" not null',
          'comments text not null',
          'by_comments text collate "C" not null',
          'datetime timestamp(0) not null',
        ],
        ['website_id, by_source', 'website_id, datetime', 'website_id, type'],
      )}
    `,
  },
];

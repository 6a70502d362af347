import type { Migration } from './migration';
import { plainTable } from './plain-table';

/** What stands around the content of a website. */
export const siteMigrations: readonly Migration[] = [
  {
    name: '0004-holidays',
    sql: plainTable('holidays', [
      'date date not null',
      'reason text not null',
      'by_reason text collate "C" not null',
      'notification boolean not null',
      'days_before_notification integer',
      'notification_text text not null',
    ], ['date', 'by_reason']),
  },
];

import type { Migration } from './migration';
import { plainTable } from './plain-table';

/** Navigation, events, pop-ups and other parts of a website outside its content. */
export const siteMigrations: readonly Migration[] = [
  {
    name: '0006-redirects-and-popups',
    sql: `
      ${plainTable(
        'redirects',
        [
          'website_id integer not null references websites on delete cascade',
          'location_from text not null',
          'by_location_from text collate "C" not null',
          'location_to text not null',
          'by_location_to text collate "C" not null',
          'status integer not null',
          'catch_all boolean not null',
          'comments text not null',
          'by_comments text collate "C" not null',
          'datetime timestamp(0) not null',
        ],
        [
          'website_id, by_location_from',
          'website_id, by_location_to',
          'website_id, status',
          'website_id, catch_all',
          'website_id, datetime',
        ],
      )}

      create unique index redirects_location on redirects (website_id, location_from collate "C", catch_all);

      ${plainTable(
        'popups',
        [
          'website_id integer not null references websites on delete cascade',
          'title text not null',
          'by_title text collate "C" not null',
          'content text not null',
          'datetime_start timestamp(0) not null',
          'datetime_end timestamp(0)',
          'popup boolean not null',
          'show_once boolean not null',
          'login boolean not null',
        ],
        ['website_id, by_title', 'website_id, datetime_start', 'website_id, popup', 'website_id, show_once'],
      )}
    `,
  },
  {
    name: '0012-popups-by-login',
    sql: 'create index popups_login on popups (website_id, login, id);',
  },
];

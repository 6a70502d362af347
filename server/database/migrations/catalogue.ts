import type { Migration } from './migration';
import { plainTable } from './plain-table';

const LOCK = [
  'lock_session text references sessions on update cascade on delete set null',
  'lock_since timestamp(0)',
  'lock_seen timestamp(0)',
];

const lockIndex = (table: string): string =>
  `create index ${table}_lock_session on ${table} (lock_session) where lock_session is not null;`;

/** ETIM features, and the tables that describe products. */
export const catalogueMigrations: readonly Migration[] = [
  {
    // A category that has features cannot be deleted. Records without a row in `etim_sorts` were never sorted.
    name: '0030-etim-features',
    sql: `
      ${plainTable(
        'etim_categories',
        [
          'name text not null',
          'by_name text collate "C" not null',
          'description text not null',
          'sort_id integer not null',
          ...LOCK,
        ],
        ['by_name', 'sort_id'],
      )}

      ${lockIndex('etim_categories')}

      ${plainTable(
        'etim_features',
        [
          'code text not null',
          'by_code text collate "C" not null',
          'label text not null',
          'by_label text collate "C" not null',
          'description text not null',
          'information text not null',
          'unit text not null',
          'postfix text not null',
          'category_id integer references etim_categories',
          `color text collate "C" check (color in ('red', 'blue', 'green'))`,
          'visible boolean not null',
          'filterable boolean not null',
          'brochure boolean not null',
          'sort_id integer not null',
          ...LOCK,
        ],
        ['category_id, sort_id', 'by_code', 'by_label'],
      )}

      create unique index etim_features_code on etim_features (code);

      ${lockIndex('etim_features')}

      create table etim_sorts (list text collate "C" primary key, stamp integer not null);
    `,
  },
  {
    name: '0031-etim-combinations',
    sql: `
      ${plainTable(
        'etim_combinations',
        [
          'description text not null',
          'by_description text collate "C" not null',
          'unit text not null',
          'by_unit text collate "C" not null',
          'template text not null',
          'by_template text collate "C" not null',
          'note_id integer references etim_features',
        ],
        ['by_description', 'by_unit', 'by_template'],
      )}

      create index etim_combinations_note on etim_combinations (note_id) where note_id is not null;

      create table etim_combination_features (
        combination_id integer not null references etim_combinations on delete cascade,
        feature_id integer not null references etim_features,
        place integer not null,
        primary key (combination_id, feature_id)
      );

      create index etim_combination_features_feature on etim_combination_features (feature_id);
    `,
  },
  {
    name: '0032-item-features',
    sql: `
      create table item_features (
        item_id integer not null references shop_items on delete cascade,
        feature_id integer not null references etim_features on delete cascade,
        value text not null,
        primary key (item_id, feature_id)
      );

      create index item_features_feature on item_features (feature_id);
    `,
  },
];

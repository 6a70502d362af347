import type { Migration } from './migration';
import { plainTable } from './plain-table';

const META = [
  'meta_seo_title text not null',
  'meta_seo_description text not null',
  'meta_og_title text not null',
  'meta_og_description text not null',
  'meta_og_image integer references library_nodes on delete set null',
  'meta_canonical text not null',
];

const indexes = (table: string): string => `
  create unique index ${table}_url on ${table} (website_id, url);

  create index ${table}_image on ${table} (meta_og_image) where meta_og_image is not null;
`;

/** FAQ questions, and their categories per website. */
export const faqMigrations: readonly Migration[] = [
  {
    name: '0033-faq-categories',
    sql: `
      ${plainTable(
        'faq_categories',
        [
          'website_id integer not null references websites on delete cascade',
          'name text not null',
          'url text collate "C" not null',
          'parent_id integer references faq_categories',
          'online boolean not null',
          'sort_id integer not null',
          ...META,
        ],
        ['website_id, sort_id', 'parent_id'],
      )}

      ${indexes('faq_categories')}
    `,
  },
  {
    name: '0034-faq-questions',
    sql: `
      ${plainTable(
        'faq_questions',
        [
          'website_id integer not null references websites on delete cascade',
          'category_id integer not null references faq_categories',
          'title text not null',
          'url text collate "C" not null',
          'content text not null',
          'online boolean not null',
          'filterable boolean not null',
          'login_contact boolean not null',
          'login_resource boolean not null',
          'target integer[] not null',
          'product integer[] not null',
          'sort_id integer not null',
          ...META,
        ],
        ['category_id, sort_id'],
      )}

      ${indexes('faq_questions')}
    `,
  },
];

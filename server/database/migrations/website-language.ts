import type { Migration } from './migration';

/** The demonstration websites are Dutch; the language of other websites is unknown. */
export const websiteLanguageMigration: Migration = {
  name: '0067-website-language',
  sql: `
    alter table websites add column language text;

    update websites set language = case when url like '%/be' then 'nl-BE' else 'nl' end
    where url like 'https://%.zilvermeeuw.example%';
  `,
};

import type { Migration } from './migration';

/** The websites of the demonstration are Dutch; of others nobody has told it. */
export const websiteLanguageMigration: Migration = {
  name: '0067-website-language',
  sql: `
    alter table websites add column language text;

    update websites set language = case when url like '%/be' then 'nl-BE' else 'nl' end
    where url like 'https://%.zilvermeeuw.example%';
  `,
};

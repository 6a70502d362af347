import { MARK_CLASS } from './combining-marks';
import type { Migration } from './migration';

/** Letters and signs that fold to one character, and those characters. */
const FROM = 'øđðłħıĸŋŧəƒɑɡƿȝɓƀɔɖɗɛɣɨƙɲʋƶ`´ʹʻʼʽʾʿˈ‘’‛′‵ꞌ＇';
const TO = `oddlhikntefagwybboddegiknvz${"''".repeat(16)}`;
/** Letters that fold to two characters. */
const DOUBLED = ['ß:ss', 'æ:ae', 'œ:oe', 'þ:th'];

const folded = DOUBLED.reduce(
  (text, pair) => `replace(${text}, '${pair.slice(0, 1)}', '${pair.slice(2)}')`,
  `translate(text, '${FROM}', '${TO}')`,
);

/**
 * Unique indexes and their expressions. A violation names the oldest index, so indexes of addresses are created after
 * those of names.
 */
const UNIQUE = [
  ['usergroups_name', 'usergroups (fold_case(name))'],
  ['tags_label', 'tags (website_id, fold_case(label))'],
  ['tags_url', `tags (website_id, url) where url <> ''`],
  ['categories_name', 'categories (website_id, fold_case(name))'],
  ['categories_url', `categories (website_id, url) where url <> ''`],
  ['content_templates_name', 'content_templates (website_id, fold_case(name))'],
  ['coupons_code', 'coupons (fold_case(code))'],
] as const;

/**
 * Searching and sorting fold the letters of `latin-letters` and all apostrophes; unique names still distinguish them.
 * Rule R-SHR-19.
 */
export const foldingMigration: Migration = {
  name: '0063-folded-letters',
  // `fold_case` is `foldCase` of the domain, `fold_text` is `fold`. Stored folded text lacks only the new letters.
  // Trigram indexes collect entries that the vacuum after the migrations merges, which halves the time.
  sql: `
    create or replace function fold_case(text text) returns text language sql immutable strict parallel safe as $$
      select trim(regexp_replace(
        normalize(lower(regexp_replace(normalize(text, NFD), '${MARK_CLASS}', '', 'g') collate "und-x-icu"), NFC),
        '[\\s\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]+', ' ', 'g'))
    $$;

    create or replace function fold_letters(text text) returns text language sql immutable strict parallel safe as $$
      select ${folded}
    $$;

    create or replace function fold_text(text text) returns text language sql immutable strict parallel safe as $$
      select fold_letters(fold_case(text))
    $$;

    ${UNIQUE.map(
      ([index, columns]) => `drop index ${index};

    create unique index ${index} on ${columns};`,
    ).join('\n\n    ')}

    do $$ declare changed record; begin
      perform set_config('gin_pending_list_limit', '1GB', true);
      for changed in
        select c.table_name, string_agg(format('%1$I = fold_letters(%1$I)', c.column_name), ', ') as changes,
          string_agg(format('%I ~ %L', c.column_name, '[${FROM}ßæœþ]'), ' or ') as matches
        from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.data_type = 'text'
          and (c.column_name = 'search' or c.column_name like 'by\\_%')
        group by c.table_name
      loop
        execute format('update %I set %s where %s', changed.table_name, changed.changes, changed.matches);
      end loop;
    end $$;
  `,
};

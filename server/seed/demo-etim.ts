import { sql } from 'drizzle-orm';
import { ETIM_COLORS } from '../../src/domain/catalogue/etim-feature.rule';
import { fold } from '../../src/domain/shared/fold';
import { combinationTexts } from '../catalogue/etim/combinations';
import { queryRows, type Database } from '../database/database';
import { COMBINATION_TERMS, ETIM_TERMS, LONG_VALUE, UNITS, VALUE_TERMS } from './etim-terms';

const linesOf = (text: string): readonly string[] => text.trim().split('\n');
const cellsOf = (line: string): readonly string[] => line.split('|').map((cell) => cell.trim());

interface Term {
  readonly label: string;
  readonly unit: string;
  readonly postfix: string;
}

interface Group {
  /** Empty for features without category. */
  readonly name: string;
  readonly code: string;
  readonly description: string;
  readonly terms: readonly Term[];
}

const GROUPS: readonly Group[] = ETIM_TERMS.trim()
  .split(/^# ?/m)
  .filter((block) => block !== '')
  .map((block) => {
    const [head = '', ...lines] = linesOf(block);
    const [name = '', code = '', description = ''] = cellsOf(head);
    return {
      name,
      code,
      description,
      terms: lines.map((line) => {
        const [label = '', unit = '', postfix = ''] = cellsOf(line);
        return { label, unit, postfix };
      }),
    };
  });

/** A feature code in ETIM format. */
const codeAt = (place: number): string => `EF${String(8 + place * 137 + (place % 7) * 11).padStart(6, '0')}`;

const featureRows = GROUPS.flatMap(({ name, code, terms }) =>
  terms.map((term, place) => ({ ...term, group: name, class: code, sort_id: place + 1 })),
).map((term, place) => {
  const unitCode = UNITS[term.unit];
  const values =
    unitCode === undefined
      ? `Waarde uit een lijst (EV${String(6_000 + place * 13).padStart(6, '0')} en verder).`
      : `Getal in ${term.unit} (${unitCode}).`;
  const description = term.class === '' ? values : `${values} Klasse ${term.class}.`;
  const color = place % 3 === 1 ? (ETIM_COLORS[Math.floor(place / 3) % ETIM_COLORS.length] ?? null) : null;
  const code = codeAt(place);
  return {
    code,
    by_code: fold(code),
    label: term.label,
    by_label: fold(term.label),
    description,
    information:
      place % 9 === 4
        ? `<p>${term.label}: gebruik de opgave van de fabrikant, <strong>niet</strong> de prijslijst.</p>`
        : '',
    unit: term.unit,
    postfix: term.postfix,
    color,
    visible: place % 5 !== 3,
    filterable: place % 4 === 0,
    brochure: place % 3 === 0,
    search: fold(`${code} ${term.label} ${description}`),
    group: term.group,
    sort_id: term.sort_id,
  };
});

const CODES = new Map(featureRows.map(({ label, code }) => [label, code]));
/** @throws an Error when no feature has this label */
const codeOf = (label: string): string => {
  const code = CODES.get(label);
  if (code === undefined) throw new Error(`No feature is called ${label}`);
  return code;
};

const combinationRows = linesOf(COMBINATION_TERMS).map((line) => {
  const [description = '', unit = '', written = '', note = ''] = cellsOf(line);
  const codes = [...written.matchAll(/\{([^}]+)\}/g)].map(([, label = '']) => codeOf(label));
  const template = written.replace(/\{([^}]+)\}/g, (_match, label: string) => `%${codeOf(label)}%`);
  return {
    ...combinationTexts({ description, unit, template }),
    note: note === '' ? null : codeOf(note),
    codes,
  };
});

/** `#` in a value stands for the number in the product code. */
const valueRows = linesOf(VALUE_TERMS).flatMap((line) => {
  const [prefix = '', ...pairs] = cellsOf(line);
  return pairs.map((pair) => {
    const cut = pair.indexOf('=');
    return { prefix, code: codeOf(pair.slice(0, cut)), value: pair.slice(cut + 1).replace('LONG', LONG_VALUE) };
  });
});

/** Adds some 150 features in twenty categories, a dozen combinations, and values of products. */
export const seedEtim = async (tx: Database): Promise<void> => {
  const categories = GROUPS.filter(({ name }) => name !== '').map(({ name, description, code }, place) => ({
    name,
    by_name: fold(name),
    description: `${description} (${code})`,
    search: fold(`${name} ${description} ${code}`),
    sort_id: place + 1,
  }));
  await tx.execute(sql`
    insert into etim_categories (name, by_name, description, search, sort_id)
    select name, by_name, description, search, sort_id
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb)
      as r (name text, by_name text, description text, search text, sort_id integer)
    order by sort_id`);
  await tx.execute(sql`
    insert into etim_features (code, by_code, label, by_label, description, information, unit, postfix, color, visible,
      filterable, brochure, search, sort_id, category_id)
    select r.code, r.by_code, r.label, r.by_label, r.description, r.information, r.unit, r.postfix, r.color, r.visible,
      r.filterable, r.brochure, r.search, r.sort_id, c.id
    from jsonb_to_recordset(${JSON.stringify(featureRows)}::jsonb)
      as r (code text, by_code text, label text, by_label text, description text, information text, unit text,
        postfix text, color text, visible boolean, filterable boolean, brochure boolean, search text, "group" text,
        sort_id integer)
    left join etim_categories c on c.name = r."group"
    order by r.code`);
  const features = new Map(
    (await queryRows<{ id: number; code: string }>(tx, sql`select id, code from etim_features`)).map(({ id, code }) => [
      code,
      id,
    ]),
  );
  const combinations = combinationRows.map(({ note, codes, ...row }, place) => ({
    ...row,
    id: place + 1,
    note_id: note === null ? null : features.get(note),
  }));
  await tx.execute(sql`
    insert into etim_combinations (description, by_description, unit, by_unit, template, by_template, search, note_id)
    select description, by_description, unit, by_unit, template, by_template, search, note_id
    from jsonb_to_recordset(${JSON.stringify(combinations)}::jsonb)
      as r (id integer, description text, by_description text, unit text, by_unit text, template text,
        by_template text, search text, note_id integer)
    order by r.id`);
  const uses = combinationRows.flatMap(({ description, codes }) =>
    [...new Set(codes)].map((code, place) => ({ description, feature: features.get(code), place: place + 1 })),
  );
  await tx.execute(sql`
    insert into etim_combination_features (combination_id, feature_id, place)
    select o.id, r.feature, r.place
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as r (description text, feature integer, place integer)
    join etim_combinations o on o.description = r.description`);
  await tx.execute(sql`
    insert into item_features (item_id, feature_id, value)
    select i.id, f.id, replace(r.value, '#', ltrim(split_part(i.code, '-', 3), '0'))
    from jsonb_to_recordset(${JSON.stringify(valueRows)}::jsonb) as r (prefix text, code text, value text)
    join shop_items i on i.code like r.prefix || '-%'
    join etim_features f on f.code = r.code`);
};

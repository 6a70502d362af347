import { sql, type SQL } from 'drizzle-orm';
import {
  MAX_RULES,
  periodFields,
  periodRule,
  RULE_TYPES,
  type RuleType,
} from '../../src/domain/commerce/promotion.rule';
import { isCalendarDate } from '../../src/domain/shared/calendar-date';
import { idArray, type Database } from '../database/database';
import { plainTable } from '../database/migrations/plain-table';
import { day, line, optional } from '../shared/columns';
import type { Caller } from '../shared/endpoint';
import { contains, from, until } from '../shared/filters';
import { plainModule } from '../shared/plain-module';
import { ids, json, text, type ValuesOf } from '../shared/reads';
import { areStorable } from '../shared/references';
import { fieldsNotValid } from '../shared/refusal';
import { defineResource, onWire } from '../shared/resource';
import { serveResource } from '../shared/serve-resource';
import { pick } from '../shared/specified';
import { demoPromotions } from './commerce.seed';
import { levelsOnWire, LONGEST_DATA, readLevels, type StoredLevel } from './levels';
import { ownedRowEndpoints, readOwnedRows, type OwnedRows } from '../shared/owned-rows';
import { rowsById, readReferences } from './references';

type Db = Pick<Database, 'execute'>;

/** Maximum number of accounts, assortments or items of a rule. */
const MOST_CHOSEN = 2000;

/** A stored rule of a promotion. */
export interface StoredRule {
  readonly id: number;
  readonly type: RuleType;
  readonly date_start: string | null;
  readonly date_end: string | null;
  readonly data: readonly StoredLevel[];
  readonly assortments: readonly number[];
  readonly items: readonly number[];
  readonly accounts: readonly number[];
}

/** Columns shared by promotions and net-price promotions. */
export const PERIOD = {
  sortable: ['name', 'date_start', 'date_end'],
  defaultSort: 'date_start',
  searched: ['name'],
  filters: { name: contains('name'), from: from('date_start'), until: until('date_start') },
} as const;

/** Problems of a name and its dates, by wire name. Rule R-COM-01. */
export const periodOnWire = ({
  name,
  date_start,
  date_end,
}: {
  readonly name: string;
  readonly date_start: string | null;
  readonly date_end: string | null;
}) =>
  onWire(periodRule({ name, start: date_start ?? '', end: date_end ?? '' }), { start: 'date_start', end: 'date_end' });

export const promotions = defineResource({
  endpoint: 'promotion',
  plural: 'promotions',
  singular: 'promotion',
  table: 'promotions',
  right: 'promotion',
  perWebsite: false,
  hasParts: true,
  columns: { name: line(periodFields.name.most), date_start: day(), date_end: optional(day()) },
  listed: ['name', 'date_start', 'date_end'],
  ...PERIOD,
  problems: periodOnWire,
  specified: pick('id name date_start date_end rules'),
  completed: async (db, id, record) => ({ ...record, rules: await readOwnedRows(db, rules, id) }),
});

/** Rules as in responses, with the names of the records they refer to. */
export const rulesOnWire = async (
  db: Db,
  stored: readonly StoredRule[],
): Promise<readonly { readonly accounts: readonly object[] }[]> => {
  const known = await readReferences(db, {
    accounts: stored.flatMap(({ accounts }) => accounts),
    assortments: stored.flatMap(({ assortments }) => assortments),
    items: stored.flatMap(({ items }) => items),
  });
  return stored.map(({ id, type, date_start, date_end, data, ...lists }) => ({
    id,
    type,
    date_start,
    date_end,
    data: levelsOnWire(type, data),
    assortments: rowsById(known.assortments, lists.assortments),
    items: rowsById(known.items, lists.items),
    accounts: rowsById(known.accounts, lists.accounts),
  }));
};

const FIELDS = {
  type: text(),
  data: json(LONGEST_DATA),
  date_start: text(),
  date_end: text(),
  assortment: ids(),
  item: ids(),
  account: ids(),
};
type RuleForm = ValuesOf<typeof FIELDS>;

/** The date from the form, else the stored one. Adds the names of invalid dates to `wrong`. */
const dateIn = (
  form: RuleForm,
  name: 'date_start' | 'date_end',
  stored: string | null,
  wrong: string[],
): string | null => {
  const sent = form[name]?.trim();
  if (sent === undefined) return stored;
  if (sent !== '' && !isCalendarDate(sent)) wrong.push(name);
  return sent === '' ? null : sent;
};

const listIn = async (
  tx: Db,
  form: RuleForm,
  name: 'assortment' | 'item' | 'account',
  stored: readonly number[],
  wrong: string[],
  caller: Caller,
): Promise<readonly number[]> => {
  const chosen = form[name];
  if (chosen === undefined) return stored;
  const isStorable = chosen.length <= MOST_CHOSEN && (await areStorable(tx, caller, name, chosen, stored));
  if (!isStorable) wrong.push(name);
  return isStorable ? chosen : stored;
};

/** Converts a form to the columns of a rule. Only a creation can set the type. Rule R-COM-02. */
const readRule = async (
  tx: Db,
  form: RuleForm,
  stored: StoredRule | null,
  caller: Caller,
): Promise<Readonly<Record<string, SQL>>> => {
  const sent = form.type;
  const type = stored?.type ?? RULE_TYPES.find((known) => known === sent);
  if (type === undefined) throw fieldsNotValid('type');
  const wrong: string[] = [];
  const { data: written } = form;
  const data =
    written === undefined
      ? (stored?.data ?? readLevels(type, type === 'order' ? '{"min":0,"value":0}' : '[]'))
      : readLevels(type, written);
  if (data === undefined) wrong.push('data');
  const start = dateIn(form, 'date_start', stored?.date_start ?? null, wrong);
  const end = dateIn(form, 'date_end', stored?.date_end ?? null, wrong);
  if (wrong.length === 0 && start !== null && end !== null && end < start) wrong.push('date_end');
  const lists = {
    assortments: await listIn(tx, form, 'assortment', stored?.assortments ?? [], wrong, caller),
    items: await listIn(tx, form, 'item', stored?.items ?? [], wrong, caller),
    accounts: await listIn(tx, form, 'account', stored?.accounts ?? [], wrong, caller),
  };
  if (wrong.length > 0) throw fieldsNotValid(...wrong);
  return {
    type: sql`${type}`,
    date_start: sql`${start}::date`,
    date_end: sql`${end}::date`,
    data: sql`${JSON.stringify(data)}::jsonb`,
    assortments: idArray(lists.assortments),
    items: idArray(lists.items),
    accounts: idArray(lists.accounts),
  };
};

export const RULE_COLUMNS = sql`type, date_start::text as date_start, date_end::text as date_end, data, assortments, items, accounts`;

/** The rules of a promotion. */
export const rules: OwnedRows<StoredRule, typeof FIELDS> = {
  owner: { endpoint: 'promotion', right: 'promotion' },
  ownerTable: promotions,
  path: 'rule',
  singular: 'rule',
  table: 'promotion_rules',
  ownerColumn: 'promotion_id',
  most: MAX_RULES,
  fields: FIELDS,
  creationOnly: 'type',
  selected: RULE_COLUMNS,
  read: readRule,
  onWire: rulesOnWire,
};

/** Shared by all websites. Rules R-COM-01, R-COM-02, R-COM-60 and R-COM-61. */
export const promotionModule = plainModule(promotions, {
  endpoints: [...serveResource(promotions), ...ownedRowEndpoints(rules)],
  migrations: [
    {
      name: '0038-promotions',
      sql: `
        ${plainTable(
          'promotions',
          ['name text not null', 'by_name text collate "C" not null', 'date_start date not null', 'date_end date'],
          ['by_name', 'date_start', `coalesce(date_end, '-infinity'::date)`],
        )}

        create table promotion_rules (
          id integer generated by default as identity primary key,
          promotion_id integer not null references promotions on delete cascade,
          created_by integer references users on delete set null,
          type text not null,
          date_start date,
          date_end date,
          data jsonb not null,
          assortments integer[] not null default '{}',
          items integer[] not null default '{}',
          accounts integer[] not null default '{}'
        );

        create index promotion_rules_promotion on promotion_rules (promotion_id, id);

        create index promotion_rules_author on promotion_rules (created_by) where created_by is not null;
      `,
    },
  ],
  demo: ({ year }) => [demoPromotions(year)],
});

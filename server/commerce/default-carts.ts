import { sql, type SQL } from 'drizzle-orm';
import { cartFields, cartRule, lineProblems } from '../../src/domain/commerce/default-cart.rule';
import { MAX_RULES } from '../../src/domain/commerce/promotion.rule';
import { moneyOf } from '../../src/domain/shared/money';
import { queryRows, type Database } from '../database/database';
import { plainTable } from '../database/migrations/plain-table';
import { day, flag, readOnly, line, money, optional, reference, text } from '../shared/columns';
import { NOTHING, ok, withAnyRightOf, type Caller, type Endpoint } from '../shared/endpoint';
import { readDecimal, readId } from '../shared/fields';
import { contains } from '../shared/filters';
import { text as sentText, type ValuesOf } from '../shared/reads';
import { plainModule } from '../shared/plain-module';
import { idOf } from '../shared/record';
import { areStorable } from '../shared/references';
import { fieldsNotValid, notFound } from '../shared/refusal';
import { defineResource, onWire } from '../shared/resource';
import { findRow } from '../shared/resource-rows';
import { serveResource } from '../shared/serve-resource';
import { pick } from '../shared/specified';
import { ownedRowEndpoints, readOwnedRows, type OwnedRows } from '../shared/owned-rows';
import { readReferences } from './references';

type Db = Pick<Database, 'execute'>;

/** Maximum number of orders in a response, newest first. */
const MOST_ORDERS = 1000;

interface StoredLine {
  readonly id: number;
  readonly item_id: number;
  readonly quantity: number;
  readonly price: number;
}

export const defaultCarts = defineResource({
  endpoint: 'defaultcart',
  plural: 'defaultcarts',
  singular: 'defaultcart',
  table: 'default_carts',
  right: 'defaultcart',
  perWebsite: false,
  hasParts: true,
  columns: {
    name: line(cartFields.name.most),
    description: text(cartFields.description.most),
    code: readOnly(line(cartFields.code.most)),
    account: reference('account'),
    minimal_order_amount: money(),
    has_promotions: flag(),
    mix_items: flag(),
    single_use: flag(),
    date_start: day(),
    date_end: optional(day()),
  },
  listed: ['name', 'date_start', 'date_end'],
  sortable: ['name', 'date_start', 'date_end'],
  defaultSort: 'name',
  searched: ['name', 'code'],
  filters: { name: contains('name') },
  unique: { default_carts_code: ['code'] },
  derive: (values, { now, isNew, attempt }) => ({
    ...values,
    minimal_order_amount: values.minimal_order_amount ?? '0.00',
    // A cart's code is derived from the time of its creation.
    code: isNew ? `DC-${now.replace(/\D/g, '')}${attempt === 1 ? '' : `-${attempt}`}` : values.code,
  }),
  problems: ({ name, description, account, minimal_order_amount, date_start, date_end }) =>
    onWire(
      cartRule({
        name,
        description,
        account: account === null ? null : {},
        minimum: minimal_order_amount === null ? null : moneyOf(minimal_order_amount),
        start: date_start ?? '',
        end: date_end ?? '',
      }),
      { minimum: 'minimal_order_amount', start: 'date_start', end: 'date_end' },
    ),
  specified: pick(
    'id name description code date account minimal_order_amount has_promotions mix_items is_single_use items',
  ),
  completed: async (db, id, record) => {
    const { account, date_start, date_end, single_use, ...rest } = Object.fromEntries<unknown>(Object.entries(record));
    const known = await readReferences(db, { accounts: typeof account === 'number' ? [account] : [] });
    return {
      ...rest,
      is_single_use: single_use,
      date: { start: date_start, end: date_end },
      account: typeof account === 'number' ? (known.accounts.get(account) ?? null) : null,
      items: await readOwnedRows(db, lines, id),
    };
  },
});

const linesOnWire = async (db: Db, stored: readonly StoredLine[]): Promise<readonly object[]> => {
  const { items } = await readReferences(db, { items: stored.map(({ item_id }) => item_id) });
  return stored.flatMap(({ id, item_id, quantity, price }) => {
    const item = items.get(item_id);
    return item === undefined ? [] : [{ id, item, quantity, price }];
  });
};

const FIELDS = { item: sentText(), price: sentText(), quantity: sentText() };

/** Rule R-COM-56. */
const readLine = async (
  tx: Db,
  form: ValuesOf<typeof FIELDS>,
  stored: StoredLine | null,
  caller: Caller,
): Promise<Readonly<Record<string, SQL>>> => {
  const sent = form.item;
  const item = sent === undefined ? stored?.item_id : readId(sent);
  const isKnown = item !== undefined && (await areStorable(tx, caller, 'item', [item], [stored?.item_id ?? 0]));
  const amount = readDecimal(form.price?.trim() ?? (stored === null ? '' : String(stored.price)), 2);
  const typed = form.quantity?.trim() ?? (stored === null ? '' : String(stored.quantity));
  const quantity = /^\d{1,9}$/.test(typed) ? Number(typed) : null;
  const wrong = Object.keys(
    lineProblems({ item: isKnown ? {} : null, quantity, price: amount === undefined ? null : moneyOf(amount) }),
  );
  if (wrong.length > 0) throw fieldsNotValid(...wrong);
  return { item_id: sql`${item}`, quantity: sql`${quantity}`, price: sql`${amount}::numeric` };
};

/** The item lines of a cart. */
const lines: OwnedRows<StoredLine, typeof FIELDS> = {
  owner: { endpoint: 'defaultcart', right: 'defaultcart' },
  ownerTable: defaultCarts,
  path: 'items',
  singular: 'item',
  table: 'default_cart_items',
  ownerColumn: 'cart_id',
  most: MAX_RULES,
  fields: FIELDS,
  selected: sql`item_id, quantity, price::float8 as price`,
  read: readLine,
  onWire: linesOnWire,
};

/** `GET defaultcart/{id}/usage`: the orders that used a cart. Rule R-COM-57. */
const usage: Endpoint = withAnyRightOf('defaultcart')('GET', 'defaultcart/:id/usage', NOTHING, async (call) => {
  const { db } = call.services;
  const id = idOf(call);
  if ((await findRow(db, defaultCarts, null, id)) === undefined) throw notFound();
  return ok({
    web_orders: await queryRows<object>(
      db,
      sql`
        select account_name, contact_person, order_number, created_at::text as created_at
        from web_orders where cart_id = ${id} order by created_at desc, id desc limit ${MOST_ORDERS}`,
    ),
  });
});

/** Rules R-COM-55 to R-COM-57, R-COM-60 and R-COM-61. */
export const defaultCartModule = plainModule(defaultCarts, {
  endpoints: [...serveResource(defaultCarts), ...ownedRowEndpoints(lines), usage],
  migrations: [
    {
      name: '0040-default-carts',
      sql: `
        ${plainTable(
          'default_carts',
          [
            'name text not null',
            'by_name text collate "C" not null',
            'description text not null',
            'code text not null',
            'account integer not null references accounts',
            'minimal_order_amount numeric(14, 2) not null',
            'has_promotions boolean not null',
            'mix_items boolean not null',
            'single_use boolean not null',
            'date_start date not null',
            'date_end date',
          ],
          ['by_name', 'date_start', `coalesce(date_end, '-infinity'::date)`],
        )}

        create unique index default_carts_code on default_carts (code);

        create index default_carts_account on default_carts (account);

        create table default_cart_items (
          id integer generated by default as identity primary key,
          cart_id integer not null references default_carts on delete cascade,
          created_by integer references users on delete set null,
          item_id integer not null references shop_items on delete cascade,
          quantity integer not null,
          price numeric(12, 2) not null
        );

        create index default_cart_items_cart on default_cart_items (cart_id, id);

        create index default_cart_items_item on default_cart_items (item_id);

        create index default_cart_items_author on default_cart_items (created_by) where created_by is not null;

        create table web_orders (
          id integer generated by default as identity primary key,
          cart_id integer not null references default_carts on delete cascade,
          account_name text not null,
          contact_person text not null,
          order_number text not null,
          created_at timestamp(0) not null
        );

        create index web_orders_cart on web_orders (cart_id, created_at desc, id desc);
      `,
    },
  ],
});

import { sql, type SQL } from 'drizzle-orm';
import { MAX_TERM_PARTS, MAX_TERMS } from '../../src/domain/commerce/period-limits.rule';
import type { Period } from '../../src/domain/commerce/promotion.rule';
import { canOpenModule } from '../../src/domain/shared/permission';
import { idArray, queryRows, type Database } from '../database/database';
import type { Caller } from '../shared/endpoint';
import { PRICE_COLUMNS, type StoredNetPrice } from './net-prices';
import { rulesOnWire, type StoredRule } from './promotions';
import { rowsById, readReferences } from './references';

type Db = Pick<Database, 'execute'>;

interface StoredPromotion {
  readonly id: number;
  readonly name: string;
  readonly date_start: string;
  readonly date_end: string | null;
}

/** Promotions, net prices and coupons of a period, as in responses. */
export interface TermsOnWire {
  readonly promotions: readonly object[];
  readonly netpricepromotions: readonly object[];
  /** Null if the caller has no right to coupons. */
  readonly coupons: readonly object[] | null;
  readonly truncated: 0 | 1;
}

/** Condition: the row's dates overlap the period. */
const inPeriod = (from: SQL, until: SQL, { start, end }: Period): SQL => sql`
  coalesce(${from}, '-infinity'::date) <= ${end}::date and coalesce(${until}, 'infinity'::date) >= ${start}::date`;

/**
 * Reduces a list of accounts to the requested one. If that account is not in the list, keeps one existing other
 * account, so that the client sees that the row is for others.
 * @param account undefined for the whole list, null without an account
 */
const accountsFor = (column: SQL, account: number | null | undefined): SQL =>
  account === undefined
    ? column
    : sql`case
        when ${account}::integer = any(${column}) then array[${account}::integer]
        else coalesce((select array[min(a.id)] from accounts a where a.id = any(${column}) having count(*) > 0), ${column}[1:1])
      end`;

/** Whether a row was limited to accounts that were all deleted: it then applies to no account, not to all. */
const isForNobody = (stored: readonly number[], accounts: readonly object[]): boolean =>
  stored.length > 0 && accounts.length === 0;

const PROMOTION = sql`id, name, date_start::text as date_start, date_end::text as date_end`;

const first = <Row>(rows: readonly Row[], most: number): readonly Row[] => rows.slice(0, most);

const readPromotions = async (db: Db, period: Period, account: number | null | undefined) => {
  const stored = await queryRows<StoredPromotion>(
    db,
    sql`
      select ${PROMOTION} from promotions where ${inPeriod(sql`date_start`, sql`date_end`, period)}
      order by date_start desc, id desc limit ${MAX_TERMS + 1}`,
  );
  const shown = first(stored, MAX_TERMS);
  const ids = shown.map(({ id }) => id);
  const rules = await queryRows<StoredRule & { readonly promotion_id: number }>(
    db,
    sql`
      select id, promotion_id, type, date_start::text as date_start, date_end::text as date_end, data, assortments, items,
        ${accountsFor(sql`accounts`, account)} as accounts
      from promotion_rules where promotion_id = any(${idArray(ids)})
      order by promotion_id desc, id limit ${MAX_TERM_PARTS + 1}`,
  );
  const kept = first(rules, MAX_TERM_PARTS);
  const onWire = await rulesOnWire(db, kept);
  return {
    records: shown.map((promotion) => ({
      ...promotion,
      rules: onWire.filter(({ accounts }, place) => {
        const rule = kept[place];
        return rule?.promotion_id === promotion.id && !isForNobody(rule.accounts, accounts);
      }),
    })),
    isTruncated: stored.length > MAX_TERMS || rules.length > MAX_TERM_PARTS,
  };
};

const readNetPrices = async (db: Db, period: Period, account: number | null | undefined) => {
  const stored = await queryRows<StoredPromotion & { readonly account: readonly number[] }>(
    db,
    sql`
      select ${PROMOTION}, ${accountsFor(sql`account`, account)} as account
      from net_price_promotions where ${inPeriod(sql`date_start`, sql`date_end`, period)}
      order by date_start desc, id desc limit ${MAX_TERMS + 1}`,
  );
  const shown = first(stored, MAX_TERMS);
  const ids = shown.map(({ id }) => id);
  const prices = await queryRows<StoredNetPrice & { readonly promotion_id: number }>(
    db,
    sql`
      select id, promotion_id, ${PRICE_COLUMNS} from net_prices
      where promotion_id = any(${idArray(ids)})
      order by promotion_id desc, id limit ${MAX_TERM_PARTS + 1}`,
  );
  const kept = first(prices, MAX_TERM_PARTS);
  const known = await readReferences(db, {
    accounts: shown.flatMap(({ account: ids }) => ids),
    items: kept.map(({ item_id }) => item_id),
  });
  return {
    records: shown.flatMap(({ account: accounts, ...promotion }) =>
      isForNobody(accounts, rowsById(known.accounts, accounts))
        ? []
        : [
            {
              ...promotion,
              accounts: rowsById(known.accounts, accounts),
              rules: kept
                .filter(({ promotion_id }) => promotion_id === promotion.id)
                .flatMap(({ id, item_id, net_price }) => {
                  const item = known.items.get(item_id);
                  return item === undefined ? [] : [{ id, item, net_price }];
                }),
            },
          ],
    ),
    isTruncated: stored.length > MAX_TERMS || prices.length > MAX_TERM_PARTS,
  };
};

interface StoredCoupon {
  readonly valid_from: string | null;
  readonly valid_to: string | null;
  readonly account: readonly number[];
}

/** Reads coupons without their uses, which contain personal data. */
const readCoupons = async (db: Db, period: Period, account: number | null | undefined) => {
  const stored = await queryRows<StoredCoupon>(
    db,
    sql`
      select id, code, type, value::float8 as value, message, description, single_use::integer as single_use,
        valid_from::text as valid_from, valid_to::text as valid_to, ${accountsFor(sql`account`, account)} as account
      from coupons where ${inPeriod(sql`valid_from`, sql`valid_to`, period)}
      order by by_code, id limit ${MAX_TERMS + 1}`,
  );
  const shown = first(stored, MAX_TERMS);
  const { accounts } = await readReferences(db, { accounts: shown.flatMap(({ account: ids }) => ids) });
  return {
    records: shown.flatMap(({ account: ids, valid_from, valid_to, ...coupon }) =>
      isForNobody(ids, rowsById(accounts, ids))
        ? []
        : [{ ...coupon, valid: { from: valid_from, to: valid_to }, accounts: rowsById(accounts, ids) }],
    ),
    isTruncated: stored.length > MAX_TERMS,
  };
};

/**
 * Reads all offers of a period. Rule R-COM-34.
 * @param account undefined for all lists of accounts, null without an account
 */
export const readTerms = async (
  db: Db,
  caller: Caller,
  period: Period,
  account?: number | null,
): Promise<TermsOnWire> => {
  const promotions = await readPromotions(db, period, account);
  const prices = await readNetPrices(db, period, account);
  const coupons = canOpenModule(caller, 'coupon') ? await readCoupons(db, period, account) : null;
  const isTruncated = promotions.isTruncated || prices.isTruncated || coupons?.isTruncated === true;
  return {
    promotions: promotions.records,
    netpricepromotions: prices.records,
    coupons: coupons?.records ?? null,
    truncated: isTruncated ? 1 : 0,
  };
};

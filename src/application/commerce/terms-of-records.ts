import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { CartTerms } from '../../domain/commerce/cart-terms';
import { coupons, type Coupon, type CouponKind, type CouponRow } from '../../domain/commerce/coupon';
import { MAX_TERMS, periodsMeet } from '../../domain/commerce/period-limits.rule';
import type { NetPrices, NetPricesKind } from '../../domain/commerce/net-price';
import type { Promotion, PromotionFilter, PromotionKind, PromotionRow } from '../../domain/commerce/promotion';
import type { Period } from '../../domain/commerce/promotion.rule';
import { defaultQuery } from '../../domain/shared/list-query';
import type { DetailOf, Kind } from '../../domain/shared/resource';
import type { Answer, CallOptions } from '../shared/ports/call';
import type { ResourceGateway } from '../shared/ports/resource-gateway.port';
import { readAll } from '../shared/read-all';
import { someAtATime } from '../shared/some-at-a-time';

export interface TermGateways {
  readonly promotions: ResourceGateway<PromotionKind>;
  readonly netPrices: ResourceGateway<NetPricesKind>;
  readonly coupons: ResourceGateway<CouponKind>;
}

/** Price lists to compare with. */
export interface ComparedLists {
  readonly lists: readonly NetPrices[];
  /** Whether more lists exist than were loaded. */
  readonly isTruncated: boolean;
}

interface Found<Row> {
  readonly rows: readonly Row[];
  readonly isTruncated: boolean;
}

/** Rows of a list that overlap a period. */
const rowsIn = <K extends Kind>(
  gateway: ResourceGateway<K>,
  filter: K['filter'],
  periodOf: (row: K['row']) => Period,
  period: Period,
  options: CallOptions,
): Answer<Found<K['row']>> =>
  pipe(
    readAll<K>(gateway, defaultQuery(filter), options),
    taskEither.map((rows) => {
      const found = rows.filter((row) => periodsMeet(periodOf(row), period));
      return { rows: found.slice(0, MAX_TERMS), isTruncated: found.length > MAX_TERMS };
    }),
  );

/** Loaded records, with the number of those known only from their row. */
interface ReadRecords<Detail> {
  readonly records: readonly Detail[];
  readonly unread: number;
}

/**
 * Loads the records of rows, six at a time. Skips deleted records; a record that the user may not open gets the data of
 * its row.
 */
const recordsOf = <K extends Kind>(
  gateway: ResourceGateway<K>,
  rows: readonly K['row'][],
  asKnown: (row: K['row']) => DetailOf<K>,
  options?: CallOptions,
): Answer<ReadRecords<DetailOf<K>>> =>
  pipe(
    someAtATime(
      rows,
      (row) =>
        pipe(
          gateway.get(row.id, options?.signal === undefined ? {} : { signal: options.signal }),
          taskEither.map(({ record }): { readonly record: DetailOf<K> | null; readonly isRead: boolean } => ({
            record,
            isRead: true,
          })),
          taskEither.orElse((failure) => {
            if (failure.kind === 'NotFound') return taskEither.right({ record: null, isRead: true });
            return failure.kind === 'Forbidden'
              ? taskEither.right({ record: asKnown(row), isRead: false })
              : taskEither.left(failure);
          }),
        ),
      options,
    ),
    taskEither.map((found) => ({
      records: found.flatMap(({ record }) => (record === null ? [] : [record])),
      unread: found.filter(({ isRead }) => !isRead).length,
    })),
  );

const promotionOf = (row: PromotionRow): Promotion => ({ ...row, parts: [] });
const priceListOf = (row: PromotionRow): NetPrices => ({ ...row, accounts: [], parts: [] });
const couponOf = (row: CouponRow): Coupon => ({
  ...coupons.blank,
  ...row,
  valid: { start: row.from, end: row.until },
  used: [],
});

/** Maps `Forbidden` to null. */
export const unlessForbidden = <A>(answer: Answer<A>): Answer<A | null> =>
  pipe(
    answer,
    taskEither.map((found): A | null => found),
    taskEither.orElse((failure) => (failure.kind === 'Forbidden' ? taskEither.right(null) : taskEither.left(failure))),
  );

/** Maps the progress of one part to the progress of the whole. @param from start of the part, 0 to 1 */
export const progressPart = (options: CallOptions | undefined, from: number, share: number): CallOptions => ({
  ...options,
  onProgress: (done) => {
    options?.onProgress?.(from + done * share);
  },
});

/** Loads the offers in a period from the individual lists. Rule R-COM-34. */
export const termsOfRecords =
  ({ promotions, netPrices, coupons: couponGateway }: TermGateways) =>
  (period: Period, options?: CallOptions): Answer<CartTerms> => {
    const filter: PromotionFilter = { name: '', from: '', until: period.end };
    const signal = options?.signal === undefined ? {} : { signal: options.signal };
    return pipe(
      taskEither.Do,
      taskEither.apS(
        'rules',
        rowsIn(promotions, filter, (row) => row, period, signal),
      ),
      taskEither.apS(
        'prices',
        rowsIn(netPrices, filter, (row) => row, period, signal),
      ),
      taskEither.apS(
        'codes',
        unlessForbidden(
          rowsIn(
            couponGateway,
            { code: '', type: '', singleUse: null },
            ({ from: start, until: end }) => ({ start, end }),
            period,
            signal,
          ),
        ),
      ),
      taskEither.chain(({ rules, prices, codes }) => {
        const counts = [rules.rows.length, prices.rows.length, codes?.rows.length ?? 0] as const;
        const total = Math.max(1, counts[0] + counts[1] + counts[2]);
        const [first, second, third] = [counts[0] / total, counts[1] / total, counts[2] / total];
        const [one, two, three] = [
          progressPart(options, 0, first),
          progressPart(options, first, second),
          progressPart(options, first + second, third),
        ];
        return pipe(
          taskEither.Do,
          taskEither.bind('promoted', () => recordsOf(promotions, rules.rows, promotionOf, one)),
          taskEither.bind('priced', () => recordsOf(netPrices, prices.rows, priceListOf, two)),
          taskEither.bind('coded', () =>
            codes === null ? taskEither.right(null) : recordsOf(couponGateway, codes.rows, couponOf, three),
          ),
          taskEither.map(({ promoted, priced, coded }) => ({
            promotions: promoted.records,
            netPrices: priced.records,
            coupons: coded?.records ?? null,
            isTruncated: rules.isTruncated || prices.isTruncated || codes?.isTruncated === true,
            unread: promoted.unread + priced.unread + (coded?.unread ?? 0),
          })),
        );
      }),
    );
  };

/** Loads the price lists in a period. */
export const priceListsOf = (
  netPrices: TermGateways['netPrices'],
  period: Period,
  options: CallOptions,
): Answer<ComparedLists> =>
  pipe(
    rowsIn(netPrices, { name: '', from: '', until: period.end }, (row) => row, period, options),
    taskEither.chain(({ rows, isTruncated }) =>
      pipe(
        recordsOf(netPrices, rows, priceListOf, options),
        taskEither.map(({ records, unread }) => ({ lists: records, isTruncated: isTruncated || unread > 0 })),
      ),
    ),
  );

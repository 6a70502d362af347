import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fromPromise } from 'xstate';
import type { CartKind, DefaultCart } from '../../domain/commerce/default-cart';
import { codeKey } from '../../domain/commerce/price-table';
import { triedCartOf, type TriedCart } from '../../domain/commerce/tried-cart';
import { isMoney, type Money } from '../../domain/shared/money';
import type { Answer, CallOptions } from '../shared/ports/call';
import type { ResourceGateway } from '../shared/ports/resource-gateway.port';
import { someAtATime } from '../shared/some-at-a-time';
import { token } from '../shared/token';
import { explainingMachine } from './explaining.machine';
import type { FilledLines, FillSource } from './fill-source';
import { loadCartTerms } from './load-cart-terms';
import type { CommerceExtras } from './ports/commerce-extras.port';
import type { Items } from './ports/items.port';
import type { TermGateways } from './terms-of-records';

export type WiredExplaining = typeof explainingMachine;
export const WiredExplaining = token<WiredExplaining>('wired-explaining');

type Carts = ResourceGateway<CartKind>;

interface Wanted {
  readonly code: string;
  readonly quantity: number;
  readonly price?: Money | undefined;
}
/** Item codes of a source, with the default carts from which they come. */
interface Named {
  readonly wanted: readonly Wanted[];
  readonly carts: readonly TriedCart[];
}

const linesOf = ({ parts }: DefaultCart): readonly Wanted[] =>
  parts.map(({ value: { item, quantity, price } }) => ({
    code: item.code,
    quantity: typeof quantity === 'number' ? quantity : 1,
    price: isMoney(price) ? price : undefined,
  }));

/** Item codes of a source; for a default cart also quantities and prices. Rule R-COM-62. */
const named = (carts: Carts, source: FillSource, options: CallOptions): Answer<Named> =>
  pipe(
    someAtATime(source.kind === 'cart' ? [source.id] : (source.carts ?? []), (id) => carts.get(id, options), options),
    taskEither.map((read) => {
      const records = read.map(({ record }) => record);
      const lines = records.flatMap(linesOf);
      const prices = new Map(lines.map(({ code, price }) => [codeKey(code), price]));
      return {
        carts: records.map(triedCartOf),
        wanted:
          source.kind === 'cart'
            ? lines
            : source.wanted.map((one) => ({ ...one, price: prices.get(codeKey(one.code)) })),
      };
    }),
  );

/** Looks up items by code, six at a time; only this call returns their assortments. Rule R-COM-37. */
const fill = (items: Items, carts: Carts, source: FillSource, options: CallOptions): Answer<FilledLines> => {
  const signal = options.signal === undefined ? {} : { signal: options.signal };
  return pipe(
    named(carts, source, signal),
    taskEither.chain(({ wanted, carts: tried }) =>
      pipe(
        someAtATime(
          wanted,
          ({ code, quantity, price }) =>
            pipe(
              items.byCode(code, signal),
              // A text that is not a valid code counts as unknown.
              taskEither.orElseW((failure) =>
                failure.kind === 'FieldsRejected' ? taskEither.right(null) : taskEither.left(failure),
              ),
              taskEither.map((item) => ({ code, quantity, price, item })),
            ),
          options,
        ),
        taskEither.map((found) => ({ found, tried })),
      ),
    ),
    taskEither.map(({ found, tried }) => ({
      carts: tried,
      lines: found.flatMap(({ item, quantity, price }) => {
        if (item === null) return [];
        const { assortments, ...reference } = item;
        return [{ item: reference, assortments, quantity, ...(price !== undefined && { price }) }];
      }),
      unknown: found.flatMap(({ code, item }) => (item === null ? [code] : [])),
    })),
  );
};

export const wireExplaining = (
  extras: CommerceExtras,
  items: Items,
  carts: Carts,
  promotions: TermGateways['promotions'],
  netPrices: TermGateways['netPrices'],
  coupons: TermGateways['coupons'],
): WiredExplaining => {
  const load = loadCartTerms(extras, { promotions, netPrices, coupons });
  return explainingMachine.provide({
    actors: {
      fillCart: fromPromise(({ input: { source, onProgress }, signal }) =>
        fill(items, carts, source, { signal, onProgress })(),
      ),
      loadTerms: fromPromise(({ input: { buyer, onProgress }, signal }) => load(buyer, { signal, onProgress })()),
    },
  });
};

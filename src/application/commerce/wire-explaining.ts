import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fromPromise } from 'xstate';
import type { CartDraft, CartFilter, CartRow, DefaultCart } from '../../domain/commerce/default-cart';
import type { Answer, CallOptions } from '../shared/ports/call';
import type { ResourceGateway } from '../shared/ports/resource-gateway.port';
import { someAtATime } from '../shared/some-at-a-time';
import { token } from '../shared/token';
import { explainingMachine, type FilledLines, type FillSource } from './explaining.machine';
import { loadCartTerms } from './load-cart-terms';
import type { CommerceExtras } from './ports/commerce-extras.port';
import type { Items } from './ports/items.port';
import type { TermGateways } from './terms-of-records';

export type WiredExplaining = typeof explainingMachine;
export const WiredExplaining = token<WiredExplaining>('wired-explaining');

type Carts = ResourceGateway<CartRow, DefaultCart, CartDraft, CartFilter>;
type Wanted = Extract<FillSource, { readonly kind: 'codes' }>['wanted'];

/** The codes and quantities of a source; those of a default cart are read. */
const wantedOf = (carts: Carts, source: FillSource, options: CallOptions): Answer<Wanted> =>
  source.kind === 'codes'
    ? taskEither.right(source.wanted)
    : pipe(
        carts.get(source.id, options),
        taskEither.map(({ record }) =>
          record.parts.map(({ value: { item, quantity } }) => ({
            code: item.code,
            quantity: typeof quantity === 'number' ? quantity : 1,
          })),
        ),
      );

/** Looks items up by their codes, six at a time: only so are their assortments known. Rule R-COM-37. */
const fill = (items: Items, carts: Carts, source: FillSource, options: CallOptions): Answer<FilledLines> => {
  const signal = options.signal === undefined ? {} : { signal: options.signal };
  return pipe(
    wantedOf(carts, source, signal),
    taskEither.chain((wanted) =>
      someAtATime(
        wanted,
        ({ code, quantity }) =>
          pipe(
            items.byCode(code, signal),
            // A text that cannot be a code is that of no item.
            taskEither.orElseW((failure) =>
              failure.kind === 'FieldsRejected' ? taskEither.right(null) : taskEither.left(failure),
            ),
            taskEither.map((item) => ({ code, quantity, item })),
          ),
        options,
      ),
    ),
    taskEither.map((found) => ({
      lines: found.flatMap(({ item, quantity }) => {
        if (item === null) return [];
        const { assortments, ...reference } = item;
        return [{ item: reference, assortments, quantity }];
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

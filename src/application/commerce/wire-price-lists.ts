import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fromPromise } from 'xstate';
import type { Period } from '../../domain/commerce/promotion.rule';
import { loadingMachineOf, type LoadingMachine } from '../shared/loading.machine';
import { token } from '../shared/token';
import type { CommerceExtras } from './ports/commerce-extras.port';
import { priceListsOf, type ComparedLists, type TermGateways } from './terms-of-records';

/** Price lists with a day in a period. Rule R-COM-10. */
export type WiredPriceLists = LoadingMachine<ComparedLists, Period>;
export const WiredPriceLists = token<WiredPriceLists>('wired-price-lists');

export const wirePriceLists = (extras: CommerceExtras, netPrices: TermGateways['netPrices']): WiredPriceLists =>
  loadingMachineOf<ComparedLists, Period>().provide({
    actors: {
      load: fromPromise(({ input: { asked }, signal }) =>
        pipe(
          extras.calendar(asked, { signal }),
          taskEither.chain((answer) =>
            answer === null
              ? priceListsOf(netPrices, asked, { signal })
              : taskEither.right({ lists: answer.netPrices, isTruncated: answer.isTruncated }),
          ),
        )(),
      ),
    },
  });

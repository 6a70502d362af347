import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { CartTerms } from '../../domain/commerce/cart-terms';
import type { Buyer } from '../../domain/commerce/explain-rule';
import { nearDays } from '../../domain/commerce/period-limits.rule';
import type { Answer, CallOptions } from '../shared/ports/call';
import type { CommerceExtras } from './ports/commerce-extras.port';
import { termsOfRecords, type TermGateways } from './terms-of-records';

/** Loads the offers for a buyer near a date: one call, or the individual lists where the API lacks that call. */
export const loadCartTerms =
  (extras: CommerceExtras, gateways: TermGateways) =>
  (buyer: Buyer, options?: CallOptions): Answer<CartTerms> =>
    pipe(
      extras.applicable(buyer, options),
      taskEither.chain((answer) =>
        answer === null ? termsOfRecords(gateways)(nearDays(buyer.date), options) : taskEither.right(answer),
      ),
    );

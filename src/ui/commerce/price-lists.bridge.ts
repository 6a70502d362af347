import { useActorRef, useSelector } from '@xstate/react';
import { WiredPriceLists } from '../../application/commerce/wire-price-lists';
import type { Period } from '../../domain/commerce/promotion.rule';
import { useService } from '../shared/runtime/use-service';

/** The price lists of a period; `null` until loaded. Use a new `key` for another period. */
export const usePriceLists = (period: Period) => {
  const actor = useActorRef(useService(WiredPriceLists), { input: period });
  const { value: known, failure } = useSelector(actor, ({ context }) => context);
  return {
    known,
    failure,
    retry: (): void => {
      actor.send({ type: 'retry.requested' });
    },
  };
};

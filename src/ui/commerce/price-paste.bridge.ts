import { useActorRef, useSelector } from '@xstate/react';
import { WiredPricePaste } from '../../application/commerce/wire-price-paste';
import type { PastingEvent } from '../../application/commerce/price-paste.machine';
import type { NetPrice } from '../../domain/commerce/net-price';
import type { Parts } from '../../domain/shared/parts/part';
import { useService } from '../shared/runtime/use-service';
import { useSession } from '../shared/runtime/use-session';

/** Binds a pasted table to its machine. @param prices the current prices of the list */
export const usePricePaste = (prices: Parts<NetPrice>) => {
  const { language } = useSession().me.settings;
  const actor = useActorRef(useService(WiredPricePaste), { input: { language, prices } });
  const { context, value } = useSelector(actor, (state) => state);
  return {
    context,
    value,
    send: (event: PastingEvent) => {
      actor.send(event);
    },
  };
};

import { useActorRef, useSelector } from '@xstate/react';
import { WiredCartUsage } from '../../application/commerce/wire-cart-usage';
import type { CartUse } from '../../domain/commerce/default-cart';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import { useService } from '../shared/runtime/use-service';

interface BoundUsage {
  /** `null` while loading. */
  readonly uses: readonly CartUse[] | null;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** The orders that used a cart. Use a new `key` for another cart. */
export const useCartUsage = (cart: Id): BoundUsage => {
  const actor = useActorRef(useService(WiredCartUsage), { input: cart });
  const { value: uses, failure } = useSelector(actor, ({ context }) => context);
  return {
    uses,
    failure,
    retry: () => {
      actor.send({ type: 'retry.requested' });
    },
  };
};

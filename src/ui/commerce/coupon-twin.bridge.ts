import { useActorRef, useSelector } from '@xstate/react';
import { WiredCouponTwin } from '../../application/commerce/wire-coupon-twin';
import type { Id } from '../../domain/shared/id';
import { useService } from '../shared/runtime/use-service';

/** Another coupon with the same code; `null` if there is none, or while unknown. Use a new `key` for another code. */
export const useCouponTwin = (code: string, id: Id | null) => {
  const actor = useActorRef(useService(WiredCouponTwin), { input: { code, id } });
  const { value: twin, failure } = useSelector(actor, ({ context }) => context);
  return {
    twin,
    failure,
    retry: (): void => {
      actor.send({ type: 'retry.requested' });
    },
  };
};

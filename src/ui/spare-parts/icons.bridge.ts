import { useActorRef, useSelector } from '@xstate/react';
import { WiredSparePartIcons } from '../../application/spare-parts/wire-spare-part-icons';
import { useService } from '../shared/runtime/use-service';

/** The icons of categories; `icons` is `null` until loaded. */
export const useSparePartIcons = () => {
  const actor = useActorRef(useService(WiredSparePartIcons), { input: null });
  const { value: icons, failure } = useSelector(actor, ({ context }) => context);
  return {
    icons,
    failure,
    retry: (): void => {
      actor.send({ type: 'retry.requested' });
    },
  };
};

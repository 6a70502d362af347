import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { WiredIconSearch } from '../../../application/site/wire-icon-search';
import { useChange } from '../../shared/runtime/effects.bridge';
import { useService } from '../../shared/runtime/use-service';

/** The icons that match a typed name. */
export const useIconSearch = (text: string) => {
  const actor = useActorRef(useService(WiredIconSearch), { input: { text } });
  const { value: state, context } = useSelector(actor, (snapshot) => snapshot);
  useChange(
    text,
    useCallback(
      (now: string) => {
        actor.send({ type: 'text.changed', text: now });
      },
      [actor],
    ),
  );
  return {
    state,
    icons: context.icons,
    retry: () => {
      actor.send({ type: 'retry.requested' });
    },
  };
};

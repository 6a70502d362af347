import { useActorRef, useSelector } from '@xstate/react';
import { WiredReferenceLogs } from '../../../application/spare-parts/wire-reference-logs';
import type { Id } from '../../../domain/shared/id';
import { useService } from '../../shared/runtime/use-service';

/** The log of a reference, loaded by page. Rule R-SPA-24. */
export const useReferenceLogs = (reference: Id) => {
  const actor = useActorRef(useService(WiredReferenceLogs), { input: reference });
  const snapshot = useSelector(actor, (state) => state);
  return {
    ...snapshot.context,
    isLoading: snapshot.matches('loading'),
    isFailed: snapshot.matches('failed'),
    show: (page: number) => {
      actor.send({ type: 'page.chosen', page });
    },
    choose: (levels: readonly string[]) => {
      actor.send({ type: 'levels.chosen', levels });
    },
    retry: () => {
      actor.send({ type: 'retry.requested' });
    },
  };
};

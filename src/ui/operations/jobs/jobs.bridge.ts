import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { JobAct } from '../../../application/operations/jobs.machine';
import { WiredJobs } from '../../../application/operations/wire-jobs';
import type { Failure } from '../../../domain/shared/failure';
import { useSubscription } from '../../shared/runtime/effects.bridge';
import { useService } from '../../shared/runtime/use-service';

/** Tasks and runs, watched while mounted. */
export const useJobs = () => {
  const actor = useActorRef(useService(WiredJobs));
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isReading = useSelector(actor, (snapshot) => snapshot.matches({ watching: 'reading' }));
  return {
    ...context,
    actor,
    isReading,
    read: useCallback(() => {
      actor.send({ type: 'load.requested' });
    }, [actor]),
    ask: useCallback(
      (act: JobAct) => {
        actor.send({ type: 'act.requested', act });
      },
      [actor],
    ),
  };
};

export type BoundJobs = ReturnType<typeof useJobs>;

interface StartListener {
  readonly onStarted: () => void;
  readonly onRefused: (failure: Failure | null) => void;
}

/** Subscribes to the results of start requests. @param listener keep the identity of both */
export const useStartOutcome = (actor: BoundJobs['actor'], { onStarted, onRefused }: StartListener): void => {
  useSubscription(
    useCallback(() => {
      const started = actor.on('act.done', ({ act }) => {
        if (act?.kind === 'start') onStarted();
      });
      const refused = actor.on('act.refused', ({ act, failure }) => {
        if (act?.kind === 'start') onRefused(failure);
      });
      return {
        unsubscribe: () => {
          started.unsubscribe();
          refused.unsubscribe();
        },
      };
    }, [actor, onRefused, onStarted]),
  );
};

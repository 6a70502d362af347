import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { WiredRunLog } from '../../../application/operations/wire-run-log';
import type { Id } from '../../../domain/shared/id';
import { useChange } from '../../shared/runtime/effects.bridge';
import { useService } from '../../shared/runtime/use-service';

/** The whole log of a run. @param version changes with the log, which then reloads */
export const useRunLog = (id: Id, version: string) => {
  const actor = useActorRef(useService(WiredRunLog), { input: { id } });
  const { lines, failure } = useSelector(actor, (snapshot) => snapshot.context);
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  useChange(
    version,
    useCallback(() => {
      actor.send({ type: 'run.changed' });
    }, [actor]),
  );
  return {
    lines,
    failure: isLoading ? null : failure,
    isLoading,
    retry: useCallback(() => {
      actor.send({ type: 'retry.requested' });
    }, [actor]),
  };
};

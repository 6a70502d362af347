import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { FoundHelp, HelpWish } from '../../application/insight/load-help';
import { WiredHelp } from '../../application/insight/wire-help';
import type { Failure } from '../../domain/shared/failure';
import { useService } from '../shared/runtime/use-service';

interface BoundHelp {
  readonly found: FoundHelp | null;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** Loads help once; use a new `key` for another page or language. */
export const useHelp = (wish: HelpWish): BoundHelp => {
  const actor = useActorRef(useService(WiredHelp), { input: { wish } });
  const { found, failure } = useSelector(actor, ({ context }) => context);
  return {
    found,
    failure,
    retry: useCallback(() => {
      actor.send({ type: 'retry.requested' });
    }, [actor]),
  };
};

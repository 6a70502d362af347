import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { LookupMachine } from '../../../application/catalogue/lookup.machine';
import type { Token } from '../../../application/shared/token';
import { useService } from '../../shared/runtime/use-service';

/** State and actions of a search. */
export interface Lookup<Found> {
  readonly state: 'idle' | 'waiting' | 'asking' | 'shown' | 'failed';
  readonly text: string;
  readonly found: readonly Found[];
  readonly type: (text: string) => void;
  readonly retry: () => void;
}

/** Binds a search to its machine. */
export const useLookup = <Found>(machine: Token<LookupMachine<Found>>): Lookup<Found> => {
  const actor = useActorRef(useService(machine));
  const { value: state, context } = useSelector(actor, (snapshot) => snapshot);
  const acts = useMemo(
    () => ({
      type: (text: string) => {
        actor.send({ type: 'text.changed', text });
      },
      retry: () => {
        actor.send({ type: 'retry.requested' });
      },
    }),
    [actor],
  );
  return { state, text: context.text, found: context.found, ...acts };
};

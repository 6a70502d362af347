import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { AddableSource, ChoiceSource, Suggestion } from '../../../../application/content/ports/choices.port';
import { WiredSuggest } from '../../../../application/content/wire-suggest';
import { WiredTargets } from '../../../../application/content/wire-targets';
import type { Choice } from '../../../../domain/content/block';
import type { Failure } from '../../../../domain/shared/failure';
import { useSubscription } from '../../../shared/runtime/effects.bridge';
import { useService } from '../../../shared/runtime/use-service';

/** State and actions of a picker's suggestions. */
export interface Suggesting {
  readonly state: 'idle' | 'waiting' | 'asking' | 'shown' | 'failed' | 'adding' | 'resuming';
  readonly text: string;
  readonly choices: readonly Suggestion[];
  readonly failure: Failure | null;
  /** The name of the term that is being added. */
  readonly name: string;
  readonly type: (text: string) => void;
  readonly submit: () => void;
  readonly retry: () => void;
  readonly add: (name: string) => void;
}

/**
 * Binds a picker to its suggestions. @param onAdded called with the added term @param limit maximum number of
 * suggestions
 */
export const useSuggest = (
  source: ChoiceSource,
  addable: AddableSource | null,
  onAdded: (choice: Choice) => void,
  limit?: number,
): Suggesting => {
  const actor = useActorRef(useService(WiredSuggest), { input: { source, addable, limit } });
  const { value: state, context } = useSelector(actor, (snapshot) => snapshot);
  useSubscription(
    useCallback(
      () =>
        actor.on('choice.added', ({ choice }) => {
          if (choice !== null) onAdded(choice);
        }),
      [actor, onAdded],
    ),
  );
  return {
    ...context,
    state,
    type: (text) => {
      actor.send({ type: 'text.changed', text });
    },
    submit: () => {
      actor.send({ type: 'text.submitted' });
    },
    retry: () => {
      actor.send({ type: 'retry.requested' });
    },
    add: (name) => {
      actor.send({ type: 'add.requested', name });
    },
  };
};

export interface Targets {
  /** `null` while loading. */
  readonly targets: readonly Choice[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** All target groups. */
export const useTargets = (): Targets => {
  const actor = useActorRef(useService(WiredTargets));
  const snapshot = useSelector(actor, (state) => state);
  return {
    targets: snapshot.context.value,
    failed: snapshot.matches('failed'),
    retry: () => {
      actor.send({ type: 'retry.requested' });
    },
  };
};

import { either } from 'fp-ts';
import { createActor, fromPromise, waitFor } from 'xstate';
import { loadingMachineOf } from '../../../src/application/shared/loading.machine';
import { done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

describe('what a part of a screen loads, every event in every state', () => {
  const machine = loadingMachineOf<string, { readonly id: string }>();
  const steps = walk(machine, {
    input: { id: '1' },
    events: {
      'came': done('0.loading.loading', either.right('text')),
      'did not come': done('0.loading.loading', either.left({ kind: 'NotFound' })),
      'retry': { type: 'retry.requested' },
    },
    remember: ({ value, failure }) => [value === null, failure?.kind],
  });

  test('reaches every state, and goes where it may', () => {
    expect(reached(steps)).toEqual(restingStates(machine));
    expect(tableOf(steps)).toEqual({
      loading: { 'came': 'shown', 'did not come': 'failed' },
      shown: {},
      failed: { retry: 'loading' },
    });
  });

  test('asks for what it was opened with', async () => {
    const actor = createActor(
      machine.provide({
        actors: { load: fromPromise(({ input }) => Promise.resolve(either.right(`of ${input.asked.id}`))) },
      }),
      { input: { id: '7' } },
    ).start();
    expect((await waitFor(actor, (state) => state.matches('shown'))).context.value).toBe('of 7');
  });
});

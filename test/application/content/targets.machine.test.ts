import { either } from 'fp-ts';
import { createActor, waitFor } from 'xstate';
import { MemoryCalls } from '../../../src/adapters/memory/shared/memory-calls';
import { Choices } from '../../../src/application/content/ports/choices.port';
import { targetsMachine } from '../../../src/application/content/targets.machine';
import { wireTargets } from '../../../src/application/content/wire-targets';
import { memoryOffice } from '../../contract/support/memory-office';
import { enter, SU } from '../../contract/support/office';
import { done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

test('target groups, every event in every state', () => {
  const steps = walk(targetsMachine, {
    events: {
      'came': done('0.targets.loading', either.right([])),
      'did not come': done('0.targets.loading', either.left({ kind: 'NotFound' })),
      'retry': { type: 'retry.requested' },
    },
    remember: ({ targets, failure }) => [targets === null, failure?.kind],
  });
  expect(reached(steps)).toEqual(restingStates(targetsMachine));
  expect(tableOf(steps)).toEqual({ loading: { 'came': 'shown', 'did not come': 'failed' }, shown: {}, failed: { retry: 'loading' } });
});

test('target groups that do not come can be asked for again (R-CON-16)', async () => {
  const calls = new MemoryCalls();
  const office = memoryOffice(calls);
  await enter(office, SU);
  calls.failNext({ kind: 'Unreachable', reason: 'cut' });
  const actor = createActor(wireTargets(office.service(Choices))).start();
  expect((await waitFor(actor, (state) => state.matches('failed'))).context.failure).toEqual({ kind: 'Unreachable', reason: 'cut' });
  actor.send({ type: 'retry.requested' });
  expect((await waitFor(actor, (state) => state.matches('shown'))).context.targets?.[0]?.label).toBe('Installateurs');
});

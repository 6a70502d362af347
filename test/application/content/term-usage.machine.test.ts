import { either } from 'fp-ts';
import { createActor, waitFor } from 'xstate';
import { MemoryCalls } from '../../../src/adapters/memory/shared/memory-calls';
import { TermUsage } from '../../../src/application/content/ports/term-usage.port';
import { termUsageMachine } from '../../../src/application/content/term-usage.machine';
import { wireTermUsage } from '../../../src/application/content/wire-term-usage';
import { memoryOffice } from '../../contract/support/memory-office';
import { enter, SU } from '../../contract/support/office';
import { done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

describe('usage of a tag or category, every event in every state', () => {
  const steps = walk(termUsageMachine, {
    input: { module: 'tag', id: '1' },
    events: {
      'came': done('0.termUsage.loading', either.right([])),
      'did not come': done('0.termUsage.loading', either.left({ kind: 'NotFound' })),
      'retry': { type: 'retry.requested' },
    },
    remember: ({ uses, failure }) => [uses === null, failure?.kind],
  });

  test('reaches every state, and goes where it may', () => {
    expect(reached(steps)).toEqual(restingStates(termUsageMachine));
    expect(tableOf(steps)).toEqual({ loading: { 'came': 'shown', 'did not come': 'failed' }, shown: {}, failed: { retry: 'loading' } });
  });
});

test('usage that does not come can be asked for again', async () => {
  const calls = new MemoryCalls();
  const office = memoryOffice(calls);
  await enter(office, SU);
  calls.failNext({ kind: 'Unreachable', reason: 'cut' });
  const actor = createActor(wireTermUsage(office.service(TermUsage)), { input: { module: 'tag', id: '6' } }).start();
  expect((await waitFor(actor, (state) => state.matches('failed'))).context.failure).toEqual({ kind: 'Unreachable', reason: 'cut' });
  actor.send({ type: 'retry.requested' });
  expect((await waitFor(actor, (state) => state.matches('shown'))).context.uses?.map(({ module }) => module)).toEqual(['news', 'blog']);
});

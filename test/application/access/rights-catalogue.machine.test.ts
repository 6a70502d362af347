import { either } from 'fp-ts';
import { createActor, waitFor } from 'xstate';
import { MemoryCalls } from '../../../src/adapters/memory/shared/memory-calls';
import { rightsCatalogueMachine } from '../../../src/application/access/rights-catalogue.machine';
import { wireRightsCatalogue } from '../../../src/application/access/wire-rights-catalogue';
import { ALL_RIGHTS } from '../../../src/domain/access/rights';
import { codesOf } from '../../../src/domain/access/rights-catalogue';
import { memoryOffice } from '../../contract/support/memory-office';
import { enter, SU } from '../../contract/support/office';
import { done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

describe('rights catalogue machine, every event in every state', () => {
  const steps = walk(rightsCatalogueMachine, {
    events: {
      'came': done('0.rightsCatalogue.loading', either.right([])),
      'did not come': done('0.rightsCatalogue.loading', either.left({ kind: 'NotFound' })),
      'retry': { type: 'retry.requested' },
    },
    remember: ({ catalogue, failure }) => [catalogue === null, failure?.kind],
  });

  test('reaches every state, and goes where it may', () => {
    expect(reached(steps)).toEqual(restingStates(rightsCatalogueMachine));
    expect(tableOf(steps)).toEqual({ loading: { 'came': 'shown', 'did not come': 'failed' }, shown: {}, failed: { retry: 'loading' } });
  });
});

test('a catalogue that does not come can be asked for again', async () => {
  const calls = new MemoryCalls();
  const office = memoryOffice(calls);
  await enter(office, SU);
  calls.failNext({ kind: 'Unreachable', reason: 'cut' });
  const actor = createActor(wireRightsCatalogue(office.usergroups)).start();
  expect((await waitFor(actor, (state) => state.matches('failed'))).context.failure).toEqual({ kind: 'Unreachable', reason: 'cut' });
  actor.send({ type: 'retry.requested' });
  const { catalogue, failure } = (await waitFor(actor, (state) => state.matches('shown'))).context;
  expect([codesOf(catalogue ?? []), failure]).toEqual([ALL_RIGHTS, null]);
});

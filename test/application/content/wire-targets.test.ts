import { createActor, waitFor } from 'xstate';
import { MemoryCalls } from '../../../src/adapters/memory/shared/memory-calls';
import { Choices } from '../../../src/application/content/ports/choices.port';
import { wireTargets } from '../../../src/application/content/wire-targets';
import { memoryOffice } from '../../contract/support/memory-office';
import { enter, SU } from '../../contract/support/office';

test('target groups that do not come can be asked for again (R-CON-16)', async () => {
  const calls = new MemoryCalls();
  const office = memoryOffice(calls);
  await enter(office, SU);
  calls.failNext({ kind: 'Unreachable', reason: 'cut' });
  const actor = createActor(wireTargets(office.service(Choices))).start();
  expect((await waitFor(actor, (state) => state.matches('failed'))).context.failure).toEqual({ kind: 'Unreachable', reason: 'cut' });
  actor.send({ type: 'retry.requested' });
  expect((await waitFor(actor, (state) => state.matches('shown'))).context.value?.[0]?.label).toBe('Installateurs');
});

import { createActor, waitFor } from 'xstate';
import { MemoryCalls } from '../../../src/adapters/memory/shared/memory-calls';
import { wireRightsCatalogue } from '../../../src/application/access/wire-rights-catalogue';
import { ALL_RIGHTS } from '../../../src/domain/access/rights';
import { codesOf } from '../../../src/domain/access/rights-catalogue';
import { memoryOffice } from '../../contract/support/memory-office';
import { enter, SU } from '../../contract/support/office';

test('a catalogue that does not come can be asked for again', async () => {
  const calls = new MemoryCalls();
  const office = memoryOffice(calls);
  await enter(office, SU);
  calls.failNext({ kind: 'Unreachable', reason: 'cut' });
  const actor = createActor(wireRightsCatalogue(office.usergroups)).start();
  expect((await waitFor(actor, (state) => state.matches('failed'))).context.failure).toEqual({ kind: 'Unreachable', reason: 'cut' });
  actor.send({ type: 'retry.requested' });
  const { value: catalogue, failure } = (await waitFor(actor, (state) => state.matches('shown'))).context;
  expect([codesOf(catalogue ?? []), failure]).toEqual([ALL_RIGHTS, null]);
});

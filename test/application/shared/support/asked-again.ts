import { createActor, waitFor } from 'xstate';
import { MemoryCalls } from '../../../../src/adapters/memory/shared/memory-calls';
import type { LoadingMachine } from '../../../../src/application/shared/loading.machine';
import { memoryOffice } from '../../../contract/support/memory-office';
import { enter, SU, type OpenOffice } from '../../../contract/support/office';

/** What comes to a part of a screen whose first call was cut off, once it is asked for again. */
export const askedAgain = async <Value, Asked = undefined>(
  wire: (office: OpenOffice) => LoadingMachine<Value, Asked>,
  asked: Asked,
): Promise<Value | null> => {
  const calls = new MemoryCalls();
  const office = memoryOffice(calls);
  await enter(office, SU);
  calls.failNext({ kind: 'Unreachable', reason: 'cut' });
  const actor = createActor(wire(office), { input: asked }).start();
  expect((await waitFor(actor, (state) => state.matches('failed'))).context.failure).toEqual({
    kind: 'Unreachable',
    reason: 'cut',
  });
  actor.send({ type: 'retry.requested' });
  const { value, failure } = (await waitFor(actor, (state) => state.matches('shown'))).context;
  expect(failure).toBeNull();
  return value;
};

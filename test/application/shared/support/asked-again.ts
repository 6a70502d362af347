import { createActor, waitFor } from 'xstate';
import { MemoryCalls } from '../../../../src/adapters/memory/shared/memory-calls';
import type { LoadingMachine } from '../../../../src/application/shared/loading.machine';
import { memoryBackend } from '../../../contract/support/memory-backend';
import { enter, SU, type TestBackend } from '../../../contract/support/backend';

/** The value of a part of the screen whose first call failed and which is requested again. */
export const askedAgain = async <Value, Asked = undefined>(
  wire: (backend: TestBackend) => LoadingMachine<Value, Asked>,
  asked: Asked,
): Promise<Value | null> => {
  const calls = new MemoryCalls();
  const backend = memoryBackend(calls);
  await enter(backend, SU);
  calls.failNext({ kind: 'Unreachable', reason: 'cut' });
  const actor = createActor(wire(backend), { input: asked }).start();
  expect((await waitFor(actor, (state) => state.matches('failed'))).context.failure).toEqual({
    kind: 'Unreachable',
    reason: 'cut',
  });
  actor.send({ type: 'retry.requested' });
  const { value, failure } = (await waitFor(actor, (state) => state.matches('shown'))).context;
  expect(failure).toBeNull();
  return value;
};

import { createActor, waitFor } from 'xstate';
import { MemoryCalls } from '../../../src/adapters/memory/shared/memory-calls';
import { TermUsage } from '../../../src/application/content/ports/term-usage.port';
import { wireTermUsage } from '../../../src/application/content/wire-term-usage';
import { memoryOffice } from '../../contract/support/memory-office';
import { enter, SU } from '../../contract/support/office';

test('usage that does not come can be asked for again', async () => {
  const calls = new MemoryCalls();
  const office = memoryOffice(calls);
  await enter(office, SU);
  calls.failNext({ kind: 'Unreachable', reason: 'cut' });
  const actor = createActor(wireTermUsage(office.service(TermUsage)), { input: { module: 'tag', id: '6' } }).start();
  expect((await waitFor(actor, (state) => state.matches('failed'))).context.failure).toEqual({ kind: 'Unreachable', reason: 'cut' });
  actor.send({ type: 'retry.requested' });
  expect((await waitFor(actor, (state) => state.matches('shown'))).context.value?.uses.map(({ module }) => module)).toEqual(['news', 'blog']);
});

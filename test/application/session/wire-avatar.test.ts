import { taskEither } from 'fp-ts';
import { createActor, waitFor } from 'xstate';
import { MemoryReports } from '../../../src/adapters/memory/shared/reports.memory';
import { wireAvatar } from '../../../src/application/session/wire-avatar';
import { memoryBackend } from '../../contract/support/memory-backend';
import { enter, SU } from '../../contract/support/backend';
import { announcerInMind } from '../support/backend';

test('a removal that fails or is given up is logged as well as said (R-SHR-34)', async () => {
  const backend = memoryBackend();
  await enter(backend, SU);
  const [{ announcer, said }, reports] = [announcerInMind(), new MemoryReports()];
  const profile = { ...backend.profile, removeAvatar: () => taskEither.left({ kind: 'Forbidden' } as const) };
  const signals = { emitLocally: () => undefined, broadcast: () => undefined };
  const actor = createActor(wireAvatar(profile, signals, announcer, reports)).start();
  actor.send({ type: 'change.requested' });
  actor.send({ type: 'removal.requested' });
  actor.send({ type: 'removal.cancelled' });
  actor.send({ type: 'removal.requested' });
  actor.send({ type: 'removal.confirmed' });
  await waitFor(actor, (state) => state.matches('choosing'));
  expect([reports.all(), said]).toEqual([
    ['Not removed: avatar', 'Deleting avatar failed: Forbidden'],
    [
      ['info', 'shared.list.notRemoved', 1000],
      ['Forbidden', undefined],
    ],
  ]);
});

import { taskEither } from 'fp-ts';
import { createActor, waitFor } from 'xstate';
import { MemoryReports } from '../../../src/adapters/memory/shared/reports.memory';
import { wireAvatar } from '../../../src/application/session/wire-avatar';
import { memoryOffice } from '../../contract/support/memory-office';
import { enter, SU } from '../../contract/support/office';
import { announcerInMind } from '../support/office';

test('a removal that fails or is given up is logged as well as said (R-SHR-34)', async () => {
  const office = memoryOffice();
  await enter(office, SU);
  const [{ announcer, said }, reports] = [announcerInMind(), new MemoryReports()];
  const profile = { ...office.profile, removeAvatar: () => taskEither.left({ kind: 'Forbidden' } as const) };
  const signals = { raise: () => undefined, tell: () => undefined };
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

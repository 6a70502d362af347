import { createActor, waitFor } from 'xstate';
import { MemoryReports } from '../../../src/adapters/memory/shared/reports.memory';
import { wireBulkRemoval } from '../../../src/application/shared/wire-bulk-removal';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { announcerInMind, gatewayOfOne, people } from '../support/backend';

const backend = (now = '1') => {
  const [records, speech, reports] = [
    gatewayOfOne({ id: '7', name: 'Emma', active: true }),
    announcerInMind(),
    new MemoryReports(),
  ];
  const person = { now };
  const actor = createActor(
    wireBulkRemoval({
      resource: people,
      gateway: records.gateway,
      announcer: speech.announcer,
      reports,
      person: { id: () => person.now, website: () => '1' },
    }),
  ).start();
  actor.send({ type: 'removal.asked', query: { ...defaultQuery(people.noFilter), term: 'em', page: 3 }, person: '1' });
  return {
    ...records,
    ...speech,
    reports,
    actor,
    person,
    until: (state: string) => waitFor(actor, ({ value }) => value === state),
  };
};

// Rule R-SHR-30.
test('looks up every row of the query a hundred at a time, deletes them, and says how many are gone', async () => {
  const { actor, asked, said, until } = backend();
  await until('confirming');
  expect(asked.list).toEqual([{ ...defaultQuery(people.noFilter), term: 'em', page: 1, perPage: 100 }]);
  actor.send({ type: 'removal.confirmed' });
  await until('idle');
  expect([asked.remove, said]).toEqual([[['7']], [['success', 'access.users.deleted', 1000, { count: 1 }]]]);
});

test('nothing is sent once somebody else is signed in; what was done is said', async () => {
  const { actor, asked, said, person, until } = backend();
  await until('confirming');
  person.now = '2';
  actor.send({ type: 'removal.confirmed' });
  await until('broken');
  expect([asked.remove, said]).toEqual([[], [['warning', 'shared.whole.signedOut', 6000, { done: 0, count: 1 }]]]);
});

test('a call that fails is logged with the rows that it was for, and so is a no to the question (R-SHR-34)', async () => {
  const { actor, refusals, reports, said, until } = backend();
  await until('confirming');
  refusals.remove = { kind: 'Unreachable', reason: 'server' };
  actor.send({ type: 'removal.confirmed' });
  await until('broken');
  expect([reports.all(), said]).toEqual([['Deleting people 7 failed: ServerError'], []]);
  actor.send({ type: 'removal.closed' });
  actor.send({ type: 'removal.asked', query: defaultQuery(people.noFilter), person: '1' });
  await until('confirming');
  actor.send({ type: 'removal.closed' });
  expect([reports.all().slice(1), said]).toEqual([
    ['Not removed: people 7'],
    [['info', 'shared.list.notRemoved', 1000]],
  ]);
});

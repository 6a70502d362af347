import { createActor, waitFor } from 'xstate';
import { wireOverview } from '../../../src/application/shared/wire-overview';
import { firstQuery } from '../../../src/domain/shared/list-query';
import type { Failure } from '../../../src/domain/shared/failure';
import { nameOf } from '../../domain/support/walk';
import { announcerInMind, gatewayOfOne, people } from '../support/office';

const query = firstQuery(people.noFilter);

const office = async (refusal?: Failure) => {
  const [records, speech] = [gatewayOfOne({ id: '7', name: 'Emma', active: true }), announcerInMind()];
  records.refusals.list = refusal;
  const actor = createActor(wireOverview(people)(records.gateway, speech.announcer), { input: { query } }).start();
  const until = async (state: string) => (await waitFor(actor, ({ value }) => nameOf(value).includes(state))).context;
  await waitFor(actor, ({ value }) => !nameOf(value).includes('loading'));
  return { ...records, ...speech, actor, until, now: () => nameOf(actor.getSnapshot().value), context: () => actor.getSnapshot().context };
};

test('a list that answers 404 is an empty one', async () => {
  const { now, context } = await office({ kind: 'NotFound' });
  expect([now(), context().page]).toEqual(['list.shown + removal.idle', { rows: [], total: 0, page: 1, perPage: 10 }]);
});

test('any other failure is shown in the list', async () => {
  const { now, context, said } = await office({ kind: 'Unreachable', reason: 'slow' });
  expect([now(), context().failure, said]).toEqual(['list.failed + removal.idle', { kind: 'Unreachable', reason: 'slow' }, []]);
});

describe('a refused switch (R-SHR-08)', () => {
  test.each([
    ['active', 'shared.failures.unableToUpdateStatus'],
    ['name', 'shared.failures.unableToUpdate'],
  ])('of %s says %s', async (field, key) => {
    const { actor, refusals, said, asked } = await office();
    refusals.toggle = { kind: 'Forbidden' };
    actor.send({ type: 'row.toggled', id: '7', field, value: false });
    expect(asked.toggle).toEqual([['7', field, false]]);
    await waitFor(actor, () => said.length > 0);
    expect(said).toEqual([['error', key, 2000]]);
  });
});

test('a deletion says how many are gone', async () => {
  const { actor, asked, said, until } = await office();
  actor.send({ type: 'all.toggled' });
  actor.send({ type: 'removal.requested' });
  actor.send({ type: 'removal.confirmed' });
  await until('removal.idle');
  expect([asked.remove, said]).toEqual([[['7']], [['success', 'access.users.deleted', 1000, { count: 1 }]]]);
});

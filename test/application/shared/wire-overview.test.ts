import { Subject } from 'rxjs';
import { createActor, waitFor } from 'xstate';
import { MemoryReports } from '../../../src/adapters/memory/shared/reports.memory';
import { flagSavings } from '../../../src/application/shared/flags/flag-savings';
import { wireOverview, type ToggleCheck } from '../../../src/application/shared/wire-overview';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import type { Failure } from '../../../src/domain/shared/failure';
import { nameOf } from '../../domain/support/walk';
import { announcerInMind, gatewayOfOne, people, type PersonKind } from '../support/backend';

const query = defaultQuery(people.noFilter);

const backend = async (refusal?: Failure, check?: ToggleCheck<PersonKind>, key = people.key) => {
  const [records, speech, reports] = [
    gatewayOfOne({ id: '7', name: 'Emma', active: true }),
    announcerInMind(),
    new MemoryReports(),
  ];
  const changes = new Subject<void>();
  records.refusals.list = refusal;
  const actor = createActor(
    wireOverview({ ...people, key }, check)(
      records.gateway,
      speech.announcer,
      reports,
      flagSavings({ onEnd: () => undefined }),
      { watchList: () => changes },
    ),
    { input: { query } },
  ).start();
  const until = async (state: string) => (await waitFor(actor, ({ value }) => nameOf(value).includes(state))).context;
  await waitFor(actor, ({ value }) => !nameOf(value).includes('loading'));
  return {
    ...records,
    ...speech,
    reports,
    changes,
    actor,
    until,
    now: () => nameOf(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
  };
};

test('a list that answers 404 is an empty one', async () => {
  const { now, context } = await backend({ kind: 'NotFound' });
  expect([now(), context().page]).toEqual(['list.shown + removal.idle', { rows: [], total: 0, page: 1, perPage: 10 }]);
});

test('any other failure is shown in the list', async () => {
  const { now, context, said } = await backend({ kind: 'Unreachable', reason: 'slow' });
  expect([now(), context().failure, said]).toEqual([
    'list.failed + removal.idle',
    { kind: 'Unreachable', reason: 'slow' },
    [],
  ]);
});

describe('a refused switch (R-SHR-08)', () => {
  test.each([
    ['users', 'shared.failures.unableToUpdateStatus'],
    ['emails', 'shared.failures.unableToUpdate'],
  ])('in the list of %s says %s', async (list, words) => {
    const { actor, refusals, said, asked } = await backend(undefined, undefined, list);
    refusals.toggle = { kind: 'Forbidden' };
    actor.send({ type: 'row.toggled', id: '7', field: 'active', value: false });
    expect(asked.toggle).toEqual([['7', 'active', false]]);
    await waitFor(actor, () => said.length > 0);
    expect(said).toEqual([['error', words, 2000]]);
  });
});

describe('a flag with a check', () => {
  const check: ToggleCheck<PersonKind> = {
    field: 'active',
    problemsOf: ({ name }) => [{ kind: 'named', name }],
  };
  const flag = { id: '7', field: 'active', value: true };

  test('is set after a look at the record', async () => {
    const { actor, reads, asked } = await backend(undefined, check);
    actor.send({ type: 'row.toggled', ...flag });
    const { context } = await waitFor(actor, (state) => state.context.asked.length > 0);
    expect([reads, context.asked, asked.toggle]).toEqual([
      ['7'],
      [{ ...flag, problems: [{ kind: 'named', name: 'Emma' }] }],
      [],
    ]);
    actor.send({ type: 'toggle.confirmed' });
    expect(asked.toggle).toEqual([['7', 'active', true]]);
  });

  test('is taken back, and others are set, without one', async () => {
    const { actor, reads, asked } = await backend(undefined, check);
    actor.send({ type: 'row.toggled', ...flag, value: false });
    actor.send({ type: 'row.toggled', ...flag, field: 'name' });
    expect([reads, asked.toggle]).toEqual([
      [],
      [
        ['7', 'active', false],
        ['7', 'name', true],
      ],
    ]);
  });

  test('stays as it is when the record cannot be read', async () => {
    const { actor, refusals, asked, said, context } = await backend(undefined, check);
    refusals.get = { kind: 'NotFound' };
    actor.send({ type: 'row.toggled', ...flag });
    await waitFor(actor, () => said.length > 0);
    expect([said, asked.toggle, context().asked]).toEqual([
      [['error', 'shared.failures.unableToUpdate', 2000]],
      [],
      [],
    ]);
  });
});

describe('rows that are changed elsewhere (R-LIV-06)', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('are read again, once for what happens together', async () => {
    const { changes, asked, context } = await backend();
    changes.next();
    changes.next();
    await jest.advanceTimersByTimeAsync(2000);
    expect([asked.list.length, context().page?.rows.length]).toEqual([2, 1]);
  });

  test('stay as they were when they cannot be read', async () => {
    const { changes, refusals, context, now } = await backend();
    refusals.list = { kind: 'Unreachable', reason: 'cut' };
    changes.next();
    await jest.advanceTimersByTimeAsync(2000);
    expect([now(), context().page?.rows.length]).toEqual([expect.stringContaining('shown'), 1]);
  });
});

test('a deletion says how many are gone', async () => {
  const { actor, asked, said, until } = await backend();
  actor.send({ type: 'all.toggled' });
  actor.send({ type: 'removal.requested' });
  actor.send({ type: 'removal.confirmed' });
  await until('removal.idle');
  expect([asked.remove, said]).toEqual([[['7']], [['success', 'access.users.deleted', 1000, { count: 1 }]]]);
});

describe('a deletion that does not happen (R-SHR-34)', () => {
  test('because its call failed is logged with its rows, and said', async () => {
    const { actor, refusals, reports, said, until } = await backend();
    refusals.remove = { kind: 'Forbidden' };
    actor.send({ type: 'all.toggled' });
    actor.send({ type: 'removal.requested' });
    actor.send({ type: 'removal.confirmed' });
    await waitFor(actor, () => said.length > 0);
    await until('removal.idle');
    expect([reports.all(), said]).toEqual([['Deleting people 7 failed: Forbidden'], [['Forbidden', 'access.user']]]);
  });

  test('because whoever was asked said no is logged, and said in passing', async () => {
    const { actor, asked, reports, said } = await backend();
    actor.send({ type: 'all.toggled' });
    actor.send({ type: 'removal.requested' });
    expect([reports.all(), said]).toEqual([[], []]);
    actor.send({ type: 'removal.cancelled' });
    expect([reports.all(), said, asked.remove]).toEqual([
      ['Not removed: people 7'],
      [['info', 'shared.list.notRemoved', 1000]],
      [],
    ]);
  });

  test('because the session ended is no news for the log', async () => {
    const { actor, refusals, reports, said } = await backend();
    refusals.remove = { kind: 'Unauthenticated' };
    actor.send({ type: 'all.toggled' });
    actor.send({ type: 'removal.requested' });
    actor.send({ type: 'removal.confirmed' });
    await waitFor(actor, () => said.length > 0);
    expect(reports.all()).toEqual([]);
  });
});

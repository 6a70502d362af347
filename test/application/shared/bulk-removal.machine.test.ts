import { either } from 'fp-ts';
import { createActor, fromPromise, waitFor } from 'xstate';
import { afterBatch, BATCH, noRemoval, unsureAfter } from '../../../src/application/shared/bulk-removal';
import { bulkRemovalMachineOf } from '../../../src/application/shared/bulk-removal.machine';
import type { RemovalReport } from '../../../src/application/shared/ports/resource-gateway.port';
import type { ReadCount } from '../../../src/application/shared/read-all';
import type { Failure } from '../../../src/domain/shared/failure';
import { defaultQuery, type ListQuery } from '../../../src/domain/shared/list-query';
import type { Outcome } from '../../../src/domain/shared/outcome';
import type { Identified, Kind } from '../../../src/domain/shared/resource';
import { called } from '../../domain/support/called';
import { done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

interface NamedKind extends Kind {
  filter: { readonly name: string };
}

const machine = bulkRemovalMachineOf<NamedKind>();
const query = defaultQuery({ name: 'x' });
const rows = (count: number): readonly Identified[] =>
  Array.from({ length: count }, (_, place) => ({ id: String(place + 1) }));
const idsOf = (list: readonly Identified[]) => list.map(({ id }) => id);
const cut: Failure = { kind: 'Unreachable', reason: 'cut' };
const lost: Failure = { kind: 'Unauthenticated' };
interface CollectInput {
  readonly query: ListQuery<{ readonly name: string }> | null;
  readonly onCount: (count: ReadCount) => void;
}
const allTaken: Outcome<RemovalReport> = either.right({ refused: [] });

describe('deleting a whole query, every event in every state (R-SHR-30)', () => {
  const collected = (found: Outcome<readonly Identified[]>) => done('0.bulk-removal.collecting', found);
  const answered = (report: Outcome<RemovalReport>) => done('0.bulk-removal.removing', report);
  const events = {
    'ask': { type: 'removal.asked', query, person: '1' },
    'count': { type: 'rows.counted', count: { done: 1, total: 2 } },
    'one batch': collected(either.right(rows(2))),
    'two batches': collected(either.right(rows(BATCH + 1))),
    'no rows': collected(either.right([])),
    'not looked up': collected(either.left(cut)),
    'retry': { type: 'removal.retried' },
    'confirm': { type: 'removal.confirmed' },
    'stop': { type: 'removal.stopped' },
    'go on': { type: 'removal.continued' },
    'close': { type: 'removal.closed' },
    'forget': { type: 'removal.forgotten' },
    'taken': answered(allTaken),
    'some refused': answered(
      either.right({
        refused: [
          { id: '1', code: 'LOCKED' },
          { id: '51', code: 'LOCKED' },
        ],
      }),
    ),
    'cut': answered(either.left(cut)),
  };
  const steps = walk(machine, {
    events,
    remember: ({ left, refused, stopping, unsure, counted }) => [
      left.length,
      refused.length,
      stopping,
      unsure.length,
      counted.done,
    ],
  });

  test('reaches every state, and leaves each only as it should', () => {
    expect(reached(steps)).toEqual(restingStates(machine));
    expect(tableOf(steps)).toEqual({
      idle: { ask: 'collecting' },
      collecting: {
        'one batch': 'confirming',
        'two batches': 'confirming',
        'no rows': 'idle',
        'not looked up': 'unread',
        'close': 'idle',
        'forget': 'idle',
      },
      unread: { retry: 'collecting', close: 'idle', forget: 'idle' },
      confirming: { confirm: 'removing', close: 'idle', forget: 'idle' },
      removing: {
        'taken': 'idle | removing | reporting | stopped',
        'some refused': 'removing | reporting | stopped',
        'cut': 'broken',
        'forget': 'idle',
      },
      stopped: { 'go on': 'removing', 'close': 'idle', 'forget': 'idle' },
      broken: { 'go on': 'removing', 'close': 'idle', 'forget': 'idle' },
      reporting: { close: 'idle', forget: 'idle' },
    });
  });

  test('back in idle nothing is remembered of what was deleted', () => {
    for (const { after } of steps.filter((step) => step.after.value === 'idle'))
      expect(after.context).toEqual(noRemoval);
  });
});

const start = async (count: number) => {
  const [collect, remove] = [
    called<Outcome<readonly Identified[]>, CollectInput>(),
    called<Outcome<RemovalReport>, { readonly person: string | null; readonly ids: readonly string[] }>(),
  ];
  const said: unknown[] = [];
  const actor = createActor(
    machine.provide({
      actors: { collectRows: fromPromise(collect.run), removeBatch: fromPromise(remove.run) },
      actions: {
        announceRemoval: (_, { count: gone }) => {
          said.push(gone);
        },
        announceEnd: (_, { failure, done: gone, count: all }) => {
          said.push([failure?.kind, gone, all]);
        },
      },
    }),
  ).start();
  actor.on('rows.changed', () => {
    said.push('changed');
  });
  const until = (state: string) => waitFor(actor, ({ value }) => value === state);
  const untilCalls = async (calls: number) => waitFor(actor, () => remove.times() === calls);
  actor.send({ type: 'removal.asked', query, person: '1' });
  collect.answer(either.right(rows(count)));
  await until('confirming');
  actor.send({ type: 'removal.confirmed' });
  return { actor, remove, said, until, untilCalls, context: () => actor.getSnapshot().context };
};

describe('deleting a whole query', () => {
  test('goes in batches, tells how far it is, and deletes only what was there when it was asked', async () => {
    const { remove, said, until, untilCalls, context } = await start(2 * BATCH + 3);
    expect(remove.input()).toEqual({ person: '1', ids: idsOf(rows(BATCH)) });
    remove.answer(allTaken);
    await untilCalls(2);
    expect([context().done, context().left.length]).toEqual([BATCH, BATCH + 3]);
    remove.answer(allTaken);
    await untilCalls(3);
    expect(remove.input().ids).toEqual(['101', '102', '103']);
    remove.answer(allTaken);
    await until('idle');
    expect(said).toEqual([103, 'changed']);
  });

  test('what was refused is kept with its reason, over all batches', async () => {
    const { remove, until, untilCalls, context } = await start(BATCH + 1);
    remove.answer(either.right({ refused: [{ id: '2', code: 'LOCKED' }] }));
    await untilCalls(2);
    remove.answer(either.right({ refused: [{ id: '51', code: 'IN_USE' }] }));
    await until('reporting');
    expect([context().done, context().refused]).toEqual([
      BATCH - 1,
      [
        { id: '2', code: 'LOCKED' },
        { id: '51', code: 'IN_USE' },
      ],
    ]);
  });

  test('stopping waits for the batch that is on its way, and can be taken up again', async () => {
    const { actor, remove, said, until, untilCalls, context } = await start(BATCH + 2);
    actor.send({ type: 'removal.stopped' });
    expect(actor.getSnapshot().value).toBe('removing');
    remove.answer(allTaken);
    await until('stopped');
    expect([context().done, context().left, remove.times(), said]).toEqual([BATCH, ['51', '52'], 1, ['changed']]);
    actor.send({ type: 'removal.continued' });
    await untilCalls(2);
    remove.answer(allTaken);
    await until('idle');
    expect(said).toEqual(['changed', BATCH + 2, 'changed']);
  });

  test('after a cut line it is known what is done, what is left and what nobody knows; going on finds out', async () => {
    const { actor, remove, said, until, untilCalls, context } = await start(BATCH + 2);
    remove.answer(allTaken);
    await untilCalls(2);
    remove.answer(either.left(cut));
    await until('broken');
    expect([context().done, context().left, context().unsure, context().failure]).toEqual([
      BATCH,
      ['51', '52'],
      ['51', '52'],
      cut,
    ]);
    actor.send({ type: 'removal.continued' });
    await untilCalls(3);
    remove.answer(either.right({ refused: [{ id: '51', code: 'NOT_FOUND' }] }));
    await until('idle');
    expect(said).toEqual([['Unreachable', BATCH, BATCH + 2], 'changed', BATCH + 2, 'changed']);
  });

  test('a session that ended refuses for certain: nothing is in doubt', async () => {
    const { remove, said, until, untilCalls, context } = await start(BATCH + 2);
    remove.answer(allTaken);
    await untilCalls(2);
    remove.answer(either.left(lost));
    await until('broken');
    expect([context().unsure, said[0]]).toEqual([[], ['Unauthenticated', BATCH, BATCH + 2]]);
  });
});

test('a row that was gone before anybody tried is told as one that stayed', () => {
  const report = {
    refused: [
      { id: '1', code: 'NOT_FOUND' },
      { id: '99', code: 'LOCKED' },
    ],
  };
  expect(afterBatch({ left: ['1', '2'], unsure: [], done: 0, refused: [] }, report)).toEqual({
    left: [],
    unsure: [],
    done: 1,
    refused: [{ id: '1', code: 'NOT_FOUND' }],
  });
});

test('only silence leaves doubt', () => {
  const progress = { left: ['1'], unsure: ['1'], done: 0, refused: [] };
  expect(
    [cut, lost, { kind: 'Malformed', path: 'x' } as const, null].map((failure) =>
      unsureAfter({ ...progress, unsure: [] }, failure),
    ),
  ).toEqual([['1'], [], ['1'], []]);
  expect(unsureAfter(progress, cut)).toEqual(['1']);
});

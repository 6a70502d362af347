import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { createActor } from 'xstate';
import type { StatisticsQuery, StatisticsSource } from '../../../src/application/insight/ports/statistics-source.port';
import type { CallOptions } from '../../../src/application/shared/ports/call';
import { statisticsMachine, type ShownStatistics } from '../../../src/application/insight/statistics.machine';
import { wireStatistics } from '../../../src/application/insight/wire-statistics';
import type { Series, Statistics } from '../../../src/domain/insight/statistics';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

const cut: Failure = { kind: 'Unreachable', reason: 'cut' };
const november = { start: '2026-11-01', end: '2026-11-25' };
const year = { start: '2026-01-01', end: '2026-11-25' };
const beforeNovember = { start: '2026-10-07', end: '2026-10-31' };

/** Statistics of orders for one day. */
const orders = (total: number): Statistics =>
  new Map([
    ['orders', { kind: 'series', points: [{ date: '2026-11-01', values: { total } }], totals: {} } satisfies Series],
  ]);
const shownOf = (total: number): Outcome<ShownStatistics> =>
  either.right({ range: november, grouping: 'day', statistics: orders(total), at: 1 });

describe('statistics, every event in every state', () => {
  const input = { subject: 'orders', range: november } as const;
  const events = {
    came: done('0.statistics.loading', shownOf(12)),
    cut: done('0.statistics.loading', either.left(cut)),
    before: done('0.statistics.comparing', shownOf(8)),
    noBefore: done('0.statistics.comparing', either.left(cut)),
    range: { type: 'query.changed', subject: 'orders', range: year },
    subject: { type: 'query.changed', subject: 'users', range: november },
    refresh: { type: 'refresh.requested' },
  } as const;
  const steps = walk(statisticsMachine, {
    input,
    events,
    remember: ({ subject, range, shown, before, failure }) => [
      subject,
      range.start,
      shown !== null,
      before !== null,
      failure?.kind,
    ],
  });

  test('reaches every state', () => {
    expect(reached(steps)).toEqual(restingStates(statisticsMachine));
  });

  test('has one way for each', () => {
    const again = { range: 'loading', subject: 'loading', refresh: 'loading' };
    expect(tableOf(steps)).toEqual({
      loading: { came: 'comparing', cut: 'failed' },
      comparing: { before: 'shown', noBefore: 'shown', ...again },
      shown: again,
      failed: again,
    });
  });

  test.each(['came', 'refresh', 'cut', 'range', 'noBefore', 'before'])('%s keeps the figures', (event) => {
    const lost = steps.filter(
      ({ event: happened, before, after }) =>
        happened === event &&
        before.context.shown !== null &&
        before.context.subject === after.context.subject &&
        after.context.shown === null,
    );
    expect(lost).toEqual([]);
  });

  test('another subject clears figures, comparison and failure', () => {
    const others = steps.filter(({ event, before }) => event === 'subject' && before.context.subject === 'orders');
    expect(others.length).toBeGreaterThan(3);
    expect(others.map(({ after: { context } }) => [context.shown, context.before, context.failure])).toEqual(
      others.map(() => [null, null, null]),
    );
  });
});

interface Call extends StatisticsQuery {
  readonly signal: CallOptions['signal'];
  readonly answer: (outcome: Either<Failure, Statistics>) => Promise<void>;
}

/** Starts the machine at noon on a source whose answers the test controls. */
const start = (subject: StatisticsQuery['subject'] = 'orders', range = november) => {
  const calls: Call[] = [];
  const source: StatisticsSource = {
    load: (query, options) => () =>
      new Promise((resolve) => {
        calls.push({
          ...query,
          signal: options?.signal,
          answer: async (outcome) => {
            resolve(outcome);
            // The answer passes through several promises before it reaches the machine.
            for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
          },
        });
      }),
  };
  const clock = { now: () => 1_000 + calls.length, zone: () => 'UTC' };
  const actor = createActor(wireStatistics(source, clock), { input: { subject, range } }).start();
  const call = (place: number): Call => {
    const found = calls[place];
    if (found === undefined) throw new Error(`Call ${place} was not made`);
    return found;
  };
  return { actor, calls, call, now: () => actor.getSnapshot() };
};

describe('loading', () => {
  test('asks for the figures, then for the previous period, and reads the clock when they come', async () => {
    const { calls, call, now } = start();
    expect(calls).toMatchObject([{ subject: 'orders', range: november, grouping: 'day' }]);
    await call(0).answer(either.right(orders(12)));
    expect(now().context.shown).toEqual({ range: november, grouping: 'day', statistics: orders(12), at: 1_001 });
    expect(now().context.before).toBeNull();
    expect(calls.slice(1)).toMatchObject([{ subject: 'orders', range: beforeNovember, grouping: 'day' }]);
    await call(1).answer(either.right(orders(8)));
    expect([now().value, now().context.before, now().context.shown?.at]).toEqual(['shown', orders(8), 1_001]);
  });

  test('is silent where the previous period fails', async () => {
    const { call, now } = start();
    await call(0).answer(either.right(orders(12)));
    await call(1).answer(either.left(cut));
    expect([now().value, now().context.before, now().context.failure]).toEqual(['shown', null, null]);
  });

  test('groups an area by month above 92 days and the dashboard never (R-INS-11)', () => {
    expect(start('orders', year).calls).toMatchObject([{ grouping: 'month' }]);
    expect(start('dashboard', year).calls).toMatchObject([{ grouping: 'day' }]);
  });

  test('groups the previous period as the period', async () => {
    const { calls, call } = start('orders', year);
    await call(0).answer(either.right(orders(12)));
    expect(calls[1]).toMatchObject({ grouping: 'month', range: { start: '2025-02-01', end: '2025-12-25' } });
  });
});

describe('another query', () => {
  test('aborts the request before', () => {
    const { actor, calls, call } = start();
    expect(call(0).signal?.aborted).toBe(false);
    actor.send({ type: 'query.changed', subject: 'orders', range: year });
    expect([call(0).signal?.aborted, call(1).signal?.aborted]).toEqual([true, false]);
    expect(calls).toHaveLength(2);
  });

  test('aborts the request for the previous period', async () => {
    const { actor, call } = start();
    await call(0).answer(either.right(orders(12)));
    actor.send({ type: 'query.changed', subject: 'users', range: november });
    expect([call(1).signal?.aborted, call(2).subject]).toEqual([true, 'users']);
  });

  test('ignores an answer that comes late', async () => {
    const { actor, call, now } = start();
    actor.send({ type: 'query.changed', subject: 'orders', range: year });
    await call(0).answer(either.right(orders(1)));
    expect([now().value, now().context.shown]).toEqual(['loading', null]);
    await call(1).answer(either.right(orders(2)));
    expect(now().context.shown).toMatchObject({ range: year, statistics: orders(2) });
  });

  test('ends with the machine', () => {
    const { actor, call } = start();
    actor.stop();
    expect(call(0).signal?.aborted).toBe(true);
  });
});

describe('a refresh', () => {
  test('keeps the figures while it loads and when it fails; the next one recovers', async () => {
    const { actor, call, now } = start();
    await call(0).answer(either.right(orders(12)));
    await call(1).answer(either.right(orders(8)));
    actor.send({ type: 'refresh.requested' });
    expect([now().value, now().context.shown?.statistics, now().context.before]).toEqual([
      'loading',
      orders(12),
      orders(8),
    ]);
    await call(2).answer(either.left(cut));
    expect([now().value, now().context.failure, now().context.shown?.statistics]).toEqual(['failed', cut, orders(12)]);
    actor.send({ type: 'refresh.requested' });
    await call(3).answer(either.right(orders(13)));
    expect([now().context.failure, now().context.shown?.statistics]).toEqual([null, orders(13)]);
  });
});

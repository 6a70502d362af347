import { either } from 'fp-ts';
import { createActor, fromPromise } from 'xstate';
import type { LogsAsked } from '../../../src/application/spare-parts/ports/reference-logs.port';
import { referenceLogsMachine, type LogsRead } from '../../../src/application/spare-parts/reference-logs.machine';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { called } from '../../domain/support/called';
import { done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

const CUT: Failure = { kind: 'Unreachable', reason: 'cut' };
const READ: LogsRead = { page: { rows: [], total: 23, page: 1, perPage: 10 }, levels: ['warning'] };

describe('the log of a reference (R-SPA-24)', () => {
  test('in every state', () => {
    const steps = walk(referenceLogsMachine, {
      input: '4',
      events: {
        read: done('0.reference-logs.loading', either.right(READ)),
        cut: done('0.reference-logs.loading', either.left(CUT)),
        page: { type: 'page.chosen', page: 2 },
        levels: { type: 'levels.chosen', levels: ['warning'] },
        retry: { type: 'retry.requested' },
      },
      remember: ({ read, failure }) => [read !== null, failure?.kind],
    });
    expect(reached(steps)).toEqual(restingStates(referenceLogsMachine));
    expect(tableOf(steps)).toEqual({
      loading: { read: 'shown', cut: 'failed' },
      shown: { page: 'loading', levels: 'loading' },
      failed: { page: 'loading', levels: 'loading', retry: 'loading' },
    });
  });

  test('another choice of levels begins with its first page; the last page stays until the next has come', async () => {
    const read = called<Outcome<LogsRead>, LogsAsked>();
    const actor = createActor(referenceLogsMachine.provide({ actors: { readLogs: fromPromise(read.run) } }), {
      input: '4',
    });
    actor.start();
    const answer = async (outcome: Outcome<LogsRead>): Promise<void> => {
      read.answer(outcome);
      await new Promise<void>((resolve) => setImmediate(resolve));
    };
    await answer(either.right(READ));
    actor.send({ type: 'page.chosen', page: 3 });
    expect([read.input(), actor.getSnapshot().context.read]).toEqual([{ reference: '4', page: 3, levels: [] }, READ]);
    await answer(either.left(CUT));
    expect([actor.getSnapshot().value, actor.getSnapshot().context.read]).toEqual(['failed', READ]);
    actor.send({ type: 'levels.chosen', levels: ['error'] });
    expect(read.input()).toEqual({ reference: '4', page: 1, levels: ['error'] });
    await answer(either.right(READ));
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['shown', null]);
  });
});

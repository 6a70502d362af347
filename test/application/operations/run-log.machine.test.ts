import { either } from 'fp-ts';
import { createActor, fromPromise } from 'xstate';
import { runLogMachine } from '../../../src/application/operations/run-log.machine';
import type { JobLogLine } from '../../../src/domain/operations/job';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { called } from '../../domain/support/called';
import { done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

const CUT: Failure = { kind: 'Unreachable', reason: 'cut' };
const linesOf = (...texts: readonly string[]): readonly JobLogLine[] =>
  texts.map((text) => ({ at: null, level: 'info', text }));

describe('the log of a run (R-JOB-15)', () => {
  test('in every state', () => {
    const steps = walk(runLogMachine, {
      input: { id: '1' },
      events: {
        read: done('0.run-log.loading', either.right(linesOf('one'))),
        cut: done('0.run-log.loading', either.left(CUT)),
        changed: { type: 'run.changed' },
        retry: { type: 'retry.requested' },
      },
      remember: ({ lines, failure, isStale }) => [lines?.length, failure?.kind, isStale],
    });
    expect(reached(steps)).toEqual(restingStates(runLogMachine));
    expect(tableOf(steps)).toEqual({
      loading: { read: 'loading | read', cut: 'failed' },
      read: { changed: 'loading' },
      failed: { changed: 'loading', retry: 'loading' },
    });
  });

  test('is read again after an answer that the run has overtaken, and kept when that fails', async () => {
    const read = called<Outcome<readonly JobLogLine[]>, { readonly id: string }>();
    const actor = createActor(runLogMachine.provide({ actors: { readLog: fromPromise(read.run) } }), {
      input: { id: '7' },
    });
    actor.start();
    const answer = async (outcome: Outcome<readonly JobLogLine[]>): Promise<void> => {
      read.answer(outcome);
      await new Promise<void>((resolve) => setImmediate(resolve));
    };
    actor.send({ type: 'run.changed' });
    await answer(either.right(linesOf('one')));
    expect([actor.getSnapshot().value, read.input()]).toEqual(['loading', { id: '7' }]);
    await answer(either.left(CUT));
    expect([actor.getSnapshot().value, actor.getSnapshot().context.lines]).toEqual(['failed', linesOf('one')]);
  });
});

import { either } from 'fp-ts';
import { createActor, fromPromise, waitFor } from 'xstate';
import { redirectCheckMachine } from '../../../src/application/site/redirect-check.machine';
import type { Failure } from '../../../src/domain/shared/failure';
import { redirects, type RedirectRow } from '../../../src/domain/site/redirect';
import { called } from '../../domain/support/called';
import { done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

const RULE: RedirectRow = { ...redirects.blank, id: '1', from: '/a', to: '/b', datetime: null };
const CUT: Failure = { kind: 'Unreachable', reason: 'cut' };
const READ = done('0.redirectCheck.reading', either.right([RULE]));

describe('the check of redirects, every event in every state', () => {
  const steps = walk(redirectCheckMachine, {
    input: { most: 100 },
    events: {
      'few': { type: 'rules.counted', done: 100, total: 100 },
      'many': { type: 'rules.counted', done: 100, total: 101 },
      'read': READ,
      'refused': done('0.redirectCheck.reading', either.left(CUT)),
      'asked for': { type: 'check.requested' },
    },
    remember: ({ most, rules, failure }) => [most === Infinity, rules.length, failure],
  });

  test('reaches every state, and goes where it may', () => {
    expect(reached(steps)).toEqual(restingStates(redirectCheckMachine));
    expect(tableOf(steps)).toEqual({
      reading: { many: 'reading | waiting', read: 'read', refused: 'failed' },
      waiting: { 'asked for': 'reading' },
      failed: { 'asked for': 'reading' },
      read: {},
    });
  });

  test('asks once about many, then reads however many', () => {
    expect(
      steps
        .filter(
          ({ before, event }) => event === 'many' && before.context.most === Infinity && before.value === 'reading',
        )
        .map(({ after }) => after.value),
    ).not.toContain('waiting');
  });
});

describe('the check of redirects', () => {
  test('counts while it reads, and is not read on when nobody waits for it', async () => {
    const reading = called<
      either.Either<Failure, readonly RedirectRow[]>,
      { readonly onCount: (count: { done: number; total: number }) => void }
    >();
    const actor = createActor(
      redirectCheckMachine.provide({
        actors: { readRules: fromPromise(reading.run) },
      }),
      { input: { most: 1_000 } },
    ).start();
    reading.input().onCount({ done: 100, total: 250 });
    expect(actor.getSnapshot().context).toMatchObject({ done: 100, total: 250 });
    reading.input().onCount({ done: 100, total: 2_500 });
    expect([actor.getSnapshot().value, reading.signal(0).aborted]).toEqual(['waiting', true]);
    actor.send({ type: 'check.requested' });
    reading.input().onCount({ done: 200, total: 2_500 });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.done]).toEqual(['reading', 200]);
    reading.answer(either.right([RULE]));
    expect((await waitFor(actor, ({ value }) => value === 'read')).context.rules).toEqual([RULE]);
  });
});

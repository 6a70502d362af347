import { either } from 'fp-ts';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { resetRequestMachine } from '../../../src/domain/session/reset-request.machine';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { called } from '../support/called';
import { after, done, nameOf, reached, restingStates, tableOf, walk } from '../support/walk';

const EMAIL = 'anna@firma.example';
const tooMany: Failure = { kind: 'TooMany', retryAfter: 4 };
const lineCut: Failure = { kind: 'Unreachable', reason: 'cut' };
const good: Outcome<void> = either.right(undefined);
const submit = (email = EMAIL) => ({ type: 'email.submitted', email }) as const;

// Rule R-SES-15.
describe('asking for a new password, every event in every state', () => {
  const steps = walk(resetRequestMachine, {
    events: {
      'submit good': submit(),
      'submit empty': submit(''),
      'submit bad': submit('anna'),
      'answered': done('0.resetRequest.sending', good),
      'refused': done('0.resetRequest.sending', either.left(lineCut)),
      'too many': done('0.resetRequest.sending', either.left(tooMany)),
      'wait is over': after('retryTime', 'resetRequest.asking.throttled'),
      'shown': after('refusalTime', 'resetRequest.asking.refused'),
    },
    remember: ({ failure, problems }) => [failure?.kind, problems],
  });

  test('reaches every state', () => {
    expect(reached(steps)).toEqual(restingStates(resetRequestMachine));
  });

  test('goes nowhere else', () => {
    expect(tableOf(steps)).toEqual({
      'asking.waiting': { 'submit good': 'sending', 'submit empty': 'asking.refused', 'submit bad': 'asking.refused' },
      'asking.refused': { 'submit good': 'sending', 'shown': 'asking.waiting' },
      'asking.throttled': { 'wait is over': 'asking.waiting' },
      'sending': { 'answered': 'sent', 'refused': 'asking.refused', 'too many': 'asking.throttled' },
      'sent': {},
    });
  });
});

const started = () => {
  const call = called<Outcome<void>, { readonly email: string }>();
  const clock = new SimulatedClock();
  const actor = createActor(resetRequestMachine.provide({ actors: { requestReset: fromPromise(call.run) } }), {
    clock,
  }).start();
  const now = () => nameOf(actor.getSnapshot().value);
  return { actor, call, clock, now, until: (state: string) => waitFor(actor, ({ value }) => nameOf(value) === state) };
};

test('asks with the address as it is meant, once', () => {
  const { actor, call } = started();
  actor.send(submit(`  ${EMAIL} `));
  actor.send(submit());
  expect([call.times(), call.input()]).toEqual([1, { email: EMAIL }]);
});

test.each([
  ['', 'required'],
  ['anna', 'pattern.email'],
])('%p is not sent, and says %s', (email, problem) => {
  const { actor, call, now } = started();
  actor.send(submit(email));
  expect([now(), call.times(), actor.getSnapshot().context.problems]).toEqual([
    'asking.refused',
    0,
    { email: problem },
  ]);
});

test('a refusal shows for exactly three seconds, and every new try starts it anew (R-SES-03)', async () => {
  const { actor, call, clock, now, until } = started();
  actor.send(submit());
  call.answer(either.left(lineCut));
  expect((await until('asking.refused')).context.failure).toEqual(lineCut);
  clock.increment(2999);
  actor.send(submit('anna'));
  clock.increment(2999);
  expect(now()).toBe('asking.refused');
  clock.increment(1);
  expect([now(), actor.getSnapshot().context.failure]).toEqual(['asking.waiting', null]);
});

test('after too many requests none is sent until Retry-After has passed (R-SHR-41)', async () => {
  const { actor, call, clock, now, until } = started();
  actor.send(submit());
  call.answer(either.left(tooMany));
  await until('asking.throttled');
  clock.increment(3999);
  actor.send(submit());
  expect([now(), call.times()]).toEqual(['asking.throttled', 1]);
  clock.increment(1);
  expect([now(), actor.getSnapshot().context.failure]).toEqual(['asking.waiting', null]);
});

import { either } from 'fp-ts';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { AcceptForm } from '../../../src/domain/session/accept.rule';
import { acceptance, newPassword } from '../../../src/domain/session/linked-forms';
import type { MailedLink } from '../../../src/domain/session/mailed-link';
import { mailedLinkMachineOf } from '../../../src/domain/session/mailed-link.machine';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { called } from '../support/called';
import { after, done, nameOf, reached, restingStates, tableOf, walk } from '../support/walk';

const machine = mailedLinkMachineOf<AcceptForm>();
const link: MailedLink = { email: 'anna@firma.example', code: 'secret' };
const form: AcceptForm = {
  firstname: 'Anna',
  surname: 'de Baas',
  password: 'AAaa11!!xx',
  repeat: 'AAaa11!!xx',
  language: 'nl',
};
const good = either.right(undefined);
const cut: Failure = { kind: 'Unreachable', reason: 'cut' };
const late: Failure = { kind: 'FieldsRejected', code: 'CODE_EXPIRED', fields: { code: 'CODE_EXPIRED' } };
const wrongCode: Failure = { kind: 'FieldsRejected', code: 'VALUE_NOT_VALID', fields: { code: 'VALUE_NOT_VALID' } };
const wrongName: Failure = {
  kind: 'FieldsRejected',
  code: 'VALUE_NOT_VALID',
  fields: { firstname: 'VALUE_NOT_VALID' },
};
const taken: Failure = { kind: 'FieldsRejected', code: 'NOT_UNIQUE', fields: { email: 'NOT_UNIQUE' } };
const refusedWith = (failure: Failure): Outcome<void> => either.left(failure);

// Rule R-SES-17.
describe('a mailed link, every event in every state', () => {
  const steps = walk(machine, {
    input: { ...acceptance, link, go: () => undefined },
    events: {
      'left': done('0.mailedLink.leaving', good),
      'not left': done('0.mailedLink.leaving', refusedWith(cut)),
      'checked': done('0.mailedLink.checking', good),
      'refused': done('0.mailedLink.checking', refusedWith(wrongCode)),
      'expired': done('0.mailedLink.checking', refusedWith(late)),
      'unknown': done('0.mailedLink.checking', refusedWith({ kind: 'NotFound' })),
      'not checked': done('0.mailedLink.checking', refusedWith(cut)),
      'too often': done('0.mailedLink.checking', refusedWith({ kind: 'TooMany', retryAfter: 4 })),
      'unreadable': done('0.mailedLink.checking', refusedWith({ kind: 'Malformed', path: 'answer' })),
      'retry': { type: 'retry.requested' },
      'submit good': { type: 'form.submitted', form },
      'submit bad': { type: 'form.submitted', form: { ...form, repeat: 'other' } },
      'saved': done('0.mailedLink.saving', good),
      'expired meanwhile': done('0.mailedLink.saving', refusedWith(late)),
      'used meanwhile': done('0.mailedLink.saving', refusedWith(wrongCode)),
      'gone meanwhile': done('0.mailedLink.saving', refusedWith({ kind: 'NotFound' })),
      'name refused': done('0.mailedLink.saving', refusedWith(wrongName)),
      'address taken': done('0.mailedLink.saving', refusedWith(taken)),
      'not saved': done('0.mailedLink.saving', refusedWith(cut)),
      'end': { type: 'end.requested' },
      'stayed': after('stay', 'mailedLink.saved'),
    },
    remember: ({ failure }) => failure?.kind,
  });

  test('reaches every state', () => {
    expect(reached(steps)).toEqual(restingStates(machine));
  });

  test('goes where core 4 says, and nowhere else', () => {
    expect(tableOf(steps)).toEqual({
      leaving: { 'left': 'checking', 'not left': 'unreachable' },
      checking: {
        'checked': 'open',
        'refused': 'invalid',
        'expired': 'invalid',
        'unknown': 'invalid',
        'not checked': 'unreachable',
        'too often': 'unreachable',
        'unreadable': 'unreachable',
      },
      unreachable: { retry: 'leaving' },
      open: { 'submit good': 'saving' },
      saving: {
        'saved': 'saved',
        'expired meanwhile': 'invalid',
        'used meanwhile': 'invalid',
        'gone meanwhile': 'invalid',
        'name refused': 'open',
        'address taken': 'open',
        'not saved': 'open',
      },
      saved: { end: 'ended', stayed: 'ended' },
      ended: {},
      invalid: {},
    });
  });
});

/** The running machine; the test answers its actors. */
const started = (linked = acceptance) => {
  const calls = {
    leave: called<Outcome<void>, unknown>(),
    check: called<Outcome<void>, MailedLink>(),
    save: called<Outcome<void>, { readonly link: MailedLink; readonly form: AcceptForm }>(),
  };
  const said: unknown[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    machine.provide({
      actors: {
        leaveSession: fromPromise(calls.leave.run),
        checkLink: fromPromise(calls.check.run),
        saveForm: fromPromise(calls.save.run),
      },
      actions: {
        announceLink: (_, { failure }) => {
          said.push(['link', failure]);
        },
        announceFailure: (_, { failure }) => {
          said.push(['failure', failure]);
        },
        announceProblems: () => {
          said.push('problems');
        },
        leadToSignIn: () => {
          said.push('to sign-in');
        },
        leadOn: () => {
          said.push('on');
        },
      },
    }),
    { clock, input: { ...linked, link, go: () => undefined } },
  ).start();
  const until = (state: string) => waitFor(actor, ({ value }) => nameOf(value) === state);
  return { actor, calls, said, clock, until, now: () => nameOf(actor.getSnapshot().value) };
};

const opened = async (stay = acceptance.stay) => {
  const world = started({ ...acceptance, stay });
  world.calls.leave.answer(good);
  await world.until('checking');
  world.calls.check.answer(good);
  await world.until('open');
  return world;
};

const submitted = async (stay?: number) => {
  const world = await opened(stay);
  world.actor.send({ type: 'form.submitted', form });
  return world;
};

describe('the link of an invitation (R-SES-13)', () => {
  test('is checked only after whoever was signed in has left', async () => {
    const { calls, until } = started();
    expect([calls.leave.times(), calls.check.times()]).toEqual([1, 0]);
    calls.leave.answer(good);
    await until('checking');
    expect(calls.check.input()).toEqual(link);
  });

  test.each([
    ['wrong', wrongCode],
    ['expired', late],
  ])('when %s, is told and leads to signing in', async (_, failure) => {
    const { calls, said, until } = started();
    calls.leave.answer(good);
    await until('checking');
    calls.check.answer(refusedWith(failure));
    await until('invalid');
    expect(said).toEqual([['link', failure], 'to sign-in']);
  });

  test('that could not be checked says nothing against itself, and can be tried again', async () => {
    const { actor, calls, said, until } = started();
    calls.leave.answer(good);
    await until('checking');
    calls.check.answer(refusedWith(cut));
    expect((await until('unreachable')).context.failure).toEqual(cut);
    expect(said).toEqual([]);
    actor.send({ type: 'retry.requested' });
    expect(actor.getSnapshot().context.failure).toBeNull();
    expect(calls.leave.times()).toBe(2);
  });
});

describe('the form', () => {
  test('is sent with its link', async () => {
    const { calls } = await submitted();
    expect(calls.save.input()).toEqual({ link, form });
  });

  test('that its rule refuses is not sent', async () => {
    const { actor, calls, said, now } = await opened();
    actor.send({ type: 'form.submitted', form: { ...form, surname: 'R2D2' } });
    expect([now(), calls.save.times(), said]).toEqual(['open', 0, ['problems']]);
  });

  test('a second press while the first is on its way asks once', async () => {
    const { actor, calls } = await submitted();
    actor.send({ type: 'form.submitted', form });
    expect(calls.save.times()).toBe(1);
  });

  test.each([
    ['a refused name', wrongName],
    ['a known address', taken],
    ['a cut line', cut],
  ])('stays open after %s, and says why until the next try', async (_, failure) => {
    const { actor, calls, said, until } = await submitted();
    calls.save.answer(refusedWith(failure));
    expect((await until('open')).context.failure).toEqual(failure);
    expect(said).toEqual([['failure', failure]]);
    actor.send({ type: 'form.submitted', form });
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  test.each([
    ['runs out', late],
    ['is used', wrongCode],
  ])('when its link %s meanwhile leads to signing in', async (_, failure) => {
    const { calls, said, until } = await submitted();
    calls.save.answer(refusedWith(failure));
    await until('invalid');
    expect(said).toEqual([['link', failure], 'to sign-in']);
  });
});

describe('a used link', () => {
  test.each([
    ['a new account', acceptance.stay, 3000],
    ['a new password', newPassword.stay, 4000],
  ])('%s is shown for exactly as long as its kind asks', async (_, stay, expected) => {
    expect(stay).toBe(expected);
    const { calls, clock, said, until, now } = await submitted(stay);
    calls.save.answer(good);
    await until('saved');
    clock.increment(expected - 1);
    expect([now(), said]).toEqual(['saved', []]);
    clock.increment(1);
    expect([now(), said]).toEqual(['ended', ['on']]);
  });

  test('leads on at once when asked to, and only once', async () => {
    const { actor, calls, clock, said, until } = await submitted();
    calls.save.answer(good);
    await until('saved');
    actor.send({ type: 'end.requested' });
    clock.increment(4000);
    expect(said).toEqual(['on']);
  });
});

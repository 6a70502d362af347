import { either } from 'fp-ts';
import { createActor, fromPromise, waitFor } from 'xstate';
import { avatarMachine, type ChosenPhoto } from '../../../src/domain/session/avatar.machine';
import type { CroppedPhoto } from '../../../src/domain/session/avatar.rule';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { called } from '../support/called';
import { done, nameOf, reached, restingStates, tableOf, walk } from '../support/walk';

const good: Outcome<void> = either.right(undefined);
const cut: Failure = { kind: 'Unreachable', reason: 'cut' };
const choose = (change: Partial<ChosenPhoto> = {}) =>
  ({ type: 'file.chosen', file: { name: 'ik.png', size: 10, address: 'blob:1', ...change } }) as const;
const photo: CroppedPhoto = { name: 'ik.png', type: 'image/png', bytes: new Uint8Array([1]) };
const submit = { type: 'crop.submitted', photo } as const;

describe("changing one's photo, every event in every state", () => {
  const steps = walk(avatarMachine, {
    events: {
      'change': { type: 'change.requested' },
      'choose good': choose(),
      'choose bad': choose({ name: 'ik.gif' }),
      'unreadable': { type: 'file.unreadable' },
      'another': { type: 'another.requested' },
      'touch': { type: 'crop.touched' },
      'submit': submit,
      'progress': { type: 'progress.made', share: 0.5 },
      'cancel save': { type: 'save.cancelled' },
      'remove': { type: 'removal.requested' },
      'confirm removal': { type: 'removal.confirmed' },
      'cancel removal': { type: 'removal.cancelled' },
      'dismiss': { type: 'dialog.dismissed' },
      'discard': { type: 'discard.confirmed' },
      'go on': { type: 'discard.cancelled' },
      'saved': done('0.avatar.saving', good),
      'save refused': done('0.avatar.saving', either.left(cut)),
      'removed': done('0.avatar.removing', good),
      'removal refused': done('0.avatar.removing', either.left(cut)),
    },
    remember: ({ file, problem, touched, failure }) => [file?.name, problem, touched, failure?.kind],
  });

  test('reaches every state', () => {
    expect(reached(steps)).toEqual(restingStates(avatarMachine));
  });

  test('goes nowhere else', () => {
    expect(tableOf(steps)).toEqual({
      closed: { change: 'choosing' },
      choosing: { 'choose good': 'cropping', 'remove': 'confirming', 'dismiss': 'closed' },
      confirming: { 'confirm removal': 'removing', 'cancel removal': 'choosing' },
      removing: { 'removed': 'closed', 'removal refused': 'choosing' },
      cropping: {
        unreadable: 'choosing',
        another: 'choosing',
        submit: 'saving',
        dismiss: 'closed | discarding',
        discard: 'closed',
      },
      saving: { 'cancel save': 'cropping', 'dismiss': 'cropping', 'saved': 'closed', 'save refused': 'cropping' },
      discarding: { 'discard': 'closed', 'go on': 'cropping' },
    });
  });

  test('a closed dialog holds nothing of the last one', () => {
    for (const { after } of steps.filter(({ after: { value } }) => value === 'closed')) {
      expect(after.context).toEqual({ file: null, problem: null, touched: false, share: 0, failure: null });
    }
  });

  test('a crop that was touched, or sent once, is never closed without a question', () => {
    const dismissed = steps.filter(({ before, event }) => before.value === 'cropping' && event === 'dismiss');
    expect(
      new Set(dismissed.map(({ before, after }) => `${String(before.context.touched)}: ${nameOf(after.value)}`)),
    ).toEqual(new Set(['true: discarding', 'false: closed']));
    expect(
      steps
        .filter(({ before, event }) => nameOf(before.value) === 'saving' && event !== 'saved')
        .every(({ after }) => after.context.touched),
    ).toBe(true);
  });
});

const started = () => {
  const save = called<Outcome<void>, { readonly photo: CroppedPhoto; readonly onProgress: (share: number) => void }>();
  const remove = called<Outcome<void>, unknown>();
  const said: unknown[] = [];
  const actor = createActor(
    avatarMachine.provide({
      actors: { saveAvatar: fromPromise(save.run), removeAvatar: fromPromise(remove.run) },
      actions: {
        announceSaved: () => {
          said.push('saved');
        },
        announceRemoved: () => {
          said.push('removed');
        },
        announceKept: () => {
          said.push('kept');
        },
        announceFailure: (_, { failure }) => {
          said.push(failure);
        },
      },
    }),
  ).start();
  actor.send({ type: 'change.requested' });
  return {
    actor,
    save,
    remove,
    said,
    context: () => actor.getSnapshot().context,
    until: (state: string) => waitFor(actor, ({ value }) => nameOf(value) === state),
  };
};

test.each([
  [{ name: 'ik.gif' }, 'type'],
  [{ size: 20 * 1024 * 1024 + 1 }, 'size'],
  [{ size: 0 }, 'unreadable'],
])('a file like %j stays at the choice and says %s (R-SES-21)', (change, problem) => {
  const { actor, context } = started();
  actor.send(choose(change));
  expect([actor.getSnapshot().value, context().problem, context().file]).toMatchObject(['choosing', problem, change]);
  actor.send(choose());
  expect([actor.getSnapshot().value, context().problem]).toEqual(['cropping', null]);
  actor.send({ type: 'file.unreadable' });
  expect([actor.getSnapshot().value, context().problem, context().file?.name]).toEqual([
    'choosing',
    'unreadable',
    'ik.png',
  ]);
});

test('sends what was cropped, once, tells how far it is, and says that it is saved', async () => {
  const { actor, save, said, context, until } = started();
  actor.send(choose());
  actor.send(submit);
  actor.send(submit);
  expect([save.times(), save.input().photo]).toEqual([1, photo]);
  save.input().onProgress(0.25);
  expect(context().share).toBe(0.25);
  save.answer(good);
  await until('closed');
  expect(said).toEqual(['saved']);
});

test('a failure is said, and the crop stays for another try', async () => {
  const { actor, save, said, context, until } = started();
  actor.send(choose());
  actor.send(submit);
  save.input().onProgress(0.9);
  save.answer(either.left(cut));
  await until('cropping');
  expect([said, context().failure, context().file?.address]).toEqual([[cut], cut, 'blob:1']);
  actor.send(submit);
  expect([save.times(), context().failure, context().share]).toEqual([2, null, 0]);
});

test.each(['save.cancelled', 'dialog.dismissed'] as const)(
  '%s stops what is on its way and goes back to the crop',
  (type) => {
    const { actor, save, said } = started();
    actor.send(choose());
    actor.send(submit);
    actor.send({ type });
    expect([actor.getSnapshot().value, save.signal().aborted, said]).toEqual(['cropping', true, []]);
  },
);

test('a no to the question about a removal is said', () => {
  const { actor, said } = started();
  actor.send({ type: 'removal.requested' });
  actor.send({ type: 'removal.cancelled' });
  expect(said).toEqual(['kept']);
});

test('a removal that fails leaves the choice open and says why', async () => {
  const { actor, remove, said, context, until } = started();
  actor.send({ type: 'removal.requested' });
  actor.send({ type: 'removal.confirmed' });
  remove.answer(either.left(cut));
  await until('choosing');
  expect([said, context().failure]).toEqual([[cut], cut]);
  actor.send({ type: 'removal.requested' });
  actor.send({ type: 'removal.confirmed' });
  remove.answer(good);
  await until('closed');
  expect(said).toEqual([cut, 'removed']);
});

import { either } from 'fp-ts';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import {
  changesOf,
  previewOf,
  hasChanges,
  type ImageContext,
  type ImageDownload,
  type ImageSave,
  type StoredSteps,
  type OpenedImage,
  type SavedImage,
} from '../../../src/domain/library/image-editor';
import { imageEditorMachine } from '../../../src/domain/library/image-editor.machine';
import type { StepsDraft } from '../../../src/domain/library/image-editor.setup';
import { sizeOf, type ImageStep } from '../../../src/domain/library/image-steps';
import type { LibraryPath } from '../../../src/domain/library/path';
import type { DraftRef, KeeperEvent } from '../../../src/domain/shared/drafts/draft';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { appliedSteps } from '../../../src/domain/shared/undo-history';
import { called } from '../support/called';
import { broke, done, nameOf, reached, restingStates, tableOf, walk } from '../support/walk';
import { aPictureFile } from './support/files';

const PATH = 'merken/logo.png';
const picture: Blob = new Blob(['x']);
const cut: Failure = { kind: 'Unreachable', reason: 'cut' };
const turn: Extract<ImageStep, { kind: 'turn' }> = { kind: 'turn', to: 'right' };
const kept = (steps: readonly unknown[] = [turn]): StoredSteps => ({ steps, at: 0, fileChanged: false });
const opened = (change: Partial<OpenedImage> = {}): Outcome<OpenedImage> =>
  either.right({ file: aPictureFile(), picture, animated: false, storedSteps: null, ...change });
const saved = (change: Partial<SavedImage> = {}): Outcome<SavedImage> =>
  either.right({ path: PATH, focusFailure: null, ...change });
const size = { width: 300, height: 200 };
const draw = () => Promise.resolve(either.right('data:,'));
const save = { type: 'save.requested', draw, overwrite: false } as const;

const ANNA_SAVED = { type: 'file.changed', by: { name: 'Anna', isSelf: false }, isDeleted: false } as const;

describe('the editor of a picture, every event in every state', () => {
  const at = (state: string) => `0.imageEditor.${state}`;
  const steps = walk(imageEditorMachine, {
    input: { path: PATH, onLeft: () => undefined, onCancelled: () => undefined },
    events: {
      'came': done(at('loading'), opened()),
      'came with steps': done(at('loading'), opened({ storedSteps: kept() })),
      'did not come': done(at('loading'), either.left(cut)),
      'came moving': done(at('loading'), opened({ animated: true })),
      'came read-only': done(at('loading'), opened({ file: aPictureFile({ readOnly: true }) })),
      'open': { type: 'picture.opened', size },
      'unreadable': { type: 'picture.unreadable' },
      'retry': { type: 'retry.requested' },
      'resume': { type: 'draft.resumed' },
      'discard': { type: 'draft.discarded' },
      'discarded': done(at('discarding'), undefined),
      'not discarded': broke(at('discarding')),
      'flush': { type: 'draft.flushed' },
      'move': { type: 'mode.chosen', mode: 'move' },
      'crop': { type: 'mode.chosen', mode: 'crop' },
      'focus': { type: 'mode.chosen', mode: 'focus' },
      'apply': { type: 'mode.applied' },
      'box': { type: 'box.changed', box: { x: 0, y: 0, width: 90, height: 90 } },
      'whole box': { type: 'box.changed', box: { x: 0, y: 0, width: 900, height: 900 } },
      'point': { type: 'point.moved', point: { x: 0.5, y: 0.5 } },
      'turn': { type: 'step.requested', step: { kind: 'turn', to: 'left' } },
      'undo': { type: 'undo.requested' },
      'redo': { type: 'redo.requested' },
      'cancel': { type: 'cancel.requested' },
      'save': save,
      'progress': { type: 'progress.made', share: 0.5 },
      'saved': done(at('saving'), saved()),
      'save refused': done(at('saving'), either.left(cut)),
      'half saved': done(at('saving'), saved({ focusFailure: cut })),
      'half dropped': done(at('partlySaved'), undefined),
      'half not dropped': broke(at('partlySaved')),
      'dropped': done(at('saved'), undefined),
      'not dropped': broke(at('saved')),
      'restore': { type: 'restore.requested' },
      'confirm': { type: 'restore.confirmed' },
      'keep': { type: 'restore.cancelled' },
      'restored': done(at('restoring'), either.right(PATH)),
      'restore refused': done(at('restoring'), either.left(cut)),
      'restored and dropped': done(at('restored'), undefined),
      'restored, not dropped': broke(at('restored')),
      'download': { type: 'download.requested', draw },
      'taken': done(at('downloading'), either.right(undefined)),
      'not taken': done(at('downloading'), either.left(cut)),
      'leave': { type: 'work.discarded' },
      'cancelled': done(at('cancelled'), undefined),
      'not cleared': broke(at('cancelled')),
      'left behind': done(at('leaving'), undefined),
      'not left behind': broke(at('leaving')),
      'changed elsewhere': ANNA_SAVED,
    },
    // Two steps suffice: the number of further steps changes no transition.
    remember: ({ opened: image, size: known, history, box, point, pending, failure }: ImageContext) => [
      image?.storedSteps === null,
      known !== null,
      Math.min(2, history.place),
      Math.min(2, history.steps.length),
      box?.width,
      point?.x,
      pending?.x,
      failure?.kind,
    ],
  });

  test('reaches every state but those of a file that cannot be edited at once', () => {
    expect(reached(steps)).toEqual(restingStates(imageEditorMachine).filter((state) => state !== 'checkingType'));
  });

  test('goes nowhere else', () => {
    const modes = { restore: 'confirming', leave: 'leaving' };
    const at = (own: string): Readonly<Record<string, string>> =>
      Object.fromEntries(
        (
          [
            ['move', 'moving'],
            ['crop', 'cropping'],
            ['focus', 'focusing'],
          ] as const
        ).map(([event, state]) => [event, state === own ? 'editing.idle' : `editing.${state}`]),
      );
    expect(tableOf(steps)).toEqual({
      'loading': {
        'came': 'opening',
        'came with steps': 'opening',
        'did not come': 'failed',
        'came moving': 'unsuitable',
        'came read-only': 'unsuitable',
      },
      'failed': { retry: 'loading' },
      'opening': { open: 'editing.idle | offering', unreadable: 'unsuitable' },
      'unsuitable': {},
      'offering': { resume: 'editing.idle', discard: 'discarding' },
      'discarding': { 'discarded': 'editing.idle', 'not discarded': 'editing.idle' },
      'editing.idle': {
        ...at('idle'),
        ...modes,
        'cancel': 'cancelled | editing.idle',
        'save': 'editing.idle | saving',
        'download': 'downloading',
        'changed elsewhere': 'editing.idle | loading',
      },
      'editing.moving': { ...at('moving'), ...modes, apply: 'editing.idle', cancel: 'editing.idle' },
      'editing.cropping': {
        ...at('cropping'),
        ...modes,
        apply: 'editing.cropping | editing.idle',
        cancel: 'editing.idle',
      },
      'editing.focusing': { ...at('focusing'), ...modes, apply: 'editing.idle', cancel: 'editing.idle' },
      'saving': { 'saved': 'saved', 'save refused': 'editing.idle', 'half saved': 'partlySaved' },
      'downloading': { 'taken': 'editing.idle', 'not taken': 'editing.idle', 'leave': 'leaving' },
      'partlySaved': { 'half dropped': 'loading', 'half not dropped': 'loading' },
      'saved': { 'dropped': 'left', 'not dropped': 'left' },
      'confirming': { confirm: 'restoring', keep: 'editing.idle', leave: 'leaving' },
      'restoring': { 'restored': 'restored', 'restore refused': 'editing.idle' },
      'restored': { 'restored and dropped': 'loading', 'restored, not dropped': 'loading' },
      'leaving': { 'left behind': 'discarded', 'not left behind': 'discarded' },
      'cancelled': { 'cancelled': 'closed', 'not cleared': 'closed' },
      'closed': {},
      'left': {},
      'discarded': {},
    });
  });

  test('nothing is saved while a mode is on, or when nothing changed', () => {
    for (const { before, after } of steps.filter(
      ({ after: { value }, before: { value: from } }) => value === 'saving' && from !== 'saving',
    )) {
      expect([nameOf(before.value), hasChanges(before.context), after.context.failure]).toEqual([
        'editing.idle',
        true,
        null,
      ]);
    }
  });

  test('a mode that is left leaves nothing of itself behind', () => {
    const wrong = steps.filter(
      ({ after: { value, context } }) =>
        (context.box !== null) !== (nameOf(value) === 'editing.cropping') ||
        (context.point !== null) !== (nameOf(value) === 'editing.focusing'),
    );
    expect(wrong).toEqual([]);
  });

  test('a failure keeps every step (R-LIB-06)', () => {
    const refused = steps.filter(({ before, event }) =>
      ['saving.save refused', 'restoring.restore refused', 'confirming.keep'].includes(
        `${nameOf(before.value)}.${event}`,
      ),
    );
    expect(refused.length).toBeGreaterThan(2);
    for (const { before, after } of refused) expect(after.context.history).toEqual(before.context.history);
  });
});

const started = (path: LibraryPath = PATH) => {
  const [open, send, takeHome, restore, drop] = [
    called<Outcome<OpenedImage>, { path: string }>(),
    called<Outcome<SavedImage>, ImageSave>(),
    called<Outcome<void>, ImageDownload>(),
    called<Outcome<string>, { path: string; version: string | null }>(),
    called<unknown, DraftRef>(),
  ];
  const [said, left, drafts]: [unknown[], string[], KeeperEvent<StepsDraft>[]] = [[], [], []];
  const actor = createActor(
    imageEditorMachine.provide({
      actors: {
        openImage: fromPromise(open.run),
        saveImage: fromPromise(send.run),
        downloadImage: fromPromise(takeHome.run),
        restoreImage: fromPromise(restore.run),
        dropDraft: fromPromise(drop.run),
        keepDraft: fromCallback(({ receive }) => {
          receive((event) => {
            drafts.push(event);
          });
        }),
      },
      actions: {
        announceSaved: () => {
          said.push('saved');
        },
        announceRestored: () => {
          said.push('restored');
        },
        announceDroppedSteps: () => {
          said.push('unfit');
        },
        announceTooLarge: () => {
          said.push('too large');
        },
        announceNothingDrawn: () => {
          said.push('nothing drawn');
        },
        announceFailure: (_, { failure }) => {
          said.push(failure);
        },
      },
    }),
    {
      input: {
        path,
        onLeft: (to) => {
          left.push(to);
        },
        onCancelled: (to) => {
          left.push(`cancelled ${to}`);
        },
      },
    },
  ).start();
  const until = (state: string) => waitFor(actor, ({ value }) => nameOf(value) === state);
  return {
    actor,
    open,
    send,
    takeHome,
    restore,
    drop,
    said,
    left,
    drafts,
    until,
    context: () => actor.getSnapshot().context,
    now: () => nameOf(actor.getSnapshot().value),
    steps: () => appliedSteps(actor.getSnapshot().context.history),
    edit: async (image = opened()) => {
      open.answer(image);
      await until('opening');
      actor.send({ type: 'picture.opened', size });
    },
  };
};

test.each(['drawing.svg', 'moving.gif', 'text.pdf', 'png'])(
  '%s has no pixels to edit, and is not fetched (R-LIB-06)',
  (name) => {
    const { now, open } = started(`map/${name}`);
    expect([now(), open.times()]).toEqual(['unsuitable', 0]);
  },
);

test('what did not come is asked for again', async () => {
  const { actor, open, until, context } = started();
  open.answer(either.left(cut));
  await until('failed');
  expect(context().failure).toEqual(cut);
  actor.send({ type: 'retry.requested' });
  expect([open.times(), context().failure]).toEqual([2, null]);
});

test('an image that somebody else changes is read again, unless there are steps on it (R-LIV-10)', async () => {
  const { actor, context, now, open, steps, edit } = started();
  await edit();
  actor.send({ type: 'mode.chosen', mode: 'crop' });
  actor.send(ANNA_SAVED);
  expect([now(), open.times()]).toEqual(['editing.cropping', 1]);
  actor.send({ type: 'cancel.requested' });
  actor.send(ANNA_SAVED);
  expect([now(), open.times(), context().remoteChange]).toEqual(['loading', 2, null]);
  await edit();
  actor.send({ type: 'step.requested', step: turn });
  actor.send(ANNA_SAVED);
  expect([now(), steps(), open.times()]).toEqual(['editing.idle', [turn], 2]);
  expect(context().remoteChange).toEqual({ by: ANNA_SAVED.by, isDeleted: false });
  actor.send({ type: 'undo.requested' });
  actor.send(ANNA_SAVED);
  expect([now(), open.times()]).toEqual(['editing.idle', 2]);
});

test('cancel leaves the mode, then asks to leave the screen with all steps in place (R-LIB-06)', async () => {
  const { actor, now, steps, left, edit } = started();
  await edit();
  const cancel = () => {
    actor.send({ type: 'cancel.requested' });
  };
  actor.send({ type: 'step.requested', step: turn });
  actor.send({ type: 'step.requested', step: turn });
  actor.send({ type: 'mode.chosen', mode: 'crop' });
  cancel();
  expect([now(), steps().length, left]).toEqual(['editing.idle', 2, []]);
  cancel();
  expect([now(), steps().length, left]).toEqual(['editing.idle', 2, [`cancelled ${PATH}`]]);
});

test('cancel leaves without a question when nothing would be saved, and drops steps that cancel out', async () => {
  const { actor, steps, left, drop, until, edit } = started();
  await edit();
  actor.send({ type: 'step.requested', step: turn });
  actor.send({ type: 'step.requested', step: { kind: 'turn', to: 'left' } });
  actor.send({ type: 'cancel.requested' });
  expect([steps().length, left]).toEqual([2, []]);
  drop.answer(undefined);
  await until('closed');
  expect(left).toEqual([`cancelled ${PATH}`]);
});

test('a crop is a step of its own, which keeps its box in the picture', async () => {
  const { actor, context, steps, edit } = started();
  await edit();
  actor.send({ type: 'mode.chosen', mode: 'crop' });
  expect(context().box).toEqual({ x: 30, y: 20, width: 240, height: 160 });
  actor.send({ type: 'box.changed', box: { x: 250.4, y: -10, width: 100, height: 60 } });
  expect(context().box).toEqual({ x: 200, y: 0, width: 100, height: 60 });
  expect(sizeOf(previewOf(context()))).toEqual({ width: 100, height: 60 });
  actor.send({ type: 'mode.applied' });
  expect(steps()).toEqual([{ kind: 'crop', box: { x: 200, y: 0, width: 100, height: 60 } }]);
  actor.send({ type: 'mode.chosen', mode: 'crop' });
  actor.send({ type: 'box.changed', box: { x: 0, y: 0, width: 500, height: 500 } });
  actor.send({ type: 'mode.applied' });
  expect(steps()).toHaveLength(1);
});

test('a crop that is applied before its box was changed crops nothing, says so, and waits for the box', async () => {
  const { actor, said, steps, edit, now } = started();
  await edit();
  actor.send({ type: 'mode.chosen', mode: 'crop' });
  actor.send({ type: 'mode.applied' });
  expect([steps(), said, now()]).toEqual([[], ['nothing drawn'], 'editing.cropping']);
});

test('a focus point is a step when it was moved, and stays on its place when the picture turns below it (R-LIB-05)', async () => {
  const { actor, context, steps, edit } = started();
  await edit();
  actor.send({ type: 'mode.chosen', mode: 'focus' });
  actor.send({ type: 'mode.applied' });
  expect(steps()).toEqual([]);
  actor.send({ type: 'mode.chosen', mode: 'focus' });
  actor.send({ type: 'point.moved', point: { x: -0.13333, y: 0.5 } });
  actor.send({ type: 'step.requested', step: { kind: 'flip', axis: 'x' } });
  expect([context().point, previewOf(context()).focus]).toEqual([
    { x: 0.133, y: 0.5 },
    { x: 0.133, y: 0.5 },
  ]);
  actor.send({ type: 'mode.applied' });
  expect(changesOf(context()).focus).toEqual({ x: 0.133, y: 0.5 });
  actor.send({ type: 'undo.requested' });
  expect(changesOf(context()).focus).toBeNull();
});

test('a turn begins the box anew', async () => {
  const { actor, context, steps, edit, open, until } = started();
  await edit();
  actor.send({ type: 'mode.chosen', mode: 'crop' });
  actor.send({ type: 'box.changed', box: { x: 0, y: 0, width: 10, height: 10 } });
  actor.send({ type: 'step.requested', step: turn });
  actor.send({ type: 'step.requested', step: turn });
  expect(context().box).toEqual({ x: 20, y: 30, width: 160, height: 240 });
  expect([steps().length, open.times()]).toEqual([2, 1]);
  await until('editing.cropping');
});

test('a picture may be too large on the way; saving it then says why, and waits for another step (R-LIB-06)', async () => {
  const { actor, open, send, said, steps, now, until } = started();
  open.answer(opened());
  await until('opening');
  actor.send({ type: 'picture.opened', size: { width: 6_000, height: 6_000 } });
  actor.send({ type: 'step.requested', step: turn });
  actor.send(save);
  expect([now(), steps(), said, send.times()]).toEqual(['editing.idle', [turn], ['too large'], 0]);
  actor.send({ type: 'step.requested', step: turn });
  actor.send(save);
  expect([now(), said, send.input().drawing]).toMatchObject(['saving', ['too large'], { width: 6_000, height: 6_000 }]);
});

test('what a file that is gone would have become is taken home; its steps stay (R-LIB-06)', async () => {
  const { actor, send, takeHome, said, steps, context, edit, until } = started();
  await edit();
  actor.send({ type: 'step.requested', step: turn });
  actor.send(save);
  send.answer(either.left({ kind: 'NotFound' }));
  await until('editing.idle');
  actor.send({ type: 'download.requested', draw });
  expect(takeHome.input()).toMatchObject({ opened: context().opened, drawing: changesOf(context()).drawing, draw });
  takeHome.answer(either.left({ kind: 'TooLarge' }));
  await until('editing.idle');
  actor.send({ type: 'download.requested', draw });
  takeHome.answer(either.right(undefined));
  await until('editing.idle');
  expect([said, context().failure, steps()]).toEqual([
    [{ kind: 'NotFound' }, { kind: 'TooLarge' }],
    { kind: 'NotFound' },
    [turn],
  ]);
});

test('every change of the steps is kept, and what is kept is offered again', async () => {
  const { actor, drafts, edit } = started();
  await edit();
  actor.send({ type: 'step.requested', step: turn });
  actor.send({ type: 'undo.requested' });
  actor.send({ type: 'draft.flushed' });
  expect(drafts).toEqual([
    { type: 'draft.changed', draft: { steps: [turn] } },
    { type: 'draft.changed', draft: { steps: [] } },
    { type: 'draft.flushed' },
  ]);

  const again = started();
  await again.edit(opened({ storedSteps: kept([turn, turn]) }));
  expect([again.now(), again.steps()]).toEqual(['offering', []]);
  again.actor.send({ type: 'draft.resumed' });
  expect([again.steps(), again.said, again.drafts]).toEqual([
    [turn, turn],
    [],
    [{ type: 'draft.changed', draft: { steps: [turn, turn] } }],
  ]);

  const unfit = started();
  await unfit.edit(
    opened({ storedSteps: kept([turn, { kind: 'crop', box: { x: 0, y: 0, width: 9_000, height: 1 } }]) }),
  );
  unfit.actor.send({ type: 'draft.resumed' });
  expect([unfit.steps(), unfit.said]).toEqual([[turn], ['unfit']]);
});

test('saves what differs, once, tells how far it is, and goes back to the file under its new name', async () => {
  const { actor, send, drop, said, left, context, edit, until } = started();
  await edit();
  actor.send(save);
  expect(send.times()).toBe(0);
  actor.send({ type: 'step.requested', step: { kind: 'flip', axis: 'y' } });
  actor.send(save);
  actor.send(save);
  expect([send.times(), send.input()]).toMatchObject([
    1,
    {
      file: { path: PATH, version: 'v1' },
      focus: null,
      overwrite: false,
      drawing: { width: 300, height: 200, transform: { d: -1, f: 200 } },
    },
  ]);
  send.input().onProgress(0.25);
  expect(context().share).toBe(0.25);
  send.answer(saved({ path: 'merken/logo-2.png' }));
  await until('saved');
  expect([drop.input(), said, left]).toEqual([{ id: '12' }, ['saved'], []]);
  drop.answer(undefined);
  await until('left');
  expect(left).toEqual(['merken/logo-2.png']);
});

test('a save that fails says why and can be sent again, whatever was saved meanwhile', async () => {
  const { actor, send, said, context, edit, until } = started();
  await edit();
  actor.send({ type: 'step.requested', step: turn });
  actor.send(save);
  send.answer(either.left({ kind: 'Changed' }));
  await until('editing.idle');
  expect([said, context().failure, appliedSteps(context().history)]).toEqual([
    [{ kind: 'Changed' }],
    { kind: 'Changed' },
    [turn],
  ]);
  actor.send({ ...save, overwrite: true });
  expect([send.times(), send.input().overwrite, context().failure]).toEqual([2, true, null]);
});

test('a picture that was stored without its focus point is not changed twice: only the point is left to save', async () => {
  const { actor, open, send, drop, said, steps, context, edit, until } = started();
  await edit();
  actor.send({ type: 'mode.chosen', mode: 'focus' });
  actor.send({ type: 'point.moved', point: { x: 1, y: 1 } });
  actor.send({ type: 'mode.applied' });
  actor.send({ type: 'step.requested', step: { kind: 'flip', axis: 'x' } });
  actor.send(save);
  send.answer(saved({ focusFailure: cut }));
  await until('partlySaved');
  drop.answer(undefined);
  await until('loading');
  expect([said, open.times()]).toEqual([[cut], 2]);
  await edit(opened({ file: aPictureFile({ version: 'v2' }) }));
  expect(steps()).toEqual([{ kind: 'focus', point: { x: -1, y: 1 } }]);
  expect(changesOf(context())).toEqual({ drawing: null, focus: { x: -1, y: 1 } });
});

test('the original comes back after a question, and the steps go', async () => {
  const { actor, open, restore, drop, said, steps, edit, until } = started();
  await edit();
  actor.send({ type: 'step.requested', step: turn });
  actor.send({ type: 'restore.requested' });
  actor.send({ type: 'restore.cancelled' });
  expect([restore.times(), steps()]).toEqual([0, [turn]]);
  actor.send({ type: 'restore.requested' });
  actor.send({ type: 'restore.confirmed' });
  expect(restore.input()).toEqual({ path: PATH, version: 'v1' });
  restore.answer(either.right('merken/eerst.png'));
  await until('restored');
  drop.answer(undefined);
  await until('loading');
  expect([said, open.input().path, steps()]).toEqual([['restored'], 'merken/eerst.png', []]);
});

import { assertEvent, assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Failure } from '../shared/failure';
import type { Id } from '../shared/id';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../shared/outcome';
import { phantom } from '../shared/phantom';
import { applied, historyOf, NO_STEPS, redone, undone, withStep } from '../shared/step-history';
import { firstBox, fitBox, isWhole } from './crop-box';
import { isEditable } from './file-type.rule';
import type { FocusPoint } from './focus-point.rule';
import { roundedPoint } from './focus-view';
import {
  changesOf, editedOf, emptyEditor, hasChanges, isSamePoint, isTooLargeToSave, withHistory,
  type DrawImage, type ImageContext, type ImageHome, type ImageInput, type ImageMode, type ImageSave, type OpenedImage, type SavedImage,
} from './image-editor';
import type { Rectangle } from './image-geometry';
import { sizeOf, type ImageStep } from './image-steps';
import { fittingSteps } from './kept-steps';
import type { Dimensions } from './library';
import { extensionOf } from './name.rule';
import type { LibraryPath } from './path';

export type ImageEvent =
  /** The browser made a picture of the bytes, or could not. */
  | { readonly type: 'picture.opened'; readonly size: Dimensions }
  | { readonly type: 'picture.unreadable' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'draft.resumed' }
  | { readonly type: 'draft.discarded' }
  | { readonly type: 'draft.flushed' }
  /** The mode that is on is left by it. */
  | { readonly type: 'mode.chosen'; readonly mode: ImageMode }
  | { readonly type: 'mode.applied' }
  | { readonly type: 'box.changed'; readonly box: Rectangle }
  | { readonly type: 'point.moved'; readonly point: FocusPoint }
  | { readonly type: 'step.requested'; readonly step: Extract<ImageStep, { readonly kind: 'turn' | 'flip' }> }
  | { readonly type: 'undo.requested' }
  | { readonly type: 'redo.requested' }
  | { readonly type: 'cancel.requested' }
  | { readonly type: 'save.requested'; readonly draw: DrawImage; readonly anyway: boolean }
  /** The result, for whoever cannot save it. */
  | { readonly type: 'download.requested'; readonly draw: DrawImage }
  | { readonly type: 'progress.made'; readonly share: number }
  | { readonly type: 'restore.requested' }
  | { readonly type: 'restore.confirmed' }
  | { readonly type: 'restore.cancelled' }
  /** Whoever left the page was asked there. */
  | { readonly type: 'work.discarded' };

/** What the keeper of drafts hears. */
export type StepsEvent =
  | { readonly type: 'draft.changed'; readonly draft: { readonly steps: readonly unknown[] } }
  | { readonly type: 'draft.flushed' };

/** A file as far as its draft is concerned. */
interface DraftOf {
  readonly id: Id;
  readonly version: string | null;
}
const draftOf = ({ opened }: ImageContext): DraftOf => ({ id: opened?.file.id ?? '', version: opened?.file.version ?? null });

const editor = setup({
  types: { context: phantom<ImageContext>(), events: phantom<ImageEvent>(), input: phantom<ImageInput>() },
  actors: {
    openImage: fromPromise<Outcome<OpenedImage>, { readonly path: LibraryPath }>(unwired('openImage')),
    saveImage: fromPromise<Outcome<SavedImage>, ImageSave>(unwired('saveImage')),
    takeImageHome: fromPromise<Outcome<void>, ImageHome>(unwired('takeImageHome')),
    restoreImage: fromPromise<Outcome<LibraryPath>, { readonly path: LibraryPath }>(unwired('restoreImage')),
    dropSteps: fromPromise<unknown, DraftOf>(unwired('dropSteps')),
    keepSteps: fromCallback<StepsEvent, DraftOf>(unwired('keepSteps')),
  },
  actions: {
    announceSaved: unwired('announceSaved'),
    announceRestored: unwired('announceRestored'),
    announceFailure: (_, _params: { readonly failure: Failure | null }) => unwired('announceFailure')(),
    /** Some of the kept steps do not fit the picture as it is now. */
    announceUnfit: unwired('announceUnfit'),
    announceTooLarge: unwired('announceTooLarge'),
  },
  guards: {
    succeeded: (_, event: { readonly output: Outcome<unknown> }) => succeeded({ event }),
    halfSaved: (_, event: { readonly output: Outcome<SavedImage> }) => (valueOf(event)?.focusFailure ?? null) !== null,
    editable: ({ context }) => isEditable(extensionOf(context.path)),
    offered: ({ context }) => (context.opened?.kept ?? null) !== null,
    hasSteps: ({ context }) => context.history.place > 0,
    changed: ({ context }) => hasChanges(context),
    tooLarge: ({ context }) => isTooLargeToSave(context),
  },
});

const NO_MODE = { box: null, point: null } as const;

/** Every change of the steps is kept, and that there are none any more. */
const keepSteps = editor.enqueueActions(({ context, enqueue }) => {
  enqueue.sendTo('keeper', { type: 'draft.changed', draft: { steps: applied(context.history) } });
});
/** What came back from a refused save or an earlier visit is kept before the next key is pressed. */
const keepWhatIsThere = editor.enqueueActions(({ context, enqueue }) => {
  if (context.history.place > 0) enqueue.sendTo('keeper', { type: 'draft.changed', draft: { steps: applied(context.history) } });
});

/** The editor of a picture: its modes, its steps back and forth, and the way into the file. Rules R-LIB-05 and R-LIB-06. */
export const imageEditorMachine = editor.createMachine({
  id: 'imageEditor',
  context: ({ input }) => emptyEditor(input),
  initial: 'looking',
  states: {
    looking: { always: [{ guard: 'editable', target: 'loading' }, { target: 'unsuitable' }] },
    /** Its kind has no pixels to change, or the bytes are no picture. */
    unsuitable: {},
    loading: {
      entry: assign(({ context: { path, onLeft, pending } }) => ({ ...emptyEditor({ path, onLeft }), pending })),
      invoke: {
        src: 'openImage',
        input: ({ context }) => ({ path: context.path }),
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => event }, target: 'opening', actions: assign(({ context, event }) => ({ opened: valueOf(event), path: valueOf(event)?.file.path ?? context.path })) },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    failed: { on: { 'retry.requested': 'loading' } },
    /** The bytes are there; the browser makes a picture of them. */
    opening: {
      on: {
        'picture.opened': [
          { guard: 'offered', target: 'offering', actions: assign({ size: ({ event }) => event.size }) },
          {
            target: 'editing',
            actions: assign(({ context: { pending }, event }) => ({
              size: event.size, pending: null, history: pending === null ? NO_STEPS : historyOf([{ kind: 'focus', point: pending }]),
            })),
          },
        ],
        'picture.unreadable': 'unsuitable',
      },
    },
    /** Steps of an earlier visit are taken up or discarded first: the next one would write over them. */
    offering: {
      on: {
        'draft.resumed': {
          target: 'editing',
          actions: [
            assign(({ context: { opened, size } }) => ({ history: size && opened?.kept ? historyOf(fittingSteps(size, opened.kept.steps)) : NO_STEPS })),
            editor.enqueueActions(({ context, enqueue }) => {
              if (context.history.place < (context.opened?.kept?.steps.length ?? 0)) enqueue('announceUnfit');
            }),
          ],
        },
        'draft.discarded': 'discarding',
      },
    },
    discarding: { invoke: { src: 'dropSteps', input: ({ context }) => draftOf(context), onDone: 'editing', onError: 'editing' } },
    editing: {
      initial: 'idle',
      entry: keepWhatIsThere,
      exit: assign(NO_MODE),
      invoke: { id: 'keeper', src: 'keepSteps', input: ({ context }) => draftOf(context) },
      on: {
        'draft.flushed': { actions: sendTo('keeper', ({ event }) => event) },
        'mode.chosen': [
          { guard: ({ event }) => event.mode === 'move', target: '.moving' },
          { guard: ({ event }) => event.mode === 'crop', target: '.cropping' },
          { target: '.focusing' },
        ],
        'step.requested': {
          actions: [assign(({ context, event }) => withHistory(context, withStep(context.history, event.step), event.step)), keepSteps],
        },
        'undo.requested': { actions: [assign(({ context }) => withHistory(context, undone(context.history))), keepSteps] },
        'redo.requested': { actions: [assign(({ context }) => withHistory(context, redone(context.history))), keepSteps] },
        'restore.requested': 'confirming',
        'work.discarded': 'leaving',
      },
      states: {
        idle: {
          entry: assign(NO_MODE),
          on: {
            'cancel.requested': [
              { guard: 'hasSteps', actions: [assign(({ context }) => withHistory(context, undone(context.history))), keepSteps] },
              { target: '#imageEditor.left' },
            ],
            'save.requested': [{ guard: 'tooLarge', actions: 'announceTooLarge' }, { guard: 'changed', target: '#imageEditor.saving' }],
            'download.requested': '#imageEditor.takingHome',
          },
        },
        moving: {
          entry: assign(NO_MODE),
          on: {
            'mode.chosen': { guard: ({ event }) => event.mode === 'move', target: 'idle' },
            'mode.applied': 'idle',
            'cancel.requested': 'idle',
          },
        },
        cropping: {
          entry: assign(({ context }) => ({ box: firstBox(sizeOf(editedOf(context))), point: null })),
          on: {
            'mode.chosen': { guard: ({ event }) => event.mode === 'crop', target: 'idle' },
            'box.changed': { actions: assign({ box: ({ context, event }) => fitBox(event.box, sizeOf(editedOf(context))) }) },
            'mode.applied': [
              { guard: ({ context }) => context.box === null || isWhole(context.box, sizeOf(editedOf(context))), target: 'idle' },
              {
                target: 'idle',
                actions: [
                  assign(({ context }) => (context.box === null ? {} : { history: withStep(context.history, { kind: 'crop', box: context.box }) })),
                  keepSteps,
                ],
              },
            ],
            'cancel.requested': 'idle',
          },
        },
        focusing: {
          entry: assign(({ context }) => ({ box: null, point: roundedPoint(editedOf(context).focus) })),
          on: {
            'mode.chosen': { guard: ({ event }) => event.mode === 'focus', target: 'idle' },
            'point.moved': { actions: assign({ point: ({ event }) => roundedPoint(event.point) }) },
            'mode.applied': [
              { guard: ({ context }) => context.point === null || isSamePoint(context.point, roundedPoint(editedOf(context).focus)), target: 'idle' },
              {
                target: 'idle',
                actions: [
                  assign(({ context }) => (context.point === null ? {} : { history: withStep(context.history, { kind: 'focus', point: context.point }) })),
                  keepSteps,
                ],
              },
            ],
            'cancel.requested': 'idle',
          },
        },
      },
    },
    saving: {
      entry: assign({ failure: null, share: 0 }),
      invoke: {
        src: 'saveImage',
        input: ({ context, event, self }) => {
          assertEvent(event, 'save.requested');
          const file = context.opened?.file;
          if (file === undefined) throw new Error('Nothing is open');
          return { file, draw: event.draw, anyway: event.anyway, ...changesOf(context), onProgress: (share) => { self.send({ type: 'progress.made', share }); } };
        },
        onDone: [
          {
            guard: { type: 'halfSaved', params: ({ event }) => event },
            target: 'halfSaved',
            actions: [
              assign(({ context, event }) => ({ path: valueOf(event)?.path ?? context.path, pending: changesOf(context).focus })),
              { type: 'announceFailure', params: ({ event }) => ({ failure: valueOf(event)?.focusFailure ?? null }) },
            ],
          },
          {
            guard: { type: 'succeeded', params: ({ event }) => event },
            target: 'saved',
            actions: [assign(({ context, event }) => ({ path: valueOf(event)?.path ?? context.path })), 'announceSaved'],
          },
          {
            target: 'editing',
            actions: [assign({ failure: ({ event }) => failureOf(event) }), { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) }],
          },
        ],
      },
      on: { 'progress.made': { actions: assign({ share: ({ event }) => event.share }) } },
    },
    takingHome: {
      on: { 'work.discarded': 'leaving' },
      invoke: {
        src: 'takeImageHome',
        input: ({ context, event }) => {
          assertEvent(event, 'download.requested');
          const { opened } = context;
          if (opened === null) throw new Error('Nothing is open');
          return { opened, draw: event.draw, drawing: changesOf(context).drawing };
        },
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => event }, target: 'editing' },
          { target: 'editing', actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) } },
        ],
      },
    },
    /** The steps are in the picture now and must not be done to it again; only the focus point is left to save. */
    halfSaved: { invoke: { src: 'dropSteps', input: ({ context }) => draftOf(context), onDone: 'loading', onError: 'loading' } },
    saved: { invoke: { src: 'dropSteps', input: ({ context }) => draftOf(context), onDone: 'left', onError: 'left' } },
    confirming: {
      on: { 'restore.confirmed': 'restoring', 'restore.cancelled': 'editing', 'work.discarded': 'leaving' },
    },
    restoring: {
      invoke: {
        src: 'restoreImage',
        input: ({ context }) => ({ path: context.path }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event },
            target: 'restored',
            actions: [assign(({ context, event }) => ({ path: valueOf(event) ?? context.path })), 'announceRestored'],
          },
          {
            target: 'editing',
            actions: [assign({ failure: ({ event }) => failureOf(event) }), { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) }],
          },
        ],
      },
    },
    restored: { invoke: { src: 'dropSteps', input: ({ context }) => draftOf(context), onDone: 'loading', onError: 'loading' } },
    leaving: { invoke: { src: 'dropSteps', input: ({ context }) => draftOf(context), onDone: 'gone', onError: 'gone' } },
    /** Whoever was asked on the way out has gone where they wanted. */
    gone: { type: 'final' },
    left: { type: 'final', entry: ({ context }) => { context.onLeft(context.path); } },
  },
});

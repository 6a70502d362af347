import { assign, sendTo } from 'xstate';
import { storeDraftInvocation } from '../shared/drafts/draft-states';
import { redo, undo, pushStep } from '../shared/undo-history';
import { coversFrame, fitBox, initialBox, isInitialBox } from '../shared/picture/crop-box';
import { roundedPoint } from './focus-view';
import { editedImage, isSamePoint, withHistory } from './image-editor';
import { imageEditorSetup, openStepsOf, storeSteps } from './image-editor.setup';
import { sizeOf } from './image-steps';

const NO_MODE = { box: null, point: null } as const;

/** Stores the steps that were restored after a refused save or from an earlier session. */
const storeRestoredSteps = imageEditorSetup.enqueueActions(({ context, enqueue }) => {
  if (context.history.place > 0) enqueue(storeSteps);
});

/** Undo history and the exclusive modes. */
export const editingState = imageEditorSetup.createStateConfig({
  initial: 'idle',
  entry: storeRestoredSteps,
  exit: assign(NO_MODE),
  invoke: storeDraftInvocation(openStepsOf),
  on: {
    'draft.flushed': { actions: sendTo('keeper', ({ event }) => event) },
    'mode.chosen': [
      { guard: ({ event }) => event.mode === 'move', target: '.moving' },
      { guard: ({ event }) => event.mode === 'crop', target: '.cropping' },
      { target: '.focusing' },
    ],
    'step.requested': {
      actions: [
        assign(({ context, event }) => withHistory(context, pushStep(context.history, event.step), event.step)),
        storeSteps,
      ],
    },
    'undo.requested': { actions: [assign(({ context }) => withHistory(context, undo(context.history))), storeSteps] },
    'redo.requested': { actions: [assign(({ context }) => withHistory(context, redo(context.history))), storeSteps] },
    'restore.requested': 'confirming',
    'work.discarded': 'leaving',
  },
  states: {
    idle: {
      entry: assign(NO_MODE),
      on: {
        // With changes, the confirmation dialog decides: `work.discarded` follows.
        'cancel.requested': [
          {
            guard: 'changed',
            actions: ({ context }) => {
              context.onCancelled(context.path);
            },
          },
          { target: '#imageEditor.cancelled' },
        ],
        'save.requested': [
          { guard: 'tooLarge', actions: 'announceTooLarge' },
          { guard: 'changed', target: '#imageEditor.saving' },
        ],
        'download.requested': '#imageEditor.downloading',
        'file.changed': [{ guard: 'untouched', target: '#imageEditor.loading' }, { actions: 'hear' }],
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
      entry: assign(({ context }) => ({ box: initialBox(sizeOf(editedImage(context))), point: null })),
      on: {
        'mode.chosen': { guard: ({ event }) => event.mode === 'crop', target: 'idle' },
        'box.changed': {
          actions: assign({ box: ({ context, event }) => fitBox(event.box, sizeOf(editedImage(context))) }),
        },
        'mode.applied': [
          {
            guard: ({ context }) => context.box !== null && isInitialBox(context.box, sizeOf(editedImage(context))),
            actions: 'announceNothingDrawn',
          },
          {
            guard: ({ context }) => context.box === null || coversFrame(context.box, sizeOf(editedImage(context))),
            target: 'idle',
          },
          {
            target: 'idle',
            actions: [
              assign(({ context }) =>
                context.box === null ? {} : { history: pushStep(context.history, { kind: 'crop', box: context.box }) },
              ),
              storeSteps,
            ],
          },
        ],
        'cancel.requested': 'idle',
      },
    },
    focusing: {
      entry: assign(({ context }) => ({ box: null, point: roundedPoint(editedImage(context).focus) })),
      on: {
        'mode.chosen': { guard: ({ event }) => event.mode === 'focus', target: 'idle' },
        'point.moved': { actions: assign({ point: ({ event }) => roundedPoint(event.point) }) },
        'mode.applied': [
          {
            guard: ({ context }) =>
              context.point === null || isSamePoint(context.point, roundedPoint(editedImage(context).focus)),
            target: 'idle',
          },
          {
            target: 'idle',
            actions: [
              assign(({ context }) =>
                context.point === null
                  ? {}
                  : { history: pushStep(context.history, { kind: 'focus', point: context.point }) },
              ),
              storeSteps,
            ],
          },
        ],
        'cancel.requested': 'idle',
      },
    },
  },
});

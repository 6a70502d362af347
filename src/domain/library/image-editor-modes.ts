import { assign, sendTo } from 'xstate';
import { appliedSteps, redo, undo, pushStep } from '../shared/undo-history';
import { firstBox, fitBox, isWhole } from './crop-box';
import { roundedPoint } from './focus-view';
import { editedOf, isSamePoint, withHistory } from './image-editor';
import { draftOf, imageEditorParts, keepSteps } from './image-editor-parts';
import { sizeOf } from './image-steps';

const NO_MODE = { box: null, point: null } as const;

/** Stores steps restored after a refused save or from an earlier session. */
const keepWhatIsThere = imageEditorParts.enqueueActions(({ context, enqueue }) => {
  if (context.history.place > 0)
    enqueue.sendTo('keeper', { type: 'draft.changed', draft: { steps: appliedSteps(context.history) } });
});

/** Undo history and the exclusive modes. */
export const editingState = imageEditorParts.createStateConfig({
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
      actions: [
        assign(({ context, event }) => withHistory(context, pushStep(context.history, event.step), event.step)),
        keepSteps,
      ],
    },
    'undo.requested': { actions: [assign(({ context }) => withHistory(context, undo(context.history))), keepSteps] },
    'redo.requested': { actions: [assign(({ context }) => withHistory(context, redo(context.history))), keepSteps] },
    'restore.requested': 'confirming',
    'work.discarded': 'leaving',
  },
  states: {
    idle: {
      entry: assign(NO_MODE),
      on: {
        'cancel.requested': [
          {
            guard: 'hasSteps',
            actions: [assign(({ context }) => withHistory(context, undo(context.history))), keepSteps],
          },
          { target: '#imageEditor.left' },
        ],
        'save.requested': [
          { guard: 'tooLarge', actions: 'announceTooLarge' },
          { guard: 'changed', target: '#imageEditor.saving' },
        ],
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
        'box.changed': {
          actions: assign({ box: ({ context, event }) => fitBox(event.box, sizeOf(editedOf(context))) }),
        },
        'mode.applied': [
          {
            guard: ({ context }) => context.box === null || isWhole(context.box, sizeOf(editedOf(context))),
            target: 'idle',
          },
          {
            target: 'idle',
            actions: [
              assign(({ context }) =>
                context.box === null ? {} : { history: pushStep(context.history, { kind: 'crop', box: context.box }) },
              ),
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
          {
            guard: ({ context }) =>
              context.point === null || isSamePoint(context.point, roundedPoint(editedOf(context).focus)),
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
              keepSteps,
            ],
          },
        ],
        'cancel.requested': 'idle',
      },
    },
  },
});

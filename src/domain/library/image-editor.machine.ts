import { assign } from 'xstate';
import { failureOf, valueOf } from '../shared/outcome';
import { historyOf, NO_STEPS } from '../shared/undo-history';
import { emptyEditor } from './image-editor';
import { editingState } from './image-editor-modes';
import { draftOf, imageEditorParts } from './image-editor-parts';
import { restoringState, savingState, takingHomeState } from './image-editor-ways';
import { fittingSteps } from './kept-steps';

/** Image editor: modes, undo history, save and restore. Rules R-LIB-05 and R-LIB-06. */
export const imageEditorMachine = imageEditorParts.createMachine({
  id: 'imageEditor',
  context: ({ input }) => emptyEditor(input),
  initial: 'looking',
  states: {
    looking: { always: [{ guard: 'editable', target: 'loading' }, { target: 'unsuitable' }] },
    /** Not editable: file type, unreadable or animated image, read-only folder. */
    unsuitable: {},
    loading: {
      entry: assign(({ context: { path, onLeft, pending } }) => ({ ...emptyEditor({ path, onLeft }), pending })),
      invoke: {
        src: 'openImage',
        input: ({ context }) => ({ path: context.path }),
        onDone: [
          {
            guard: { type: 'fixed', params: ({ event }) => event },
            target: 'unsuitable',
            actions: assign({ opened: ({ event }) => valueOf(event) }),
          },
          {
            guard: { type: 'succeeded', params: ({ event }) => event },
            target: 'opening',
            actions: assign(({ context, event }) => ({
              opened: valueOf(event),
              path: valueOf(event)?.file.path ?? context.path,
            })),
          },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    failed: { on: { 'retry.requested': 'loading' } },
    /** Waits for the browser to decode the image. */
    opening: {
      on: {
        'picture.opened': [
          { guard: 'offered', target: 'offering', actions: assign({ size: ({ event }) => event.size }) },
          {
            target: 'editing',
            actions: assign(({ context: { pending }, event }) => ({
              size: event.size,
              pending: null,
              history: pending === null ? NO_STEPS : historyOf([{ kind: 'focus', point: pending }]),
            })),
          },
        ],
        'picture.unreadable': 'unsuitable',
      },
    },
    /** Stored steps are resumed or discarded before editing, which would overwrite them. */
    offering: {
      on: {
        'draft.resumed': {
          target: 'editing',
          actions: [
            assign(({ context: { opened, size } }) => ({
              history: size && opened?.kept ? historyOf(fittingSteps(size, opened.kept.steps)) : NO_STEPS,
            })),
            imageEditorParts.enqueueActions(({ context, enqueue }) => {
              if (context.history.place < (context.opened?.kept?.steps.length ?? 0)) enqueue('announceUnfit');
            }),
          ],
        },
        'draft.discarded': 'discarding',
      },
    },
    discarding: {
      invoke: { src: 'dropSteps', input: ({ context }) => draftOf(context), onDone: 'editing', onError: 'editing' },
    },
    editing: editingState,
    saving: savingState,
    takingHome: takingHomeState,
    /** The pixels are saved; only the focus point is left to save, so the steps must not be applied again. */
    halfSaved: {
      invoke: { src: 'dropSteps', input: ({ context }) => draftOf(context), onDone: 'loading', onError: 'loading' },
    },
    saved: { invoke: { src: 'dropSteps', input: ({ context }) => draftOf(context), onDone: 'left', onError: 'left' } },
    confirming: {
      on: { 'restore.confirmed': 'restoring', 'restore.cancelled': 'editing', 'work.discarded': 'leaving' },
    },
    restoring: restoringState,
    restored: {
      invoke: { src: 'dropSteps', input: ({ context }) => draftOf(context), onDone: 'loading', onError: 'loading' },
    },
    leaving: {
      invoke: { src: 'dropSteps', input: ({ context }) => draftOf(context), onDone: 'gone', onError: 'gone' },
    },
    /** The user confirmed leaving and has navigated away. */
    gone: { type: 'final' },
    left: {
      type: 'final',
      entry: ({ context }) => {
        context.onLeft(context.path);
      },
    },
  },
});

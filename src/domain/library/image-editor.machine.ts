import { assign } from 'xstate';
import { deleteDraftState } from '../shared/drafts/draft-states';
import { failureOf, succeeded, valueOf } from '../shared/outcome';
import { historyOf, NO_STEPS } from '../shared/undo-history';
import { emptyEditor } from './image-editor';
import { editingState } from './image-editor-editing.states';
import { imageEditorSetup, stepsRefOf } from './image-editor.setup';
import { restoringState, savingState, downloadingState } from './image-editor-saving.states';
import { validSteps } from './stored-steps';

/** Image editor: modes, undo history, save and restore. Rules R-LIB-05 and R-LIB-06. */
export const imageEditorMachine = imageEditorSetup.createMachine({
  id: 'imageEditor',
  context: ({ input }) => emptyEditor(input),
  initial: 'checkingType',
  on: { 'file.changed': { actions: 'hear' } },
  states: {
    checkingType: { always: [{ guard: 'editable', target: 'loading' }, { target: 'unsuitable' }] },
    /** Not editable: file type, unreadable or animated image, read-only folder. */
    unsuitable: {},
    loading: {
      entry: assign(({ context: { path, onLeft, onCancelled, pending } }) => ({
        ...emptyEditor({ path, onLeft, onCancelled }),
        pending,
      })),
      invoke: {
        src: 'openImage',
        input: ({ context }) => ({ path: context.path }),
        onDone: [
          {
            guard: { type: 'isReadOnly', params: ({ event }) => event },
            target: 'unsuitable',
            actions: assign({ opened: ({ event }) => valueOf(event) }),
          },
          {
            guard: succeeded,
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
          { guard: 'hasStoredSteps', target: 'offering', actions: assign({ size: ({ event }) => event.size }) },
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
    /** Stored steps exist. They are resumed or discarded before editing, which would overwrite them. */
    offering: {
      on: {
        'draft.resumed': {
          target: 'editing',
          actions: [
            assign(({ context: { opened, size } }) => ({
              history: size && opened?.storedSteps ? historyOf(validSteps(size, opened.storedSteps.steps)) : NO_STEPS,
            })),
            imageEditorSetup.enqueueActions(({ context, enqueue }) => {
              if (context.history.place < (context.opened?.storedSteps?.steps.length ?? 0))
                enqueue('announceDroppedSteps');
            }),
          ],
        },
        'draft.discarded': 'discarding',
      },
    },
    discarding: deleteDraftState(stepsRefOf, 'editing'),
    editing: editingState,
    saving: savingState,
    downloading: downloadingState,
    /** The pixels are saved, but not the focus point; the steps must not be applied again. */
    partlySaved: deleteDraftState(stepsRefOf, 'loading'),
    saved: deleteDraftState(stepsRefOf, 'left'),
    confirming: {
      on: { 'restore.confirmed': 'restoring', 'restore.cancelled': 'editing', 'work.discarded': 'leaving' },
    },
    restoring: restoringState,
    restored: deleteDraftState(stepsRefOf, 'loading'),
    leaving: deleteDraftState(stepsRefOf, 'discarded'),
    /** No changes: steps that cancel each other out are dropped without confirmation. */
    cancelled: deleteDraftState(stepsRefOf, 'closed'),
    closed: {
      type: 'final',
      entry: ({ context }) => {
        context.onCancelled(context.path);
      },
    },
    /** The user confirmed leaving and has navigated away. */
    discarded: { type: 'final' },
    left: {
      type: 'final',
      entry: ({ context }) => {
        context.onLeft(context.path);
      },
    },
  },
});

import { assertEvent, assign } from 'xstate';
import { byOutcome, failureOf, succeeded, valueOf } from '../shared/outcome';
import { changesOf } from './image-editor';
import { imageEditorSetup } from './image-editor.setup';

/** Applies the steps to the file; a failure returns to editing. */
export const savingState = imageEditorSetup.createStateConfig({
  entry: assign({ failure: null, share: 0 }),
  invoke: {
    src: 'saveImage',
    input: ({ context, event, self }) => {
      assertEvent(event, 'save.requested');
      if (context.opened === null) throw new Error('Nothing is open');
      const { file, picture } = context.opened;
      return {
        file,
        picture,
        draw: event.draw,
        overwrite: event.overwrite,
        ...changesOf(context),
        onProgress: (share) => {
          self.send({ type: 'progress.made', share });
        },
      };
    },
    onDone: [
      {
        guard: { type: 'partlySaved', params: ({ event }) => event },
        target: 'partlySaved',
        actions: [
          assign(({ context, event }) => ({
            path: valueOf(event)?.path ?? context.path,
            pending: changesOf(context).focus,
          })),
          { type: 'announceFailure', params: ({ event }) => ({ failure: valueOf(event)?.focusFailure ?? null }) },
        ],
      },
      {
        guard: succeeded,
        target: 'saved',
        actions: [
          assign(({ context, event }) => ({ path: valueOf(event)?.path ?? context.path })),
          { type: 'announceSaved', params: ({ event }) => ({ undo: valueOf(event)?.undo ?? null }) },
        ],
      },
      {
        target: 'editing',
        actions: [
          assign({ failure: ({ event }) => failureOf(event) }),
          { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
        ],
      },
    ],
  },
  on: { 'progress.made': { actions: assign({ share: ({ event }) => event.share }) } },
});

/** Downloads the result instead of saving it. */
export const downloadingState = imageEditorSetup.createStateConfig({
  on: { 'work.discarded': 'leaving' },
  invoke: {
    src: 'downloadImage',
    input: ({ context, event }) => {
      assertEvent(event, 'download.requested');
      const { opened } = context;
      if (opened === null) throw new Error('Nothing is open');
      return { opened, draw: event.draw, drawing: changesOf(context).drawing };
    },
    onDone: byOutcome(
      { target: 'editing' },
      {
        target: 'editing',
        actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
      },
    ),
  },
});

/** Restores the uploaded original. */
export const restoringState = imageEditorSetup.createStateConfig({
  invoke: {
    src: 'restoreImage',
    input: ({ context }) => ({ path: context.path, version: context.opened?.file.version ?? null }),
    onDone: byOutcome(
      {
        target: 'restored',
        actions: [assign(({ context, event }) => ({ path: valueOf(event) ?? context.path })), 'announceRestored'],
      },
      {
        target: 'editing',
        actions: [
          assign({ failure: ({ event }) => failureOf(event) }),
          { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
        ],
      },
    ),
  },
});

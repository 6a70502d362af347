import { assertEvent, assign } from 'xstate';
import { failureOf, valueOf } from '../shared/outcome';
import { changesOf } from './image-editor';
import { imageEditorParts } from './image-editor-parts';

/** Applies the steps to the file; a failure returns to editing. */
export const savingState = imageEditorParts.createStateConfig({
  entry: assign({ failure: null, share: 0 }),
  invoke: {
    src: 'saveImage',
    input: ({ context, event, self }) => {
      assertEvent(event, 'save.requested');
      const file = context.opened?.file;
      if (file === undefined) throw new Error('Nothing is open');
      return {
        file,
        draw: event.draw,
        anyway: event.anyway,
        ...changesOf(context),
        onProgress: (share) => {
          self.send({ type: 'progress.made', share });
        },
      };
    },
    onDone: [
      {
        guard: { type: 'halfSaved', params: ({ event }) => event },
        target: 'halfSaved',
        actions: [
          assign(({ context, event }) => ({
            path: valueOf(event)?.path ?? context.path,
            pending: changesOf(context).focus,
          })),
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
export const takingHomeState = imageEditorParts.createStateConfig({
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
      {
        target: 'editing',
        actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
      },
    ],
  },
});

/** Restores the uploaded original. */
export const restoringState = imageEditorParts.createStateConfig({
  invoke: {
    src: 'restoreImage',
    input: ({ context }) => ({ path: context.path, version: context.opened?.file.version ?? null }),
    onDone: [
      {
        guard: { type: 'succeeded', params: ({ event }) => event },
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
    ],
  },
});

import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../shared/failure';
import { byOutcome, failureOf, unwired, type Outcome } from '../shared/outcome';
import { phantom } from '../shared/phantom';
import { photoProblem, type CroppedPhoto, type PhotoFile, type PhotoProblem } from './avatar.rule';

/** `address` is an object URL. */
export interface ChosenPhoto extends PhotoFile {
  readonly address: string;
}

type AvatarEvent =
  | { readonly type: 'change.requested' }
  | { readonly type: 'file.chosen'; readonly file: ChosenPhoto }
  /** The browser could not decode the file. */
  | { readonly type: 'file.unreadable' }
  | { readonly type: 'another.requested' }
  | { readonly type: 'crop.touched' }
  | { readonly type: 'crop.submitted'; readonly photo: CroppedPhoto }
  | { readonly type: 'progress.made'; readonly share: number }
  | { readonly type: 'save.cancelled' }
  | { readonly type: 'removal.requested' }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.cancelled' }
  | { readonly type: 'dialog.dismissed' }
  | { readonly type: 'discard.confirmed' }
  | { readonly type: 'discard.cancelled' };

interface AvatarContext {
  /** File in the crop dialog, or the refused one; `problem` is the reason. */
  readonly file: ChosenPhoto | null;
  readonly problem: PhotoProblem | null;
  /** Whether the crop was changed; discarding it then needs confirmation. */
  readonly touched: boolean;
  /** Upload progress, 0 to 1. */
  readonly share: number;
  /** Failure of the last save or removal. */
  readonly failure: Failure | null;
}

const NOTHING: AvatarContext = { file: null, problem: null, touched: false, share: 0, failure: null };

/** Profile photo: choose, crop, upload, remove. A failed save keeps the crop. Rule R-SES-21. */
export const avatarMachine = setup({
  types: { context: phantom<AvatarContext>(), events: phantom<AvatarEvent>() },
  actors: {
    saveAvatar: fromPromise<
      Outcome<void>,
      { readonly photo: CroppedPhoto; readonly onProgress: (share: number) => void }
    >(unwired('saveAvatar')),
    removeAvatar: fromPromise<Outcome<void>>(unwired('removeAvatar')),
  },
  actions: {
    announceSaved: unwired('announceSaved'),
    announceRemoved: unwired('announceRemoved'),
    announceKept: unwired('announceKept'),
    announceFailure: (_, _failure: { readonly failure: Failure | null }) => unwired('announceFailure')(),
  },
  guards: {
    touched: ({ context }) => context.touched,
  },
}).createMachine({
  id: 'avatar',
  context: NOTHING,
  initial: 'closed',
  states: {
    closed: {
      entry: assign(NOTHING),
      on: { 'change.requested': 'choosing' },
    },
    choosing: {
      on: {
        'file.chosen': [
          {
            guard: ({ event }) => photoProblem(event.file) === null,
            target: 'cropping',
            actions: assign(({ event }) => ({ ...NOTHING, file: event.file })),
          },
          { actions: assign(({ event }) => ({ ...NOTHING, file: event.file, problem: photoProblem(event.file) })) },
        ],
        'removal.requested': { target: 'confirming', actions: assign(NOTHING) },
        'dialog.dismissed': 'closed',
      },
    },
    confirming: {
      on: { 'removal.confirmed': 'removing', 'removal.cancelled': { target: 'choosing', actions: 'announceKept' } },
    },
    removing: {
      invoke: {
        src: 'removeAvatar',
        onDone: byOutcome(
          { target: 'closed', actions: 'announceRemoved' },
          {
            target: 'choosing',
            actions: [
              assign({ failure: ({ event }) => failureOf(event) }),
              { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
            ],
          },
        ),
      },
    },
    cropping: {
      on: {
        'file.unreadable': {
          target: 'choosing',
          actions: assign({ problem: 'unreadable', failure: null, touched: false }),
        },
        'another.requested': { target: 'choosing', actions: assign(NOTHING) },
        'crop.touched': { actions: assign({ touched: true }) },
        'crop.submitted': { target: 'saving', actions: assign({ touched: true, share: 0, failure: null }) },
        'dialog.dismissed': [{ guard: 'touched', target: 'discarding' }, { target: 'closed' }],
        // The user confirmed leaving the page.
        'discard.confirmed': 'closed',
      },
    },
    saving: {
      invoke: {
        src: 'saveAvatar',
        input: ({ event, self }) => {
          assertEvent(event, 'crop.submitted');
          return {
            photo: event.photo,
            onProgress: (share) => {
              self.send({ type: 'progress.made', share });
            },
          };
        },
        onDone: byOutcome(
          { target: 'closed', actions: 'announceSaved' },
          {
            target: 'cropping',
            actions: [
              assign({ failure: ({ event }) => failureOf(event) }),
              { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
            ],
          },
        ),
      },
      on: {
        'progress.made': { actions: assign({ share: ({ event }) => event.share }) },
        'save.cancelled': 'cropping',
        'dialog.dismissed': 'cropping',
      },
    },
    discarding: {
      on: { 'discard.confirmed': 'closed', 'discard.cancelled': 'cropping' },
    },
  },
});

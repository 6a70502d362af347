import { assign, fromPromise, setup } from 'xstate';
import type { DraftEvent, DraftRef, OpenDraft } from '../shared/drafts/draft';
import { draftActors } from '../shared/drafts/draft-states';
import type { Failure } from '../shared/failure';
import type { RemoteChange } from '../shared/remote-change';
import { unwired, valueOf, type Outcome } from '../shared/outcome';
import { phantom } from '../shared/phantom';
import { appliedSteps } from '../shared/undo-history';
import { isEditable } from './file-type.rule';
import type { FocusPoint } from './focus-point.rule';
import {
  hasChanges,
  isTooLargeToSave,
  type DrawImage,
  type ImageContext,
  type ImageDownload,
  type ImageInput,
  type ImageMode,
  type ImageSave,
  type ImageUndo,
  type OpenedImage,
  type SavedImage,
} from './image-editor';
import type { Rectangle } from './image-geometry';
import type { ImageStep } from './image-steps';
import type { Dimensions } from './library';
import { extensionOf } from './name.rule';
import type { LibraryPath } from './path';

export type ImageEvent =
  /** The browser decoded the image, or failed to. */
  | { readonly type: 'picture.opened'; readonly size: Dimensions }
  | { readonly type: 'picture.unreadable' }
  | { readonly type: 'retry.requested' }
  | DraftEvent
  /** Choosing the active mode ends it. */
  | { readonly type: 'mode.chosen'; readonly mode: ImageMode }
  | { readonly type: 'mode.applied' }
  | { readonly type: 'box.changed'; readonly box: Rectangle }
  | { readonly type: 'point.moved'; readonly point: FocusPoint }
  | { readonly type: 'step.requested'; readonly step: Extract<ImageStep, { readonly kind: 'turn' | 'flip' }> }
  | { readonly type: 'undo.requested' }
  | { readonly type: 'redo.requested' }
  | { readonly type: 'cancel.requested' }
  | { readonly type: 'save.requested'; readonly draw: DrawImage; readonly overwrite: boolean }
  /** Download of the result, for users who cannot save. */
  | { readonly type: 'download.requested'; readonly draw: DrawImage }
  | { readonly type: 'progress.made'; readonly share: number }
  | { readonly type: 'restore.requested' }
  | { readonly type: 'restore.confirmed' }
  | { readonly type: 'restore.cancelled' }
  /** The user confirmed leaving the page. */
  | { readonly type: 'work.discarded' }
  /** Live event: the file was saved or deleted outside this page. Rule R-LIV-10. */
  | ({ readonly type: 'file.changed' } & RemoteChange);

/** Format of the steps in browser storage. */
export type StepsDraft = { readonly steps: readonly unknown[] };
export const NO_STEPS_DRAFT: StepsDraft = { steps: [] };

type Context = { readonly context: ImageContext };
/** Steps are stored by file id, so they survive renames. */
export const stepsRefOf = ({ context: { opened } }: Context): DraftRef => ({ id: opened?.file.id ?? '' });
export const openStepsOf = ({ context }: Context): OpenDraft<StepsDraft> => ({
  ...stepsRefOf({ context }),
  base: NO_STEPS_DRAFT,
  version: context.opened?.file.version ?? null,
});

export const imageEditorSetup = setup({
  types: { context: phantom<ImageContext>(), events: phantom<ImageEvent>(), input: phantom<ImageInput>() },
  actors: {
    openImage: fromPromise<Outcome<OpenedImage>, { readonly path: LibraryPath }>(unwired('openImage')),
    saveImage: fromPromise<Outcome<SavedImage>, ImageSave>(unwired('saveImage')),
    downloadImage: fromPromise<Outcome<void>, ImageDownload>(unwired('downloadImage')),
    restoreImage: fromPromise<Outcome<LibraryPath>, { readonly path: LibraryPath; readonly version: string | null }>(
      unwired('restoreImage'),
    ),
    ...draftActors<StepsDraft>(),
  },
  actions: {
    hear: assign(({ event }) =>
      event.type === 'file.changed' ? { remoteChange: { by: event.by, isDeleted: event.isDeleted } } : {},
    ),
    announceSaved: (_, _params: { readonly undo: ImageUndo | null }) => unwired('announceSaved')(),
    announceRestored: unwired('announceRestored'),
    announceFailure: (_, _params: { readonly failure: Failure | null }) => unwired('announceFailure')(),
    /** Some stored steps do not fit the current image and were dropped. */
    announceDroppedSteps: unwired('announceDroppedSteps'),
    announceTooLarge: unwired('announceTooLarge'),
    /** The crop was applied without changing the crop box. */
    announceNothingDrawn: unwired('announceNothingDrawn'),
  },
  guards: {
    partlySaved: (_, event: { readonly output: Outcome<SavedImage> }) =>
      (valueOf(event)?.focusFailure ?? null) !== null,
    editable: ({ context }) => isEditable(extensionOf(context.path)),
    /** Read-only folder, or an animated image. */
    isReadOnly: (_, event: { readonly output: Outcome<OpenedImage> }) =>
      valueOf(event)?.file.readOnly === true || valueOf(event)?.animated === true,
    hasStoredSteps: ({ context }) => (context.opened?.storedSteps ?? null) !== null,
    changed: ({ context }) => hasChanges(context),
    /** Nothing to undo or redo. */
    untouched: ({ context }) => context.history.steps.length === 0,
    tooLarge: ({ context }) => isTooLargeToSave(context),
  },
});

/** Stores the current steps, also when there are none left. */
export const storeSteps = imageEditorSetup.enqueueActions(({ context, enqueue }) => {
  enqueue.sendTo('keeper', { type: 'draft.changed', draft: { steps: appliedSteps(context.history) } });
});

import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '../shared/failure';
import type { HeardChange } from '../shared/heard-change';
import type { Id } from '../shared/id';
import { succeeded, unwired, valueOf, type Outcome } from '../shared/outcome';
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
  | { readonly type: 'draft.resumed' }
  | { readonly type: 'draft.discarded' }
  | { readonly type: 'draft.flushed' }
  /** Choosing the active mode leaves it. */
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
  /** Confirmed when the page was left. */
  | { readonly type: 'work.discarded' }
  /** Live: the file was saved or deleted, other than here. Rule R-LIV-07. */
  | ({ readonly type: 'file.changed' } & HeardChange);

export type StepsEvent =
  | { readonly type: 'draft.changed'; readonly draft: { readonly steps: readonly unknown[] } }
  | { readonly type: 'draft.flushed' };

/** Identifies the stored steps of a file version. */
interface StoredStepsKey {
  readonly id: Id;
  readonly version: string | null;
}
export const storedStepsKey = ({ opened }: ImageContext): StoredStepsKey => ({
  id: opened?.file.id ?? '',
  version: opened?.file.version ?? null,
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
    deleteSteps: fromPromise<unknown, StoredStepsKey>(unwired('deleteSteps')),
    storeSteps: fromCallback<StepsEvent, StoredStepsKey>(unwired('storeSteps')),
  },
  actions: {
    hear: assign(({ event }) =>
      event.type === 'file.changed' ? { heard: { by: event.by, isDeleted: event.isDeleted } } : {},
    ),
    announceSaved: (_, _params: { readonly undo: ImageUndo | null }) => unwired('announceSaved')(),
    announceRestored: unwired('announceRestored'),
    announceFailure: (_, _params: { readonly failure: Failure | null }) => unwired('announceFailure')(),
    /** Some stored steps do not fit the current image. */
    announceDroppedSteps: unwired('announceDroppedSteps'),
    announceTooLarge: unwired('announceTooLarge'),
    /** The crop was applied before its box was changed. */
    announceNothingDrawn: unwired('announceNothingDrawn'),
  },
  guards: {
    succeeded: (_, event: { readonly output: Outcome<unknown> }) => succeeded({ event }),
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
  enqueue.sendTo('stepsStore', { type: 'draft.changed', draft: { steps: appliedSteps(context.history) } });
});

import type { Failure } from '../shared/failure';
import type { RemoteChange } from '../shared/remote-change';
import type { Instant } from '../shared/instant';
import type { Outcome } from '../shared/outcome';
import { appliedSteps, NO_STEPS, type UndoHistory } from '../shared/undo-history';
import { initialBox } from '../shared/picture/crop-box';
import { MIDDLE, type FocusPoint } from './focus-point.rule';
import { roundedPoint } from './focus-view';
import type { Rectangle } from './image-geometry';
import {
  applyStep,
  applySteps,
  drawingOf,
  hasNewPixels,
  isTooLarge,
  sizeOf,
  type Drawing,
  type EditedImage,
  type ImageStep,
} from './image-steps';
import type { Dimensions, FileDetail } from './library';
import type { LibraryPath } from './path';

/** While a mode is active, pointer and arrow keys belong to it and saving waits. Rule R-LIB-06. */
export type ImageMode = 'move' | 'crop' | 'focus';

/** Unsaved steps of an earlier session. */
export interface StoredSteps {
  /** Undecoded: a later version of the console may have written them. */
  readonly steps: readonly unknown[];
  readonly at: Instant;
  /** Whether the file was saved since. */
  readonly fileChanged: boolean;
}

export interface OpenedImage {
  readonly file: FileDetail;
  readonly picture: Blob;
  /** Animated: editing would keep only the first frame. */
  readonly animated: boolean;
  readonly storedSteps: StoredSteps | null;
}

/** Renders a drawing as a data URL of the media type; a file as it is. */
export type DrawImage = (drawing: Drawing | Blob, type: string) => Promise<Outcome<string>>;

/** Changes to save; null where unchanged. */
export interface ImageChanges {
  readonly drawing: Drawing | null;
  readonly focus: FocusPoint | null;
}

export interface ImageSave extends ImageChanges {
  readonly file: FileDetail;
  /** The image as loaded. */
  readonly picture: Blob;
  readonly draw: DrawImage;
  /** Overwrites changes by someone else. */
  readonly overwrite: boolean;
  readonly onProgress: (share: number) => void;
}

export interface ImageDownload extends Pick<ImageChanges, 'drawing'> {
  readonly opened: OpenedImage;
  readonly draw: DrawImage;
}

/** Result of a save; the image can be saved while saving the focus point fails. */
export interface SavedImage {
  readonly path: LibraryPath;
  readonly focusFailure: Failure | null;
  /** Absent when the save cannot be undone. */
  readonly undo?: ImageUndo;
}

/** Data for undoing a save. */
export interface ImageUndo {
  /** The file before the save. */
  readonly file: FileDetail;
  readonly path: LibraryPath;
  /** Version after the save. */
  readonly version: string;
  /** Reads the previous image as a data URL; null when it was the original, which the API can restore. */
  readonly readPicture: (() => Promise<Outcome<string>>) | null;
}

export interface ImageInput {
  readonly path: LibraryPath;
  /** Navigates to the file; a save may have changed its path. */
  readonly onLeft: (path: LibraryPath) => void;
  /** Navigates to the previous screen. */
  readonly onCancelled: (path: LibraryPath) => void;
}

export interface ImageContext extends ImageInput {
  readonly opened: OpenedImage | null;
  /** Decoded size; null until known. */
  readonly size: Dimensions | null;
  readonly history: UndoHistory<ImageStep>;
  /** Crop box in crop mode. */
  readonly box: Rectangle | null;
  /** Focus point in focus mode. */
  readonly point: FocusPoint | null;
  /** Focus point that could not be saved after the image was saved. */
  readonly pending: FocusPoint | null;
  /** Failure of loading, saving or restoring. */
  readonly failure: Failure | null;
  /** Upload progress, 0 to 1. */
  readonly share: number;
  /** Last change of the file by others since it was opened. Rule R-LIV-10. */
  readonly remoteChange: RemoteChange | null;
}

export const emptyEditor = (input: ImageInput): ImageContext => ({
  ...input,
  opened: null,
  size: null,
  history: NO_STEPS,
  box: null,
  point: null,
  pending: null,
  failure: null,
  share: 0,
  remoteChange: null,
});

const NO_SIZE: Dimensions = { width: 1, height: 1 };
type Steps = Pick<ImageContext, 'opened' | 'size' | 'history'>;

/** Image with the applied steps. */
export const editedImage = ({ opened, size, history }: Steps): EditedImage =>
  applySteps(size ?? NO_SIZE, opened?.file.focusPoint ?? MIDDLE, appliedSteps(history));

/** Image with the active mode applied, for the previews. */
export const previewOf = (context: ImageContext): EditedImage => {
  const edited = editedImage(context);
  if (context.box !== null) return applyStep(edited, { kind: 'crop', box: context.box });
  return context.point === null ? edited : applyStep(edited, { kind: 'focus', point: context.point });
};

export const isSamePoint = (a: FocusPoint, b: FocusPoint): boolean => a.x === b.x && a.y === b.y;

/** Difference to the stored file. Rules R-LIB-05 and R-LIB-06. */
export const changesOf = (context: Steps): ImageChanges => {
  const edited = editedImage(context);
  const focus = roundedPoint(edited.focus);
  return {
    drawing: hasNewPixels(edited) ? drawingOf(edited) : null,
    focus: isSamePoint(focus, roundedPoint(context.opened?.file.focusPoint ?? MIDDLE)) ? null : focus,
  };
};

/** Whether the result exceeds the limits; intermediate steps may. Rule R-LIB-06. */
export const isTooLargeToSave = (context: Steps): boolean => {
  const { drawing } = changesOf(context);
  return drawing !== null && isTooLarge(drawing);
};

/** Whether leaving would lose changes. */
export const hasChanges = (context: Steps): boolean => {
  const { drawing, focus } = changesOf(context);
  return drawing !== null || focus !== null;
};

/** Context after a change of the history: resets the crop box; a moved focus point keeps its place on the image. */
export const withHistory = (
  context: ImageContext,
  history: UndoHistory<ImageStep>,
  step?: ImageStep,
): Partial<ImageContext> => {
  const edited = editedImage({ ...context, history });
  const moved =
    context.point !== null && step !== undefined
      ? applyStep({ ...editedImage(context), focus: context.point }, step)
      : edited;
  return { history, box: context.box && initialBox(sizeOf(edited)), point: context.point && roundedPoint(moved.focus) };
};

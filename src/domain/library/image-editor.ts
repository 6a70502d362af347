import type { Failure } from '../shared/failure';
import type { Instant } from '../shared/instant';
import type { Outcome } from '../shared/outcome';
import { appliedSteps, NO_STEPS, type UndoHistory } from '../shared/undo-history';
import { firstBox } from './crop-box';
import { MIDDLE, type FocusPoint } from './focus-point.rule';
import { roundedPoint } from './focus-view';
import type { Rectangle } from './image-geometry';
import {
  afterStep,
  afterSteps,
  drawingOf,
  hasNewPixels,
  isTooLarge,
  sizeOf,
  type Drawing,
  type Edited,
  type ImageStep,
} from './image-steps';
import type { Dimensions, FileDetail } from './library';
import type { LibraryPath } from './path';

/** While one is on, what the pointer and the arrow keys do belongs to it, and saving waits. Rule R-LIB-06. */
export type ImageMode = 'move' | 'crop' | 'focus';

/** Steps of an earlier visit that were not saved. */
export interface KeptSteps {
  /** Unread: a later version of the console may have written them. */
  readonly steps: readonly unknown[];
  readonly at: Instant;
  /** The file was saved by somebody meanwhile. */
  readonly changedSince: boolean;
}

/** A picture as the editor opens it. */
export interface OpenedImage {
  readonly file: FileDetail;
  readonly picture: Blob;
  /** Only the first of its pictures would be left. */
  readonly moving: boolean;
  readonly kept: KeptSteps | null;
}

/** Draws a picture anew. @returns it as a data URL of the media type */
export type DrawImage = (drawing: Drawing, type: string) => Promise<Outcome<string>>;

/** What is sent; what did not change is null. */
export interface ImageChanges {
  readonly drawing: Drawing | null;
  readonly focus: FocusPoint | null;
}

/** One save. */
export interface ImageSave extends ImageChanges {
  readonly file: FileDetail;
  readonly draw: DrawImage;
  /** Also when somebody saved the file meanwhile. */
  readonly anyway: boolean;
  readonly onProgress: (share: number) => void;
}

/** What a picture would have become, for whoever cannot save it where it was. */
export interface ImageHome extends Pick<ImageChanges, 'drawing'> {
  readonly opened: OpenedImage;
  readonly draw: DrawImage;
}

/** What came of it: the picture may be stored and its focus point may not. */
export interface SavedImage {
  readonly path: LibraryPath;
  readonly focusFailure: Failure | null;
}

export interface ImageInput {
  readonly path: LibraryPath;
  /** Leads back to the file, which may have another path since. */
  readonly onLeft: (path: LibraryPath) => void;
}

/** All that the editor knows. */
export interface ImageContext extends ImageInput {
  readonly opened: OpenedImage | null;
  /** As the picture itself says, once it is open. */
  readonly size: Dimensions | null;
  readonly history: UndoHistory<ImageStep>;
  /** What would be cropped, while that mode is on. */
  readonly box: Rectangle | null;
  /** What would be the focus point, while that mode is on. */
  readonly point: FocusPoint | null;
  /** A focus point that was not stored though its picture was. */
  readonly pending: FocusPoint | null;
  /** Why the picture did not come, or why the last save or restoration failed. */
  readonly failure: Failure | null;
  /** Share of the picture that has gone, from 0 to 1. */
  readonly share: number;
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
});

const NO_SIZE: Dimensions = { width: 1, height: 1 };
type Steps = Pick<ImageContext, 'opened' | 'size' | 'history'>;

/** The picture after the steps that count. */
export const editedOf = ({ opened, size, history }: Steps): Edited =>
  afterSteps(size ?? NO_SIZE, opened?.file.focusPoint ?? MIDDLE, appliedSteps(history));

/** The picture as it would be if the mode that is on were applied: what the previews show. */
export const foreseenOf = (context: ImageContext): Edited => {
  const edited = editedOf(context);
  if (context.box !== null) return afterStep(edited, { kind: 'crop', box: context.box });
  return context.point === null ? edited : afterStep(edited, { kind: 'focus', point: context.point });
};

export const isSamePoint = (a: FocusPoint, b: FocusPoint): boolean => a.x === b.x && a.y === b.y;

/** What differs from the file. Rules R-LIB-05 and R-LIB-06. */
export const changesOf = (context: Steps): ImageChanges => {
  const edited = editedOf(context);
  const focus = roundedPoint(edited.focus);
  return {
    drawing: hasNewPixels(edited) ? drawingOf(edited) : null,
    focus: isSamePoint(focus, roundedPoint(context.opened?.file.focusPoint ?? MIDDLE)) ? null : focus,
  };
};

/** Whether the steps so far make no picture that the library takes; they may pass through one. Rule R-LIB-06. */
export const isTooLargeToSave = (context: Steps): boolean => {
  const { drawing } = changesOf(context);
  return drawing !== null && isTooLarge(drawing);
};

/** Whether there is anything that leaving would lose. */
export const hasChanges = (context: Steps): boolean => {
  const { drawing, focus } = changesOf(context);
  return drawing !== null || focus !== null;
};

/** Other steps count now: a box begins anew, a point that was moved stays on its place. */
export const withHistory = (
  context: ImageContext,
  history: UndoHistory<ImageStep>,
  step?: ImageStep,
): Partial<ImageContext> => {
  const edited = editedOf({ ...context, history });
  const moved =
    context.point !== null && step !== undefined
      ? afterStep({ ...editedOf(context), focus: context.point }, step)
      : edited;
  return { history, box: context.box && firstBox(sizeOf(edited)), point: context.point && roundedPoint(moved.focus) };
};

import { coversFrame, fitBox, isInitialBox, type Rectangle } from '../../domain/shared/picture/crop-box';
import { NO_DRAFT, type FoundDraft } from '../../domain/shared/drafts/draft';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import { cropped, offsetOf, type Drawing } from '../../domain/spare-parts/drawing.rule';
import type { SparePart, Sheet } from '../../domain/spare-parts/spare-part';
import { sameShape, type Fields } from '../../domain/shared/merge';
import type { Stored } from '../shared/ports/resource-gateway.port';

export interface EditorInput {
  readonly reference: Id;
  readonly sheet: Id;
}

/** Renders part of the picture; null when the browser cannot. */
export type DrawCrop = (crop: Rectangle) => Promise<Blob | null>;

/** An edit as stored in the browser. */
export type DrawingDraft = { readonly crop: Rectangle | null; readonly x: string; readonly y: string };
export const BLANK_DRAFT: DrawingDraft = { crop: null, x: '', y: '' };

/** A stored earlier edit. */
export type FoundEdit = FoundDraft<DrawingDraft>;

const FRAME: Rectangle = { x: 0, y: 0, width: 0, height: 0 };

/** Whether a stored edit has a valid crop frame, or none. */
export const hasFrame = ({ crop }: Fields): boolean => sameShape(FRAME, crop);

/** State of an edited drawing. */
export interface EditedDrawing {
  readonly part: SparePart;
  readonly sheet: Sheet;
  readonly drawing: Drawing;
  readonly version: string | null;
}

export interface EditorContext extends EditorInput {
  readonly edited: EditedDrawing | null;
  /** In whole pixels of the picture; null for the whole picture. */
  readonly crop: Rectangle | null;
  /** The frame when the crop was last switched off. */
  readonly lastCrop: Rectangle | null;
  /** Typed offset of the picture. */
  readonly offset: { readonly x: string; readonly y: string };
  readonly failure: Failure | null;
  /** Renders the crop for the running save. */
  readonly draw: DrawCrop | null;
  /** The offered earlier edit. */
  readonly found: FoundEdit;
}

/** The crop to apply; null while its frame is unchanged. Rule R-SPA-33. */
export const drawnCrop = ({ crop, edited }: Pick<EditorContext, 'crop' | 'edited'>): Rectangle | null =>
  crop === null || edited === null || isInitialBox(crop, edited.drawing) ? null : crop;

export const draftOf = (context: Pick<EditorContext, 'crop' | 'edited' | 'offset'>): DrawingDraft => ({
  crop: drawnCrop(context),
  ...context.offset,
});

/** Boxes at the typed offset; an invalid offset leaves them unchanged. */
export const shownDrawing = ({ edited, offset }: Pick<EditorContext, 'edited' | 'offset'>): Drawing | null =>
  edited && {
    ...edited.drawing,
    x: offsetOf(offset.x) ?? edited.drawing.x,
    y: offsetOf(offset.y) ?? edited.drawing.y,
  };

/** The drawing as a save would store it; null while the offset is invalid. */
export const savedDrawing = (context: EditorContext): Drawing | null => {
  const shown = shownDrawing(context);
  if (shown === null || offsetOf(context.offset.x) === null || offsetOf(context.offset.y) === null) return null;
  const crop = drawnCrop(context);
  const after = crop === null ? shown : cropped(shown, crop);
  return offsetOf(String(after.x)) === null || offsetOf(String(after.y)) === null ? null : after;
};

export const isDrawingChanged = ({ edited, crop, offset }: EditorContext): boolean =>
  edited !== null &&
  (drawnCrop({ crop, edited }) !== null ||
    offset.x !== String(edited.drawing.x) ||
    offset.y !== String(edited.drawing.y));

export const asRead = (edited: EditedDrawing): Pick<EditorContext, 'edited' | 'crop' | 'lastCrop' | 'offset'> => ({
  edited,
  crop: null,
  lastCrop: null,
  offset: { x: String(edited.drawing.x), y: String(edited.drawing.y) },
});

export const editedIn = (stored: Stored<SparePart> | null, id: Id): EditedDrawing | null => {
  const sheet = stored?.record.sheets.find((own) => own.id === id);
  return stored === null || sheet === undefined || sheet.drawing === null
    ? null
    : { part: stored.record, sheet, drawing: sheet.drawing, version: stored.version };
};

const moved = (crop: Rectangle, from: Drawing, to: Drawing): Rectangle => ({
  ...crop,
  x: crop.x + from.x - to.x,
  y: crop.y + from.y - to.y,
});

/** Continues the edit on a drawing that someone else changed. */
export const rebased = (
  { crop, offset, edited: before }: Pick<EditorContext, 'crop' | 'offset' | 'edited'>,
  edited: EditedDrawing | null,
): Partial<EditorContext> =>
  edited === null
    ? {}
    : {
        edited,
        // The frame keeps its position in the original.
        crop: crop && fitBox(moved(crop, before?.drawing ?? edited.drawing, edited.drawing), edited.drawing),
        offset: {
          x: offset.x === String(before?.drawing.x) ? String(edited.drawing.x) : offset.x,
          y: offset.y === String(before?.drawing.y) ? String(edited.drawing.y) : offset.y,
        },
        failure: { kind: 'Changed' },
      };

/** Resumes the stored edit on the current drawing. */
export const resumed = ({ edited, found: { kept } }: EditorContext): Partial<EditorContext> => {
  if (edited === null || kept === null) return {};
  const { mine, base } = kept;
  const drawing = { ...edited.drawing, x: offsetOf(base.x) ?? 0, y: offsetOf(base.y) ?? 0 };
  const { crop = null, offset } = rebased(
    { crop: mine.crop, offset: { x: mine.x, y: mine.y }, edited: { ...edited, drawing } },
    edited,
  );
  return {
    crop: crop !== null && coversFrame(crop, edited.drawing) ? null : crop,
    ...(offset && { offset }),
    failure: null,
    found: NO_DRAFT,
  };
};

/** Whether someone moved or cropped the drawing since the stored edit started. */
export const isMovedSince = ({ edited, found: { kept } }: Pick<EditorContext, 'edited' | 'found'>): boolean =>
  kept !== null &&
  edited !== null &&
  (kept.base.x !== String(edited.drawing.x) || kept.base.y !== String(edited.drawing.y));

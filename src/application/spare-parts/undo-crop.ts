import { either } from 'fp-ts';
import type { Id } from '../../domain/shared/id';
import type { Outcome } from '../../domain/shared/outcome';
import type { Drawing } from '../../domain/spare-parts/drawing.rule';
import type { SparePartKind } from '../../domain/spare-parts/spare-part';
import type { ResourceGateway } from '../shared/ports/resource-gateway.port';
import { editedIn } from './edited-drawing';
import type { DrawingDetails, Drawings } from './ports/drawings.port';

type References = Pick<ResourceGateway<SparePartKind>, 'get'>;

/** A saved crop and the picture before it. */
export interface SavedCrop {
  readonly reference: Id;
  readonly sheet: Id;
  readonly before: DrawingDetails;
  readonly after: DrawingDetails;
  /** URL of the picture after the crop; null when unknown. Each picture has its own URL. */
  readonly address: Promise<Outcome<string | null>>;
  /** The whole picture before the crop. */
  readonly picture: Blob;
}

const hasFrame = (drawing: Drawing, frame: DrawingDetails): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((side) => drawing[side] === frame[side]);

/** URL of the picture after a crop; null when someone else changed the drawing since. */
export const addressAfter = async (
  references: References,
  { reference, sheet, after }: Pick<SavedCrop, 'reference' | 'sheet' | 'after'>,
): Promise<Outcome<string | null>> => {
  const found = await references.get(reference)();
  if (either.isLeft(found)) return found;
  const now = editedIn(found.right, sheet);
  return either.right(now !== null && hasFrame(now.drawing, after) ? now.drawing.address : null);
};

/** Restores the picture before a crop; `Changed` when the drawing or its picture changed since. Rule R-SPA-44. */
export const undoCrop = async (
  references: References,
  drawings: Drawings,
  { reference, sheet, before: { x, y, width, height }, after, address, picture }: SavedCrop,
): Promise<Outcome<void>> => {
  const known = await address;
  const found = await references.get(reference)();
  if (either.isLeft(found)) return found;
  const now = editedIn(found.right, sheet);
  const isOther = either.isRight(known) && now?.drawing.address !== known.right;
  if (now === null || !hasFrame(now.drawing, after) || isOther) return either.left({ kind: 'Changed' });
  return drawings.save({ sheet, version: now.version, details: { x, y, width, height }, picture })();
};

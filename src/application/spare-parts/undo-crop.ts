import { either } from 'fp-ts';
import type { Id } from '../../domain/shared/id';
import type { Outcome } from '../../domain/shared/outcome';
import type { SparePart, SparePartDraft, SparePartFilter, SparePartRow } from '../../domain/spare-parts/spare-part';
import type { ResourceGateway } from '../shared/ports/resource-gateway.port';
import { editedIn } from './edited-drawing';
import type { DrawingDetails, Drawings } from './ports/drawings.port';

/** A crop that was saved, and the picture before it. */
export interface SavedCrop {
  readonly reference: Id;
  readonly sheet: Id;
  readonly before: DrawingDetails;
  readonly after: DrawingDetails;
  /** The whole picture before the crop. */
  readonly picture: Blob;
}

const isSame = (one: DrawingDetails, other: DrawingDetails): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((side) => one[side] === other[side]);

/** Puts the picture before a crop back; `Changed` where the drawing was changed since. Rule R-SPA-33. */
export const undoCrop = async (
  references: Pick<ResourceGateway<SparePartRow, SparePart, SparePartDraft, SparePartFilter>, 'get'>,
  drawings: Drawings,
  { reference, sheet, before: { x, y, width, height }, after, picture }: SavedCrop,
): Promise<Outcome<void>> => {
  const found = await references.get(reference)();
  if (either.isLeft(found)) return found;
  const now = editedIn(found.right, sheet);
  if (now === null || !isSame(now.drawing, after)) return either.left({ kind: 'Changed' });
  return drawings.save({ sheet, version: now.version, details: { x, y, width, height }, picture })();
};

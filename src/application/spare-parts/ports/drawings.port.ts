import type { Id } from '../../../domain/shared/id';
import type { Drawing } from '../../../domain/spare-parts/drawing.rule';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Where a picture lies in its original, and how large it is; in pixels. */
export type DrawingDetails = Pick<Drawing, 'x' | 'y' | 'width' | 'height'>;

export interface DrawingSave {
  readonly sheet: Id;
  /** The version of the reference that was read; null where the API sends none. */
  readonly version: string | null;
  readonly details: DrawingDetails;
  /** The picture as it was cropped; null when it stays. */
  readonly picture: Blob | null;
}

/** Exploded views and their pictures. */
export interface Drawings {
  /** Saves both or, when the second call fails, shows neither. `Changed` for an outdated version. Rule R-SPA-30. */
  save(save: DrawingSave, options?: CallOptions): Answer<void>;
}
export const Drawings = token<Drawings>('drawings');

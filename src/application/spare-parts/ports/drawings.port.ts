import type { Id } from '../../../domain/shared/id';
import type { Drawing } from '../../../domain/spare-parts/drawing.rule';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Position of a picture in its original, and its size; in pixels. */
export type DrawingDetails = Pick<Drawing, 'x' | 'y' | 'width' | 'height'>;

export interface DrawingSave {
  readonly sheet: Id;
  /** Loaded version of the reference; null where the API sends none. */
  readonly version: string | null;
  readonly details: DrawingDetails;
  /** The cropped picture; null when it is unchanged. */
  readonly picture: Blob | null;
}

/** Exploded views and their pictures. */
export interface Drawings {
  /**
   * Saves details and picture; if the second call fails, neither is shown. `Changed` for an outdated version. Rule
   * R-SPA-30.
   */
  save(save: DrawingSave, options?: CallOptions): Answer<void>;
}
export const Drawings = token<Drawings>('drawings');

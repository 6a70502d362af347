import type { LibraryPath } from '../path';

/** Reference from a record to a library image; `path` is its current path. */
export interface PictureReference {
  readonly path: LibraryPath;
  readonly name: string;
  /** Thumbnail URL; null where the API makes none. */
  readonly thumbnail: string | null;
}

import type { LibraryPath } from '../path';

/**
 * A picture of the library as a record knows it that shows it: where the file is now, whatever it was called when it
 * was chosen.
 */
export interface ShownPicture {
  readonly path: LibraryPath;
  readonly name: string;
  /** Address of a small one; null where an API makes none. */
  readonly thumbnail: string | null;
}

import { token } from '../token';

/** A text that a person takes home. */
export interface SavedFile {
  readonly name: string;
  /** Of the media type, such as `text/csv`. */
  readonly type: string;
  readonly text: string;
}

/** Hands files to whoever keeps them for the person: the browser's downloads. */
export interface FileSaves {
  save(file: SavedFile): void;
}
export const FileSaves = token<FileSaves>('file-saves');

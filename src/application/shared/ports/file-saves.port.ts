import { token } from '../token';

/** A text that a person takes home. */
export interface SavedText {
  readonly name: string;
  /** Of the media type, such as `text/csv`. */
  readonly type: string;
  readonly text: string;
}

/** Bytes that a person takes home as they are. */
export interface SavedBytes {
  readonly name: string;
  readonly bytes: Blob;
}

/** A drawing as the browser's canvas tells it: `data:`, its media type, and the bytes in base 64. */
export interface SavedDrawing {
  readonly name: string;
  readonly dataUrl: string;
}

/** Hands files to whoever keeps them for the person: the browser's downloads. */
export interface FileSaves {
  save(file: SavedText | SavedBytes | SavedDrawing): void;
}
export const FileSaves = token<FileSaves>('file-saves');

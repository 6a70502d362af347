import { token } from '../token';

export interface SavedText {
  readonly name: string;
  /** Media type, such as `text/csv`. */
  readonly type: string;
  readonly text: string;
}

export interface SavedBytes {
  readonly name: string;
  readonly bytes: Blob;
}

/** Canvas data URL. */
export interface SavedDrawing {
  readonly name: string;
  readonly dataUrl: string;
}

/** Browser downloads. */
export interface FileSaves {
  save(file: SavedText | SavedBytes | SavedDrawing): void;
}
export const FileSaves = token<FileSaves>('file-saves');

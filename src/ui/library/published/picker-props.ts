import type { FileKind } from '../../../domain/library/file-type.rule';
import type { LibraryFile } from '../../../domain/library/library';
import type { LibraryPath } from '../../../domain/library/path';

/** A dialog in which files of the library are chosen. */
export interface FilePickerProps {
  readonly kind: FileKind;
  /** More than one can be chosen. */
  readonly several?: boolean;
  /** The file to begin with, in its folder; where nothing is said, the folder of the last choice. */
  readonly start?: LibraryPath | undefined;
  /** At least one; the dialog closes with it. */
  readonly onSelect: (files: readonly LibraryFile[]) => void;
  readonly onClose: () => void;
}

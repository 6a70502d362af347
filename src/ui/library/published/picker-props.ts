import type { FileKind } from '../../../domain/library/file-type.rule';
import type { LibraryFile } from '../../../domain/library/library';
import type { LibraryPath } from '../../../domain/library/path';

export interface FilePickerProps {
  readonly kind: FileKind;
  /** Multiple selection. */
  readonly several?: boolean;
  /** The file to start with; otherwise the last used folder. */
  readonly start?: LibraryPath | undefined;
  /** At least one file; closes the dialog. */
  readonly onSelect: (files: readonly LibraryFile[]) => void;
  readonly onClose: () => void;
}

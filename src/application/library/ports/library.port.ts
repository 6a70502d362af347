import type { FocusPoint } from '../../../domain/library/focus-point.rule';
import type {
  FileDetail,
  FileDraft,
  FileUses,
  FolderContents,
  FolderNode,
  FolderUses,
  LibraryFile,
} from '../../../domain/library/library';
import type { LibraryPath } from '../../../domain/library/path';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** File to upload. */
export interface SentFile {
  /** Target name with extension. */
  readonly name: string;
  readonly body: Blob;
}

/**
 * Media library. Calls that change a path return the new one.
 * A taken name is `Conflict`; a change in a read-only folder is `Forbidden`.
 */
export interface Library {
  /** All folders without files; empty when there are none yet. */
  tree(options?: CallOptions): Answer<readonly FolderNode[]>;
  /** Content of a folder, by name; the root holds folders only. */
  folder(path: LibraryPath, options?: CallOptions): Answer<FolderContents>;
  /** Full text search; null where unsupported. */
  search(words: string, options?: CallOptions): Answer<readonly LibraryFile[] | null>;
  file(path: LibraryPath, options?: CallOptions): Answer<FileDetail>;
  /** Null where unsupported. */
  usage(path: LibraryPath, options?: CallOptions): Answer<FileUses | null>;
  /** Usage of a folder's content; null where unsupported. */
  usageIn(folder: LibraryPath, options?: CallOptions): Answer<FolderUses | null>;
  download(path: LibraryPath, options?: CallOptions): Answer<Blob>;

  addFolder(parent: LibraryPath, name: string, options?: CallOptions): Answer<LibraryPath>;
  /** `Unsupported` when content and extension differ, `TooLarge` above the limit. */
  upload(folder: LibraryPath, file: SentFile, options?: CallOptions): Answer<LibraryPath>;
  renameFolder(path: LibraryPath, name: string, options?: CallOptions): Answer<LibraryPath>;
  /** @param name with extension */
  renameFile(path: LibraryPath, name: string, options?: CallOptions): Answer<LibraryPath>;
  /** Moves files of one folder, all or none. */
  move(from: LibraryPath, names: readonly string[], target: LibraryPath, options?: CallOptions): Answer<void>;
  /** Deletes recursively. */
  remove(path: LibraryPath, options?: CallOptions): Answer<void>;

  /** Sends the changed fields; the name is complete. @param version of the file as read */
  saveDetails(
    path: LibraryPath,
    changes: Partial<FileDraft>,
    version: string | null,
    options?: CallOptions,
  ): Answer<LibraryPath>;
  /** @param version of the file as read: `Changed` when outdated, null for any */
  saveFocusPoint(path: LibraryPath, point: FocusPoint, version: string | null, options?: CallOptions): Answer<void>;
  /**
   * @param dataUrl the complete image
   * @param version of the file as read: `Changed` when outdated, null for any
   * @returns path and new version, null where the API has none
   */
  savePicture(
    path: LibraryPath,
    dataUrl: string,
    version: string | null,
    options?: CallOptions,
  ): Answer<{ readonly path: LibraryPath; readonly version: string | null }>;
  /**
   * Restores the uploaded original, or the file before its replacement.
   * @param version of the file as read, null for any
   */
  restore(path: LibraryPath, version: string | null, options?: CallOptions): Answer<LibraryPath>;
  /**
   * Replaces the content with a file of the same type; restorable. Idempotent: a repeated call succeeds under the older
   * version too.
   * @param version of the file as read, null for any
   */
  replace(path: LibraryPath, file: SentFile, version: string | null, options?: CallOptions): Answer<void>;
}
export const Library = token<Library>('library');

import type { FocusPoint } from '../../../domain/library/focus-point.rule';
import type {
  FileDetail,
  FileDraft,
  FileUse,
  FolderContents,
  FolderNode,
  FolderUses,
  LibraryFile,
} from '../../../domain/library/library';
import type { LibraryPath } from '../../../domain/library/path';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** A file on its way in, unopened. */
export interface SentFile {
  /** As it shall be called, with its extension. */
  readonly name: string;
  readonly body: Blob;
}

/**
 * The media library. What changes a path answers the one under which the file or folder is found from then on. A name
 * that is taken is `Conflict`; a change in a folder that is read-only is `Forbidden`.
 */
export interface Library {
  /** All folders, without their files. Good with an empty list where there is none yet. */
  tree(options?: CallOptions): Answer<readonly FolderNode[]>;
  /** What lies in a folder, by name; the root holds folders only. */
  folder(path: LibraryPath, options?: CallOptions): Answer<FolderContents>;
  /** Files anywhere whose names or texts hold the words; null where an API cannot look. */
  search(words: string, options?: CallOptions): Answer<readonly LibraryFile[] | null>;
  file(path: LibraryPath, options?: CallOptions): Answer<FileDetail>;
  /** Where a file is shown; null where an API cannot tell. */
  usage(path: LibraryPath, options?: CallOptions): Answer<readonly FileUse[] | null>;
  /** Where what lies in a folder is shown; null where an API cannot tell. */
  usageIn(folder: LibraryPath, options?: CallOptions): Answer<FolderUses | null>;
  download(path: LibraryPath, options?: CallOptions): Answer<Blob>;

  addFolder(parent: LibraryPath, name: string, options?: CallOptions): Answer<LibraryPath>;
  /** A file of another kind than its name says is `Unsupported`, one of too many bytes `TooLarge`. */
  upload(folder: LibraryPath, file: SentFile, options?: CallOptions): Answer<LibraryPath>;
  renameFolder(path: LibraryPath, name: string, options?: CallOptions): Answer<LibraryPath>;
  /** @param name whole, with its extension */
  renameFile(path: LibraryPath, name: string, options?: CallOptions): Answer<LibraryPath>;
  /** Takes files of one folder to another; all of them or none. */
  move(from: LibraryPath, names: readonly string[], target: LibraryPath, options?: CallOptions): Answer<void>;
  /** A folder goes with everything in it. */
  remove(path: LibraryPath, options?: CallOptions): Answer<void>;

  /**
   * Sends what changed; what was emptied is sent empty. The name goes whole. @param version of the file as it was read
   */
  saveDetails(
    path: LibraryPath,
    changes: Partial<FileDraft>,
    version: string | null,
    options?: CallOptions,
  ): Answer<LibraryPath>;
  /** @param version of the file as it was read; another one by now is `Changed`, null is any */
  saveFocusPoint(path: LibraryPath, point: FocusPoint, version: string | null, options?: CallOptions): Answer<void>;
  /**
   * @param dataUrl the changed picture, whole @param version as above @returns where it is and its version from now on,
   * null where an API has none
   */
  savePicture(
    path: LibraryPath,
    dataUrl: string,
    version: string | null,
    options?: CallOptions,
  ): Answer<{ readonly path: LibraryPath; readonly version: string | null }>;
  /**
   * The file as it was uploaded; where it is that already, as it was before it was replaced. @param version as above
   */
  restore(path: LibraryPath, version: string | null, options?: CallOptions): Answer<LibraryPath>;
  /**
   * Another file under the same name, of the same kind; what it takes the place of can be restored. Sent once more, as
   * after an answer that was lost, it is good under the older version too and changes nothing. @param version as above
   */
  replace(path: LibraryPath, file: SentFile, version: string | null, options?: CallOptions): Answer<void>;
}
export const Library = token<Library>('library');

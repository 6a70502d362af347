import type { Dimensions } from '../shared/picture/crop-box';
import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import type { FocusPoint } from './focus-point.rule';
import type { LibraryPath } from './path';

/** A read-only folder (type `other`) is listed, but its content cannot be changed. */
export interface Folder {
  readonly id: Id;
  readonly path: LibraryPath;
  readonly name: string;
  readonly readOnly: boolean;
  /** Direct files; null where the API does not count them. */
  readonly files: number | null;
}

/** Folder with its subfolders, sorted by name. */
export interface FolderNode extends Folder {
  readonly folders: readonly FolderNode[];
}

export interface LibraryFile {
  readonly id: Id;
  readonly path: LibraryPath;
  /** With its extension. */
  readonly name: string;
  /** Lower case, without the dot; may be empty. */
  readonly extension: string;
  /** Media type; may be empty. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  readonly updated: Instant | null;
  /** Public URL; null where the API sends none. */
  readonly address: string | null;
  /** Thumbnail URL; null where there is none. */
  readonly thumbnail: string | null;
  readonly alt: string;
  readonly caption: string;
  /** Read-only in the console. Rule R-SHR-60. */
  readonly status: string;
  readonly focusPoint: FocusPoint;
  /** Pixels; null for other files and where the API does not say. */
  readonly dimensions: Dimensions | null;
}

export type { Dimensions };

export interface FolderContents {
  /** Present path, which differs from the requested one after a rename. Null where the API does not say. */
  readonly path: LibraryPath | null;
  readonly folders: readonly Folder[];
  readonly files: readonly LibraryFile[];
}

/** Editable texts of a file; the name without its extension. */
export type FileDraft = {
  readonly name: string;
  readonly title: string;
  readonly alt: string;
  /** Images only. */
  readonly caption: string;
  readonly description: string;
  /** Excludes the file from search engines. */
  readonly noIndex: boolean;
};

export interface FileDetail extends LibraryFile, Omit<FileDraft, 'name'> {
  readonly folder: { readonly name: string; readonly path: LibraryPath };
  /** Whether the folder is read-only; false where the API does not say. */
  readonly readOnly: boolean;
  /** Whether the image differs from the uploaded original; null where the API does not say. */
  readonly altered: boolean | null;
  /** Whether the file replaced another one, which can be restored. */
  readonly replaced: boolean;
  /** Version for optimistic concurrency; null where the API has none. */
  readonly version: string | null;
}

/** Whether an earlier state can be restored. Rule R-LIB-08. */
export const canRestore = ({ altered, replaced }: Pick<FileDetail, 'altered' | 'replaced'>): boolean =>
  altered !== false || replaced;

/** A record that uses a file. */
export interface FileUse {
  /** Module key of the route table. */
  readonly module: string;
  readonly id: Id;
  /** URL path, when it is not the path of the module followed by the id. */
  readonly path?: string | undefined;
  readonly title: string;
  /** Name of the website, unless it is the current one. */
  readonly website?: string | undefined;
}

/** Records that use a file. Rule R-LIB-12. */
export interface FileUses {
  readonly uses: readonly FileUse[];
  /** Number of further records that the user may not see. */
  readonly hidden: number;
}

/** Records that use files of a folder and its subfolders. Rule R-LIB-12. */
export interface FolderUses {
  /** First records, each with the ids of the files it uses. */
  readonly uses: readonly (FileUse & { readonly files: readonly Id[] })[];
  readonly total: number;
  /** Number of records that the user may not see, by file id. */
  readonly hidden: Readonly<Record<Id, number>>;
}

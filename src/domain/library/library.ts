import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import type { FocusPoint } from './focus-point.rule';
import type { LibraryPath } from './path';

/** A folder. One that is read-only (type `other`) is shown, and nothing in it can be changed. */
export interface Folder {
  readonly id: Id;
  readonly path: LibraryPath;
  readonly name: string;
  readonly readOnly: boolean;
  /** Files that lie in it directly; null where an API does not count them. */
  readonly files: number | null;
}

/** A folder of the tree, with those inside it, in the order of their names. */
export interface FolderNode extends Folder {
  readonly folders: readonly FolderNode[];
}

/** A file as lists show it. */
export interface LibraryFile {
  readonly id: Id;
  readonly path: LibraryPath;
  /** With its extension. */
  readonly name: string;
  /** In small letters, without the dot; empty when there is none. */
  readonly extension: string;
  /** Media type; empty where it was not told. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  readonly updated: Instant | null;
  /** The address under which websites show it, as the API tells it; null where it tells none. */
  readonly address: string | null;
  /** A small picture of it; null where it is no picture or the API makes none. */
  readonly thumbnail: string | null;
  readonly alt: string;
  readonly caption: string;
  readonly status: FileStatus;
  readonly focusPoint: FocusPoint;
  /** In pixels; null for what is no picture, and where an API does not tell. */
  readonly dimensions: Dimensions | null;
}

export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** What a folder holds. */
export interface FolderContents {
  /** Where it lies by now: it may have been asked for by a former name. Null where an API does not tell. */
  readonly path: LibraryPath | null;
  readonly folders: readonly Folder[];
  readonly files: readonly LibraryFile[];
}

/** Status is shown, never edited. */
export type FileStatus = 'draft' | 'published';

/** What a person writes about a file; the name without its extension. */
export type FileDraft = {
  readonly name: string;
  readonly title: string;
  readonly alt: string;
  /** Of pictures only. */
  readonly caption: string;
  readonly description: string;
  /** Keeps search machines away. */
  readonly noIndex: boolean;
};

/** A file as its own page shows it. */
export interface FileDetail extends LibraryFile, Omit<FileDraft, 'name'> {
  readonly folder: { readonly name: string; readonly path: LibraryPath };
  /** Nothing about it can be changed: its folder is read-only; false where an API does not tell. */
  readonly readOnly: boolean;
  /** Whether the stored picture differs from the one that was uploaded; null where an API does not tell. */
  readonly altered: boolean | null;
  /** Another one took the place of what was uploaded before, which can come back; false where an API does not tell. */
  readonly replaced: boolean;
  /** Its version; null where an API has none. */
  readonly version: string | null;
}

/** Whether there is anything to restore: what was uploaded, or what was before it was replaced. Rule R-LIB-08. */
export const canRestore = ({ altered, replaced }: Pick<FileDetail, 'altered' | 'replaced'>): boolean =>
  altered !== false || replaced;

/** One place that shows a file. */
export interface FileUse {
  /** What the module is called in the route table. */
  readonly module: string;
  readonly id: Id;
  readonly title: string;
  /** What the website is called on which it is, where that is another one than the one that is open. */
  readonly website?: string | undefined;
}

/** The places that show what lies in a folder, however deep. Rule R-LIB-12. */
export interface FolderUses {
  /** The first ones, each with those of the files that it shows. */
  readonly uses: readonly (FileUse & { readonly files: readonly Id[] })[];
  /** How many there are in all. */
  readonly total: number;
}

import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import type { Sort } from '../../domain/shared/list-query';
import { retain, type ClickKeys, type Selection } from '../../domain/shared/selection';
import { searchRows, rowsOf, type LibraryRow } from '../../domain/library/folder-rows';
import { narrows } from '../../domain/library/folder-tree';
import type { FileUse, FolderContents, FolderNode, LibraryFile } from '../../domain/library/library';
import type { LibraryPath } from '../../domain/library/path';

/** What is being named: a new folder here, or something that has a name already. */
export type Naming =
  | { readonly kind: 'folder.new'; readonly parent: LibraryPath }
  | { readonly kind: 'folder' | 'file'; readonly path: LibraryPath };

/** Where files and what lies in folders is shown. */
export interface FoundUses {
  /** null while that is looked up, and where nobody can tell. */
  readonly uses: readonly FileUse[] | null;
  /** Of some of it nobody looked, or could tell. */
  readonly unseen: boolean;
  /** The server never tells. */
  readonly untold: boolean;
}

/** What would be deleted, and where it is shown. */
export interface Doomed extends FoundUses {
  readonly rows: readonly LibraryRow[];
}

/** What a deletion row by row has come to. */
export interface Removal {
  readonly left: readonly LibraryRow[];
  readonly done: number;
  readonly refused: readonly { readonly row: LibraryRow; readonly failure: Failure }[];
  /** Somebody does not want the rest of it. */
  readonly stopped: boolean;
}

export interface LibraryContext {
  readonly tree: readonly FolderNode[] | null;
  readonly treeFailure: Failure | null;
  readonly path: LibraryPath;
  /** What the folder at `path` holds; null until it is known. */
  readonly contents: FolderContents | null;
  readonly failure: Failure | null;
  readonly term: string;
  readonly everywhere: boolean;
  /** What the search of the whole library found; null until it answered, and while nobody looks everywhere. */
  readonly found: readonly LibraryFile[] | null;
  /** Whether the API can look everywhere, as far as is known. */
  readonly canLook: boolean;
  readonly lookFailure: Failure | null;
  readonly sort: Sort | null;
  readonly selection: Selection;
  /** The file that is selected as soon as its folder is there. */
  readonly wanted: LibraryPath | null;
  readonly naming: Naming | null;
  /** The name as it was typed last; a refusal brings it back. */
  readonly typed: string;
  /** Why that name was refused. */
  readonly nameFailure: Failure | null;
  readonly doomed: Doomed;
  readonly removal: Removal;
}

export type LibraryEvent =
  /** `wanted` is a file in it to begin with. */
  | { readonly type: 'folder.opened'; readonly path: LibraryPath; readonly wanted?: LibraryPath | null }
  | { readonly type: 'view.changed'; readonly term: string; readonly everywhere: boolean; readonly sort: Sort | null }
  | { readonly type: 'reload.requested' }
  | { readonly type: 'row.clicked'; readonly id: Id; readonly keys: ClickKeys }
  | { readonly type: 'all.toggled' }
  | { readonly type: 'selection.cleared' }
  | { readonly type: 'naming.requested'; readonly naming: Naming }
  | { readonly type: 'name.submitted'; readonly name: string }
  | { readonly type: 'naming.cancelled' }
  | { readonly type: 'removal.requested' }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.stopped' }
  | { readonly type: 'removal.closed' }
  | { readonly type: 'download.requested'; readonly path: LibraryPath }
  | { readonly type: 'move.requested'; readonly paths: readonly LibraryPath[]; readonly target: LibraryPath };

/**
 * Files, and folders, that are asked for one by one before a deletion; of more nobody reads the list. Rule R-LIB-12.
 */
export const MOST_LOOKED_UP = 50;

export const noRemoval: Removal = { left: [], done: 0, refused: [], stopped: false };
export const nothingDoomed: Doomed = { rows: [], uses: null, unseen: false, untold: false };

/** What is needed to tell which rows are shown. */
export type Shown = Pick<LibraryContext, 'contents' | 'path' | 'term' | 'everywhere' | 'canLook' | 'found' | 'sort'>;

/** Whether what is shown comes from the whole library. */
export const looksEverywhere = ({
  everywhere,
  canLook,
  term,
}: Pick<Shown, 'everywhere' | 'canLook' | 'term'>): boolean => everywhere && canLook && narrows(term);

/**
 * The rows as they are shown: of the folder, or found in the whole library. @param keep which files are offered at all
 */
export const shownRows = (shown: Shown, keep: (file: LibraryFile) => boolean = () => true): readonly LibraryRow[] => {
  const { contents, path, term, found, sort } = shown;
  if (looksEverywhere(shown)) return found === null ? [] : searchRows(found.filter(keep), sort);
  return contents === null ? [] : rowsOf(contents, path, { term, sort, keep });
};

/** The rows on the screen that are selected; what is selected and not shown is not among them. */
export const selectedRows = (context: Shown & Pick<LibraryContext, 'selection'>): readonly LibraryRow[] =>
  shownRows(context).filter(({ id }) => context.selection.ids.has(id));

/** What is selected once a folder is there: the file that was asked for, else what is left of what was. */
export const selectionIn = (context: Shown & Pick<LibraryContext, 'selection' | 'wanted'>): Selection => {
  const rows = shownRows(context);
  const wanted =
    context.wanted === null ? undefined : rows.find((row) => row.kind === 'file' && row.file.path === context.wanted);
  return wanted === undefined
    ? retain(
        context.selection,
        rows.map(({ id }) => id),
      )
    : { ids: new Set([wanted.id]), anchor: wanted.id };
};

/**
 * A removal after one more row was tried. @param failure null when the row is gone; one that was not there any more
 * counts as gone
 */
export const afterRow = (
  { left: [row, ...left], done, refused, stopped }: Removal,
  failure: Failure | null,
): Removal =>
  row === undefined || failure === null || failure.kind === 'NotFound'
    ? { left, done: done + 1, refused, stopped }
    : { left, done, refused: [...refused, { row, failure }], stopped };

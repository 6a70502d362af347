import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import type { Sort } from '../../domain/shared/list-query';
import type { ClickKeys, Selection } from '../../domain/shared/selection';
import { rowsOf, type LibraryRow } from '../../domain/library/folder-rows';
import type { FileUse, FolderContents, FolderNode } from '../../domain/library/library';
import type { LibraryPath } from '../../domain/library/path';

/** What is being named: a new folder here, or something that has a name already. */
export type Naming =
  | { readonly kind: 'folder.new'; readonly parent: LibraryPath }
  | { readonly kind: 'folder' | 'file'; readonly path: LibraryPath };

/** What would be deleted, and where each of its files is shown: null while that is looked up, and where nobody can tell. */
export interface Doomed {
  readonly rows: readonly LibraryRow[];
  readonly uses: readonly FileUse[] | null;
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
  readonly sort: Sort | null;
  readonly selection: Selection;
  readonly naming: Naming | null;
  /** The name as it was typed last; a refusal brings it back. */
  readonly typed: string;
  readonly doomed: Doomed;
  readonly removal: Removal;
}

export type LibraryEvent =
  | { readonly type: 'folder.opened'; readonly path: LibraryPath }
  | { readonly type: 'view.changed'; readonly term: string; readonly sort: Sort | null }
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
  | { readonly type: 'move.requested'; readonly from: LibraryPath; readonly names: readonly string[]; readonly target: LibraryPath };

export const noRemoval: Removal = { left: [], done: 0, refused: [], stopped: false };
export const nothingDoomed: Doomed = { rows: [], uses: null };

/** The rows of the folder as they are shown. */
export const shownRows = ({ contents, path, term, sort }: Pick<LibraryContext, 'contents' | 'path' | 'term' | 'sort'>): readonly LibraryRow[] =>
  (contents === null ? [] : rowsOf(contents, path, { term, sort }));

export const selectedRows = (context: LibraryContext): readonly LibraryRow[] => shownRows(context).filter(({ id }) => context.selection.ids.has(id));

/** A removal after one more row was tried. @param failure null when the row is gone; one that was not there any more counts as gone */
export const afterRow = ({ left: [row, ...left], done, refused, stopped }: Removal, failure: Failure | null): Removal =>
  row === undefined || failure === null || failure.kind === 'NotFound'
    ? { left, done: done + 1, refused, stopped }
    : { left, done, refused: [...refused, { row, failure }], stopped };

import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import type { Sort } from '../../domain/shared/list-query';
import { retain, type ClickKeys, type Selection } from '../../domain/shared/list/selection';
import { searchRows, rowsOf, type LibraryRow } from '../../domain/library/folder-rows';
import { narrows } from '../../domain/library/folder-tree';
import type { FileUse, FolderContents, FolderNode, LibraryFile } from '../../domain/library/library';
import type { LibraryPath } from '../../domain/library/path';

/** Target of the name dialog. */
export type Naming =
  | { readonly kind: 'folder.new'; readonly parent: LibraryPath }
  | { readonly kind: 'folder' | 'file'; readonly path: LibraryPath };

/** Records that use files or the content of folders. */
export interface FoundUses {
  /** Null while loading and where unknown. */
  readonly uses: readonly FileUse[] | null;
  /** Number of uses that the user may not see. */
  readonly hidden: number;
  /** Part of the selection was not checked. */
  readonly isIncomplete: boolean;
  /** Unsupported by the server. */
  readonly isUnsupported: boolean;
}

/** Rows to delete, with their usage. */
export interface RemovalTargets extends FoundUses {
  readonly rows: readonly LibraryRow[];
}

/** Progress of a deletion, row by row. */
export interface Removal {
  readonly left: readonly LibraryRow[];
  readonly done: number;
  readonly refused: readonly { readonly row: LibraryRow; readonly failure: Failure }[];
  /** Stopped by the user. */
  readonly stopped: boolean;
}

export interface LibraryContext {
  readonly tree: readonly FolderNode[] | null;
  readonly treeFailure: Failure | null;
  readonly path: LibraryPath;
  /** Null until loaded. */
  readonly contents: FolderContents | null;
  readonly failure: Failure | null;
  readonly term: string;
  readonly everywhere: boolean;
  /** Results of the library search; null until answered and outside a search. */
  readonly found: readonly LibraryFile[] | null;
  /** False once the API has turned out to lack a search. */
  readonly canLook: boolean;
  readonly lookFailure: Failure | null;
  readonly sort: Sort | null;
  readonly selection: Selection;
  /** File to select once its folder is loaded. */
  readonly wanted: LibraryPath | null;
  readonly naming: Naming | null;
  /** Last submitted name, restored after a refusal. */
  readonly typed: string;
  readonly nameFailure: Failure | null;
  readonly targets: RemovalTargets;
  readonly removal: Removal;
  /** The running load was not requested by the user: a transient failure keeps the displayed rows. */
  readonly isDoubtful: boolean;
  /** Something changed while tree or search was loading: load once more. */
  readonly isTreeOld: boolean;
  readonly isFoundOld: boolean;
}

export type LibraryEvent =
  /** `wanted`: file to select. */
  | { readonly type: 'folder.opened'; readonly path: LibraryPath; readonly wanted?: LibraryPath | null }
  | { readonly type: 'view.changed'; readonly term: string; readonly everywhere: boolean; readonly sort: Sort | null }
  | { readonly type: 'reload.requested' }
  /** Live event: someone else changed something in the library. Rule R-LIV-10. */
  | { readonly type: 'rows.doubted' }
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

/** Maximum usage queries before a deletion. Rule R-LIB-12. */
export const MOST_LOOKED_UP = 50;

export const noRemoval: Removal = { left: [], done: 0, refused: [], stopped: false };
export const noRemovalTargets: RemovalTargets = {
  rows: [],
  uses: null,
  hidden: 0,
  isIncomplete: false,
  isUnsupported: false,
};

/** The part of the context that determines the displayed rows. */
export type Shown = Pick<LibraryContext, 'contents' | 'path' | 'term' | 'everywhere' | 'canLook' | 'found' | 'sort'>;

/** Whether rows come from the library search. */
export const searchesWholeLibrary = ({
  everywhere,
  canLook,
  term,
}: Pick<Shown, 'everywhere' | 'canLook' | 'term'>): boolean => everywhere && canLook && narrows(term);

/** @param keep filter for files */
export const shownRows = (shown: Shown, keep: (file: LibraryFile) => boolean = () => true): readonly LibraryRow[] => {
  const { contents, path, term, found, sort } = shown;
  if (searchesWholeLibrary(shown)) return found === null ? [] : searchRows(found.filter(keep), sort);
  return contents === null ? [] : rowsOf(contents, path, { term, sort, keep });
};

/** Selected rows that are displayed. */
export const selectedRows = (context: Shown & Pick<LibraryContext, 'selection'>): readonly LibraryRow[] =>
  shownRows(context).filter(({ id }) => context.selection.ids.has(id));

/** Selection after a load: the requested file, or the rows that remain. */
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

/** Progress after one row. @param failure null when deleted; `NotFound` counts as deleted */
export const afterRow = ({ left: [row, ...left], done, refused, stopped }: Removal, failure: Failure | null): Removal =>
  row === undefined || failure === null || failure.kind === 'NotFound'
    ? { left, done: done + 1, refused, stopped }
    : { left, done, refused: [...refused, { row, failure }], stopped };

import type { FileKind } from '../../../domain/library/file-type.rule';
import { type LibraryRow, type LibrarySort } from '../../../domain/library/folder-rows';
import { narrows } from '../../../domain/library/folder-tree';
import { isWithin, nameOf, parentOf, ROOT } from '../../../domain/library/path';
import type { Id } from '../../../domain/shared/id';
import { nextSort, type Sort } from '../../../domain/shared/list-query';
import type { ClickKeys } from '../../../domain/shared/list/selection';
import { Button } from '../../shared/controls/button';
import { refresh } from '../../shared/icons/shapes';
import { StatePage } from '../../shared/page/state-page';
import { EmptyState } from '../../shared/page/states';
import { useRetry } from '../../shared/page/use-retry';
import { useText } from '../../shared/runtime/use-text';
import { FolderFailed } from '../overview/folder-failed';
import { LibraryRows } from '../overview/library-rows';
import { NoHits } from '../overview/no-hits';
import type { usePicker } from './picker.bridge';
import { SkeletonTiles } from '../overview/skeleton-tiles';
import { isShown } from '../overview/what-shows';

interface PickerBodyProps {
  readonly picker: ReturnType<typeof usePicker>;
  readonly rows: readonly LibraryRow[];
  readonly kind: FileKind;
  readonly several: boolean;
  /** The row of the last uploaded file. */
  readonly uploaded: Id | null;
  readonly onClick: (row: LibraryRow, keys: ClickKeys) => void;
  readonly onOpen: (row: LibraryRow) => void;
  readonly onClose: () => void;
}

/** Default order. */
const BY_NAME: Sort = { field: 'name', order: 'asc' };
const nothing = (): void => undefined;

/** The contents of the picker's folder, or its state. Rule R-LIB-11. */
export const PickerBody = ({
  picker: {
    place: { term, sort, layout },
    before,
    snapshot,
    send,
    look,
    openFolder,
  },
  rows,
  kind,
  several,
  uploaded,
  onClick,
  onOpen,
  onClose,
}: PickerBodyProps) => {
  const text = useText();
  const { path, treeFailure, selection, canLook } = snapshot.context;
  const { everywhere, failed, failure, busy } = isShown(snapshot);
  const retry = useRetry(!failed && !busy, () => {
    send({ type: 'reload.requested' });
  });
  if (snapshot.context.failure?.kind === 'Forbidden' || treeFailure?.kind === 'Forbidden') {
    return (
      <StatePage
        urgent
        sign="forbidden"
        title={text('shared.states.forbidden.title', { screen: text('shell.names.library.title') })}
        body={text('shared.states.forbidden.refused')}
        actions={
          <Button
            icon={refresh}
            onClick={() => {
              retry.onRetry(false);
            }}
          >
            {text('shared.actions.retry')}
          </Button>
        }
      />
    );
  }
  if (failed) return <FolderFailed failure={failure} retry={retry} openFolder={openFolder} />;
  if (busy && rows.length === 0) return <SkeletonTiles layout={layout} />;
  const isEmpty = !busy && rows.every((row) => row.kind === 'parent');
  if (isEmpty && narrows(term)) return <NoHits term={term} everywhere={everywhere} canLook={canLook} onLook={look} />;
  // After going up, focus the folder that was left; after going down, focus the first row.
  const [first] = rows.filter((row) => row.kind !== 'parent');
  const cameFrom = rows.find((row) =>
    before === null ? selection.ids.has(row.id) : row.kind === 'folder' && isWithin(before, row.folder.path),
  );
  return (
    <>
      <LibraryRows
        key={path}
        label={text('library.overview.label', { name: nameOf(path) || text('library.overview.root') })}
        layout={layout}
        rows={rows}
        selected={selection.ids}
        busy={busy}
        sort={sort}
        onSort={(field: LibrarySort) => {
          look({ sort: nextSort(sort ?? BY_NAME, field, BY_NAME) });
        }}
        term={term}
        showsFolder={everywhere}
        arrival={(cameFrom ?? first ?? rows[0])?.id ?? null}
        comesBack={before === null}
        shown={uploaded}
        several={several}
        onClick={onClick}
        onSelect={(row, keys) => {
          send({ type: 'row.clicked', id: row.id, keys });
        }}
        onOpen={onOpen}
        onSelectAll={
          several
            ? () => {
                send({ type: 'all.toggled' });
              }
            : undefined
        }
        onClear={onClose}
        onUp={() => {
          if (path !== ROOT) openFolder(parentOf(path));
        }}
        onHover={nothing}
      />
      {isEmpty && <EmptyState title={text('library.picker.empty.title')} body={text(`library.picker.empty.${kind}`)} />}
    </>
  );
};

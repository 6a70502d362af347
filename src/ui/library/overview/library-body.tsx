import { makeStyles, mergeClasses } from '@griffel/react';
import { useCallback, useState, type DragEvent } from 'react';
import { pathOfRow, type LibraryRow, type LibrarySort } from '../../../domain/library/folder-rows';
import { narrows } from '../../../domain/library/folder-tree';
import { isWithin, nameOf, parentOf, ROOT } from '../../../domain/library/path';
import { nextSort, type Sort } from '../../../domain/shared/list-query';
import { Button } from '../../shared/controls/button';
import { EmptyState } from '../../shared/page/states';
import { useRetry } from '../../shared/page/use-retry';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import type { LibraryActs } from './library-acts.bridge';
import type { BoundLibrary } from './library.bridge';
import { FolderFailed } from './folder-failed';
import { LibraryRows } from './library-rows';
import { NoHits } from './no-hits';
import { SkeletonTiles } from './skeleton-tiles';
import { isShown } from './what-shows';

/** The default order. */
const BY_NAME: Sort = { field: 'name', order: 'asc' };

const useStyles = makeStyles({
  box: { position: 'relative', display: 'flex', flexDirection: 'column', flex: '1', minHeight: 0 },
  over: { outline: `2px dashed ${tokens.colorBrandStroke1}`, outlineOffset: '-4px' },
  hint: {
    position: 'absolute',
    bottom: '12px',
    left: '50%',
    zIndex: 2,
    transform: 'translateX(-50%)',
    maxWidth: 'calc(100% - 32px)',
    padding: '8px 14px',
    pointerEvents: 'none',
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    boxShadow: tokens.shadow4,
  },
  elsewhere: { flex: 'none', padding: '8px 16px 0' },
});

interface LibraryBodyProps {
  readonly library: BoundLibrary;
  readonly acts: LibraryActs;
  readonly rows: readonly LibraryRow[];
  readonly mayAdd: boolean;
  readonly mayEdit: boolean;
  readonly onHover: (row: LibraryRow | null) => void;
}

/** The contents of the folder or the search results; or the empty, loading or error state. */
export const LibraryBody = ({ library, acts, rows, mayAdd, mayEdit, onHover }: LibraryBodyProps) => {
  const { place, snapshot, send, seeking, returnTo, before, visit, ask, openFolder } = library;
  const { context } = snapshot;
  const { path, selection, canLook } = context;
  const [styles, text] = [useStyles(), useText()];
  const [over, setOver] = useState(false);
  const sortBy = useCallback(
    (field: LibrarySort) => {
      ask({ sort: nextSort(place.sort ?? BY_NAME, field, BY_NAME) });
    },
    [ask, place.sort],
  );

  const { everywhere, failed, failure, busy } = isShown(snapshot);
  const retry = useRetry(!failed && !busy, () => {
    send({ type: 'reload.requested' });
  });
  const isEmpty = !busy && !failed && rows.every(({ kind }) => kind === 'parent');
  // After going up, focus the folder that was left; after going down, focus the first row.
  const [first] = rows.filter(({ kind }) => kind !== 'parent');
  const cameFrom = rows.find((row) =>
    row.kind === 'file'
      ? row.file.path === returnTo
      : row.kind === 'folder' && before !== null && isWithin(before, row.folder.path),
  );
  const arrival = cameFrom ?? (before === null ? undefined : (first ?? rows[0]));
  const comesBack = before === null || cameFrom?.kind === 'file';

  const list = () => {
    if (seeking) return <SkeletonTiles layout={place.layout} />;
    if (failed) return <FolderFailed failure={failure} retry={retry} openFolder={openFolder} />;
    if (busy && rows.length === 0) return <SkeletonTiles layout={place.layout} />;
    if (isEmpty && narrows(place.term))
      return <NoHits term={place.term} everywhere={everywhere} canLook={canLook} onLook={ask} />;
    return (
      <>
        <LibraryRows
          key={visit}
          label={text('library.overview.label', { name: nameOf(path) || text('library.overview.root') })}
          layout={place.layout}
          rows={rows}
          selected={selection.ids}
          busy={busy}
          sort={place.sort}
          onSort={sortBy}
          term={place.term}
          showsFolder={everywhere}
          arrival={arrival?.id ?? null}
          comesBack={comesBack}
          onClick={acts.click}
          onSelect={acts.select}
          onOpen={acts.open}
          onSelectAll={() => {
            send({ type: 'all.toggled' });
          }}
          onClear={() => {
            send({ type: 'selection.cleared' });
          }}
          onRemove={acts.removeByKey}
          onRename={acts.renameByKey}
          onUp={() => {
            if (path !== ROOT) openFolder(parentOf(path));
          }}
          onHover={onHover}
          onDragStart={mayEdit ? acts.drag : undefined}
          onDrop={(row, event) => {
            setOver(false);
            acts.drop(pathOfRow(row), event);
          }}
        />
        {isEmpty &&
          (path === ROOT ? (
            <EmptyState
              title={text('library.overview.emptyRoot.title')}
              body={text('library.overview.emptyRoot.body')}
            />
          ) : (
            <EmptyState
              title={text('library.overview.empty.title')}
              body={text(mayAdd ? 'library.overview.empty.body' : 'library.overview.empty.view')}
            />
          ))}
      </>
    );
  };
  const holds = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
  return (
    <div
      className={mergeClasses(styles.box, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(holds(event));
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        acts.drop(path, event);
      }}
    >
      {narrows(place.term) && canLook && (everywhere || !isEmpty) && (
        <p className={styles.elsewhere}>
          <Button
            variant="subtle"
            size="small"
            onClick={() => {
              ask({ everywhere: !place.everywhere });
            }}
          >
            {text(place.everywhere ? 'library.overview.searchHere' : 'library.overview.searchEverywhere', {
              term: place.term,
            })}
          </Button>
        </p>
      )}
      {list()}
      {over && path !== ROOT && mayAdd && (
        <p className={styles.hint}>{text('library.overview.dropHere', { name: nameOf(path) })}</p>
      )}
    </div>
  );
};

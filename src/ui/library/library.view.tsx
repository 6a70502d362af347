import { makeStyles } from '@griffel/react';
import { useCallback, useDeferredValue, useMemo, useState, type DragEvent, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { useSelector } from '@xstate/react';
import { selectedRows, shownRows } from '../../application/library/library';
import { UploadsActor } from '../../application/library/uploads.machine';
import { Announcer } from '../../application/shared/announcer';
import { PARENT, pathOfRow, type LibraryRow, type LibrarySort } from '../../domain/library/folder-rows';
import { folderAt } from '../../domain/library/folder-tree';
import { actionsIn, moveHindrance } from '../../domain/library/library-actions';
import { nameOf, parentOf, pathsTo, ROOT, type LibraryPath } from '../../domain/library/path';
import type { UploadWish } from '../../domain/library/upload-queue';
import { nextSort } from '../../domain/shared/list-query';
import { NOTICE_TIME } from '../../domain/shared/notice';
import { opens, type ClickKeys } from '../../domain/shared/selection';
import { useAllowed } from '../session/published/use-session';
import { Button } from '../shared/button';
import * as deskShapes from '../shared/desk-shapes';
import { Icon } from '../shared/icon';
import { measures, narrow, phone } from '../shared/measures';
import { MessageStrip } from '../shared/message-strip';
import { PageHeader } from '../shared/page-header';
import { useRested } from '../shared/rested.bridge';
import { ForbiddenState } from '../shared/screen-states';
import { StatePage } from '../shared/state-page';
import { EmptyState, FailedState, NothingLeftState } from '../shared/states';
import { kantoorTokens as tokens } from '../shared/theme';
import { useService } from '../shared/use-service';
import { useText } from '../shared/use-text';
import { chosenFiles, droppedFiles, FILES_OF_LIBRARY } from './dropped-files';
import { FolderTree } from './folder-tree';
import { LibraryCommands } from './library-commands';
import { LibraryRemoval } from './library-removal';
import { LibraryRows } from './library-rows';
import { useLibrary } from './library.bridge';
import { MoveDialog } from './move-dialog';
import { NameDialog } from './name-dialog';
import { PreviewRail } from './preview-rail';
import { UploadsPanel } from './uploads-panel';

/** What is pointed at is shown when the pointer rests, in milliseconds. Rule R-LIB-04. */
const REST = 200;

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: '236px minmax(0, 1fr) 248px',
    flex: '1',
    minHeight: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [narrow]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  tree: { display: 'grid', minHeight: 0, borderRight: `1px solid ${tokens.colorNeutralStroke2}`, [phone]: { display: 'none' } },
  work: { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 },
  rail: { minWidth: 0, overflow: 'auto', borderLeft: `1px solid ${tokens.colorNeutralStroke2}`, backgroundColor: tokens.colorNeutralBackground2, [narrow]: { display: 'none' } },
  crumbs: {
    display: 'flex', flex: 'none', alignItems: 'center', gap: tokens.spacingHorizontalXS, minHeight: '40px', padding: '0 16px', overflow: 'hidden',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`, color: tokens.colorNeutralForeground3, [phone]: { padding: `0 ${measures.phonePadding}` },
  },
  crumb: { minWidth: 0, padding: '2px 0', border: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'inherit', backgroundColor: 'transparent', cursor: 'pointer', ':hover': { textDecorationLine: 'underline' } },
  here: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  count: { flex: 'none', marginLeft: 'auto', fontSize: tokens.fontSizeBase200 },
  over: { outline: `2px dashed ${tokens.colorBrandStroke1}`, outlineOffset: '-4px' },
});

/** The media library: folders at the left, what lies in one in the middle, what is known of a file at the right. */
export const LibraryView = () => {
  const [styles, text] = [useStyles(), useText()];
  const { place, snapshot, send, returnTo, ask, openFolder, openFile } = useLibrary();
  const { context } = snapshot;
  const { path, tree, contents, selection, failure, treeFailure, naming, typed, doomed, removal } = context;
  const rights = useAllowed('library');
  const announcer = useService(Announcer);
  const [, navigate] = useLocation();
  const uploads = useService(UploadsActor);
  const queue = useSelector(uploads, (state) => state.context.uploads);
  const [hovered, setHovered] = useState<LibraryRow | null>(null);
  const rested = useRested(hovered, REST);
  const [picked, setPicked] = useState<{ readonly from: LibraryPath; readonly names: readonly string[] } | null>(null);
  const [moving, setMoving] = useState(false);

  const rows = useMemo(() => shownRows({ contents, path, term: place.term, sort: place.sort }), [contents, path, place.sort, place.term]);
  const drawn = useDeferredValue(rows);
  const chosen = selectedRows(context);
  const folder = tree === null ? null : folderAt(tree, path);
  const actions = actionsIn({ path, folder, selected: chosen, rights });
  const files = chosen.filter((row) => row.kind === 'file');
  const [only] = chosen;
  const shown = rested?.kind === 'file' ? rested.file : chosen.length === 1 && only?.kind === 'file' ? only.file : null;

  const open = (row: LibraryRow): void => {
    if (row.kind === 'file') openFile(row.file.path);
    else openFolder(pathOfRow(row));
  };
  const click = (row: LibraryRow, keys: ClickKeys): void => {
    if (opens(selection, row.id, keys)) open(row);
    else send({ type: 'row.clicked', id: row.id, keys });
  };
  const warn = (key: string): void => { announcer.say('warning', `library.overview.${key}`, NOTICE_TIME.warning); };
  const upload = (wishes: readonly UploadWish[]): void => { if (wishes.length > 0) uploads.send({ type: 'files.added', wishes }); };
  const move = (from: LibraryPath, names: readonly string[], target: LibraryPath, readOnly: boolean): void => {
    const hindrance = moveHindrance(target, { readOnly }, rights);
    if (hindrance === 'root') warn('noMoveToRoot');
    else if (hindrance !== null) warn(`why.${hindrance}`);
    else if (target !== from && names.length > 0) send({ type: 'move.requested', from, names, target });
  };
  /** Files of the library move; files of the computer come in. */
  const drop = (target: LibraryPath, readOnly: boolean, event: DragEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (event.dataTransfer.types.includes(FILES_OF_LIBRARY)) {
      move(path, files.map((row) => nameOf(pathOfRow(row))), target, readOnly);
    } else if (event.dataTransfer.types.includes('Files')) {
      if (target === ROOT) warn('noUploadInRoot');
      else if (readOnly) warn('why.readOnly');
      else if (!rights.add) warn('why.forbidden');
      else void droppedFiles(event.dataTransfer, target).then((wishes) => { upload(wishes); });
    }
  };
  const dragStart = (row: LibraryRow, event: DragEvent): void => {
    if (!selection.ids.has(row.id)) send({ type: 'row.clicked', id: row.id, keys: { toggle: false, range: false } });
    event.dataTransfer.setData(FILES_OF_LIBRARY, '');
    event.dataTransfer.effectAllowed = 'move';
  };
  const put = (): void => {
    if (picked === null) return;
    move(picked.from, picked.names, path, folder?.readOnly === true);
    setPicked(null);
  };
  const pressed = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey)) {
      if (event.key === 'Escape' && picked !== null) setPicked(null);
    } else if (event.key === 'x' && files.length > 0 && rights.edit) {
      setPicked({ from: path, names: files.map((row) => nameOf(pathOfRow(row))) });
    } else if (event.key === 'v') put();
  };
  const rename = (): void => {
    if (only === undefined) send({ type: 'naming.requested', naming: { kind: 'folder', path } });
    else if (only.kind !== 'parent') send({ type: 'naming.requested', naming: { kind: only.kind, path: pathOfRow(only) } });
  };
  const sortBy = useCallback((field: LibrarySort) => { ask({ sort: nextSort(place.sort, field, { field: 'name', order: 'asc' }) }); }, [ask, place.sort]);

  if (failure?.kind === 'Forbidden' || treeFailure?.kind === 'Forbidden') {
    return <ForbiddenState screen={text('library.overview.title')} onDashboard={() => { navigate('/'); }} />;
  }
  const body = () => {
    if (snapshot.matches({ folder: 'failed' })) {
      return failure?.kind === 'NotFound'
        ? <StatePage sign="gone" title={text('library.overview.missing.title')} body={text('library.overview.missing.body')} actions={<Button onClick={() => { openFolder(ROOT); }}>{text('library.overview.missing.back')}</Button>} />
        : <FailedState failure={failure} onRetry={() => { send({ type: 'reload.requested' }); }} />;
    }
    const isEmpty = rows.every(({ kind }) => kind === 'parent');
    if (contents !== null && isEmpty && place.term !== '') return <NothingLeftState term={place.term} onClear={() => { ask({ term: '' }); }} />;
    return (
      <>
        <LibraryRows
          key={path}
          label={text('library.overview.label', { name: nameOf(path) || text('library.overview.root') })}
          layout={place.layout}
          rows={drawn}
          selected={selection.ids}
          busy={contents === null}
          sort={place.sort}
          onSort={sortBy}
          term={place.term}
          returnTo={rows.find((row) => row.kind === 'file' && row.file.path === returnTo)?.id ?? null}
          onClick={(row, keys) => { if (row.id === PARENT && !keys.range && !keys.toggle) openFolder(parentOf(path)); else click(row, keys); }}
          onOpen={open}
          onSelectAll={() => { send({ type: 'all.toggled' }); }}
          onClear={() => { send({ type: 'selection.cleared' }); }}
          onRemove={actions.remove === null ? () => { send({ type: 'removal.requested' }); } : undefined}
          onRename={actions.rename === null ? rename : undefined}
          onUp={() => { if (path !== ROOT) openFolder(parentOf(path)); }}
          onHover={setHovered}
          onDragStart={rights.edit ? dragStart : undefined}
          onDrop={(row, event) => { drop(pathOfRow(row), row.kind === 'folder' && row.folder.readOnly, event); }}
        />
        {contents !== null && isEmpty && (path === ROOT
          ? <EmptyState title={text('library.overview.emptyRoot.title')} body={text('library.overview.emptyRoot.body')} />
          : <EmptyState title={text('library.overview.empty.title')} body={text('library.overview.empty.body')} />)}
      </>
    );
  };
  const act = (['looking', 'confirming', 'removing', 'reporting'] as const).find((state) => snapshot.matches({ act: state }));
  return (
    <>
      <PageHeader title={text('library.overview.title')} />
      <LibraryCommands
        actions={actions}
        selected={chosen.length}
        files={files.length}
        mayAdd={rights.add}
        layout={place.layout}
        term={place.term}
        onUpload={(list) => { upload(chosenFiles(list, path)); }}
        onNewFolder={() => { send({ type: 'naming.requested', naming: { kind: 'folder.new', parent: path } }); }}
        onRename={rename}
        onMove={() => { setMoving(true); }}
        onRemove={() => { send({ type: 'removal.requested' }); }}
        onClear={() => { send({ type: 'selection.cleared' }); }}
        onLayout={(layout) => { ask({ layout }); }}
        onSearch={(term) => { ask({ term }); }}
      />
      <div className={styles.columns} onKeyDown={pressed}>
        <div className={styles.tree}><FolderTree tree={tree} current={path} onOpen={openFolder} onDrop={drop} /></div>
        <div className={styles.work} onDragOver={(event) => { event.preventDefault(); }} onDrop={(event) => { drop(path, folder?.readOnly === true, event); }}>
          <nav className={styles.crumbs} aria-label={text('library.overview.way')}>
            {path !== ROOT && <button type="button" className={styles.crumb} onClick={() => { openFolder(ROOT); }}>{text('library.overview.root')}</button>}
            {pathsTo(parentOf(path)).map((way) => (
              <span key={way} className={styles.crumbs}><Icon size={12} shape={deskShapes.chevronRight} /><button type="button" className={styles.crumb} onClick={() => { openFolder(way); }}>{nameOf(way)}</button></span>
            ))}
            {path !== ROOT && <Icon size={12} shape={deskShapes.chevronRight} />}
            <b className={styles.here} aria-current="location">{nameOf(path) || text('library.overview.root')}</b>
            {contents !== null && (
              <span className={styles.count}>{[text('library.overview.folderCount', { count: contents.folders.length }), ...(path === ROOT ? [] : [text('library.overview.files', { count: contents.files.length })])].join(', ')}</span>
            )}
          </nav>
          {picked !== null && (
            <MessageStrip
              intent="info"
              title={text('library.overview.picked', { count: picked.names.length })}
              actions={<><Button size="small" disabled={path === picked.from} onClick={put}>{text('library.overview.put')}</Button><Button size="small" onClick={() => { setPicked(null); }}>{text('shared.actions.cancel')}</Button></>}
            />
          )}
          {body()}
          <UploadsPanel
            uploads={queue}
            onCancel={(id) => { uploads.send({ type: 'upload.cancelled', id }); }}
            onRetry={(id) => { uploads.send({ type: 'upload.retried', id }); }}
            onReplace={(id) => { uploads.send({ type: 'upload.replaced', id }); }}
            onCancelAll={() => { uploads.send({ type: 'all.cancelled' }); }}
            onClear={() => { uploads.send({ type: 'list.cleared' }); }}
          />
        </div>
        <aside className={styles.rail} aria-label={text('library.overview.preview')}>
          <PreviewRail file={shown} selected={chosen.length}>
            {shown !== null && rights.edit && <Button onClick={() => { openFile(shown.path); }}>{text('library.overview.open')}</Button>}
          </PreviewRail>
        </aside>
      </div>
      {naming !== null && (snapshot.matches({ act: 'naming' }) || snapshot.matches({ act: 'savingName' })) && (
        <NameDialog
          naming={naming}
          typed={typed}
          busy={snapshot.matches({ act: 'savingName' })}
          onSubmit={(name) => { send({ type: 'name.submitted', name }); }}
          onCancel={() => { send({ type: 'naming.cancelled' }); }}
        />
      )}
      {moving && tree !== null && <MoveDialog count={files.length} tree={tree} from={path} onClose={() => { setMoving(false); }} onMove={(target) => { setMoving(false); move(path, files.map((row) => nameOf(pathOfRow(row))), target, false); }} />}
      {act !== undefined && (
        <LibraryRemoval state={act} doomed={doomed} removal={removal} onConfirm={() => { send({ type: 'removal.confirmed' }); }} onStop={() => { send({ type: 'removal.stopped' }); }} onClose={() => { send({ type: 'removal.closed' }); }} />
      )}
    </>
  );
};

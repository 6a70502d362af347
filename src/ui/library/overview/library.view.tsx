import { makeStyles } from '@griffel/react';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { searchesWholeLibrary, shownRows } from '../../../application/library/library';
import type { LibraryRow } from '../../../domain/library/folder-rows';
import type { LibraryFile } from '../../../domain/library/library';
import { narrows } from '../../../domain/library/folder-tree';
import { isReadOnlyAt } from '../../../domain/library/library-actions';
import { parentOf } from '../../../domain/library/path';
import { MAX_SEARCH_RESULTS } from '../../../domain/library/search.rule';
import { useAllowed } from '../../shared/runtime/use-session';
import { Button } from '../../shared/controls/button';
import { useDropGuard } from '../../shared/controls/file-drop.bridge';
import { narrow, phone, slim } from '../../shared/theme/sizes';
import { MessageStrip } from '../../shared/page/message-strip';
import { PageHeader } from '../../shared/page/page-header';
import { useDebounced } from '../../shared/runtime/debounce.bridge';
import { ForbiddenState } from '../../shared/page/screen-states';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { useCopyAddress } from '../file/copy-address.bridge';
import { chosenFiles } from '../uploads/dropped-files';
import { FileDetailsDialog } from './file-details-dialog';
import { FolderTree } from './folder-tree';
import { useLibraryActs } from './library-acts.bridge';
import { LibraryBody } from './library-body';
import { LibraryCommands } from './library-commands';
import { LibraryCrumbs } from './library-crumbs';
import { LibraryDialogs } from './library-dialogs';
import { useLibrary } from './library.bridge';
import { PreviewCommands } from './preview-commands';
import { PreviewRail } from './preview-rail';
import { useUploads } from '../uploads/uploads.bridge';
import { UploadsPanel } from '../uploads/uploads-panel';
import { isShown } from './what-shows';

/** Delay of the hover preview, in ms. Rule R-LIB-20. */
const REST = 200;

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: '236px minmax(0, 1fr) 248px',
    flex: '1',
    minHeight: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [narrow]: { gridTemplateColumns: '220px minmax(0, 1fr)' },
    [slim]: { gridTemplateColumns: '220px minmax(0, 1fr)' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // On a phone, breadcrumbs and folder tiles navigate.
  tree: {
    display: 'grid',
    minWidth: 0,
    minHeight: 0,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    [phone]: { display: 'none' },
  },
  work: { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 },
  rail: {
    minWidth: 0,
    overflow: 'auto',
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    [narrow]: { display: 'none' },
    [slim]: { display: 'none' },
  },
  strip: { paddingTop: tokens.spacingVerticalS },
});

/** The media library: folder tree, contents and file details. */
export const LibraryView = () => {
  const [styles, text] = [useStyles(), useText()];
  const library = useLibrary();
  useDropGuard();
  const { place, snapshot, send, ask, openFolder, openFile, openEditor } = library;
  const { path, tree, contents, term, everywhere, found, canLook, sort, failure, treeFailure } = snapshot.context;
  const rights = useAllowed('library');
  const [, navigate] = useLocation();
  const { add, uploads, ...queue } = useUploads();
  const copy = useCopyAddress('library.overview.copyRefused');
  const [pointed, setPointed] = useState<LibraryRow | null>(null);
  const hover = useDebounced(REST, setPointed);

  const rows = useMemo(
    () => shownRows({ contents, path, term, everywhere, found, canLook, sort }),
    [canLook, contents, everywhere, found, path, sort, term],
  );
  // The search is still running: zero results are not reported.
  const isSeeking = narrows(term) && rows.length === 0 && isShown(snapshot).busy;
  const rail = useRef<HTMLElement>(null);
  const acts = useLibraryActs(
    library,
    rows,
    rights,
    add,
    () => rail.current !== null && getComputedStyle(rail.current).display !== 'none',
  );
  const [only] = acts.chosen;
  const selectedFile = acts.chosen.length === 1 && only?.kind === 'file' ? only.file : null;
  // Compared by id, because a reload creates new objects; a row that disappeared is no longer hovered.
  const hovered = rows.find(({ id }) => id === pointed?.id);
  const shown = hovered?.kind === 'file' ? hovered.file : selectedFile;

  const commandsFor = (file: LibraryFile) => (
    <PreviewCommands
      file={file}
      mayEdit={rights.edit}
      readOnly={isReadOnlyAt(tree, parentOf(file.path))}
      fetching={snapshot.matches({ home: 'fetching' })}
      onOpen={() => {
        openFile(file.path);
      }}
      onCrop={() => {
        openEditor(file.path);
      }}
      onDownload={() => {
        send({ type: 'download.requested', path: file.path });
      }}
      onCopy={copy}
    />
  );

  if (failure?.kind === 'Forbidden' || treeFailure?.kind === 'Forbidden') {
    return (
      <ForbiddenState
        screen={text('shell.names.library.title')}
        onRetry={() => {
          send({ type: 'reload.requested' });
        }}
        onDashboard={() => {
          navigate('/');
        }}
      />
    );
  }
  return (
    <>
      <PageHeader title={text('shell.names.library.title')} />
      <LibraryCommands
        actions={acts.actions}
        selected={acts.chosen.length}
        mayAdd={rights.add}
        knowsFolders={tree !== null}
        layout={place.layout}
        term={place.term}
        onUpload={(list) => {
          add(chosenFiles(list, path));
        }}
        onNewFolder={() => {
          send({ type: 'naming.requested', naming: { kind: 'folder.new', parent: path } });
        }}
        onRename={acts.rename}
        onMove={acts.askWhere}
        onRemove={() => {
          send({ type: 'removal.requested' });
        }}
        onClear={() => {
          send({ type: 'selection.cleared' });
        }}
        onLayout={(layout) => {
          ask({ layout });
        }}
        onSearch={(words) => {
          ask({ term: words });
        }}
      />
      <div className={styles.columns} onKeyDown={acts.press}>
        <div className={styles.tree}>
          <FolderTree
            tree={tree}
            waiting={snapshot.matches({ tree: 'loading' })}
            onRetry={() => {
              send({ type: 'reload.requested' });
            }}
            current={path}
            onOpen={openFolder}
            onDrop={acts.drop}
          />
        </div>
        <div className={styles.work}>
          <LibraryCrumbs
            path={path}
            contents={isSeeking ? null : contents}
            found={narrows(term) && contents !== null && !isSeeking ? rows.length : null}
            foundMore={searchesWholeLibrary(snapshot.context) && rows.length >= MAX_SEARCH_RESULTS}
            readOnly={isReadOnlyAt(tree, path)}
            onOpen={openFolder}
          />
          {acts.picked.length > 0 && (
            <div className={styles.strip}>
              <MessageStrip
                intent="info"
                title={text('library.overview.picked', { count: acts.picked.length })}
                actions={
                  <>
                    <Button size="small" onClick={acts.putHere}>
                      {text('library.overview.put')}
                    </Button>
                    <Button size="small" onClick={acts.putBack}>
                      {text('shared.actions.cancel')}
                    </Button>
                  </>
                }
              />
            </div>
          )}
          <LibraryBody
            library={library}
            acts={acts}
            rows={rows}
            mayAdd={rights.add}
            mayEdit={rights.edit}
            onHover={hover}
          />
          <UploadsPanel uploads={uploads} mayReplace={rights.edit} {...queue} />
        </div>
        <aside ref={rail} className={styles.rail} aria-label={text('library.overview.preview')}>
          <PreviewRail file={shown} selected={acts.chosen.length}>
            {shown !== null && shown === selectedFile && commandsFor(shown)}
          </PreviewRail>
        </aside>
      </div>
      <LibraryDialogs library={library} acts={acts} />
      {acts.glanced !== null && (
        <FileDetailsDialog file={acts.glanced} onClose={acts.leaveGlance}>
          {commandsFor(acts.glanced)}
        </FileDetailsDialog>
      )}
    </>
  );
};

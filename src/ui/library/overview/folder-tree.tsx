import { makeStyles } from '@griffel/react';
import { useMemo, useState, type DragEvent } from 'react';
import { folderAt, folderNodes, narrows, openedTo } from '../../../domain/library/folder-tree';
import type { FolderNode } from '../../../domain/library/library';
import { ROOT, type LibraryPath } from '../../../domain/library/path';
import type { TreeNode } from '../../../domain/shared/tree/node-tree';
import { Button } from '../../shared/controls/button';
import { Highlight } from '../../shared/controls/highlight';
import { SearchField } from '../../shared/controls/search-field';
import * as shellShapes from '../../shared/icons/shell-shapes';
import * as shapes from '../../shared/icons/shapes';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import type { NodeAppearance } from '../../shared/tree/node-line';
import { NodeTree } from '../../shared/tree/node-tree';

interface FolderTreeProps {
  /** `null` until loaded. */
  readonly tree: readonly FolderNode[] | null;
  readonly waiting?: boolean;
  readonly onRetry?: () => void;
  readonly current: LibraryPath;
  readonly onOpen: (path: LibraryPath) => void;
  /** Called for files dropped on a folder or on the root. */
  readonly onDrop?: (path: LibraryPath, event: DragEvent) => void;
}

const useStyles = makeStyles({
  box: {
    'display': 'flex',
    'flexDirection': 'column',
    'minHeight': 0,
    'minWidth': 0,
    'padding': '10px 12px 0 20px',
    '& > [role=search]': { width: 'auto', marginBottom: tokens.spacingVerticalS },
  },
  failed: { marginTop: tokens.spacingVerticalS, color: tokens.colorNeutralForeground3 },
});

/** All folders as a tree; a filter of two letters shows the matching ones. Rule R-LIB-10. */
export const FolderTree = ({ tree, waiting = false, onRetry, current, onOpen, onDrop }: FolderTreeProps) => {
  const [styles, text, format] = [useStyles(), useText(), useFormat()];
  const [filter, setFilter] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<LibraryPath>>(new Set<LibraryPath>());
  const [shownFor, setShownFor] = useState<LibraryPath>(ROOT);
  // Expand the tree to a folder that was opened elsewhere.
  if (shownFor !== current) {
    setShownFor(current);
    setOpened(openedTo(opened, current));
  }
  const nodes = useMemo(
    () => folderNodes(text('library.overview.root'), tree ?? (waiting ? null : []), opened, filter),
    [filter, opened, text, tree, waiting],
  );
  const appearanceOf = ({ id, name }: TreeNode): NodeAppearance => {
    const folder = folderAt(tree ?? [], id);
    const files = folder?.files ?? 0;
    return {
      icon: folder?.readOnly === true ? shellShapes.lock : shellShapes.folder,
      name: <Highlight text={name} term={id === ROOT ? '' : filter} />,
      note: files > 0 ? format.number(files) : null,
    };
  };
  return (
    <nav className={styles.box} aria-label={text('library.overview.folders')}>
      <SearchField sign="filter" label={text('library.overview.filterFolders')} value={filter} onChange={setFilter} />
      <NodeTree
        compact
        tree={nodes}
        selected={{ id: current }}
        words={{ tree: text('library.overview.folders') }}
        appearanceOf={appearanceOf}
        onOpen={(paths) => {
          setOpened(new Set([...opened, ...paths]));
        }}
        onClose={(path) => {
          setOpened(new Set([...opened].filter((other) => other !== path)));
        }}
        onSelect={({ id }) => {
          onOpen(id);
        }}
        onDrop={onDrop}
      >
        {tree !== null && narrows(filter) && nodes.levels.size === 1 && (
          <p role="status" className={styles.failed}>
            {text('library.overview.noFolders', { term: filter.trim() })}
          </p>
        )}
        {tree === null && !waiting && onRetry !== undefined && (
          <p className={styles.failed}>
            {text('library.overview.noTree')}{' '}
            <Button variant="subtle" size="small" icon={shapes.refresh} onClick={onRetry}>
              {text('shared.actions.retry')}
            </Button>
          </p>
        )}
      </NodeTree>
    </nav>
  );
};

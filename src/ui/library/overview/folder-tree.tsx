import { makeStyles } from '@griffel/react';
import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { narrows, openedTo, treeRows, type TreeRow } from '../../../domain/library/folder-tree';
import type { FolderNode } from '../../../domain/library/library';
import { parentOf, ROOT, type LibraryPath } from '../../../domain/library/path';
import { Button } from '../../shared/controls/button';
import { SearchField } from '../../shared/controls/search-field';
import * as shapes from '../../shared/icons/shapes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { useInSight, useWindow } from '../../shared/table/virtual-rows.bridge';
import { FolderLine, LINE, type TreeLine } from './folder-line';
import { SkeletonTiles } from './skeleton-tiles';

interface FolderTreeProps {
  /** Null until loaded. */
  readonly tree: readonly FolderNode[] | null;
  readonly waiting?: boolean;
  readonly onRetry?: () => void;
  readonly current: LibraryPath;
  readonly onOpen: (path: LibraryPath) => void;
  /** Called when files are dropped on a folder or the root. */
  readonly onDrop?: (path: LibraryPath, event: DragEvent) => void;
}

const useStyles = makeStyles({
  box: {
    'display': 'flex',
    'flexDirection': 'column',
    'minHeight': 0,
    'minWidth': 0,
    'padding': '10px 12px 0 20px',
    '& > [role=search]': { width: 'auto' },
  },
  scroller: {
    flex: '1',
    minHeight: 0,
    marginTop: tokens.spacingVerticalS,
    overflow: 'auto',
    paddingBottom: tokens.spacingVerticalM,
  },
  lines: { position: 'relative' },
  failed: { marginTop: tokens.spacingVerticalS, color: tokens.colorNeutralForeground3 },
});

const lineOf = ({ folder: { path, name, readOnly, files }, depth, open }: TreeRow): TreeLine => ({
  path,
  name,
  readOnly,
  files,
  depth: depth + 1,
  open,
});

/**
 * The folder tree: arrows move, left and right collapse and expand, Enter opens; filters from two characters. Rule
 * R-LIB-10.
 */
export const FolderTree = ({ tree, waiting = false, onRetry, current, onOpen, onDrop }: FolderTreeProps) => {
  const [styles, text] = [useStyles(), useText()];
  const [filter, setFilter] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<LibraryPath>>(new Set<LibraryPath>());
  const [shownFor, setShownFor] = useState<LibraryPath>(ROOT);
  const [focused, setFocused] = useState<LibraryPath>(current);
  // Reveals a folder opened elsewhere.
  if (shownFor !== current) {
    setShownFor(current);
    setOpened(openedTo(opened, current));
    setFocused(current);
  }
  const lines: readonly TreeLine[] = [
    { path: ROOT, name: text('library.overview.root'), readOnly: false, files: null, depth: 0, open: true },
    ...treeRows(tree ?? [], opened, filter).map(lineOf),
  ];
  const placeOf = (path: LibraryPath): number => lines.findIndex((candidate) => candidate.path === path);
  const reachable = placeOf(focused) < 0 ? ROOT : focused;
  const {
    scroller,
    extent,
    items,
    reveal,
    focus: bring,
  } = useWindow({ count: lines.length, size: LINE, kept: placeOf(reachable) });
  useInSight(current, placeOf(current), reveal);

  const focus = (path: LibraryPath): void => {
    setFocused(path);
    bring(placeOf(path), `[data-path="${CSS.escape(path)}"]`);
  };
  const toggle = (path: LibraryPath, open: boolean): void => {
    const next = new Set(opened);
    if (open) next.add(path);
    else next.delete(path);
    setOpened(next);
  };
  const press = (event: KeyboardEvent, { path, open }: TreeLine): void => {
    const place = placeOf(path);
    const to = (index: number): void => {
      const found = lines[index];
      if (found !== undefined) focus(found.path);
    };
    const keys: Readonly<Record<string, (() => void) | undefined>> = {
      'ArrowDown': () => {
        to(place + 1);
      },
      'ArrowUp': () => {
        to(place - 1);
      },
      'Home': () => {
        to(0);
      },
      'End': () => {
        to(lines.length - 1);
      },
      'ArrowRight': () => {
        if (open === false) toggle(path, true);
        else if (open === true) to(place + 1);
      },
      'ArrowLeft': () => {
        if (open === true && path !== ROOT) toggle(path, false);
        else focus(parentOf(path));
      },
      'Enter': () => {
        onOpen(path);
      },
      ' ': () => {
        onOpen(path);
      },
    };
    const act = keys[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };

  return (
    <nav className={styles.box} aria-label={text('library.overview.folders')}>
      <SearchField sign="filter" label={text('library.overview.filterFolders')} value={filter} onChange={setFilter} />
      <div ref={scroller} className={styles.scroller}>
        {/* Inline: positions are known at run time only. */}
        <div
          role="tree"
          aria-label={text('library.overview.folders')}
          aria-busy={tree === null}
          className={styles.lines}
          style={extent}
        >
          {items.map(({ index, style }) => {
            const entry = lines[index];
            if (entry === undefined) return null;
            const { path } = entry;
            return (
              <FolderLine
                key={path}
                line={entry}
                // Inline: positions are known at run time only.
                style={style}
                current={path === current}
                reachable={path === reachable}
                filter={filter}
                onOpen={() => {
                  setFocused(path);
                  onOpen(path);
                }}
                onToggle={(open) => {
                  toggle(path, open);
                }}
                onKeyDown={(event) => {
                  press(event, entry);
                }}
                onDrop={
                  onDrop &&
                  ((event) => {
                    onDrop(path, event);
                  })
                }
              />
            );
          })}
        </div>
        {tree !== null && narrows(filter) && lines.length === 1 && (
          <p role="status" className={styles.failed}>
            {text('library.overview.noFolders', { term: filter.trim() })}
          </p>
        )}
        {tree === null && waiting && <SkeletonTiles layout="table" />}
        {tree === null && !waiting && onRetry !== undefined && (
          <p className={styles.failed}>
            {text('library.overview.noTree')}{' '}
            <Button look="subtle" size="small" icon={shapes.refresh} onClick={onRetry}>
              {text('shared.actions.retry')}
            </Button>
          </p>
        )}
      </div>
    </nav>
  );
};

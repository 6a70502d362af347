import { FlatTree, type FlatTreeProps } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useState, type DragEvent } from 'react';
import { narrows, openedTo, treeRows, type TreeRow } from '../../../domain/library/folder-tree';
import type { FolderNode } from '../../../domain/library/library';
import { parentOf, ROOT, type LibraryPath } from '../../../domain/library/path';
import { fold } from '../../../domain/shared/fold';
import { Button } from '../../shared/controls/button';
import { SearchField } from '../../shared/controls/search-field';
import * as shapes from '../../shared/icons/shapes';
import { FluentRoot } from '../../shared/theme/fluent-root';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { useScrollIntoView, useVirtualRows } from '../../shared/table/virtual-rows.bridge';
import { FolderLine, LINE, type TreeLine } from './folder-line';
import { SkeletonTiles } from './skeleton-tiles';

interface FolderTreeProps {
  /** `null` until loaded. */
  readonly tree: readonly FolderNode[] | null;
  readonly waiting?: boolean;
  readonly onRetry?: () => void;
  readonly current: LibraryPath;
  readonly onOpen: (path: LibraryPath) => void;
  /** Files are dropped on a folder or on the root. */
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

type Navigation = Parameters<NonNullable<FlatTreeProps['onNavigation']>>[1];

const lineOf = ({ folder: { path, name, readOnly, files }, depth, ...row }: TreeRow): TreeLine => ({
  ...row,
  path,
  name,
  readOnly,
  files,
  depth: depth + 1,
});

/** The next line whose name begins with a typed letter, after the given place and around the end. */
const nextWithLetter = (lines: readonly TreeLine[], place: number, letter: string): TreeLine | undefined =>
  [...lines.slice(place + 1), ...lines.slice(0, place + 1)].find(({ name }) => fold(name).startsWith(fold(letter)));

/** The line that a key moves the focus to. */
const lineAfter = (lines: readonly TreeLine[], place: number, { type, event }: Navigation): TreeLine | undefined => {
  switch (type) {
    case 'ArrowDown':
      return lines[place + 1];
    case 'ArrowUp':
      return lines[place - 1];
    case 'ArrowRight':
      return lines[place]?.open === true ? lines[place + 1] : undefined;
    case 'ArrowLeft':
      return lines.find(({ path }) => path === parentOf(lines[place]?.path ?? ROOT));
    case 'Home':
      return lines[0];
    case 'End':
      return lines.at(-1);
    case 'TypeAhead':
      return nextWithLetter(lines, place, event.key);
    case 'Click':
      return lines[place];
  }
};

/**
 * All folders as a tree of which only the visible lines are rendered; a filter of two letters shows the matching ones.
 * Rule R-LIB-10.
 */
export const FolderTree = ({ tree, waiting = false, onRetry, current, onOpen, onDrop }: FolderTreeProps) => {
  const [styles, text] = [useStyles(), useText()];
  const [filter, setFilter] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<LibraryPath>>(new Set<LibraryPath>());
  const [shownFor, setShownFor] = useState<LibraryPath>(ROOT);
  const [focused, setFocused] = useState<LibraryPath>(current);
  // Reveal a folder that was opened elsewhere.
  if (shownFor !== current) {
    setShownFor(current);
    setOpened(openedTo(opened, current));
    setFocused(current);
  }
  const lines: readonly TreeLine[] = [
    {
      path: ROOT,
      name: text('library.overview.root'),
      readOnly: false,
      files: null,
      depth: 0,
      open: true,
      position: 1,
      siblings: 1,
    },
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
  } = useVirtualRows({ count: lines.length, size: LINE, kept: placeOf(reachable) });
  useScrollIntoView(current, placeOf(current), reveal);

  const focus = (path: LibraryPath): void => {
    setFocused(path);
    bring(placeOf(path), `[data-line="${placeOf(path)}"]`);
  };
  const toggle = (path: LibraryPath, open: boolean): void => {
    const next = new Set(opened);
    if (open) next.add(path);
    else next.delete(path);
    setOpened(next);
  };

  return (
    <nav className={styles.box} aria-label={text('library.overview.folders')}>
      <SearchField sign="filter" label={text('library.overview.filterFolders')} value={filter} onChange={setFilter} />
      <div ref={scroller} className={styles.scroller}>
        <FluentRoot>
          <FlatTree
            aria-label={text('library.overview.folders')}
            aria-busy={tree === null}
            className={styles.lines}
            // Inline: the height is only known at run time.
            style={extent}
            onNavigation={(event, navigation) => {
              // Fluent's own navigation only knows the lines that are rendered.
              event.preventDefault();
              const next = lineAfter(lines, placeOf(String(navigation.value)), navigation);
              if (next !== undefined) focus(next.path);
            }}
          >
            {items.map(({ index, style }) => {
              const entry = lines[index];
              if (entry === undefined) return null;
              const { path } = entry;
              return (
                <FolderLine
                  key={path}
                  line={entry}
                  index={index}
                  // Inline: the position is only known at run time.
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
                  onFocus={() => {
                    setFocused(path);
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
          </FlatTree>
        </FluentRoot>
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

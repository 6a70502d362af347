import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { openedTo, treeRows, type TreeRow } from '../../domain/library/folder-tree';
import type { FolderNode } from '../../domain/library/library';
import { parentOf, ROOT, type LibraryPath } from '../../domain/library/path';
import * as deskShapes from '../shared/desk-shapes';
import { Highlight } from '../shared/highlight';
import { Icon } from '../shared/icon';
import { SearchField } from '../shared/search-field';
import * as shapes from '../shared/shapes';
import { kantoorTokens as tokens } from '../shared/theme';
import { useFormat } from '../session/published/use-session';
import { useText } from '../shared/use-text';
import { useInSight, useWindow } from '../shared/window.bridge';

interface FolderTreeProps {
  /** null while it is not there. */
  readonly tree: readonly FolderNode[] | null;
  readonly current: LibraryPath;
  readonly onOpen: (path: LibraryPath) => void;
  /** Files are dropped on a folder; the root among them. */
  readonly onDrop?: (path: LibraryPath, event: DragEvent) => void;
}

const ROW = 32;
/** How far each level stands in, in pixels. */
const STEP = 11;

const useStyles = makeStyles({
  box: { display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0, padding: '10px 12px 0 20px', '& > [role=search]': { width: 'auto' } },
  scroller: { flex: '1', minHeight: 0, marginTop: tokens.spacingVerticalS, overflow: 'auto', paddingBottom: tokens.spacingVerticalM },
  lines: { position: 'relative' },
  on: { fontWeight: tokens.fontWeightSemibold, backgroundColor: tokens.colorBrandBackground2, ':hover': { backgroundColor: tokens.colorBrandBackground2 } },
  target: { outline: `2px dashed ${tokens.colorBrandStroke1}`, outlineOffset: '-2px' },
  name: { flex: '1', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  count: { fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightRegular, fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground3 },
  // As large as a finger wants it, without room of its own.
  chevron: { display: 'grid', flex: 'none', placeItems: 'center', width: '24px', height: '24px', margin: '0 -6px', color: tokens.colorNeutralForeground3 },
});

const useLine = makeResetStyles({
  position: 'absolute',
  right: 0,
  left: 0,
  display: 'flex',
  alignItems: 'center',
  gap: tokens.spacingHorizontalSNudge,
  height: `${ROW}px`,
  paddingRight: tokens.spacingHorizontalS,
  borderRadius: tokens.borderRadiusMedium,
  cursor: 'pointer',
  '& > svg': { flex: 'none', color: tokens.colorNeutralForeground2 },
  '& mark': { color: 'inherit', backgroundColor: tokens.kantoorMark },
  '&:hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  '&:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
});

/** The root stands above the folders of the tree as one more line. */
interface Line extends Omit<TreeRow, 'folder'> {
  readonly path: LibraryPath;
  readonly name: string;
  readonly readOnly: boolean;
  readonly files: number | null;
}

const lineOf = ({ folder: { path, name, readOnly, files }, depth, open }: TreeRow): Line => ({ path, name, readOnly, files, depth: depth + 1, open });

/** All folders: arrows move, right and left open and close, Enter opens; a filter of two letters leaves what it finds. Rule R-LIB-10. */
export const FolderTree = ({ tree, current, onOpen, onDrop }: FolderTreeProps) => {
  const [styles, line, text, format] = [useStyles(), useLine(), useText(), useFormat()];
  const [filter, setFilter] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<LibraryPath>>(new Set<LibraryPath>());
  const [shownFor, setShownFor] = useState<LibraryPath>(ROOT);
  const [focused, setFocused] = useState<LibraryPath>(current);
  const [target, setTarget] = useState<LibraryPath | null>(null);
  // A folder that was opened elsewhere is seen here.
  if (shownFor !== current) {
    setShownFor(current);
    setOpened(openedTo(opened, current));
    setFocused(current);
  }
  const lines: readonly Line[] = [
    { path: ROOT, name: text('library.overview.root'), readOnly: false, files: null, depth: 0, open: true },
    ...treeRows(tree ?? [], opened, filter).map(lineOf),
  ];
  const placeOf = (path: LibraryPath): number => lines.findIndex((candidate) => candidate.path === path);
  const reachable = placeOf(focused) < 0 ? ROOT : focused;
  const { scroller, extent, items, reveal, focus: bring } = useWindow({ count: lines.length, size: ROW, kept: placeOf(reachable) });
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
  const press = (event: KeyboardEvent, { path, open }: Line): void => {
    const place = placeOf(path);
    const to = (index: number): void => { const found = lines[index]; if (found !== undefined) focus(found.path); };
    const keys: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => { to(place + 1); },
      ArrowUp: () => { to(place - 1); },
      Home: () => { to(0); },
      End: () => { to(lines.length - 1); },
      ArrowRight: () => { if (open === false) toggle(path, true); else if (open === true) to(place + 1); },
      ArrowLeft: () => { if (open === true && path !== ROOT) toggle(path, false); else focus(parentOf(path)); },
      Enter: () => { onOpen(path); },
      ' ': () => { onOpen(path); },
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
        {/* Inline: where each line stands is known at run time only. */}
        <div role="tree" aria-label={text('library.overview.folders')} aria-busy={tree === null} className={styles.lines} style={extent}>
          {items.map(({ index, style }) => {
            const entry = lines[index];
            if (entry === undefined) return null;
            const { path, name, readOnly, files, depth, open } = entry;
            return (
              <div
                key={path}
                role="treeitem"
                data-path={path}
                tabIndex={path === reachable ? 0 : -1}
                aria-level={depth + 1}
                aria-selected={path === current}
                aria-expanded={open ?? undefined}
                className={mergeClasses(line, path === current && styles.on, path === target && styles.target)}
                // Inline: where a line stands, and how deep, is known at run time only.
                style={{ ...style, paddingLeft: `${4 + depth * STEP}px` }}
                onClick={() => { setFocused(path); onOpen(path); }}
                onKeyDown={(event) => { press(event, entry); }}
                onDragOver={(event) => { if (onDrop !== undefined) { event.preventDefault(); setTarget(path); } }}
                onDragLeave={() => { setTarget(null); }}
                onDrop={(event) => { setTarget(null); onDrop?.(path, event); }}
              >
                <span
                  className={styles.chevron}
                  onClick={(event) => {
                    if (open === null || path === ROOT) return;
                    event.stopPropagation();
                    toggle(path, !open);
                  }}
                >
                  {open !== null && <Icon size={12} shape={open ? shapes.chevronDown : deskShapes.chevronRight} />}
                </span>
                <Icon size={16} shape={readOnly ? deskShapes.lock : deskShapes.folder} />
                <span className={styles.name} title={name}><Highlight text={name} term={path === ROOT ? '' : filter} /></span>
                {files !== null && files > 0 && <span className={styles.count}>{format.number(files)}</span>}
              </div>
            );
          })}
        </div>
      </div>
    </nav>
  );
};

import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import { useState, type CSSProperties, type DragEvent, type KeyboardEvent } from 'react';
import type { TreeRow } from '../../../domain/library/folder-tree';
import { ROOT, type LibraryPath } from '../../../domain/library/path';
import { useFormat } from '../../shared/runtime/use-session';
import * as deskShapes from '../../shared/icons/desk-shapes';
import { Highlight } from '../../shared/controls/highlight';
import { Icon } from '../../shared/icons/icon';
import * as shapes from '../../shared/icons/shapes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

/** Height of a line in px. */
export const LINE = 32;
/** Indent per level in px. */
const STEP = 11;

const useLine = makeResetStyles({
  'position': 'absolute',
  'right': 0,
  'left': 0,
  'display': 'flex',
  'alignItems': 'center',
  'gap': tokens.spacingHorizontalSNudge,
  'height': `${LINE}px`,
  'paddingRight': tokens.spacingHorizontalS,
  'borderRadius': tokens.borderRadiusMedium,
  'cursor': 'pointer',
  '& > svg': { flex: 'none', color: tokens.colorNeutralForeground2 },
  '& mark': { color: 'inherit', backgroundColor: tokens.kantoorMark },
  '&:hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  '&:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
});

const useStyles = makeStyles({
  on: {
    'fontWeight': tokens.fontWeightSemibold,
    'backgroundColor': tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2 },
  },
  target: { outline: `2px dashed ${tokens.colorBrandStroke1}`, outlineOffset: '-2px' },
  name: { flex: '1', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  count: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  // Enlarged touch target.
  chevron: {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    margin: '0 -6px',
    color: tokens.colorNeutralForeground3,
  },
});

/** The root is a line above the tree. */
export interface TreeLine extends Omit<TreeRow, 'folder'> {
  readonly path: LibraryPath;
  readonly name: string;
  readonly readOnly: boolean;
  readonly files: number | null;
}

interface FolderLineProps {
  readonly line: TreeLine;
  readonly style: CSSProperties;
  readonly current: boolean;
  readonly reachable: boolean;
  /** Highlighted part of the name. */
  readonly filter: string;
  readonly onOpen: () => void;
  readonly onToggle: (open: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onDrop?: ((event: DragEvent) => void) | undefined;
}

export const FolderLine = ({
  line: { path, name, readOnly, files, depth, open },
  style,
  current,
  reachable,
  filter,
  onOpen,
  onToggle,
  onKeyDown,
  onDrop,
}: FolderLineProps) => {
  const [line, styles, format] = [useLine(), useStyles(), useFormat()];
  const [target, setTarget] = useState(false);
  return (
    <div
      role="treeitem"
      data-path={path}
      tabIndex={reachable ? 0 : -1}
      aria-level={depth + 1}
      aria-selected={current}
      aria-expanded={open ?? undefined}
      className={mergeClasses(line, current && styles.on, target && styles.target)}
      // Inline: position and depth are known at run time only.
      style={{ ...style, paddingLeft: `${4 + depth * STEP}px` }}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      onDragOver={(event) => {
        if (onDrop !== undefined) {
          event.preventDefault();
          setTarget(true);
        }
      }}
      onDragLeave={() => {
        setTarget(false);
      }}
      onDrop={(event) => {
        setTarget(false);
        onDrop?.(event);
      }}
    >
      <span
        className={styles.chevron}
        onClick={(event) => {
          if (open === null || path === ROOT) return;
          event.stopPropagation();
          onToggle(!open);
        }}
      >
        {open !== null && <Icon size={12} shape={open ? shapes.chevronDown : deskShapes.chevronRight} />}
      </span>
      <Icon size={16} shape={readOnly ? deskShapes.lock : deskShapes.folder} />
      <span className={styles.name} title={name}>
        <Highlight text={name} term={path === ROOT ? '' : filter} />
      </span>
      {files !== null && files > 0 && <span className={styles.count}>{format.number(files)}</span>}
    </div>
  );
};

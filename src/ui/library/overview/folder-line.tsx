import { FlatTreeItem, useTreeItemContext_unstable as useTreeItemContext } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useState, type CSSProperties, type DragEvent } from 'react';
import type { TreeRow } from '../../../domain/library/folder-tree';
import { parentOf, ROOT, type LibraryPath } from '../../../domain/library/path';
import { useFormat } from '../../shared/runtime/use-session';
import * as deskShapes from '../../shared/icons/desk-shapes';
import { Highlight } from '../../shared/controls/highlight';
import { Icon } from '../../shared/icons/icon';
import * as shapes from '../../shared/icons/shapes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

/** Height of a line, in pixels. */
export const LINE = 32;
/** Indentation of a level, in pixels. */
const INDENT = 11;

const useStyles = makeStyles({
  // Fluent's tree item has a reset class, which another reset class cannot be merged with.
  line: {
    'position': 'absolute',
    'right': 0,
    'left': 0,
    'flexDirection': 'row',
    'alignItems': 'center',
    'gap': tokens.spacingHorizontalSNudge,
    'height': `${LINE}px`,
    'paddingRight': tokens.spacingHorizontalS,
    'borderRadius': tokens.borderRadiusMedium,
    'color': 'inherit',
    '& > svg': { flex: 'none', color: tokens.colorNeutralForeground2 },
    '& mark': { color: 'inherit', backgroundColor: tokens.kantoorMark },
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
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
  // A large enough target that takes no extra room.
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

/** The root is shown as a line above the folders of the tree. */
export interface TreeLine extends Omit<TreeRow, 'folder'> {
  readonly path: LibraryPath;
  readonly name: string;
  readonly readOnly: boolean;
  readonly files: number | null;
}

interface FolderLineProps {
  readonly line: TreeLine;
  readonly index: number;
  readonly style: CSSProperties;
  readonly current: boolean;
  /** In the tab order. */
  readonly reachable: boolean;
  /** Text to highlight in the name. */
  readonly filter: string;
  readonly onOpen: () => void;
  readonly onToggle: (open: boolean) => void;
  readonly onFocus: () => void;
  readonly onDrop?: ((event: DragEvent) => void) | undefined;
}

/** A folder in the tree. Fluent handles its keys; `onNavigation` of the tree moves the focus. */
export const FolderLine = ({
  line: { path, name, readOnly, files, depth, open, position, siblings },
  index,
  style,
  current,
  reachable,
  filter,
  onOpen,
  onToggle,
  onFocus,
  onDrop,
}: FolderLineProps) => {
  const [styles, format] = [useStyles(), useFormat()];
  const [target, setTarget] = useState(false);
  return (
    <FlatTreeItem
      value={path}
      itemType={open === null ? 'leaf' : 'branch'}
      open={open === true}
      aria-level={depth + 1}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={current}
      {...(path !== ROOT && { parentValue: parentOf(path) })}
      data-line={index}
      tabIndex={reachable ? 0 : -1}
      className={mergeClasses(styles.line, current && styles.on, target && styles.target)}
      // Inline: position and depth are only known at run time.
      style={{ ...style, paddingLeft: `${4 + depth * INDENT}px` }}
      onClick={onOpen}
      onFocus={onFocus}
      onOpenChange={(_, { type, open: next }) => {
        // A click on the name, or Enter, opens the folder in the list and leaves its subfolders as they are.
        if (path !== ROOT && type !== 'Click' && type !== 'Enter') onToggle(next);
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onOpen();
      }}
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
      <Chevron open={open} />
      <Icon size={16} icon={readOnly ? deskShapes.lock : deskShapes.folder} />
      <span className={styles.name} data-tooltip={name}>
        <Highlight text={name} term={path === ROOT ? '' : filter} />
      </span>
      {files !== null && files > 0 && <span className={styles.count}>{format.number(files)}</span>}
    </FlatTreeItem>
  );
};

/** A click here toggles the subfolders instead of opening the folder. */
const Chevron = ({ open }: Pick<TreeRow, 'open'>) => {
  const ref = useTreeItemContext(({ expandIconRef }) => expandIconRef);
  return (
    <span ref={ref} className={useStyles().chevron}>
      {open !== null && <Icon size={12} icon={open ? shapes.chevronDown : deskShapes.chevronRight} />}
    </span>
  );
};

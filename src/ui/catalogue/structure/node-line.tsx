import { makeResetStyles } from '@griffel/react';
import { memo, type CSSProperties } from 'react';
import type { TreeLine } from '../../../domain/catalogue/node-tree';
import * as deskShapes from '../../shared/icons/desk-shapes';
import { Icon } from '../../shared/icons/icon';
import * as shapes from '../../shared/icons/shapes';
import { delayedAppearance } from '../../shared/theme/delayed-appearance';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

/** Height of a line, in pixels. */
export const LINE = 36;
/** Indentation of a level, in pixels. */
const INDENT = 24;

const useLine = makeResetStyles({
  'position': 'absolute',
  'right': 0,
  'left': 0,
  'display': 'flex',
  'alignItems': 'center',
  'gap': '10px',
  'boxSizing': 'border-box',
  'height': `${LINE}px`,
  'paddingRight': tokens.spacingHorizontalS,
  'borderBottom': `1px solid ${tokens.colorNeutralStroke3}`,
  'cursor': 'pointer',
  'color': tokens.colorNeutralForeground1,
  '&:hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  '&:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  '&[aria-selected="true"]': { fontWeight: tokens.fontWeightSemibold, backgroundColor: tokens.colorBrandBackground2 },
  '& > svg': { flex: 'none', color: tokens.colorNeutralForeground2 },
  // A target of 24 pixels that takes no extra room.
  '& > [data-toggle]': {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    marginRight: '-6px',
    color: tokens.colorNeutralForeground2,
  },
  '& > [data-name]': { flex: '1', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > [data-retry]': { flex: 'none', fontWeight: tokens.fontWeightSemibold, color: tokens.colorBrandForegroundLink },
});
const useWaiting = makeResetStyles({
  position: 'absolute',
  right: '40%',
  height: '10px',
  marginTop: '13px',
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: tokens.colorNeutralBackground5,
  pointerEvents: 'none',
  ...delayedAppearance,
});

interface NodeLineProps {
  readonly line: TreeLine;
  readonly index: number;
  /** Where it stands. */
  readonly top: string;
  readonly selected: boolean;
  /** In the tab order. */
  readonly reachable: boolean;
  /** The level below it is on its way. */
  readonly busy: boolean;
  /** What stands for a level that failed, and what loads it again. */
  readonly failed: string;
  readonly retry: string;
}

const indentOf = (depth: number): number => 4 + depth * INDENT;

/** A line of the tree; the tree itself handles clicks and keys. */
export const NodeLine = memo(({ line, index, top, selected, reachable, busy, failed, retry }: NodeLineProps) => {
  const [own, waiting] = [useLine(), useWaiting()];
  const indent = indentOf(line.depth);
  if (line.kind === 'loading') {
    const bar: CSSProperties = { top, left: `${indent + 56}px` };
    // Inline: place and depth are only known at run time.
    return <div aria-hidden className={waiting} style={bar} />;
  }
  return (
    <div
      role="treeitem"
      aria-level={line.depth + 1}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-selected={selected}
      aria-busy={busy || undefined}
      {...(line.kind === 'node' && line.open !== null && { 'aria-expanded': line.open })}
      data-line={index}
      tabIndex={reachable ? 0 : -1}
      className={own}
      // Inline: place and depth are only known at run time.
      style={{ top, paddingLeft: `${indent}px` }}
    >
      {line.kind === 'node' ? (
        <>
          <span data-toggle="">
            {line.open !== null && <Icon size={12} icon={line.open ? shapes.chevronDown : deskShapes.chevronRight} />}
          </span>
          <Icon size={16} icon={line.open === null ? deskShapes.document : deskShapes.folder} />
          <span data-name="" data-tooltip={line.node.name}>
            {line.node.name}
          </span>
        </>
      ) : (
        <>
          <span data-toggle="" />
          <Icon size={16} icon={shapes.error} />
          <span data-name="">{failed}</span>
          <span data-retry="">{retry}</span>
        </>
      )}
    </div>
  );
});
NodeLine.displayName = 'NodeLine';

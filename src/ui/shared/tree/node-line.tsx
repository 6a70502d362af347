import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { makeResetStyles } from '@griffel/react';
import { memo, type CSSProperties, type ReactNode } from 'react';
import type { TreeLine } from '../../../domain/shared/tree/node-tree';
import { WebsiteText } from '../controls/website-text';
import * as shellShapes from '../icons/shell-shapes';
import { Icon, type IconSource } from '../icons/icon';
import * as shapes from '../icons/shapes';
import { delayedAppearance, skeletonBar } from '../theme/delayed-appearance';
import { kantoorTokens as tokens } from '../theme/theme';

/** Height of a row, in px. */
export const LINE = 36;
/** Indentation per level, in px, unless `--indent` overrides it. */
export const INDENT = 24;

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
  // Prevent a drag from selecting text.
  '&:has(> [data-handle])': { userSelect: 'none' },
  '&[data-target]': { outline: `2px dashed ${tokens.colorBrandStroke1}`, outlineOffset: '-2px' },
  '&[data-lifted]': { boxShadow: tokens.shadow16, backgroundColor: tokens.colorNeutralCardBackground, opacity: 0.85 },
  '& > svg': { flex: 'none', color: tokens.colorNeutralForeground2 },
  '& mark': { color: 'inherit', backgroundColor: tokens.kantoorMark },
  // A 24 px touch target that takes no additional space.
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
const useHandle = makeResetStyles({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  marginRight: '-10px',
  color: tokens.colorNeutralForeground3,
  cursor: 'grab',
  touchAction: 'none',
});
const useNote = makeResetStyles({
  flex: 'none',
  fontSize: tokens.fontSizeBase200,
  fontWeight: tokens.fontWeightRegular,
  color: tokens.colorNeutralForeground3,
});
const useMark = makeResetStyles({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: tokens.spacingHorizontalXS,
  minWidth: 0,
  fontSize: tokens.fontSizeBase200,
  fontWeight: tokens.fontWeightRegular,
  color: tokens.colorStatusWarningForeground1,
});
const useWaiting = makeResetStyles({
  position: 'absolute',
  right: '40%',
  marginTop: '13px',
  ...skeletonBar,
  pointerEvents: 'none',
  ...delayedAppearance,
});

/** Presentation of a node that is not a plain folder or document. */
export interface NodeAppearance {
  readonly icon: IconSource;
  /** The name with markup. */
  readonly name?: ReactNode;
  /** A note at the right; `null` for none. */
  readonly note: ReactNode;
  /** A problem of the node. */
  readonly mark?: string | null;
  /** An icon after the name, with its label. */
  readonly sign?: { readonly icon: IconSource; readonly label: string } | null;
}

interface NodeLineProps {
  readonly line: TreeLine;
  readonly index: number;
  /** CSS `top` of the row. */
  readonly top: string;
  readonly selected: boolean;
  /** The row is in the tab order. */
  readonly reachable: boolean;
  /** The child level is loading. */
  readonly busy: boolean;
  /** Text of a child level that failed to load, and of its retry. */
  readonly failed: string;
  readonly retry: string;
  readonly appearance: NodeAppearance | undefined;
  /** The row can be dragged. */
  readonly handle: boolean;
  readonly lifted: boolean;
  /** The row is the target of a drop. */
  readonly target: boolean;
}

/** @param more additional px after the indentation */
const indentOf = (depth: number, more: number): string => `calc(${depth} * var(--indent, ${INDENT}px) + ${more}px)`;

/** A row of the tree; the tree handles clicks and keys. */
export const NodeLine = memo((props: NodeLineProps) => {
  const { line, index, top, selected, reachable, busy, failed, retry, appearance, handle, lifted, target } = props;
  const [own, waiting, grip] = [useLine(), useWaiting(), useHandle()];
  const [note, mark] = [useNote(), useMark()];
  if (line.kind === 'loading') {
    const bar: CSSProperties = { top, left: indentOf(line.depth, 60) };
    // Inline styles: position and depth are known only at run time.
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
      data-lifted={lifted || undefined}
      data-target={target || undefined}
      tabIndex={reachable ? 0 : -1}
      className={own}
      // Inline styles: position and depth are known only at run time.
      style={{ top, paddingLeft: indentOf(line.depth, 4) }}
    >
      {line.kind === 'node' ? (
        <>
          {handle && (
            <span data-handle="" aria-hidden className={grip}>
              <Icon size={16} icon={ReOrderDotsVertical20Regular} />
            </span>
          )}
          <span data-toggle="">
            {line.open !== null && <Icon size={12} icon={line.open ? shapes.chevronDown : shellShapes.chevronRight} />}
          </span>
          <Icon size={16} icon={appearance?.icon ?? (line.open === null ? shellShapes.document : shellShapes.folder)} />
          <span data-name="" data-tooltip={line.node.name}>
            {appearance?.name ?? <WebsiteText>{line.node.name}</WebsiteText>}
            {appearance?.sign && (
              <>
                {' '}
                <Icon size={14} icon={appearance.sign.icon} label={appearance.sign.label} />
              </>
            )}
          </span>
          {appearance?.mark && (
            <span className={mark}>
              <Icon size={14} icon={shapes.warning} />
              {appearance.mark}
            </span>
          )}
          {appearance !== undefined && appearance.note !== null && <span className={note}>{appearance.note}</span>}
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

import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { makeResetStyles } from '@griffel/react';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../icons/icon';
import { useWebsiteLanguage } from '../runtime/website-language';
import { kantoorTokens as tokens } from '../theme/theme';
import { INDENT, LINE } from './node-line';

/** Distance from the indentation of a level to the icon of its nodes, in px. */
const TO_ICON = 48;

const useSlot = makeResetStyles({
  'position': 'absolute',
  'right': 0,
  'zIndex': 2,
  'height': '2px',
  'marginTop': '-1px',
  'backgroundColor': tokens.colorCompoundBrandStroke,
  'pointerEvents': 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    top: '-4px',
    left: '-8px',
    boxSizing: 'border-box',
    width: '10px',
    height: '10px',
    border: `2px solid ${tokens.colorCompoundBrandStroke}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

interface DropSlotProps {
  /** Number of rows above the boundary. */
  readonly boundary: number;
  readonly depth: number;
}

/** Marks the position and level, between two rows, at which a drop would insert the node. */
export const DropSlot = ({ boundary, depth }: DropSlotProps) => (
  <div
    aria-hidden
    data-slot=""
    className={useSlot()}
    // Inline styles: position and depth are known only at run time.
    style={{ top: `${boundary * LINE}px`, left: `${depth * INDENT + TO_ICON}px` }}
  />
);

const useGhost = makeResetStyles({
  'position': 'fixed',
  'top': 0,
  'left': 0,
  'zIndex': 1000,
  'display': 'flex',
  'alignItems': 'center',
  'gap': tokens.spacingHorizontalS,
  'maxWidth': 'min(420px, 80vw)',
  'height': '36px',
  'padding': '0 14px 0 8px',
  'border': `1px solid ${tokens.colorCompoundBrandStroke}`,
  'borderRadius': tokens.borderRadiusLarge,
  'backgroundColor': tokens.colorNeutralCardBackground,
  'boxShadow': tokens.shadow16,
  'pointerEvents': 'none',
  'whiteSpace': 'nowrap',
  '& > b': { overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: tokens.fontWeightSemibold },
  '& > small': { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

interface NodeGhostProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly name: string;
  /** The target of the drop. */
  readonly to: ReactNode;
}

/** Follows the pointer; names the dragged node and the target of the drop. */
export const NodeGhost = ({ ref, name, to }: NodeGhostProps) => (
  <div ref={ref} aria-hidden className={useGhost()}>
    <Icon icon={ReOrderDotsVertical20Regular} size={16} />
    <b lang={useWebsiteLanguage()}>{name}</b>
    <small>{to}</small>
  </div>
);

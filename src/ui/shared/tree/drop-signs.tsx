import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { makeResetStyles } from '@griffel/react';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../icons/icon';
import { useWebsiteLanguage } from '../runtime/website-language';
import { kantoorTokens as tokens } from '../theme/theme';
import { INDENT, LINE } from './node-line';

/** Pixels from the indentation of a level to the icon of its nodes. */
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
  /** Lines above it. */
  readonly boundary: number;
  readonly depth: number;
}

/** Shows between two lines where a drop would put the node, and at which level. */
export const DropSlot = ({ boundary, depth }: DropSlotProps) => (
  <div
    aria-hidden
    data-slot=""
    className={useSlot()}
    // Inline: place and depth are only known at run time.
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
  /** Where it would be. */
  readonly to: ReactNode;
}

/** Follows the pointer: what is dragged, and where it would be. */
export const NodeGhost = ({ ref, name, to }: NodeGhostProps) => (
  <div ref={ref} aria-hidden className={useGhost()}>
    <Icon icon={ReOrderDotsVertical20Regular} size={16} />
    <b lang={useWebsiteLanguage()}>{name}</b>
    <small>{to}</small>
  </div>
);

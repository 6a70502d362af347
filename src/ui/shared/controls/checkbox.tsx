import { makeResetStyles } from '@griffel/react';
import type { ComponentPropsWithoutRef } from 'react';
import { usePending } from '../runtime/pending';
import { forcedColors, phone } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';
import { disabledAttributes } from './disabled-attributes';
import { Skeleton } from './skeleton';

interface TickProps extends Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type' | 'size'> {
  /** Indeterminate state. */
  readonly mixed?: boolean;
  /** The reason why the checkbox is off. */
  readonly disabledReason?: string | undefined;
}

const useBox = makeResetStyles({
  'appearance': 'none',
  'flex': 'none',
  'width': '16px',
  'height': '16px',
  'margin': 0,
  'border': `1px solid ${tokens.colorNeutralStrokeAccessible}`,
  'borderRadius': '3px',
  'verticalAlign': 'middle',
  'backgroundColor': tokens.colorNeutralBackground1,
  'cursor': 'pointer',
  // Only a marked box gets content and a layer, because a list holds a hundred boxes.
  '&:checked, &:indeterminate': {
    display: 'inline-grid',
    placeItems: 'center',
    borderColor: 'transparent',
    backgroundColor: tokens.colorCompoundBrandBackground,
  },
  '&:checked::before, &:indeterminate::before': { content: '""', backgroundColor: tokens.colorStrokeFocus1 },
  '&:checked::before': {
    width: '10px',
    height: '10px',
    clipPath: 'polygon(4% 52%, 20% 38%, 40% 60%, 80% 10%, 98% 24%, 42% 92%)',
  },
  '&:indeterminate::before': { width: '8px', height: '2px', borderRadius: '1px', clipPath: 'none' },
  '&:disabled, &[aria-disabled]': { cursor: 'default', opacity: 0.55 },
  [forcedColors]: {
    '&:checked, &:indeterminate': { backgroundColor: 'Highlight' },
    '&:checked::before, &:indeterminate::before': { backgroundColor: 'HighlightText' },
    '&:disabled, &[aria-disabled]': { borderColor: 'GrayText', opacity: 1 },
  },
  [phone]: { 'position': 'relative', '&::after': { content: '""', position: 'absolute', inset: '-14px' } },
});

/** A native checkbox in the console's colours. */
export const Checkbox = ({ mixed = false, disabledReason, ...input }: TickProps) => {
  const box = useBox();
  if (usePending(input.name)) return <Skeleton shape="tick" />;
  return (
    <input
      {...input}
      {...disabledAttributes(disabledReason)}
      type="checkbox"
      className={box}
      ref={(node) => {
        if (node) node.indeterminate = mixed;
      }}
    />
  );
};

import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { usePending } from '../runtime/pending';
import { forcedColors, phone, sizes } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';
import { disabledAttributes } from './disabled-attributes';
import { Skeleton } from './skeleton';

interface ToggleProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'role' | 'size' | 'title'> {
  /** The reason why the switch is off; it stays focusable, so that the reason can be read. */
  readonly disabledReason?: string | undefined;
  /** Text after the switch, such as yes or no; without it, set `aria-label`. */
  readonly children?: ReactNode;
}

const useSwitch = makeResetStyles({
  'appearance': 'none',
  'display': 'inline-flex',
  'alignItems': 'center',
  'flex': 'none',
  'width': '32px',
  'height': '18px',
  'margin': 0,
  'border': `1px solid ${tokens.colorNeutralStrokeAccessible}`,
  'borderRadius': '9px',
  // Aligns the text with the knob.
  'verticalAlign': '-1px',
  'backgroundColor': tokens.colorNeutralBackground1,
  'cursor': 'pointer',
  '&::before': {
    content: '""',
    flex: 'none',
    // A margin, because position or transform would create a layer.
    marginLeft: '2px',
    width: '12px',
    height: '12px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStrokeAccessible,
    transitionProperty: 'margin-left',
    transitionDuration: tokens.durationFaster,
  },
  '&:checked': { borderColor: 'transparent', backgroundColor: tokens.colorCompoundBrandBackground },
  '&:checked::before': { marginLeft: '16px', backgroundColor: tokens.colorStrokeFocus1 },
  '&:disabled, &[aria-disabled]': { cursor: 'default', opacity: 0.55 },
  [forcedColors]: {
    '&::before': { backgroundColor: 'ButtonText' },
    '&:checked': { backgroundColor: 'Highlight' },
    '&:checked::before': { backgroundColor: 'HighlightText' },
    '&:disabled, &[aria-disabled]': { borderColor: 'GrayText', opacity: 1 },
  },
  // Enlarged touch target.
  [phone]: { 'position': 'relative', '&::after': { content: '""', position: 'absolute', inset: '-14px -7px' } },
});

const useStyles = makeStyles({
  label: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    verticalAlign: 'middle',
    cursor: 'pointer',
  },
  row: {
    'display': 'flex',
    'alignItems': 'center',
    'justifyContent': 'space-between',
    'gap': tokens.spacingHorizontalM,
    'minHeight': sizes.tableRow,
    'borderBottom': `1px solid ${tokens.colorNeutralStroke3}`,
    'cursor': 'pointer',
    ':last-child': { borderBottomStyle: 'none' },
    [phone]: { minHeight: sizes.touch },
  },
  pending: { cursor: 'default' },
});

/** A native checkbox with the look and role of a switch. */
export const Toggle = ({ children, disabledReason, ...input }: ToggleProps) => {
  const box = useSwitch();
  const styles = useStyles();
  const isPending = usePending(input.name);
  if (isPending)
    return (
      <span className={styles.label} aria-busy>
        <Skeleton shape="switch" />
        {children}
      </span>
    );
  const control = (
    <input {...input} {...disabledAttributes(disabledReason)} type="checkbox" role="switch" className={box} />
  );
  return children === undefined ? (
    control
  ) : (
    <label className={styles.label}>
      {control}
      {children}
    </label>
  );
};

/** A row of a right column: label left, switch right. */
export const ToggleRow = ({ children, ...input }: ToggleProps) => {
  const styles = useStyles();
  if (usePending(input.name))
    return (
      <div className={mergeClasses(styles.row, styles.pending)}>
        {children}
        <Toggle {...input} />
      </div>
    );
  return (
    <label className={styles.row}>
      {children}
      <Toggle {...input} />
    </label>
  );
};

import { makeResetStyles, makeStyles } from '@griffel/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { measures, phone } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';

interface ToggleProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'role' | 'size'> {
  /** A word behind the switch, such as yes or no. Without it, name the switch with `aria-label`. */
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
  // The line of its text is the lower edge of its knob.
  'verticalAlign': '-1px',
  'backgroundColor': tokens.colorNeutralBackground1,
  'cursor': 'pointer',
  '&::before': {
    content: '""',
    flex: 'none',
    // A margin needs no layer of its own, as a position or a transform would.
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
  '&:disabled': { cursor: 'default', opacity: 0.55 },
  // A finger needs more than the picture: the switch itself stays as it is drawn.
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
    'minHeight': measures.tableRow,
    'borderBottom': `1px solid ${tokens.colorNeutralStroke3}`,
    'cursor': 'pointer',
    ':last-child': { borderBottomStyle: 'none' },
    [phone]: { minHeight: measures.touch },
  },
});

/** A native check box that looks and speaks like a switch. */
export const Toggle = ({ children, ...input }: ToggleProps) => {
  const box = useSwitch();
  const styles = useStyles();
  const control = <input {...input} type="checkbox" role="switch" className={box} />;
  return children === undefined ? (
    control
  ) : (
    <label className={styles.label}>
      {control}
      {children}
    </label>
  );
};

/** A line of a right column: the name at the left, its switch at the right. */
export const ToggleRow = ({ children, ...input }: ToggleProps) => {
  const styles = useStyles();
  return (
    <label className={styles.row}>
      {children}
      <Toggle {...input} />
    </label>
  );
};

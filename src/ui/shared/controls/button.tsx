import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { border, borderColor } from '../theme/border';
import { Icon, type IconSource } from '../icons/icon';
import { sizes, phone } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';

export type ButtonVariant = 'outline' | 'outlineDanger' | 'primary' | 'subtle' | 'danger' | 'subtleDanger';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'title'> {
  readonly variant?: ButtonVariant;
  readonly size?: 'medium' | 'small' | 'large';
  readonly icon?: IconSource;
  /** Icon after the label, such as a chevron. */
  readonly endIcon?: IconSource;
  /** Pressed: an active filter, an open panel, the current page. */
  readonly on?: boolean | undefined;
  /** Shown on hover, focus and long press. Without children, the button shows its `aria-label` as tooltip. */
  readonly tooltip?: string | undefined;
  /** The reason why the button is off; it stays focusable, so that the reason can be read. */
  readonly disabledReason?: string | undefined;
  /** Called when the button is pressed while off. */
  readonly onDisabledPress?: (() => void) | undefined;
  /** Without children the button is square and needs `aria-label`. */
  readonly children?: ReactNode;
}

const useBase = makeResetStyles({
  'display': 'inline-flex',
  'flex': 'none',
  'alignItems': 'center',
  'justifyContent': 'center',
  'gap': tokens.spacingHorizontalSNudge,
  'height': sizes.control,
  'padding': '0 11px',
  ...borderColor(tokens.colorNeutralStroke1),
  'border': border,
  'borderRadius': tokens.borderRadiusMedium,
  'fontWeight': tokens.fontWeightSemibold,
  'color': tokens.colorNeutralForeground1,
  'backgroundColor': tokens.colorNeutralBackground1,
  'whiteSpace': 'nowrap',
  'textDecoration': 'none',
  'cursor': 'pointer',
  'transitionProperty': 'background-color, border-color',
  'transitionDuration': tokens.durationFaster,
  '&:hover': { backgroundColor: tokens.colorNeutralBackground1Hover, ...borderColor(tokens.colorNeutralStroke1Hover) },
  '&:active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
  '& > svg:first-child': { marginLeft: '-2px' },
  '& > svg:last-child:not(:first-child)': { marginRight: '-3px' },
  [phone]: { height: sizes.phoneControl },
  '&:disabled': {
    color: tokens.colorNeutralForegroundDisabled,
    ...borderColor(tokens.colorNeutralStrokeDisabled),
    backgroundColor: tokens.colorNeutralBackground3,
    cursor: 'default',
  },
});

const quiet = { ...borderColor('transparent'), backgroundColor: 'transparent' };
const useStyles = makeStyles({
  outline: { '& > svg': { color: tokens.colorNeutralForeground2 }, '&:disabled > svg': { color: 'inherit' } },
  outlineDanger: { color: tokens.colorStatusDangerForeground1 },
  primary: {
    'color': tokens.colorNeutralForegroundOnBrand,
    ...borderColor(tokens.colorBrandBackground),
    'backgroundColor': tokens.colorBrandBackground,
    ':hover': { ...borderColor(tokens.colorBrandBackgroundHover), backgroundColor: tokens.colorBrandBackgroundHover },
    ':active': {
      ...borderColor(tokens.colorBrandBackgroundPressed),
      backgroundColor: tokens.colorBrandBackgroundPressed,
    },
  },
  subtle: {
    ...quiet,
    'fontWeight': tokens.fontWeightRegular,
    'color': tokens.colorNeutralForeground2,
    ':hover': { ...borderColor('transparent'), backgroundColor: tokens.colorSubtleBackgroundHover },
    ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
    ':disabled': quiet,
  },
  danger: {
    'color': tokens.colorNeutralForegroundOnBrand,
    ...borderColor('transparent'),
    'backgroundColor': tokens.colorStatusDangerBackground3,
    ':hover': { ...borderColor('transparent'), backgroundColor: tokens.colorStatusDangerBackground3Hover },
    ':active': { backgroundColor: tokens.colorStatusDangerBackground3Pressed },
  },
  subtleDanger: {
    ...quiet,
    'fontWeight': tokens.fontWeightRegular,
    'color': tokens.colorStatusDangerForeground1,
    ':hover': { ...borderColor('transparent'), backgroundColor: tokens.colorSubtleBackgroundHover },
    ':disabled': quiet,
  },
  on: {
    'color': tokens.colorBrandForeground2,
    ...borderColor(tokens.colorBrandStroke2),
    'backgroundColor': tokens.colorBrandBackground2,
    '& > svg': { color: 'inherit' },
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover, ...borderColor(tokens.colorBrandStroke2) },
  },
  off: {
    'color': tokens.colorNeutralForegroundDisabled,
    ...borderColor(tokens.colorNeutralStrokeDisabled),
    'backgroundColor': tokens.colorNeutralBackground3,
    'cursor': 'default',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3, ...borderColor(tokens.colorNeutralStrokeDisabled) },
    ':active': { backgroundColor: tokens.colorNeutralBackground3 },
  },
  quietOff: { ...quiet, ':hover': quiet, ':active': quiet },
  small: {
    height: sizes.controlSmall,
    padding: '0 7px',
    fontSize: tokens.fontSizeBase200,
    gap: tokens.spacingHorizontalXS,
    [phone]: { height: sizes.phoneControl, minWidth: sizes.phoneControl },
  },
  large: { height: sizes.controlLarge, [phone]: { height: sizes.touch } },
  square: {
    'width': sizes.control,
    'padding': '0',
    '& > svg:first-child': { marginLeft: '0' },
    [phone]: { width: sizes.touch },
  },
  smallSquare: { width: sizes.controlSmall },
});

/** A native button in the console's styles; one `primary` per screen. */
export const Button = ({
  variant = 'outline',
  size = 'medium',
  icon,
  endIcon,
  on = false,
  tooltip,
  disabledReason,
  onDisabledPress,
  children,
  ...rest
}: ButtonProps) => {
  const base = useBase();
  const styles = useStyles();
  const square = children === undefined;
  const filled = variant === 'primary' || variant === 'danger';
  const isOff = disabledReason !== undefined || rest['aria-disabled'] === true;
  const className = mergeClasses(
    base,
    styles[variant],
    on && styles.on,
    size === 'small' && styles.small,
    size === 'large' && styles.large,
    square && styles.square,
    square && size === 'small' && styles.smallSquare,
    filled && rest.disabled === true && styles.off,
    isOff && styles.off,
    isOff && (variant === 'subtle' || variant === 'subtleDanger') && styles.quietOff,
  );
  const iconSize = size === 'small' ? 16 : 20;
  return (
    <button
      type="button"
      data-tooltip={disabledReason ?? tooltip ?? (square ? rest['aria-label'] : undefined)}
      {...rest}
      {...(disabledReason !== undefined && {
        'aria-disabled': true,
        'aria-description': disabledReason,
        'onClick': onDisabledPress,
        // Arrow down must not open the menu of a button that is off.
        'onKeyDown': undefined,
      })}
      className={className}
    >
      {icon !== undefined && <Icon icon={icon} size={iconSize} />}
      {children}
      {endIcon !== undefined && <Icon icon={endIcon} size={size === 'small' ? 12 : 16} />}
    </button>
  );
};

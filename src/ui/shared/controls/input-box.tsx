import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { borderColor } from '../theme/border';
import { sizes, phone } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';

interface InputBoxProps {
  readonly size?: 'medium' | 'large';
  readonly invalid?: boolean;
  readonly readOnly?: boolean;
  readonly children: ReactNode;
}

/** Replaces the browser's arrow. */
const chevron = {
  content: '""',
  position: 'absolute',
  right: '14px',
  width: '6px',
  height: '6px',
  marginTop: '-4px',
  borderRight: '1.5px solid currentcolor',
  borderBottom: '1.5px solid currentcolor',
  color: tokens.colorNeutralForeground3,
  transform: 'rotate(45deg)',
  pointerEvents: 'none',
} as const;
const withChevron = { position: 'relative', paddingRight: 0 } as const;

const useBox = makeResetStyles({
  'display': 'flex',
  'alignItems': 'center',
  'gap': tokens.spacingHorizontalS,
  'minWidth': 0,
  'width': '100%',
  'height': sizes.control,
  'padding': `0 ${tokens.spacingHorizontalMNudge}`,
  ...borderColor(tokens.colorNeutralStroke1),
  'borderStyle': 'solid',
  'borderWidth': '1px',
  // One declaration: with a separate bottom border, `cssText` omits all of them (see keep-snapshot.ts).
  'borderColor': `var(--edge) var(--edge) ${tokens.colorNeutralStrokeAccessible}`,
  'borderRadius': tokens.borderRadiusMedium,
  'backgroundColor': tokens.colorNeutralBackground1,
  '&:hover': {
    ...borderColor(tokens.colorNeutralStroke1Hover),
    borderBottomColor: tokens.colorNeutralStrokeAccessibleHover,
  },
  '&:focus-within': {
    borderBottomColor: tokens.colorCompoundBrandStroke,
    boxShadow: `inset 0 -1px 0 ${tokens.colorCompoundBrandStroke}`,
  },
  '& > svg': { color: tokens.colorNeutralForeground3 },
  '& > input': {
    'flex': '1',
    'minWidth': 0,
    'height': '100%',
    'padding': 0,
    'border': 0,
    'outlineStyle': 'none',
    'color': 'inherit',
    'backgroundColor': 'transparent',
    'textOverflow': 'ellipsis',
    '&::placeholder': { color: tokens.colorNeutralForeground4, opacity: 1 },
    '&:focus-visible': { outlineStyle: 'none' },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:disabled': { color: tokens.colorNeutralForeground3 },
  },
  // A native or custom list of choices. Griffel would split a comma in :has().
  '&:has(> select)': withChevron,
  '&:has(> select)::after': chevron,
  '&:has(> button[aria-expanded])': withChevron,
  '&:has(> button[aria-expanded])::after': chevron,
  '&:has(> input:disabled)': { backgroundColor: tokens.colorNeutralBackground3 },
  [phone]: { height: sizes.phoneControl },
});

const wrong = {
  ...borderColor(tokens.colorStatusDangerForeground1),
  borderBottomColor: tokens.colorStatusDangerForeground1,
};
const useStyles = makeStyles({
  large: { height: sizes.controlLarge, [phone]: { height: sizes.touch } },
  invalid: {
    ...wrong,
    ':hover': wrong,
    ':focus-within': { boxShadow: `inset 0 -1px 0 ${tokens.colorStatusDangerForeground1}` },
  },
  readOnly: {
    ...borderColor('transparent'),
    'borderBottomColor': tokens.colorNeutralStroke2,
    ':hover': { ...borderColor('transparent'), borderBottomColor: tokens.colorNeutralStroke2 },
    'backgroundColor': 'transparent',
    'paddingLeft': 0,
  },
});

/** The frame of a one-line field with icons, labels or buttons. */
export const InputBox = ({ size = 'medium', invalid = false, readOnly = false, children }: InputBoxProps) => {
  const box = useBox();
  const styles = useStyles();
  return (
    <span
      className={mergeClasses(
        box,
        size === 'large' && styles.large,
        readOnly && styles.readOnly,
        invalid && styles.invalid,
      )}
    >
      {children}
    </span>
  );
};

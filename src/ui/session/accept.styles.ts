import { makeStyles } from '@griffel/react';
import { visuallyHidden } from '../shared/theme/visually-hidden';
import { delayedAppearance } from '../shared/theme/delayed-appearance';
import { sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';

export const useAcceptStyles = makeStyles({
  names: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
    gap: `${sizes.fieldGap} ${tokens.spacingHorizontalM}`,
    alignItems: 'start',
  },
  select: {
    'appearance': 'none',
    'flex': '1',
    'minWidth': 0,
    'height': '100%',
    'paddingRight': '30px',
    'border': '0',
    'outlineStyle': 'none',
    'color': 'inherit',
    'backgroundColor': 'transparent',
    'cursor': 'pointer',
    ':focus-visible': { outlineStyle: 'none' },
    '& > option': { backgroundColor: tokens.colorNeutralBackground1 },
  },
  step: {
    display: 'grid',
    justifyItems: 'start',
    gap: tokens.spacingVerticalL,
    marginTop: tokens.spacingVerticalXXL,
    overflowWrap: 'anywhere',
  },
  late: delayedAppearance,
  email: { overflowWrap: 'anywhere' },
});

export const useChecklistStyles = makeStyles({
  list: {
    display: 'grid',
    gap: tokens.spacingVerticalXXS,
    margin: `${sizes.fieldGap} 0 0`,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  demand: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalSNudge },
  met: { color: tokens.colorStatusSuccessForeground1 },
  unmet: { color: tokens.colorNeutralForeground4 },
  visuallyHidden,
});

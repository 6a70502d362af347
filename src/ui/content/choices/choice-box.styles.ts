import { makeResetStyles, makeStyles } from '@griffel/react';
import { edge, edges } from '../../shared/theme/border';
import { heard } from '../../shared/theme/visually-hidden';
import { measures, phone } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

/** The frame around what is chosen and the box to type in. */
export const useBox = makeResetStyles({
  'position': 'relative',
  'display': 'flex',
  'flexWrap': 'wrap',
  'alignItems': 'center',
  'gap': tokens.spacingHorizontalXS,
  'minHeight': measures.control,
  'boxSizing': 'border-box',
  'padding': '3px',
  ...edges(tokens.colorNeutralStroke1),
  'border': edge,
  'borderBottomColor': tokens.colorNeutralStrokeAccessible,
  'borderRadius': tokens.borderRadiusMedium,
  'backgroundColor': tokens.colorNeutralBackground1,
  '&:focus-within': {
    borderBottomColor: tokens.colorCompoundBrandStroke,
    boxShadow: `inset 0 -1px 0 ${tokens.colorCompoundBrandStroke}`,
  },
  '& > input': {
    'flex': '1 1 112px',
    'minWidth': 0,
    'height': measures.controlSmall,
    'boxSizing': 'border-box',
    'padding': '0 7px',
    'border': 0,
    'outlineStyle': 'none',
    'color': 'inherit',
    'backgroundColor': 'transparent',
    'textOverflow': 'ellipsis',
    '&::placeholder': { color: tokens.colorNeutralForeground4, opacity: 1 },
  },
  [phone]: { minHeight: measures.phoneControl },
});

export const useBoxStyles = makeStyles({
  invalid: { ...edges(tokens.colorStatusDangerForeground1), borderBottomColor: tokens.colorStatusDangerForeground1 },
  unchosen: {
    marginTop: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusWarningForeground1,
  },
  // Read out, not shown.
  said: heard,
});

import { makeResetStyles } from '@griffel/react';
import { measures, phone } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';

export const usePopup = makeResetStyles({
  position: 'absolute',
  zIndex: 20,
  minWidth: '232px',
  maxWidth: 'calc(100vw - 24px)',
  padding: tokens.spacingHorizontalXS,
  border: `1px solid ${tokens.colorNeutralStroke2}`,
  borderRadius: tokens.borderRadiusMedium,
  fontWeight: tokens.fontWeightRegular,
  color: tokens.colorNeutralForeground1,
  backgroundColor: tokens.colorNeutralCardBackground,
  boxShadow: tokens.shadow16,
  animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
  animationDuration: tokens.durationFaster,
});

export const useItem = makeResetStyles({
  'display': 'flex',
  'alignItems': 'center',
  'gap': tokens.spacingHorizontalS,
  'width': '100%',
  'minHeight': measures.control,
  'padding': '0 8px',
  'border': 0,
  'borderRadius': tokens.borderRadiusMedium,
  'textAlign': 'left',
  'backgroundColor': 'transparent',
  'cursor': 'pointer',
  '& > svg': { color: tokens.colorNeutralForeground2 },
  '&:hover, &:focus, &[aria-expanded="true"]': { backgroundColor: tokens.colorSubtleBackgroundHover },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-disabled="true"]': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default' },
  '&[aria-disabled="true"] > svg': { color: 'inherit' },
  '& > small': {
    display: 'inline-flex',
    flex: 'none',
    whiteSpace: 'nowrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    marginLeft: 'auto',
    paddingLeft: tokens.spacingHorizontalL,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  [phone]: { minHeight: measures.touch },
});

import { makeResetStyles, makeStyles } from '@griffel/react';
import { narrow, phone, sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';

export const useSignIn = makeResetStyles({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 1fr) 440px',
  'minHeight': '100dvh',
  'backgroundColor': tokens.colorNeutralBackground4,
  '& > aside': { position: 'relative', overflow: 'hidden', padding: '40px 48px' },
  '& > aside > div': { position: 'relative' },
  '& > main': {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    padding: '0 64px',
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  '& > main > footer': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: '0 0 22px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  '& h1': {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
  },
  [narrow]: {
    'gridTemplateColumns': 'minmax(0, 1fr)',
    '& > aside': { display: 'none' },
    '& > main': { width: '100%', maxWidth: '440px', margin: '0 auto', borderLeftStyle: 'none' },
  },
  [phone]: { '& > main': { maxWidth: 'none', padding: '0 24px' } },
});

const brand = {
  alignItems: 'center',
  gap: tokens.spacingHorizontalMNudge,
  fontSize: '18px',
  fontWeight: tokens.fontWeightSemibold,
} as const;

export const useSignInStyles = makeStyles({
  brand: { display: 'flex', ...brand },
  phoneBrand: { display: 'none', marginBottom: tokens.spacingVerticalXXXL, ...brand, [narrow]: { display: 'flex' } },
  slogan: {
    marginTop: '28px',
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
  },
  quiet: { marginTop: '2px', color: tokens.colorNeutralForeground3 },
  // Centred above the footer, so that an error box moves the form little.
  middle: { display: 'flex', flex: '1', flexDirection: 'column', justifyContent: 'center', padding: '64px 0 26px' },
  form: {
    'display': 'grid',
    'gap': sizes.fieldGap,
    'marginTop': tokens.spacingVerticalXXL,
    '& > button': { marginTop: tokens.spacingVerticalXS },
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalXS,
  },
  // Reserve the line, so that the button does not move when the reason disappears.
  reason: {
    minHeight: tokens.lineHeightBase200,
    marginTop: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  forgot: { marginTop: tokens.spacingVerticalL },
  theme: {
    'display': 'inline-flex',
    'alignItems': 'center',
    'gap': tokens.spacingHorizontalSNudge,
    'margin': '-6px',
    'padding': '6px',
    'border': '0',
    'borderRadius': tokens.borderRadiusMedium,
    'fontSize': 'inherit',
    'lineHeight': 'inherit',
    'backgroundColor': 'transparent',
    'cursor': 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
});

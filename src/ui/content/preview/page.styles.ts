import { makeStyles } from '@griffel/react';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

/** Relative to the previewed page. */
const narrow = '@container (max-width: 599px)';
/** Scales the page to the available width; without length division it scrolls instead. */
const wide = (width: string) => ({ width, zoom: `min(1, calc(100cqw / ${width}))` });
const box = { border: `1px solid ${tokens.colorNeutralStroke2}`, borderRadius: tokens.borderRadiusLarge } as const;

/** Neutral styles for previews; the websites' own differ. */
export const usePageStyles = makeStyles({
  paper: {
    containerType: 'inline-size',
    flex: 'none',
    minHeight: '100%',
    margin: '0 auto',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
  },
  // On a phone, at most the available width.
  phone: { width: '390px', maxWidth: '100%' },
  tablet: wide('768px'),
  desktop: wide('1280px'),
  column: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '32px',
    maxWidth: '960px',
    margin: '0 auto',
    padding: '40px 32px 56px',
    overflowWrap: 'anywhere',
    [narrow]: { gap: '24px', padding: '20px 16px 32px' },
  },
  name: {
    fontSize: '32px',
    lineHeight: '40px',
    fontWeight: tokens.fontWeightSemibold,
    hyphens: 'auto',
    [narrow]: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  },
  recap: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
    color: tokens.colorNeutralForeground2,
  },
  block: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 160px',
  },
  beside: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: '32px',
    alignItems: 'start',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  besideQuote: {
    gridTemplateColumns: '120px minmax(0, 1fr)',
    columnGap: '24px',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  first: { order: -1 },
  words: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  frame: { ...box, padding: '24px' },
  centre: { ...box, justifyItems: 'center', padding: '32px 24px', textAlign: 'center' },
  layer: { 'padding': '32px', 'borderRadius': tokens.borderRadiusLarge, '& a': { color: 'inherit' } },
  white: { ...box },
  lightgrey: { backgroundColor: tokens.colorNeutralBackground3 },
  red: { color: tokens.colorNeutralForegroundOnBrand, backgroundColor: tokens.colorStatusDangerBackground3 },
  h2: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  h3: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  h4: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { display: 'grid', gap: tokens.spacingVerticalS },
  quote: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    margin: 0,
    paddingLeft: '16px',
    borderLeft: `4px solid ${tokens.colorBrandStroke1}`,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  strong: { fontWeight: tokens.fontWeightSemibold },
  figure: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0 },
  picture: {
    'display': 'grid',
    'placeItems': 'center',
    'gap': tokens.spacingVerticalS,
    'minHeight': '120px',
    'overflow': 'hidden',
    'padding': 0,
    'borderRadius': tokens.borderRadiusMedium,
    'color': tokens.colorNeutralForeground3,
    'backgroundColor': tokens.colorNeutralBackground3,
    '& > img': { display: 'block', width: '100%', maxHeight: '400px', objectFit: 'cover' },
  },
  film: { aspectRatio: '16 / 9' },
  caption: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  tiles: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))', gap: '16px' },
  card: { ...box, padding: '12px 16px', fontWeight: tokens.fontWeightSemibold },
  points: { display: 'grid', gap: tokens.spacingVerticalS },
  point: {
    'display': 'flex',
    'alignItems': 'flex-start',
    'gap': tokens.spacingHorizontalS,
    '& > svg': { color: tokens.colorBrandForeground1 },
  },
  standIn: {
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    padding: '24px',
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
  },
});

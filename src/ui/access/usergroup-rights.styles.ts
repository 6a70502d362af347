import { makeStyles } from '@griffel/react';
import { sizes, phone } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';

const line = `1px solid ${tokens.colorNeutralStroke2}`;
const inset = {
  paddingLeft: sizes.sheetPadding,
  paddingRight: sizes.sheetPadding,
  [phone]: { paddingLeft: sizes.phonePadding, paddingRight: sizes.phonePadding },
} as const;

export const useRightsStyles = makeStyles({
  part: {
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    marginTop: '18px',
    paddingBottom: tokens.spacingVerticalXXL,
  },
  head: {
    ...inset,
    'display': 'flex',
    'flexWrap': 'wrap',
    'alignItems': 'center',
    'gap': tokens.spacingHorizontalM,
    'minHeight': sizes.control,
    [phone]: { minHeight: 0 },
    'marginBottom': tokens.spacingVerticalXS,
    '& [role=search]': { [phone]: { flex: '1', width: 'auto' } },
  },
  title: {
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  // On a phone the search has its own line.
  count: {
    flex: '1',
    [phone]: { flexBasis: '60%' },
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  note: {
    ...inset,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
  },
  wrong: { color: tokens.colorStatusDangerForeground1 },
  groups: { ...inset, marginTop: tokens.spacingVerticalXS },
  group: { 'borderTop': line, ':last-child': { borderBottom: line } },
  bar: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minHeight: '43px' },
  heading: { 'flex': '1', 'minWidth': 0, ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover } },
  open: {
    gap: tokens.spacingHorizontalMNudge,
    minHeight: '42px',
    padding: 0,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'left',
    [phone]: { minHeight: sizes.touch },
  },
  word: { flex: '1', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  given: {
    flex: 'none',
    fontWeight: tokens.fontWeightRegular,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  meter: {
    flex: 'none',
    borderRadius: tokens.borderRadiusSmall,
    fill: tokens.colorCompoundBrandBackground,
    backgroundColor: tokens.colorNeutralStroke2,
    [phone]: { display: 'none' },
  },
  box: { overflowX: 'auto', margin: `0 0 ${tokens.spacingVerticalM}` },
  table: {
    width: '100%',
    minWidth: '590px',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    [phone]: { 'display': 'block', 'minWidth': '0', '& > tbody': { display: 'block' } },
  },
  row: {
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    [phone]: { 'display': 'block', '& > td': { display: 'block' } },
  },
  module: {
    width: '168px',
    padding: '5px 8px 5px 0',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'left',
    [phone]: { display: 'block', width: 'auto', padding: '10px 0 2px', fontWeight: tokens.fontWeightSemibold },
  },
  // Fits the longest word of a label, so that no word breaks.
  named: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
    gap: '6px 12px',
    padding: '5px 0',
    [phone]: { padding: '2px 0 10px' },
  },
  code: {
    display: 'block',
    overflowWrap: 'anywhere',
    fontFamily: 'monospace',
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
    color: tokens.colorNeutralForeground3,
  },
  choice: {
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    gap: tokens.spacingHorizontalS,
    maxWidth: '100%',
    minHeight: '22px',
    cursor: 'pointer',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    [phone]: { minHeight: sizes.touch },
  },
  shadow: {
    height: '43px',
    borderTop: line,
    backgroundImage: `linear-gradient(${tokens.colorNeutralStencil1}, ${tokens.colorNeutralStencil1})`,
    backgroundSize: '40% 12px',
    backgroundPosition: '26px center',
    backgroundRepeat: 'no-repeat',
  },
});

import { makeStyles } from '@griffel/react';
import { visuallyHidden } from '../../shared/theme/visually-hidden';
import { sizes, narrow, phone, slim } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

const stacked = { display: 'flex', flexDirection: 'column', overflow: 'auto' } as const;
const below = { overflow: 'visible', flex: 'none' } as const;

export const useCompareStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 288px',
    flex: '1',
    minHeight: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [narrow]: stacked,
    [slim]: stacked,
  },
  // Choice of versions; on the right if there is room.
  rail: {
    gridColumnStart: '2',
    gridRowStart: '1',
    overflow: 'auto',
    outlineStyle: 'none',
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    [narrow]: {
      flex: 'none',
      maxHeight: '220px',
      borderLeftStyle: 'none',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    [slim]: {
      flex: 'none',
      maxHeight: '220px',
      borderLeftStyle: 'none',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  work: {
    gridColumnStart: '1',
    gridRowStart: '1',
    minWidth: 0,
    overflow: 'auto',
    padding: `12px ${sizes.sheetPadding} 48px`,
    outlineStyle: 'none',
    [narrow]: below,
    [slim]: below,
    [phone]: { padding: `12px ${sizes.phonePadding} 48px` },
  },
  place: { minWidth: '112px', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  // Column headings between labels and buttons.
  heads: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '0 24px',
    padding: '4px 126px 6px 168px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    [phone]: { display: 'none' },
  },
  hidden: visuallyHidden,
});

export const useChangeStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: '0 10px',
    padding: '12px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    outlineOffset: '2px',
    [phone]: { 'gridTemplateColumns': 'minmax(0, 1fr)', '& > span:first-child': { display: 'none' } },
  },
  // Shadows extend the background over the padding, to the full width of the sheet.
  current: {
    backgroundColor: tokens.colorNeutralBackground1Hover,
    boxShadow: `-24px 0 0 ${tokens.colorNeutralBackground1Hover}, 24px 0 0 ${tokens.colorNeutralBackground1Hover}`,
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
  },
  head: {
    'display': 'flex',
    'flexWrap': 'wrap',
    'alignItems': 'center',
    'gap': '4px 8px',
    'minHeight': '24px',
    'fontSize': tokens.fontSizeBase200,
    'color': tokens.colorNeutralForeground3,
    '& > h2': {
      fontSize: tokens.fontSizeBase300,
      fontWeight: tokens.fontWeightSemibold,
      color: tokens.colorNeutralForeground1,
      overflowWrap: 'anywhere',
    },
  },
  right: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px', marginLeft: 'auto' },
  quiet: { marginTop: '4px', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  part: {
    'display': 'grid',
    'gridTemplateColumns': '120px minmax(0, 1fr) 112px',
    'alignItems': 'start',
    'gap': '2px 14px',
    'padding': '4px 0',
    '& > :last-child': { justifySelf: 'end' },
    [phone]: {
      'gridTemplateColumns': 'minmax(0, 1fr) auto',
      'alignItems': 'center',
      '& > :nth-child(2)': { gridColumnStart: '1', gridColumnEnd: '-1', gridRowStart: '2' },
    },
  },
  currentPart: {
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1Hover,
    boxShadow: `-8px 0 0 ${tokens.colorNeutralBackground1Hover}, 8px 0 0 ${tokens.colorNeutralBackground1Hover}`,
  },
  label: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: '22px',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  fold: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    width: '100%',
    minHeight: sizes.control,
    padding: '4px 0',
    border: 0,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    fontSize: tokens.fontSizeBase200,
    textAlign: 'left',
    color: tokens.colorNeutralForeground3,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    [phone]: { minHeight: sizes.touch },
  },
  unfolded: {
    'padding': '8px 0 8px 34px',
    'borderBottom': `1px solid ${tokens.colorNeutralStroke3}`,
    '& > li': { padding: '2px 0', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
    '& b': { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  },
  left: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '34px',
    margin: '12px 0 12px 34px',
    padding: '4px 12px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    [phone]: { marginLeft: 0 },
  },
});

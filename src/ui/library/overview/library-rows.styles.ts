import { makeResetStyles, makeStyles } from '@griffel/react';
import { visuallyHidden } from '../../shared/theme/visually-hidden';
import { finger, sizes, phone, slim } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

// The third column fits "1.000 bestanden", the last one "2026-12-31 11:59 PM".
const table = 'minmax(0, 1fr) 64px 126px 148px';
const mark = {
  margin: '0 -1px',
  padding: '0 1px',
  borderRadius: tokens.borderRadiusSmall,
  color: tokens.colorNeutralForeground1,
  backgroundColor: tokens.kantoorMark,
};

export const useRows = makeStyles({
  scroller: { position: 'relative', flex: '1', minHeight: 0, overflow: 'auto', paddingTop: tokens.spacingVerticalS },
  // An empty folder leaves the space to its message.
  short: { flex: 'none' },
  lines: { position: 'relative', marginBottom: tokens.spacingVerticalM },
  line: { position: 'absolute', right: 0, left: 0 },
  tileLine: { display: 'grid', gap: '10px', padding: '0 16px', [phone]: { padding: `0 ${sizes.phonePadding}` } },
  hidden: visuallyHidden,
});

export const useTableRow = makeResetStyles({
  'position': 'relative',
  'isolation': 'isolate',
  'display': 'grid',
  'gridTemplateColumns': table,
  'alignItems': 'center',
  'height': sizes.tableRow,
  'padding': '0 16px',
  'borderBottom': `1px solid ${tokens.colorNeutralStroke3}`,
  'cursor': 'default',
  '& > [role], & > span:first-child > span:last-child': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > [role]': { paddingRight: '12px' },
  '& > [role]:nth-child(4)': { paddingRight: 0 },
  '& > span:first-child': { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  // Right-align numbers and dates.
  '& > [role]:nth-child(n + 3)': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& mark': mark,
  '& > [role]:not(:first-child)': { color: tokens.colorNeutralForeground3 },
  '&:hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  '&[aria-selected="true"]': {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    boxShadow: `inset 3px 0 0 ${tokens.colorCompoundBrandStroke}`,
  },
  '&[aria-selected="true"] > [role]': { color: tokens.colorNeutralForeground1 },
  '&:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  [slim]: { 'gridTemplateColumns': 'minmax(0, 1fr) 126px 148px', '& > [role]:nth-child(2)': { display: 'none' } },
  [finger]: { height: sizes.touch, paddingRight: '52px' },
  [phone]: {
    'gridTemplateColumns': 'minmax(0, 1fr) auto',
    'paddingLeft': sizes.phonePadding,
    '& > [role]:nth-child(3)': { paddingRight: 0 },
    '& > [role]:nth-child(2), & > [role]:nth-child(4)': { display: 'none' },
  },
});

export const useTile = makeResetStyles({
  'position': 'relative',
  'isolation': 'isolate',
  'minWidth': 0,
  'padding': '5px',
  'border': '1px solid transparent',
  'borderRadius': tokens.borderRadiusLarge,
  'cursor': 'default',
  '& mark': mark,
  '& > p': { overflow: 'hidden', marginTop: '5px', padding: '0 2px', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > p:last-of-type': {
    marginTop: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  '&:hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  '&[aria-selected="true"]': {
    borderColor: tokens.colorCompoundBrandStroke,
    backgroundColor: tokens.colorNeutralBackground1Selected,
  },
  '&[aria-selected="true"] > p:last-of-type': { color: tokens.colorNeutralForeground2 },
  '&:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
});

export const useFolderTile = makeResetStyles({
  'position': 'relative',
  'isolation': 'isolate',
  'display': 'flex',
  'alignItems': 'center',
  'gap': tokens.spacingHorizontalSNudge,
  'minWidth': 0,
  'height': '40px',
  'padding': '0 9px',
  'border': `1px solid ${tokens.colorNeutralStroke2}`,
  'borderRadius': tokens.borderRadiusLarge,
  'cursor': 'default',
  '& > svg': { flex: 'none', color: tokens.colorBrandForeground1 },
  '& mark': mark,
  [finger]: { paddingRight: sizes.touch },
  '& > span[data-tooltip]': { flex: '1', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > small': {
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  '&:hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  '&[aria-selected="true"]': {
    borderColor: tokens.colorCompoundBrandStroke,
    backgroundColor: tokens.colorNeutralBackground1Selected,
  },
  '&:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
});

export const useRowStates = makeStyles({
  target: { outline: `2px dashed ${tokens.colorBrandStroke1}`, outlineOffset: '-2px' },
  quiet: { color: tokens.colorNeutralForeground3 },
  // Only on devices without a pointer other than touch.
  tick: {
    display: 'none',
    [finger]: {
      'display': 'grid',
      'position': 'absolute',
      'zIndex': 1,
      'isolation': 'isolate',
      'top': 0,
      'right': 0,
      'placeItems': 'center',
      'width': sizes.touch,
      'height': '100%',
      'maxHeight': sizes.touch,
      'color': 'transparent',
      '::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        width: '20px',
        height: '20px',
        boxSizing: 'border-box',
        borderRadius: tokens.borderRadiusMedium,
        border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
        backgroundColor: tokens.colorNeutralBackground1,
      },
    },
  },
  ticked: {
    [finger]: {
      'color': tokens.colorNeutralForegroundOnBrand,
      '::before': {
        border: `1px solid ${tokens.colorCompoundBrandBackground}`,
        backgroundColor: tokens.colorCompoundBrandBackground,
      },
    },
  },
  picture: { display: 'block', height: '100px' },
  // Search results from several folders: a folder column replaces the type; folders are not listed.
  found: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) 96px 148px',
    [slim]: { gridTemplateColumns: 'minmax(0, 1fr) 96px 148px' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  small: { display: 'grid', flex: 'none', placeItems: 'center', width: '28px', height: '28px' },
  head: {
    'position': 'sticky',
    'top': 0,
    'zIndex': 1,
    'height': sizes.tableHead,
    'fontSize': tokens.fontSizeBase200,
    'fontWeight': tokens.fontWeightSemibold,
    'backgroundColor': tokens.colorNeutralBackground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1 },
  },
  sort: {
    'display': 'inline-flex',
    'alignItems': 'center',
    'gap': tokens.spacingHorizontalXS,
    'height': sizes.controlSmall,
    'padding': '0 4px',
    'margin': '0 -4px',
    'border': 0,
    'borderRadius': tokens.borderRadiusMedium,
    'fontWeight': 'inherit',
    'color': 'inherit',
    'backgroundColor': 'transparent',
    'cursor': 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
});

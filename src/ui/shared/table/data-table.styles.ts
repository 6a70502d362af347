import { makeResetStyles, makeStyles } from '@griffel/react';
import { sizes, phone, wide } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';

const { tableHead, tableRow, sheetPadding, phonePadding } = sizes;

/** One class on the scroller styles the whole table, so that cells need none. */
export const useTable = makeResetStyles({
  'position': 'relative',
  'flex': '1',
  'minHeight': '180px',
  'overflow': 'auto',
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed' },
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: tableHead,
    padding: '0 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  '& th[aria-sort]': { color: tokens.colorNeutralForeground1 },
  '& th > button': {
    'display': 'inline-flex',
    'alignItems': 'center',
    'gap': tokens.spacingHorizontalXS,
    'maxWidth': '100%',
    'height': sizes.controlSmall,
    'margin': '0 -4px',
    'padding': '0 4px',
    'border': 0,
    'borderRadius': tokens.borderRadiusMedium,
    'fontWeight': 'inherit',
    'backgroundColor': 'transparent',
    'cursor': 'pointer',
    '&:hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  '& td': {
    height: tableRow,
    padding: '0 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // A cell with a search match wraps instead of being truncated, so that the match is visible.
  '& td:has(mark)': { paddingTop: '6px', paddingBottom: '6px', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& tr > :first-child': { paddingLeft: sheetPadding },
  '& tr > :last-child': { paddingRight: sheetPadding },
  '& tbody tr:hover > td': { backgroundColor: tokens.colorNeutralBackground1Hover },
  '& tr[aria-selected="true"] > td': {
    borderBottomColor: tokens.colorBrandStroke2,
    backgroundColor: tokens.colorNeutralBackground1Selected,
  },
  '& tr[aria-selected="true"] > td:first-child': { boxShadow: `inset 3px 0 0 ${tokens.colorCompoundBrandStroke}` },
  // An unchecked box is dimmed until its row is hovered or focused.
  '& tbody tr:not(:hover, :focus-within) > td:first-child > input:not(:checked)': {
    borderColor: tokens.colorNeutralStroke1,
  },
  '& tbody tr:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  '& mark': {
    margin: '0 -1px',
    padding: '0 1px',
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.kantoorMark,
  },
  '&[aria-busy="true"] tbody': {
    opacity: 0.6,
    transitionProperty: 'opacity',
    transitionDelay: '300ms',
    transitionDuration: '100ms',
  },
  [phone]: {
    'flex': 'none',
    '& table, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      alignContent: 'center',
      alignItems: 'center',
      columnGap: tokens.spacingHorizontalL,
      minHeight: sizes.phoneCard,
      padding: `11px ${phonePadding}`,
      borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    },
    '& tbody tr > td:nth-child(n), & tbody tr:hover > td:nth-child(n)': {
      height: 'auto',
      padding: 0,
      borderBottomStyle: 'none',
      backgroundColor: 'transparent',
      boxShadow: 'none',
    },
    '& td[data-title]::before': { content: 'attr(data-title) ": "' },
    // Hides an empty cell, which would show only its column name.
    '& td[data-title]:empty': { display: 'none' },
    '& tbody tr[aria-selected="true"] > td:nth-child(n):nth-child(n)': {
      boxShadow: 'none',
      backgroundColor: 'transparent',
    },
    '& tbody tr[aria-selected="true"]': {
      boxShadow: `inset 3px 0 0 ${tokens.colorCompoundBrandStroke}`,
      backgroundColor: tokens.colorNeutralBackground1Selected,
    },
  },
});

const beside = { gridRow: '1 / span 4', overflow: 'visible' } as const;

export const useCells = makeStyles({
  numeric: {
    'textAlign': 'right',
    'fontVariantNumeric': 'tabular-nums',
    ':is(th)': { textAlign: 'right' },
    [phone]: { textAlign: 'left' },
  },
  quiet: {
    'color': tokens.colorNeutralForeground3,
    '[aria-selected="true"] > &': { color: tokens.colorNeutralForeground2 },
  },
  tick: { [phone]: { gridColumn: 3, ...beside } },
  title: {
    [phone]: {
      'gridColumn': 1,
      'gridRow': 1,
      'fontWeight': tokens.fontWeightSemibold,
      'overflowWrap': 'anywhere',
      // Overrides the single-line style of cells.
      ':nth-child(n)': { whiteSpace: 'normal' },
    },
  },
  detail: {
    [phone]: {
      gridColumn: 1,
      fontSize: tokens.fontSizeBase200,
      lineHeight: tokens.lineHeightBase300,
      color: tokens.colorNeutralForeground3,
    },
  },
  end: { [phone]: { gridColumn: 2, ...beside } },
  named: {
    [phone]: { gridColumn: 2, ...beside, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  },
  hidden: { [phone]: { display: 'none' } },
  medium: { [wide]: { '@container (max-width: 899px)': { display: 'none' } } },
  small: { [wide]: { '@container (max-width: 719px)': { display: 'none' } } },
});

import { makeStyles } from '@griffel/react';
import { sizes, phone } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

/** Width of the handle column. */
export const HANDLE_WIDTH = 44;
/** Width of the switch columns. */
export const FLAG_WIDTH = 104;

export const useFaqTable = makeStyles({
  /** Overrides the styles of all tables: as tall as its rows. */
  table: {
    'flex': 'none',
    'minHeight': 0,
    'overflow': 'visible',
    '& tr > :first-child': { paddingLeft: sizes.sheetPadding },
    // Do not clip the focus ring of the handle.
    '& td:has(> [data-handle])': { overflow: 'visible' },
    '& tr.kantoor-drop': { opacity: 0.4 },
    // During a drag, the row is outside the table layout.
    '& tr.sortable-fallback': {
      display: 'flex',
      alignItems: 'center',
      backgroundColor: tokens.colorNeutralBackground1,
    },
    '& tr.sortable-fallback > td': { flex: 'none', boxSizing: 'border-box', width: `${FLAG_WIDTH}px` },
    '& tr.sortable-fallback > td:first-child': { width: `${HANDLE_WIDTH}px` },
    '& tr.sortable-fallback > td[data-title-cell]': { flex: '1' },
    [phone]: {
      '& tbody tr': { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: tokens.spacingHorizontalS },
      '& td[data-title-cell]': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    },
  },
  lifted: { outline: `2px solid ${tokens.colorCompoundBrandStroke}`, outlineOffset: '-2px' },
  handleCell: { '[role] > &, &': { paddingRight: 0 }, [phone]: { gridColumn: 1, gridRow: '1 / span 3' } },
  title: { [phone]: { gridColumn: 2, gridRow: '1 / span 2', fontWeight: tokens.fontWeightSemibold } },
  foundTitle: { [phone]: { gridColumn: '1 / span 2', gridRow: 1 } },
  excerpt: {
    display: 'block',
    overflow: 'hidden',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textOverflow: 'ellipsis',
    [phone]: { fontWeight: tokens.fontWeightRegular },
  },
  found: { '& > td': { paddingTop: '5px', paddingBottom: '5px' } },
  category: {
    color: tokens.colorNeutralForeground3,
    [phone]: { gridColumn: '1 / span 2', gridRow: 2, fontSize: tokens.fontSizeBase200, whiteSpace: 'normal' },
  },
  // A phone has no column headers: each switch has its label before it.
  flag: {
    [phone]: {
      'gridColumn': 3,
      'display': 'flex',
      'alignItems': 'center',
      'justifyContent': 'flex-end',
      'gap': tokens.spacingHorizontalS,
      'minHeight': '32px',
      'fontSize': tokens.fontSizeBase200,
      'color': tokens.colorNeutralForeground3,
      '::before': { content: 'attr(data-title)' },
    },
  },
});

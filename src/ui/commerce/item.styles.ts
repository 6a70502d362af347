import { makeStyles } from '@griffel/react';
import { phone, sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';

const grid = {
  display: 'grid',
  alignItems: 'center',
  gap: tokens.spacingHorizontalM,
} as const;

/** A list of items with figures: its columns, rows and cells. */
export const useItemStyles = makeStyles({
  row: {
    ...grid,
    minHeight: '44px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    contentVisibility: 'auto',
    containIntrinsicHeight: '44px',
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '8px 0' },
  },
  head: {
    ...grid,
    minHeight: sizes.tableHead,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    [phone]: { display: 'none' },
  },
  prices: { gridTemplateColumns: 'minmax(0, 1fr) 100px 136px 56px 136px' },
  lines: { gridTemplateColumns: 'minmax(0, 1fr) 92px 100px 128px 128px' },
  item: { minWidth: 0, overflowWrap: 'anywhere' },
  code: { whiteSpace: 'nowrap', marginRight: tokens.spacingHorizontalS, fontWeight: tokens.fontWeightSemibold },
  figure: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  input: { minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  struck: { textDecorationLine: 'line-through', color: tokens.colorNeutralForeground3 },
  tools: {
    [phone]: { gridColumnStart: '1', gridColumnEnd: '-1' },
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
  },
});

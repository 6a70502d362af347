import { makeStyles } from '@griffel/react';
import { phone, sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';

const COLUMNS = 'minmax(0, 1fr) 112px 152px 64px 168px';

/** The columns of a list of prices. */
export const usePriceStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: COLUMNS,
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '44px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    contentVisibility: 'auto',
    containIntrinsicHeight: '44px',
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '8px 0' },
  },
  head: {
    display: 'grid',
    gridTemplateColumns: COLUMNS,
    gap: tokens.spacingHorizontalM,
    minHeight: sizes.tableHead,
    alignItems: 'center',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    [phone]: { display: 'none' },
  },
  item: { minWidth: 0, overflowWrap: 'anywhere' },
  code: { marginRight: tokens.spacingHorizontalS, fontWeight: tokens.fontWeightSemibold },
  figure: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  price: { minWidth: 0, textAlign: 'right' },
  tools: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
});

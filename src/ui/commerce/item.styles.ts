import { makeStyles } from '@griffel/react';
import { phone, sizes, wide } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';

const grid = {
  display: 'grid',
  alignItems: 'center',
  columnGap: tokens.spacingHorizontalM,
} as const;

/** The width of a list beside a rail; the list is the container. */
const tight = '@container (max-width: 759px)';

/** Columns, rows and cells of an item list. */
export const useItemStyles = makeStyles({
  list: { containerType: 'inline-size', [phone]: { containerType: 'normal' } },
  row: {
    ...grid,
    minHeight: '44px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    contentVisibility: 'auto',
    containIntrinsicHeight: '44px',
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: tokens.spacingHorizontalM, padding: '8px 0' },
  },
  head: {
    ...grid,
    minHeight: sizes.tableHead,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    [phone]: { display: 'none' },
  },
  /** Hides the empty command cell of a row or of the header. */
  noTools: { [wide]: { [tight]: { display: 'none' } } },
  prices: {
    gridTemplateColumns: 'minmax(0, 1fr) 100px 136px 64px 168px',
    [wide]: { [tight]: { gridTemplateColumns: 'minmax(0, 1fr) 100px 136px 64px' } },
  },
  lines: {
    gridTemplateColumns: 'minmax(0, 1fr) 100px 112px 136px 168px',
    [wide]: { [tight]: { gridTemplateColumns: 'minmax(0, 1fr) 100px 112px 136px' } },
  },
  item: {
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  /** The name takes a line of its own above numbers and commands. */
  above: {
    [wide]: {
      [tight]: { gridRowStart: '1', gridColumnStart: '1', gridColumnEnd: '-1', paddingTop: tokens.spacingVerticalS },
    },
  },
  code: { marginRight: tokens.spacingHorizontalS, fontWeight: tokens.fontWeightSemibold },
  figure: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  input: { minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  struck: { textDecorationLine: 'line-through', color: tokens.colorNeutralForeground3 },
  tools: {
    [phone]: { gridColumnStart: '1', gridColumnEnd: '-1' },
    [wide]: { [tight]: { gridRowStart: '2', gridColumnStart: '1', minHeight: '40px' } },
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: `0 ${tokens.spacingHorizontalS}`,
  },
});

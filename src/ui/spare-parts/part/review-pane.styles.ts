import { makeStyles } from '@griffel/react';
import { phone, sizes } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { visuallyHidden } from '../../shared/theme/visually-hidden';

/** Maximum height on a phone: the rest of the screen shows the item. */
const HALF = '50dvh';

export const useReviewStyles = makeStyles({
  area: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minHeight: 0,
    [phone]: { flex: 'none', minHeight: 'auto' },
  },
  // The row of the item scrolls into view above the pane.
  above: { '& tr[data-id]': { [phone]: { scrollMarginBottom: HALF } } },
  pane: {
    'flex': 'none',
    'maxHeight': '50%',
    'overflow': 'auto',
    'padding': `8px ${sizes.sheetPadding}`,
    'borderTop': `1px solid ${tokens.colorNeutralStroke1}`,
    'backgroundColor': tokens.colorNeutralCardBackground,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [phone]: { padding: `8px ${sizes.phonePadding}`, position: 'sticky', bottom: 0, zIndex: 2, maxHeight: HALF },
  },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '36px',
    marginBottom: '4px',
    [phone]: { gap: tokens.spacingHorizontalXS },
  },
  words: {
    display: 'contents',
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: tokens.spacingHorizontalS,
      width: '100%',
    },
  },
  decisions: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    [phone]: { 'width': '100%', '& > button': { flex: '1' } },
  },
  moves: { display: 'flex', gap: tokens.spacingHorizontalS, [phone]: { gap: '0' } },
  place: { fontWeight: tokens.fontWeightSemibold },
  progress: {
    width: '120px',
    height: '6px',
    accentColor: tokens.colorCompoundBrandBackground,
    [phone]: { width: '72px' },
  },
  quiet: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  item: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  visuallyHidden,
  grow: { flex: '1' },
});

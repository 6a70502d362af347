import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { phone, sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';

const useStyles = makeStyles({
  head: {
    'display': 'grid',
    'gridTemplateColumns': 'minmax(0, 1fr) 160px 160px',
    'gap': `${sizes.fieldGap} ${tokens.spacingHorizontalM}`,
    'flex': 'none',
    'padding': `16px ${sizes.sheetPadding} 8px`,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', padding: `16px ${sizes.phonePadding} 8px` },
    '& > :first-child': { [phone]: { gridColumnEnd: 'span 2' } },
  },
  wide: { gridColumnStart: '1', gridColumnEnd: '-1' },
});

/** Name and dates of a promotion or a price list, in one row. */
export const PromotionHead = ({ children }: { readonly children: ReactNode }) => (
  <div className={useStyles().head}>{children}</div>
);

/** A field below them, as wide as the row. */
export const WideField = ({ children }: { readonly children: ReactNode }) => (
  <div className={useStyles().wide}>{children}</div>
);

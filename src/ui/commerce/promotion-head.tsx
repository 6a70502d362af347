import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { phone, sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';

const useStyles = makeStyles({
  head: {
    'display': 'grid',
    'gridTemplateColumns': 'repeat(2, minmax(0, 1fr))',
    'gap': `${sizes.fieldGap} ${tokens.spacingHorizontalM}`,
    'flex': 'none',
    'boxSizing': 'content-box',
    'maxWidth': sizes.form,
    'padding': `16px ${sizes.sheetPadding} 8px`,
    [phone]: { padding: `16px ${sizes.phonePadding} 8px` },
    '& > :first-child': { gridColumnEnd: 'span 2' },
  },
  wide: { gridColumnStart: '1', gridColumnEnd: '-1' },
});

/** The fields at the top of a promotion or price list: the name, and the dates below it. */
export const PromotionHead = ({ children }: { readonly children: ReactNode }) => (
  <div className={useStyles().head}>{children}</div>
);

/** A field below them, over the full width. */
export const WideField = ({ children }: { readonly children: ReactNode }) => (
  <div className={useStyles().wide}>{children}</div>
);

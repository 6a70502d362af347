import { makeResetStyles } from '@griffel/react';
import { delayedAppearance, skeletonBar } from '../../shared/theme/delayed-appearance';
import { sizes, phone } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

const useLines = makeResetStyles({
  ...delayedAppearance,
  'pointerEvents': 'none',
  '& > span': {
    display: 'flex',
    alignItems: 'center',
    height: '40px',
    padding: `0 ${sizes.sheetPadding}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    [phone]: { height: '52px', padding: `0 ${sizes.phonePadding}` },
  },
  '& > span::before': {
    content: '""',
    width: '28%',
    ...skeletonBar,
  },
  '& > span:nth-child(3n)::before': { width: '20%' },
});

const LINES = [0, 1, 2, 3, 4, 5, 6, 7];

/** Skeleton categories with the height of real ones. */
export const FaqSkeleton = () => (
  <div aria-busy>
    <div className={useLines()} data-skeleton="" aria-hidden>
      {LINES.map((line) => (
        <span key={line} />
      ))}
    </div>
  </div>
);

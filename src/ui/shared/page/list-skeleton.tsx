import { makeResetStyles } from '@griffel/react';
import { delayedAppearance, skeletonBar } from '../theme/delayed-appearance';
import { kantoorTokens as tokens } from '../theme/theme';

const useLines = makeResetStyles({
  ...delayedAppearance,
  'display': 'block',
  'pointerEvents': 'none',
  '& > span': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  '& > span::before': {
    content: '""',
    width: '38%',
    ...skeletonBar,
  },
  '& > span:nth-child(2n)::before': { width: '54%' },
  '& > span:nth-child(3n)::before': { width: '30%' },
});

const ROWS = [1, 2, 3, 4];

/** Skeleton rows of a list within a record. */
export const ListSkeleton = () => (
  <div aria-busy>
    <div className={useLines()} data-skeleton="" aria-hidden>
      {ROWS.map((row) => (
        <span key={row} />
      ))}
    </div>
  </div>
);

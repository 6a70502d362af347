import { makeResetStyles } from '@griffel/react';
import { delayedAppearance, skeletonBar } from '../theme/delayed-appearance';
import { kantoorTokens as tokens } from '../theme/theme';

const useLines = makeResetStyles({
  'display': 'grid',
  'gap': '11px',
  'maxWidth': '480px',
  'paddingTop': tokens.spacingVerticalS,
  ...delayedAppearance,
  'pointerEvents': 'none',
  '& > span': {
    width: '92%',
    ...skeletonBar,
  },
  '& > span:first-child': { width: '46%', height: '16px', marginBottom: '4px' },
  '& > span:nth-child(3n)': { width: '78%' },
  '& > span:nth-child(4n)': { width: '60%', marginBottom: '10px' },
});

/** Skeleton lines of text. */
export const TextSkeleton = ({ lines = 8 }: { readonly lines?: number }) => (
  <div aria-busy>
    <div className={useLines()} data-skeleton="" aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  </div>
);

import { makeResetStyles } from '@griffel/react';
import { delayedAppearance } from '../../shared/theme/delayed-appearance';
import { phone, sizes } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

const useSkeleton = makeResetStyles({
  ...delayedAppearance,
  'flex': '1',
  'overflow': 'hidden',
  'padding': `33px ${sizes.sheetPadding} 0`,
  'pointerEvents': 'none',
  '& > div': {
    marginTop: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  '& > div > span': {
    display: 'block',
    height: '36px',
    backgroundImage: `linear-gradient(${tokens.colorNeutralBackground5} 0 0)`,
    backgroundSize: '40% 10px',
    backgroundPosition: '64px center',
    backgroundRepeat: 'no-repeat',
  },
  '& > div > span:first-child': { height: '40px', backgroundSize: '24% 12px', backgroundPosition: '36px center' },
  '& > div:nth-child(2)': { opacity: 0.7 },
  '& > div:nth-child(3)': { opacity: 0.4 },
  [phone]: { padding: '0 8px' },
});

/** The skeleton of the overview. */
export const Skeleton = () => (
  <div className={useSkeleton()} aria-busy>
    {[4, 6, 5].map((rows, group) => (
      <div key={group} data-skeleton="" aria-hidden>
        {Array.from({ length: rows }, (_, row) => (
          <span key={row} />
        ))}
      </div>
    ))}
  </div>
);

import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import type { LibraryLayout } from '../../../application/library/library-address';
import { delayedAppearance } from '../../shared/theme/delayed-appearance';
import { sizes, phone } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

const useBox = makeResetStyles({
  ...delayedAppearance,
  'display': 'grid',
  'gap': '18px 22px',
  'padding': '14px 22px',
  'pointerEvents': 'none',
  '& > span': { borderRadius: tokens.borderRadiusMedium, backgroundColor: tokens.colorNeutralBackground5 },
  [phone]: { padding: `14px ${sizes.phonePadding}` },
});

const useStyles = makeStyles({
  tiles: { 'gridTemplateColumns': 'repeat(auto-fill, minmax(140px, 1fr))', '& > span': { height: '140px' } },
  table: { '& > span': { height: '18px' } },
});

export const SkeletonTiles = ({ layout }: { readonly layout: LibraryLayout }) => {
  const [box, styles] = [useBox(), useStyles()];
  return (
    <div aria-busy>
      <div data-skeleton="" aria-hidden className={mergeClasses(box, styles[layout])}>
        {Array.from({ length: 9 }, (_, place) => (
          <span key={place} />
        ))}
      </div>
    </div>
  );
};

import { makeStyles } from '@griffel/react';
import { kantoorTokens as tokens } from '../theme/theme';

const useStyles = makeStyles({
  ground: { fill: tokens.kantoorMarkBackground },
  letter: {
    fill: 'none',
    stroke: tokens.colorNeutralForegroundOnBrand,
    strokeWidth: 2.4,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  dot: { fill: tokens.kantoorUnsaved },
});

/** The product logo; the name is beside it. */
export const BrandMark = () => {
  const styles = useStyles();
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden>
      <rect className={styles.ground} x="1" y="1" width="22" height="22" rx="5" />
      <path className={styles.letter} d="M7 6v12M17 6.2 10.6 12 17 17.8" />
      <rect className={styles.dot} x="15.3" y="10.5" width="3" height="3" rx=".8" />
    </svg>
  );
};

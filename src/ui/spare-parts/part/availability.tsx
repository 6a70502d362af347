import { makeStyles, mergeClasses } from '@griffel/react';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

const useStyles = makeStyles({
  sign: { flex: 'none', verticalAlign: 'middle' },
  available: { color: tokens.colorStatusSuccessForeground1 },
  missing: { color: tokens.colorNeutralForeground3 },
});

/** A filled dot for an item that is a product, an empty one for an item that is not. */
export const AvailabilityDot = ({
  isAvailable,
  named = true,
}: {
  readonly isAvailable: boolean;
  readonly named?: boolean;
}) => {
  const styles = useStyles();
  const text = useText();
  const words = text(isAvailable ? 'spareParts.part.available' : 'spareParts.part.notAvailable');
  return (
    <svg
      className={mergeClasses(styles.sign, isAvailable ? styles.available : styles.missing)}
      width="10"
      height="10"
      viewBox="0 0 10 10"
      {...(named ? { 'role': 'img', 'aria-label': words, 'data-tooltip': words } : { 'aria-hidden': true })}
    >
      {isAvailable ? (
        <circle cx="5" cy="5" r="4" fill="currentColor" />
      ) : (
        <circle cx="5" cy="5" r="3.3" fill="none" stroke="currentColor" strokeWidth="1.6" />
      )}
    </svg>
  );
};

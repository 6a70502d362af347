import { makeStyles } from '@griffel/react';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { AvailabilityDot } from './availability';

const useStyles = makeStyles({
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 12px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  entry: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  uneven: { color: tokens.colorStatusWarningForeground1, textDecorationLine: 'underline' },
});

/** A legend of the hotspot styles. */
export const StageLegend = () => {
  const styles = useStyles();
  const text = useText();
  return (
    <span className={styles.legend}>
      <span className={styles.entry}>
        <AvailabilityDot isAvailable named={false} />
        {text('spareParts.part.legend.available')}
      </span>
      <span className={styles.entry}>
        <AvailabilityDot isAvailable={false} named={false} />
        {text('spareParts.part.legend.missing')}
      </span>
      <span className={styles.uneven}>{text('spareParts.part.legend.uneven')}</span>
    </span>
  );
};

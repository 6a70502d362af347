import { makeStyles } from '@griffel/react';
import { usePending } from '../../runtime/pending';
import { kantoorTokens as tokens } from '../../theme/theme';

const useStyles = makeStyles({
  foot: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  count: { flex: 'none', marginLeft: 'auto' },
});

interface TaggedLineFootProps {
  /** Help on the syntax; `null` while read-only. */
  readonly hint: string | null;
  readonly count: string;
}

/** Hint and count below a line with tags. */
export const TaggedLineFoot = ({ hint, count }: TaggedLineFootProps) => {
  const styles = useStyles();
  const isPending = usePending();
  return (
    <p className={styles.foot}>
      {hint !== null && <span>{hint}</span>}
      <span className={styles.count}>{isPending ? '\u00a0' : count}</span>
    </p>
  );
};

import { makeStyles } from '@griffel/react';
import { Button, type ButtonProps } from './button';
import { kantoorTokens as tokens } from '../theme/theme';

interface CountButtonProps extends ButtonProps {
  /** Hidden for 0. */
  readonly count: number;
  /** Accessible text for the count. */
  readonly countLabel: string;
}

const useStyles = makeStyles({
  count: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '18px',
    height: '18px',
    padding: '0 5px',
    borderRadius: '9px',
    fontSize: tokens.fontSizeBase100,
    lineHeight: 1,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
  },
});

/** A count beside the label of a button; hidden for 0. */
export const CountBadge = ({ count, countLabel }: Pick<CountButtonProps, 'count' | 'countLabel'>) => {
  const styles = useStyles();
  return (
    count > 0 && (
      <span className={styles.count} role="img" aria-label={countLabel}>
        {count}
      </span>
    )
  );
};

/** A button with a count, such as active filters or selected rows. */
export const CountButton = ({ count, countLabel, children, ...button }: CountButtonProps) => (
  <Button {...button} on={button.on ?? count > 0}>
    {children}
    <CountBadge count={count} countLabel={countLabel} />
  </Button>
);

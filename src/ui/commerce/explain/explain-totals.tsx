import { makeStyles, mergeClasses } from '@griffel/react';
import type { Explanation } from '../../../domain/commerce/explain';
import { money, type Money } from '../../../domain/shared/money';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

const useStyles = makeStyles({
  incomplete: { color: tokens.colorStatusDangerForeground1 },
  sums: { margin: 0 },
  sum: {
    'display': 'flex',
    'justifyContent': 'space-between',
    'gap': tokens.spacingHorizontalM,
    'padding': '3px 0',
    '& > dt': { color: tokens.colorNeutralForeground3 },
    '& > dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  },
  total: { '& > dt, & > dd': { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 } },
});

interface ExplainTotalsProps {
  readonly explanation: Pick<Explanation, 'gross' | 'net' | 'total'>;
  /** The total without the unsaved edits of the form, for comparison. */
  readonly stored?: Money | null | undefined;
  /** A default cart has prices of its own. */
  readonly hasOwnPrices?: boolean;
  /** A line is left out because its quantity is invalid. */
  readonly isIncomplete: boolean;
}

/** The price of a cart before and after all offers. */
export const ExplainTotals = ({
  explanation: { gross, net, total },
  stored,
  hasOwnPrices = false,
  isIncomplete,
}: ExplainTotalsProps) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  const words = (amount: Money | null): string =>
    amount === null ? text('commerce.explain.noPrice') : format.money(amount);
  const discount = gross === null || total === null ? null : money(Math.max(0, gross.cents - total.cents));
  return (
    <>
      {isIncomplete && <p className={styles.incomplete}>{text('commerce.explain.incomplete')}</p>}
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>{text('commerce.explain.gross')}</dt>
          <dd>{words(gross)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{text(hasOwnPrices ? 'commerce.explain.ownPrices' : 'commerce.explain.net')}</dt>
          <dd>{words(net)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{text('commerce.explain.discount')}</dt>
          <dd>{discount === null ? text('commerce.explain.noPrice') : `− ${format.money(discount)}`}</dd>
        </div>
        {stored !== undefined && (
          <div className={styles.sum}>
            <dt>{text('commerce.explain.stored')}</dt>
            <dd>{words(stored)}</dd>
          </div>
        )}
        <div className={mergeClasses(styles.sum, styles.total)}>
          <dt>{text('commerce.explain.total')}</dt>
          <dd>
            <span role="status" aria-label={text('commerce.explain.total')}>
              {words(total)}
            </span>
          </dd>
        </div>
      </dl>
    </>
  );
};

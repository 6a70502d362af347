import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { explainCart } from '../../../domain/commerce/explain';
import { isCounted } from '../../../domain/commerce/explain-rule';
import { onlyAccountsOf, offersOf, readablePeriod } from '../../../domain/commerce/offers';
import type { PromotionDraft } from '../../../domain/commerce/promotion';
import { dayIn } from '../../../domain/commerce/tried-cart';
import { sameValue } from '../../../domain/shared/same-value';
import type { Id } from '../../../domain/shared/id';
import { useDates } from '../../shared/dates/use-dates';
import { RailSection } from '../../shared/record/record-layout';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { ExplainBuyer } from './explain-buyer';
import { ExplainCart } from './explain-cart';
import { ExplainOffers } from './explain-offers';
import { ExplainResult } from './explain-result';
import { ExplainTotals } from './explain-totals';
import { useExplaining } from './explaining.bridge';

const useStyles = makeStyles({
  quiet: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

const NOTHING: readonly never[] = [];

interface ExplainPanelProps {
  /** Id of the edited promotion; `null` until it is stored. */
  readonly id: Id | null;
}

/** The price of a cart with the edited, unsaved rules and all other offers. Rules R-COM-30 to R-COM-37. */
export const ExplainPanel = ({ id }: ExplainPanelProps) => {
  const styles = useStyles();
  const text = useText();
  const today = useDates().today();
  const { values, initialValues } = useFormikContext<PromotionDraft>();
  // A promotion that has ended or not started is tried on its nearest day.
  const date = dayIn(readablePeriod(values), today);
  const explaining = useExplaining({ account: onlyAccountsOf(values)[0] ?? null, date, coupon: '', fill: NOTHING });
  const { terms, buyer, coupon, lines, send } = explaining;
  const cart = useMemo(() => ({ ...buyer, coupon, lines: lines.filter(isCounted) }), [buyer, coupon, lines]);
  const explained = useMemo(
    () => (terms === null ? null : explainCart(offersOf(terms, { id, draft: values }), cart)),
    [cart, id, terms, values],
  );
  const isEdited = !sameValue(values, initialValues);
  const stored = useMemo(
    () =>
      terms === null || !isEdited
        ? undefined
        : explainCart(offersOf(terms, id === null ? null : { id, draft: initialValues }), cart).total,
    [cart, id, initialValues, isEdited, terms],
  );
  return (
    <>
      <RailSection title={text('commerce.explain.title')}>
        <ExplainBuyer explaining={explaining} />
        <ExplainCart
          lines={lines}
          priced={explained?.lines ?? []}
          onChange={(next) => {
            send({ type: 'lines.changed', lines: next });
          }}
        />
      </RailSection>
      <RailSection title={text('commerce.explain.why')}>
        <ExplainOffers explaining={explaining} />
        {lines.length === 0 && <p className={styles.quiet}>{text('commerce.explain.empty')}</p>}
        {lines.length > 0 && explained !== null && (
          <>
            <ExplainResult explanation={explained} edited={id} />
            <ExplainTotals explanation={explained} stored={stored} isIncomplete={cart.lines.length < lines.length} />
          </>
        )}
        <p className={styles.quiet}>{text('commerce.explain.estimateForm')}</p>
      </RailSection>
    </>
  );
};

import { makeStyles, mergeClasses } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { explainCart } from '../../domain/commerce/explain';
import type { PromotionDraft } from '../../domain/commerce/promotion';
import type { Reference } from '../../domain/commerce/references';
import { isCalendarDate } from '../../domain/shared/calendar-date';
import { ChoiceField } from '../content/published/choices/choice-field';
import { DayField } from '../shared/dates/day-field';
import { useDates } from '../shared/dates/use-dates';
import { useDayFormat } from '../shared/dates/use-day-format';
import { checked, dot } from '../shared/icons/desk-shapes';
import { Icon } from '../shared/icons/icon';
import { RailSection } from '../shared/record/record-layout';
import { useFormat } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { ExplainCart, isCounted, type TypedLine } from './explain-cart';
import { verdictWords } from './verdict-words';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: sizes.fieldGap },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  rule: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    gap: tokens.spacingHorizontalS,
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  quiet: {
    gridColumnStart: '2',
    gridColumnEnd: '-1',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  sum: { display: 'flex', justifyContent: 'space-between', padding: '4px 0' },
  total: { fontWeight: tokens.fontWeightSemibold },
  figure: { fontVariantNumeric: 'tabular-nums' },
  applies: { color: tokens.colorStatusSuccessForeground1 },
});

/**
 * What the rules in the form do to a cart, with edits that are not saved yet: an estimate of this promotion alone, at
 * gross prices. Rules R-COM-30 to R-COM-33.
 */
export const ExplainPanel = () => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  const today = useDates().today();
  const form = useDayFormat();
  const { values } = useFormikContext<PromotionDraft>();
  const [account, setAccount] = useState<readonly Reference[]>([]);
  const [date, setDate] = useState(today);
  const [lines, setLines] = useState<readonly TypedLine[]>([]);
  const { rules, start, end } = values;
  const isDay = isCalendarDate(date);
  const explained = useMemo(
    () =>
      explainCart(
        rules.flatMap(({ key, state, value }) =>
          state === 'marked' ? [] : [{ key, terms: value, promotion: { start, end } }],
        ),
        { account: account[0]?.id ?? null, date: isDay ? date : today, lines: lines.filter(isCounted) },
      ),
    [account, date, end, isDay, lines, rules, start, today],
  );
  return (
    <>
      <RailSection title={text('commerce.explain.title')}>
        <div className={styles.fields}>
          <ChoiceField
            label={text('commerce.defaultCart.account')}
            source="account"
            value={account}
            onChange={setAccount}
            readOnly={false}
            multiple={false}
          />
          <DayField
            label={text('commerce.explain.date')}
            value={date}
            error={isDay ? undefined : form}
            required
            onChange={setDate}
          />
          <ExplainCart lines={lines} onChange={setLines} />
        </div>
      </RailSection>
      <RailSection title={text('commerce.explain.why')}>
        {lines.length === 0 ? (
          <p className={styles.quiet}>{text('commerce.explain.empty')}</p>
        ) : (
          <>
            <ul className={styles.list} aria-label={text('commerce.explain.why')}>
              {explained.rules.map(({ key, terms, verdict }) => (
                <li key={key} className={styles.rule}>
                  <Icon
                    icon={verdict.kind === 'applies' ? checked : dot}
                    className={verdict.kind === 'applies' ? styles.applies : undefined}
                  />
                  <span>{text(`commerce.ruleTypes.${terms.type}`)}</span>
                  <span className={styles.figure}>
                    {verdict.kind === 'applies' ? `− ${format.money(verdict.gain)}` : text('commerce.explain.nothing')}
                  </span>
                  <span className={styles.quiet}>{verdictWords(verdict, text, format)}</span>
                </li>
              ))}
            </ul>
            <p className={styles.sum}>
              <span>{text('commerce.explain.before')}</span>
              <span className={styles.figure}>
                {explained.before === null ? text('commerce.explain.noPrice') : format.money(explained.before)}
              </span>
            </p>
            <p className={mergeClasses(styles.sum, styles.total)}>
              <span>{text('commerce.explain.total')}</span>
              <span className={styles.figure} role="status">
                {explained.total === null ? text('commerce.explain.noPrice') : format.money(explained.total)}
              </span>
            </p>
          </>
        )}
        <p className={styles.quiet}>{text('commerce.explain.estimate')}</p>
      </RailSection>
    </>
  );
};

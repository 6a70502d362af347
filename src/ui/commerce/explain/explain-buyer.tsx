import { makeStyles } from '@griffel/react';
import { isCalendarDate } from '../../../domain/shared/calendar-date';
import { ChoiceField } from '../../content/published/choices/choice-field';
import { SelectField } from '../../shared/controls/select-field';
import { DayField } from '../../shared/dates/day-field';
import { useDayFormat } from '../../shared/dates/use-day-format';
import { useText } from '../../shared/runtime/use-text';
import { sizes } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import type { Explaining } from './explaining.bridge';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: `${sizes.fieldGap} 12px`,
    paddingBottom: '12px',
  },
  wide: { minWidth: 0, gridColumnStart: '1', gridColumnEnd: '-1' },
  quiet: {
    gridColumnStart: '1',
    gridColumnEnd: '-1',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

/** Account, date and coupon of the explained cart. */
export const ExplainBuyer = ({ explaining }: { readonly explaining: Explaining }) => {
  const { account, date, coupon, terms, send } = explaining;
  const styles = useStyles();
  const text = useText();
  const form = useDayFormat();
  const coupons = terms?.coupons ?? [];
  // Codes are compared case-insensitively, so that a code from the URL is not listed twice.
  const chosen = coupons.find(({ code }) => code.toLowerCase() === coupon.toLowerCase())?.code ?? coupon;
  const codes = [...new Set([...coupons.map(({ code }) => code), ...(chosen === '' ? [] : [chosen])])];
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <ChoiceField
          label={text('commerce.defaultCart.account')}
          source="account"
          value={account === null ? [] : [account]}
          onChange={([chosen]) => {
            send({ type: 'account.changed', account: chosen ?? null });
          }}
          readOnly={false}
          multiple={false}
        />
      </div>
      <DayField
        label={text('commerce.explain.date')}
        value={date}
        error={isCalendarDate(date) ? undefined : form}
        required
        onChange={(day) => {
          send({ type: 'date.changed', date: day });
        }}
      />
      <SelectField
        label={text('commerce.explain.coupon')}
        choices={[
          { value: '', label: text('commerce.explain.noCoupon') },
          ...codes.map((code) => ({ value: code, label: code })),
        ]}
        value={chosen}
        readOnly={false}
        onChange={({ target }) => {
          send({ type: 'coupon.changed', coupon: target.value });
        }}
      />
      {terms !== null && terms.coupons === null && (
        <p className={styles.quiet}>{text('commerce.explain.couponsHidden')}</p>
      )}
    </div>
  );
};

import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import {
  coupons,
  withCouponType,
  type CouponDraft,
  type CouponRow,
  type CouponUse,
} from '../../domain/commerce/coupon';
import {
  clampPercent,
  couponFields,
  couponGainOf,
  COUPON_TYPES,
  isCouponType,
} from '../../domain/commerce/coupon.rule';
import type { TypedFigure } from '../../domain/shared/typed-number';
import { RecordChoices } from '../content/published/choices/record-choices';
import { FigureBox } from '../shared/controls/figure-box';
import { Field } from '../shared/controls/field';
import { SelectField, withStored } from '../shared/controls/select-field';
import { TextField } from '../shared/controls/text-field';
import { PlainList } from '../shared/list/plain-list';
import { columnsOf, filtersOf } from '../shared/list/table-list';
import type { ScreenProps } from '../shared/page/screen';
import { RecordTextArea, RecordToggle } from '../shared/record/plain-fields';
import { PlainRecord } from '../shared/record/plain-record';
import { RecordDay } from '../shared/record/record-day';
import { RecordTextField, useFieldError, useRecordFields } from '../shared/record/record-fields';
import { FieldGrid, RailSection, RecordLayout, Wide } from '../shared/record/record-layout';
import { usePending } from '../shared/runtime/pending';
import { useFormat } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { CouponTwin } from './coupon-twin';
import { useFigureFormat } from './use-figure-format';
import { figureText } from './rule-text';

const COLUMNS = columnsOf(couponFields, {
  code: { phone: 'title' },
  type: { width: 200, phone: 'detail' },
  from: { kind: 'dayMonthFirst', phone: 'detail' },
  until: { kind: 'dayMonthFirst', phone: 'detail' },
  singleUse: { width: 112, fold: 'medium', phone: 'hidden' },
});
const FILTERS = filtersOf(couponFields);
const nameOf = ({ code }: Pick<CouponRow, 'code'>): string => code;
const NAMES = {
  valid: 'commerce.coupon.validity',
} as const;

const useStyles = makeStyles({
  uses: { margin: 0, padding: 0, listStyleType: 'none' },
  use: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    padding: '4px 0',
  },
  quiet: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

/** The type of a coupon, which determines the kind of its value. Rules R-COM-20 and R-SHR-60. */
const TypeField = () => {
  const text = useText();
  const { editing } = useRecordFields();
  const { values, initialValues: stored, setValues, setFieldTouched } = useFormikContext<CouponDraft>();
  return (
    <SelectField
      name="type"
      label={text('commerce.coupon.type')}
      value={values.type}
      required
      readOnly={!editing}
      error={useFieldError('type')}
      choices={[
        ...(values.type === '' ? [{ value: '', label: text('commerce.coupon.choose') }] : []),
        ...withStored<string>(
          COUPON_TYPES.map((type) => ({ value: type, label: text(`commerce.coupons.choices.type.${type}`) })),
          stored.type,
        ),
      ]}
      onBlur={() => {
        void setFieldTouched('type');
      }}
      onChange={({ target }) => {
        if (target.value !== '') void setValues((draft) => withCouponType(draft, target.value, stored));
      }}
    />
  );
};

/** The value of a coupon: an amount, a percentage of at most 100, or none. Rules R-COM-20, R-COM-21 and R-SHR-60. */
const ValueField = () => {
  const text = useText();
  const { editing } = useRecordFields();
  const { values, setFieldValue, getFieldProps } = useFormikContext<CouponDraft>();
  const gain = couponGainOf(values.type);
  const format = useFigureFormat()(gain ?? 'money');
  const error = useFieldError('value', format.form);
  const { onBlur } = getFieldProps<TypedFigure>('value');
  if (values.type !== '' && !isCouponType(values.type))
    return (
      <TextField
        label={text('commerce.coupon.value')}
        value={typeof values.value === 'string' ? values.value : ''}
        hint={editing ? text('commerce.coupon.keptValue') : undefined}
        readOnly
      />
    );
  return (
    <Field
      name="value"
      label={text('commerce.coupon.value')}
      required={gain !== null && editing}
      error={error}
      hint={!editing ? undefined : gain === null ? text('commerce.coupon.noValue') : undefined}
    >
      {(tie) =>
        gain === null ? (
          <FigureBox
            tie={{ ...tie, disabled: true }}
            name="value"
            format={format}
            value={null}
            invalid={false}
            onChange={() => undefined}
          />
        ) : (
          <FigureBox
            // Another kind of value remounts the field.
            key={gain}
            tie={tie}
            name="value"
            format={format}
            value={values.value}
            invalid={error !== undefined}
            readOnly={!editing}
            onBlur={onBlur}
            onChange={(value) => {
              void setFieldValue('value', gain === 'percent' ? clampPercent(value) : value);
            }}
          />
        )
      }
    </Field>
  );
};

const Uses = ({ used }: { readonly used: readonly CouponUse[] | null }) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  const isPending = usePending();
  if (used === null && !isPending) return null;
  return (
    <RailSection title={text('commerce.coupon.uses')}>
      {used === null || used.length === 0 ? (
        <p className={styles.quiet}>{text('commerce.coupon.unused')}</p>
      ) : (
        <ul className={styles.uses}>
          {used.map(({ firstname, lastname, at }, index) => (
            // Keyed by index: a use has no id, and one person can use the coupon twice within a second.
            <li key={index} className={styles.use}>
              <span>{[firstname, lastname].filter((part) => part !== '').join(' ')}</span>
              <time className={styles.quiet}>{format.dateTime(at)}</time>
            </li>
          ))}
        </ul>
      )}
    </RailSection>
  );
};

const CouponRecord = (props: ScreenProps) => {
  const [text, format] = [useText(), useFormat()];
  return (
    <PlainRecord
      {...props}
      resource={coupons}
      nameOf={nameOf}
      mayEdit
      deletable
      names={NAMES}
      words={{
        value: (value) => figureText(value, typeof value === 'number' ? 'percent' : 'money', text, format),
        valid: ({ start, end }) =>
          [start, end].map((day) => (day === '' ? '…' : format.dayMonthFirst(day))).join(' – '),
        accounts: (accounts) => accounts.map(({ label }) => label).join(', '),
      }}
    >
      {(coupon) => (
        <RecordLayout
          rail={
            <>
              <RailSection handlesPending>
                <RecordToggle<CouponDraft> name="singleUse" />
              </RailSection>
              <Uses used={coupon?.used ?? null} />
            </>
          }
        >
          <FieldGrid>
            <RecordTextField<CouponDraft> name="code" />
            <TypeField />
            <Wide>
              <CouponTwin id={coupon?.id ?? null} />
            </Wide>
            <ValueField />
            <span />
            <RecordDay<CouponDraft> name="valid.start" pattern="monthFirst" label={text('commerce.coupon.from')} />
            <RecordDay<CouponDraft> name="valid.end" pattern="monthFirst" label={text('commerce.coupon.until')} />
            <Wide>
              <RecordChoices<CouponDraft> source="account" name="accounts" hint={text('commerce.rule.allAccounts')} />
            </Wide>
            <Wide>
              <RecordTextArea<CouponDraft> name="message" hint={text('commerce.coupon.messageHint')} />
            </Wide>
            <Wide>
              <RecordTextArea<CouponDraft> name="description" />
            </Wide>
          </FieldGrid>
        </RecordLayout>
      )}
    </PlainRecord>
  );
};

export const couponViews = {
  list: () => (
    <PlainList resource={coupons} strings="commerce.coupons" columns={COLUMNS} filters={FILTERS} nameOf={nameOf} />
  ),
  record: CouponRecord,
};

import { useFormikContext } from 'formik';
import type { Fields } from '../../../domain/shared/merge';
import { amountOf, CURRENCIES, isMoney, money, readMoney, type Currency } from '../../../domain/shared/money';
import {
  decimalFrom,
  readNumber,
  readWhole,
  type TypedMoney,
  type TypedNumber,
} from '../../../domain/shared/typed-number';
import { Field } from '../controls/field';
import { FigureInput } from '../controls/figure-input';
import { InputBox } from '../controls/input-box';
import { SelectField, withStored, type Choice } from '../controls/select-field';
import { TextArea } from '../controls/text-area';
import { ToggleRow } from '../controls/toggle';
import { useFormat, useSession } from '../runtime/use-session';
import { useText } from '../runtime/use-text';
import { useFieldError, useHint, useRecordFields, type RecordFieldProps } from './record-fields';

interface RecordTextAreaProps extends RecordFieldProps {
  /** A line of text where a field is too narrow for it. */
  readonly oneParagraph?: boolean;
  /** The format it must have, named when it has another. */
  readonly pattern?: string;
}

/** Lines of text in the form of a record. */
export const RecordTextArea = ({ name, label, hint, pattern, ...field }: RecordTextAreaProps) => {
  const { editing, labelOf } = useRecordFields();
  const { getFieldProps } = useFormikContext<Fields>();
  return (
    <TextArea
      {...getFieldProps<string>(name)}
      {...field}
      hint={useHint(hint)}
      label={label ?? labelOf(name)}
      readOnly={!editing}
      error={useFieldError(name, pattern)}
    />
  );
};

interface RecordSelectProps extends RecordFieldProps {
  readonly choices: readonly Choice<string | number>[];
}

/** One of some values in the form of a record. */
export const RecordSelect = ({ name, label, choices: listed, ...field }: RecordSelectProps) => {
  const { editing, labelOf } = useRecordFields();
  const { getFieldProps, getFieldMeta, setFieldValue } = useFormikContext<Fields>();
  const { value, onBlur } = getFieldProps<string | number>(name);
  const { initialValue } = getFieldMeta<string | number | null>(name);
  const choices = withStored(listed, initialValue ?? null);
  const choose = (chosen: string): void => {
    void setFieldValue(name, choices.find((choice) => String(choice.value) === chosen)?.value ?? '');
  };
  return (
    <SelectField
      {...field}
      name={name}
      label={label ?? labelOf(name)}
      value={String(value)}
      choices={choices}
      readOnly={!editing}
      error={useFieldError(name)}
      onBlur={onBlur}
      onChange={({ target }) => {
        choose(target.value);
      }}
    />
  );
};

/** A switch in the form of a record. */
export const RecordToggle = ({ name, label }: Pick<RecordFieldProps, 'name' | 'label'>) => {
  const { editing, labelOf } = useRecordFields();
  const { values, setFieldValue } = useFormikContext<Fields>();
  return (
    <ToggleRow
      name={name}
      checked={values[name] === true}
      disabled={!editing}
      onChange={({ target }) => {
        void setFieldValue(name, target.checked);
      }}
    >
      {label ?? labelOf(name)}
    </ToggleRow>
  );
};

interface FigureFieldProps<Value> extends RecordFieldProps {
  /** Stands before the figures. */
  readonly sign?: string;
  /** What to enter, said of text that cannot be read. */
  readonly form: string;
  readonly write: (value: Value) => string;
  readonly read: (text: string) => Value;
}

const FigureField = <Value,>({ name, label, hint, required, sign, form, write, read }: FigureFieldProps<Value>) => {
  const { editing, labelOf } = useRecordFields();
  const { getFieldProps, setFieldValue } = useFormikContext<Fields>();
  const { value, onBlur } = getFieldProps<Value>(name);
  const error = useFieldError(name, form);
  return (
    <Field
      name={name}
      label={label ?? labelOf(name)}
      hint={useHint(hint)}
      error={error}
      required={required === true && editing}
    >
      {(tie) => (
        <InputBox invalid={error !== undefined} readOnly={!editing}>
          {sign !== undefined && <span aria-hidden>{sign}</span>}
          <FigureInput
            {...tie}
            name={name}
            readOnly={!editing}
            value={value}
            write={write}
            read={read}
            onBlur={onBlur}
            onChange={(changed) => {
              void setFieldValue(name, changed);
            }}
          />
        </InputBox>
      )}
    </Field>
  );
};

interface RecordNumberProps extends RecordFieldProps {
  /** As many as its rule allows; none without it. */
  readonly decimals?: number;
}

/** A number in the form of a record: a `TypedNumber`, which `numberProblem` checks. Rule R-SHR-40. */
export const RecordNumber = ({ decimals = 0, ...field }: RecordNumberProps) => {
  const text = useText();
  const format = useFormat();
  const { language } = useSession().me.settings;
  return (
    <FigureField<TypedNumber>
      {...field}
      form={text('shared.number.form', { example: format.figures(decimals === 0 ? '1234' : '1234.5') })}
      write={(value) => {
        const decimal = typeof value === 'number' ? decimalFrom(value) : null;
        return decimal === null ? String(value ?? '') : format.figures(decimal);
      }}
      read={(typed) =>
        (decimals === 0 ? readWhole : readNumber)(typed, language) ?? (typed.trim() === '' ? null : typed)
      }
    />
  );
};

interface RecordMoneyProps extends RecordFieldProps {
  readonly currency?: Currency;
}

/** An amount in the form of a record: a `TypedMoney`, which `moneyProblem` checks. Rule R-SHR-40. */
export const RecordMoney = ({ currency = 'EUR', ...field }: RecordMoneyProps) => {
  const text = useText();
  const format = useFormat();
  const { language } = useSession().me.settings;
  return (
    <FigureField<TypedMoney>
      {...field}
      sign={CURRENCIES[currency]}
      form={text('shared.number.amount', { example: format.money(money(123_450, currency)) })}
      write={(value) => (isMoney(value) ? format.figures(amountOf(value)) : (value ?? ''))}
      read={(typed) => readMoney(typed, language, currency) ?? (typed.trim() === '' ? null : typed)}
    />
  );
};

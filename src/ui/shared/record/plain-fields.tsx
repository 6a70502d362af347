import { useFormikContext } from 'formik';
import type { Fields } from '../../../domain/shared/merge';
import type { Currency } from '../../../domain/shared/money';
import type { TypedFigure } from '../../../domain/shared/typed-number';
import { Field } from '../controls/field';
import { FigureBox, useFigureFormats, type FigureFormat } from '../controls/figure-box';
import { SelectField, withStored, type Choice } from '../controls/select-field';
import { TextArea } from '../controls/text-area';
import { ToggleRow } from '../controls/toggle';
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

interface FigureFieldProps extends RecordFieldProps {
  readonly format: FigureFormat;
}

/** A figure in the form of a record. */
export const FigureField = ({ name, label, hint, required, format }: FigureFieldProps) => {
  const { editing, labelOf } = useRecordFields();
  const { getFieldProps, setFieldValue } = useFormikContext<Fields>();
  const { value, onBlur } = getFieldProps<TypedFigure>(name);
  const error = useFieldError(name, format.form);
  return (
    <Field
      name={name}
      label={label ?? labelOf(name)}
      hint={useHint(hint)}
      error={error}
      required={required === true && editing}
    >
      {(tie) => (
        <FigureBox
          tie={tie}
          name={name}
          format={format}
          value={value}
          invalid={error !== undefined}
          readOnly={!editing}
          onBlur={onBlur}
          onChange={(changed) => {
            void setFieldValue(name, changed);
          }}
        />
      )}
    </Field>
  );
};

interface RecordNumberProps extends RecordFieldProps {
  /** As many as its rule allows; none without it. */
  readonly decimals?: number;
}

/** A number in the form of a record, which `numberProblem` checks. Rule R-SHR-40. */
export const RecordNumber = ({ decimals, ...field }: RecordNumberProps) => (
  <FigureField {...field} format={useFigureFormats().number(decimals)} />
);

interface RecordMoneyProps extends RecordFieldProps {
  readonly currency?: Currency;
}

/** An amount in the form of a record, which `moneyProblem` checks. Rule R-SHR-40. */
export const RecordMoney = ({ currency, ...field }: RecordMoneyProps) => (
  <FigureField {...field} format={useFigureFormats().money(currency)} />
);

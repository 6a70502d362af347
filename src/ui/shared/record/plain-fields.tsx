import { useFormikContext } from 'formik';
import { useContext } from 'react';
import type { Fields } from '../../../domain/shared/merge';
import type { Currency } from '../../../domain/shared/money';
import type { TypedFigure } from '../../../domain/shared/typed-number';
import { Field } from '../controls/field';
import { FigureBox, useFigureFormats, type FigureFormat } from '../controls/figure-box';
import { SelectField, withStored, type Choice } from '../controls/select-field';
import { TextArea } from '../controls/text-area';
import { ToggleRow } from '../controls/toggle';
import { useDynamicText } from '../runtime/use-dynamic-text';
import {
  DefinitionContext,
  useEditing,
  useFieldError,
  useFieldHead,
  useHint,
  type RecordFieldProps,
} from './record-fields';

interface RecordTextAreaProps<Draft> extends RecordFieldProps<Draft> {
  /** One paragraph, shown as a text area because a one-line field is too narrow. */
  readonly oneParagraph?: boolean;
  /** The required format, named in the error message. */
  readonly pattern?: string;
}

/** A multi-line text field of a record form. */
export const RecordTextArea = <Draft = never,>({ hint, pattern, ...field }: RecordTextAreaProps<Draft>) => {
  const editing = useEditing();
  const { getFieldProps } = useFormikContext<Fields>();
  return (
    <TextArea
      {...getFieldProps<string>(field.name)}
      {...field}
      {...useFieldHead(field)}
      hint={useHint(hint)}
      readOnly={!editing}
      error={useFieldError(field.name, pattern)}
    />
  );
};

interface RecordSelectProps<Draft> extends RecordFieldProps<Draft> {
  /** Defaults to the values of the field table, named by the list's strings: `<list>.choices.<name>.<value>`. */
  readonly choices?: readonly Choice<string | number>[];
}

const NO_CHOICES: readonly Choice<string>[] = [];

const useTableChoices = (name: string): readonly Choice<string>[] => {
  const text = useDynamicText();
  const definition = useContext(DefinitionContext);
  const field = definition?.fields?.[name];
  return field?.kind === 'choice'
    ? field.values.map((value) => ({
        value,
        label: text(`${definition?.strings.many ?? ''}.choices.${name}.${value}`),
      }))
    : NO_CHOICES;
};

/** A select field of a record form. */
export const RecordSelect = <Draft = never,>({ choices: given, ...field }: RecordSelectProps<Draft>) => {
  const { name } = field;
  const [editing, known] = [useEditing(), useTableChoices(name)];
  const { getFieldProps, getFieldMeta, setFieldValue } = useFormikContext<Fields>();
  const { value, onBlur } = getFieldProps<string | number>(name);
  const { initialValue } = getFieldMeta<string | number | null>(name);
  const choices = withStored(given ?? known, initialValue ?? null);
  const choose = (chosen: string): void => {
    void setFieldValue(name, choices.find((choice) => String(choice.value) === chosen)?.value ?? '');
  };
  return (
    <SelectField
      {...field}
      {...useFieldHead(field)}
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

/** A switch of a record form. */
export const RecordToggle = <Draft = never,>(field: Pick<RecordFieldProps<Draft>, 'name' | 'label'>) => {
  const { name } = field;
  const [editing, { label }] = [useEditing(), useFieldHead(field)];
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
      {label}
    </ToggleRow>
  );
};

interface FigureFieldProps<Draft> extends RecordFieldProps<Draft> {
  readonly format: FigureFormat;
}

/** A numeric field of a record form. */
export const FigureField = <Draft = never,>({ hint, format, ...field }: FigureFieldProps<Draft>) => {
  const editing = useEditing();
  const { name, label, required } = useFieldHead(field);
  const { getFieldProps, setFieldValue } = useFormikContext<Fields>();
  const { value, onBlur } = getFieldProps<TypedFigure>(name);
  const error = useFieldError(name, format.form);
  return (
    <Field name={name} label={label} hint={useHint(hint)} error={error} required={required && editing}>
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

interface RecordNumberProps<Draft> extends RecordFieldProps<Draft> {
  /** Maximum number of decimals. */
  readonly decimals?: number;
}

/** A number field of a record form, validated by `numberProblem`. Rule R-SHR-40. */
export const RecordNumber = <Draft = never,>({ decimals, ...field }: RecordNumberProps<Draft>) => (
  <FigureField<Draft> {...field} format={useFigureFormats().number(decimals)} />
);

interface RecordMoneyProps<Draft> extends RecordFieldProps<Draft> {
  readonly currency?: Currency;
}

/** A money field of a record form, validated by `moneyProblem`. Rule R-SHR-40. */
export const RecordMoney = <Draft = never,>({ currency, ...field }: RecordMoneyProps<Draft>) => (
  <FigureField<Draft> {...field} format={useFigureFormats().money(currency)} />
);

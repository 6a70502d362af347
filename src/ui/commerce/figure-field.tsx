import { useFormikContext } from 'formik';
import type { TypedFigure } from '../../domain/commerce/promotion.rule';
import type { Fields } from '../../domain/shared/merge';
import { money } from '../../domain/shared/money';
import { Field } from '../shared/controls/field';
import { useFieldError, useRecordFields } from '../shared/record/record-fields';
import { useFormat } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { FigureBox, type FigureKind } from './figure-box';

/** What to enter, said of text that cannot be read. */
export const useFigureForms = (): ((kind: FigureKind) => string) => {
  const [text, format] = [useText(), useFormat()];
  return (kind) =>
    kind === 'money'
      ? text('shared.number.amount', { example: format.money(money(123_450)) })
      : text('shared.number.form', { example: format.figures(kind === 'pieces' ? '1234' : '1234.5') });
};

interface FigureFieldProps {
  readonly name: string;
  readonly label: string;
  readonly kind: FigureKind;
}

/** A minimum or a value, of the kind that the type of the rule has. Rule R-COM-02. */
export const FigureField = ({ name, label, kind }: FigureFieldProps) => {
  const { editing } = useRecordFields();
  const { getFieldProps, setFieldValue } = useFormikContext<Fields>();
  const { value, onBlur } = getFieldProps<TypedFigure>(name);
  const error = useFieldError(name, useFigureForms()(kind));
  return (
    <Field name={name} label={label} error={error}>
      {(tie) => (
        <FigureBox
          tie={tie}
          name={name}
          kind={kind}
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

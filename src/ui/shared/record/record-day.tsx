import { useFormikContext } from 'formik';
import type { Fields } from '../../../domain/shared/merge';
import type { TypedMoment } from '../../../domain/shared/typed-moment';
import type { MomentPattern } from '../dates/use-dates';
import { DayField } from '../dates/day-field';
import { useDayFormat } from '../dates/use-day-format';
import { MomentField } from '../dates/moment-field';
import { useMomentFormat } from '../dates/use-moment-format';
import { useEditing, useFieldError, useFieldHead, useHint, type RecordFieldProps } from './record-fields';

/**
 * A date field of a record form: `YYYY-MM-DD`, empty, or the typed text if it is no date. The record's rule rejects
 * text that is no date (`isCalendarDate`), so it cannot be saved.
 */
export const RecordDay = <Draft = never,>({
  pattern,
  ...field
}: RecordFieldProps<Draft> & { readonly pattern?: MomentPattern }) => {
  const { name } = field;
  const form = useDayFormat(pattern);
  const editing = useEditing();
  const { getFieldProps, setFieldValue } = useFormikContext<Fields>();
  const { value, onBlur } = getFieldProps<string>(name);
  return (
    <DayField
      {...field}
      {...useFieldHead(field)}
      {...(pattern && { pattern })}
      value={value}
      readOnly={!editing}
      error={useFieldError(name, form)}
      onBlur={onBlur}
      onChange={(day) => {
        void setFieldValue(name, day);
      }}
    />
  );
};

interface RecordMomentProps<Draft> extends RecordFieldProps<Draft> {
  readonly pattern?: MomentPattern;
  /** Message if the server rejects the date and time. */
  readonly notValid?: string;
  /** Message for a moment that is too early, if its bound is not the start of the period (the default message). */
  readonly tooEarly?: string;
}

/** A date and time field of a record form; its value is a `TypedMoment`, validated by `momentProblem`. */
export const RecordMoment = <Draft = never,>({
  hint,
  pattern,
  notValid,
  tooEarly,
  ...field
}: RecordMomentProps<Draft>) => {
  const { name } = field;
  const form = useMomentFormat(pattern);
  const editing = useEditing();
  const { getFieldProps, setFieldValue } = useFormikContext<Fields>();
  const { value, onBlur } = getFieldProps<TypedMoment>(name);
  const error = useFieldError(name, form, notValid, undefined, tooEarly);
  return (
    <MomentField
      {...field}
      {...useFieldHead(field)}
      hint={useHint(hint)}
      pattern={pattern}
      value={value}
      readOnly={!editing}
      error={error}
      onBlur={onBlur}
      onChange={(moment) => {
        void setFieldValue(name, moment);
      }}
    />
  );
};

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
 * A day in the form of a record: `YYYY-MM-DD`, empty, or what was typed as long as it is no day. The rule of the record
 * lets nothing through that is no day (`isCalendarDate`), which is what keeps it from being saved.
 */
export const RecordDay = ({ pattern, ...field }: RecordFieldProps & { readonly pattern?: MomentPattern }) => {
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

interface RecordMomentProps extends RecordFieldProps {
  readonly pattern?: MomentPattern;
  /** What it means when the server does not take the moment. */
  readonly notValid?: string;
  /** What it means when the moment is too early, where that is not before its start. */
  readonly tooEarly?: string;
}

/** A day and a time in the form of a record: a `TypedMoment`, judged by `momentProblem`. */
export const RecordMoment = ({ hint, pattern, notValid, tooEarly, ...field }: RecordMomentProps) => {
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

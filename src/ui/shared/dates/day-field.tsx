import { DayBox, type DayBoxProps } from './day-box';
import { useDates } from './use-dates';
import { useLongDate } from './use-long-date';
import { Field, type FieldTexts } from '../controls/field';

interface DayFieldProps
  extends FieldTexts, Pick<DayBoxProps, 'name' | 'value' | 'pattern' | 'readOnly' | 'onChange' | 'onBlur'> {}

/** A labelled date field; `value` is `YYYY-MM-DD`, empty, or text that is no date. */
export const DayField = ({ label, hint, error, required, ...day }: DayFieldProps) => {
  const words = useLongDate(day.value, useDates(day.pattern).settings);
  return (
    <Field
      name={day.name}
      label={label}
      hint={hint}
      error={error}
      echo={words}
      required={required === true && day.readOnly !== true}
    >
      {(tie) => <DayBox {...day} {...tie} label={label} invalid={error !== undefined} required={required} />}
    </Field>
  );
};

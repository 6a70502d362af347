import { DayBox, type DayBoxProps } from './day-box';
import { Field, type FieldTexts } from '../controls/field';

interface DayFieldProps
  extends FieldTexts, Pick<DayBoxProps, 'name' | 'value' | 'pattern' | 'readOnly' | 'onChange' | 'onBlur'> {}

/** A labelled date; `value` is `YYYY-MM-DD`, empty, or text that is no date. */
export const DayField = ({ label, hint, error, required, ...day }: DayFieldProps) => (
  <Field label={label} hint={hint} error={error} required={required === true && day.readOnly !== true}>
    {(tie) => <DayBox {...day} {...tie} label={label} invalid={error !== undefined} required={required} />}
  </Field>
);

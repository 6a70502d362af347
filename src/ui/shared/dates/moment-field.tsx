import { makeStyles, mergeClasses } from '@griffel/react';
import { useState, type FocusEvent, type FocusEventHandler } from 'react';
import { isCalendarDate } from '../../../domain/shared/calendar-date';
import { MIDNIGHT, type Dates } from '../../../domain/shared/read-date';
import type { TypedMoment } from '../../../domain/shared/typed-moment';
import { useDates, type MomentPattern } from './use-dates';
import { useLongDate } from './use-long-date';
import { DayBox } from './day-box';
import { Field, type FieldTexts } from '../controls/field';
import { InputBox } from '../controls/input-box';
import { timeFormOf } from './use-moment-format';
import { useTypedText } from '../controls/use-typed-text';
import { useText } from '../runtime/use-text';

interface MomentFieldProps extends FieldTexts {
  readonly name?: string;
  readonly value: TypedMoment;
  readonly readOnly?: boolean;
  /** Overrides the person's format. */
  readonly pattern?: MomentPattern;
  readonly onChange: (moment: TypedMoment) => void;
  readonly onBlur?: FocusEventHandler;
}

/** Separates date and time while they form no moment; it cannot be typed. */
const BREAK = '\n';

const partsOf = (moment: TypedMoment, dates: Dates): { readonly day: string; readonly time: string } => {
  if (typeof moment === 'number') return dates.wallAt(moment);
  const [day = '', time = ''] = (moment ?? '').split(BREAK);
  return { day, time };
};

const joined = (day: string, time: string, dates: Dates): TypedMoment => {
  if (day === '' && time === '') return null;
  const isWhole = isCalendarDate(day) && (time === '' || dates.isTime(time));
  return isWhole ? dates.momentAt(day, time === '' ? MIDNIGHT : time) : day + BREAK + time;
};

const useStyles = makeStyles({
  pair: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 112px', gap: '8px' },
  halves: {},
  whole: { gridTemplateColumns: 'minmax(0, 1fr) 76px' },
  seconds: { gridTemplateColumns: 'minmax(0, 1fr) 96px' },
});

/** A labelled date and time field in the person's or a fixed format, in the browser's time zone. */
export const MomentField = ({
  label,
  hint,
  error,
  required,
  name,
  value,
  readOnly = false,
  pattern = 'own',
  onChange,
  onBlur,
}: MomentFieldProps) => {
  const styles = useStyles();
  const text = useText();
  const dates = useDates(pattern);
  /** A date without a time counts as midnight (R-SHR-17), shown on blur. */
  const [isTimeless, setTimeless] = useState(false);
  const parts = partsOf(value, dates);
  const { day } = parts;
  const time = isTimeless && typeof value === 'number' ? '' : parts.time;
  const words = useLongDate(day, dates.settings);
  const change = (changedDay: string, changedTime: string): void => {
    setTimeless(changedTime === '');
    onChange(joined(changedDay, changedTime, dates));
  };
  const typed = useTypedText(
    time,
    (known) => (dates.isTime(known) ? dates.writeTime(known) : known),
    (written) => {
      const read = dates.readTime(written);
      if (read === null) return written.trim() === '' ? '' : written;
      // A time skipped by the clock change is stored as a later one; the typed text stays while typing.
      return isCalendarDate(day) ? dates.wallAt(dates.momentAt(day, read)).time : read;
    },
    (changed) => {
      change(day, changed);
    },
  );
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setTimeless(false);
  };
  return (
    <Field name={name} label={label} hint={hint} error={error} echo={words} required={required === true && !readOnly}>
      {({ id, ...tie }) => (
        <span onBlur={leave} className={mergeClasses(styles.pair, styles[timeFormOf(dates.settings.time)])}>
          <DayBox
            {...tie}
            id={id}
            name={name}
            label={label}
            pattern={pattern}
            value={day}
            required={required}
            readOnly={readOnly}
            invalid={error !== undefined}
            onBlur={onBlur}
            onChange={(changed) => {
              change(changed, time);
            }}
          />
          <InputBox invalid={error !== undefined} readOnly={readOnly}>
            <input
              {...tie}
              name={name}
              type="text"
              autoComplete="off"
              spellCheck={false}
              readOnly={readOnly}
              aria-label={text('shared.moment.time', { label })}
              placeholder={readOnly ? undefined : text(`shared.moment.${timeFormOf(dates.settings.time)}`)}
              value={typed.text}
              onChange={({ target }) => {
                typed.type(target.value);
              }}
              onBlur={(event) => {
                typed.forget();
                onBlur?.(event);
              }}
            />
          </InputBox>
        </span>
      )}
    </Field>
  );
};

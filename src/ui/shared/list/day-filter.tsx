import { makeStyles } from '@griffel/react';
import { useId, useState } from 'react';
import { isCalendarDate } from '../../../domain/shared/calendar-date';
import { DayBox } from '../dates/day-box';
import { useDayFormat } from '../dates/use-day-format';
import { kantoorTokens as tokens } from '../theme/theme';
import { useDebouncedInput } from '../controls/debounced-input.bridge';

interface DayFilterProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or empty for no filter. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** Later days cannot be chosen in the calendar. */
  readonly latest?: string;
  /** A date is required: an empty field is an error and does not clear the filter. */
  readonly required?: boolean;
  /** Id of an error message for several fields, this date included. */
  readonly problem?: string | undefined;
}

const useStyles = makeStyles({
  label: { flex: 'none', color: tokens.colorNeutralForeground3 },
  message: {
    marginTop: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusDangerForeground1,
  },
});

/** A date filter. Invalid text stays in the field, is marked on blur, and changes no filter. */
export const DayFilter = ({ label, value, onChange, latest, required = false, problem }: DayFilterProps) => {
  const styles = useStyles();
  const id = useId();
  const form = useDayFormat();
  const typing = useDebouncedInput(value, onChange);
  const [unread, setUnread] = useState({ text: '', left: false, beside: value });
  // A change from outside (Reset, back button) discards the invalid text.
  const wrong = unread.beside === value ? unread.text : '';
  const change = (day: string): void => {
    const isRead = day === '' || isCalendarDate(day);
    setUnread({ text: isRead ? '' : day, left: false, beside: value });
    if (isRead) typing.type(day);
  };
  const isMarked = wrong !== '' && unread.left;
  return (
    <div>
      <DayBox
        id={id}
        label={label}
        value={wrong === '' ? typing.text : wrong}
        latest={latest}
        required={required}
        aria-required={required || undefined}
        invalid={isMarked || problem !== undefined}
        aria-invalid={isMarked || problem !== undefined || undefined}
        aria-describedby={isMarked ? `${id}-message` : problem}
        onChange={change}
        onBlur={() => {
          setUnread({ ...unread, left: true });
        }}
      >
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      </DayBox>
      {isMarked && (
        <p id={`${id}-message`} className={styles.message}>
          {form}
        </p>
      )}
    </div>
  );
};

import { makeResetStyles, makeStyles } from '@griffel/react';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { addDays, isCalendarDate, type CalendarDate } from '../../../domain/shared/calendar-date';
import { addMonths, weekdayOf, weeksOf } from '../../../domain/shared/calendar-month';
import { calendarWordsIn } from '../../../domain/shared/format';
import type { Language } from '../../../domain/shared/locale';
import { Button } from '../controls/button';
import * as shellShapes from '../icons/shell-shapes';
import { sizes, phone } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';
import { useText } from '../runtime/use-text';

interface CalendarProps {
  readonly language: Language;
  /** Empty if no day is chosen; the calendar then shows `today`. */
  readonly value: CalendarDate;
  readonly today: CalendarDate;
  /** Later days cannot be chosen. */
  readonly latest?: CalendarDate | undefined;
  readonly onPick: (day: CalendarDate) => void;
}

/** A phone that is tall enough for finger-sized days. */
const roomy = `${phone} and (min-height: 520px)`;

const useDay = makeResetStyles({
  'display': 'block',
  'width': '100%',
  'height': sizes.control,
  'padding': 0,
  'border': '1px solid transparent',
  'borderRadius': tokens.borderRadiusMedium,
  'textAlign': 'center',
  'fontVariantNumeric': 'tabular-nums',
  'backgroundColor': 'transparent',
  'cursor': 'pointer',
  '&:hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  '&[aria-current="date"]': { border: `1px solid ${tokens.colorBrandStroke1}`, fontWeight: tokens.fontWeightSemibold },
  '&[aria-disabled="true"]': {
    color: tokens.colorNeutralForegroundDisabled,
    backgroundColor: 'transparent',
    cursor: 'default',
  },
  [roomy]: { height: sizes.touch },
});

const useStyles = makeStyles({
  bar: { display: 'flex', alignItems: 'center' },
  title: {
    'flex': '1',
    'fontWeight': tokens.fontWeightSemibold,
    'textAlign': 'center',
    '::first-letter': { textTransform: 'uppercase' },
  },
  /** As tall as the longest month, so that nothing below moves. */
  grid: { minHeight: '224px', [roomy]: { minHeight: '296px' } },
  table: { width: '100%', tableLayout: 'fixed', borderSpacing: '0' },
  head: {
    height: sizes.controlSmall,
    padding: '0',
    textAlign: 'center',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
  cell: {
    'padding': '0',
    '&[aria-selected="true"] > button': {
      color: tokens.colorNeutralForegroundOnBrand,
      backgroundColor: tokens.colorBrandBackground,
    },
  },
});

const STEPS: Readonly<Record<string, (day: CalendarDate) => CalendarDate>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
};
const MONTHS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/** The day that a key moves to; `null` for other keys. */
const stepFrom = (day: CalendarDate, { key, shiftKey }: KeyboardEvent): CalendarDate | null => {
  const months = MONTHS[key];
  const next = months === undefined ? STEPS[key]?.(day) : addMonths(day, shiftKey ? 12 * months : months);
  return next === undefined ? null : isCalendarDate(next) ? next : day;
};

const takeFocus = (button: HTMLButtonElement | null): void => {
  button?.focus();
};

/** A month grid, Monday first, with week numbers. Arrows, Home, End, Page Up and Down (with Shift a year) move. */
export const Calendar = ({ language, value, today, latest, onPick }: CalendarProps) => {
  const day = useDay();
  const styles = useStyles();
  const text = useText();
  const words = useMemo(() => calendarWordsIn(language), [language]);
  const [{ at, byKey }, setAt] = useState({ at: value === '' ? today : value, byKey: false });
  const isLate = (date: CalendarDate): boolean => latest !== undefined && date > latest;
  const turn = (months: number): void => {
    setAt({ at: addMonths(at, months), byKey: false });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = stepFrom(at, event);
    if (next === null) return;
    event.preventDefault();
    setAt({ at: next, byKey: true });
  };
  return (
    <>
      <div className={styles.bar}>
        <Button
          variant="subtle"
          size="small"
          icon={shellShapes.firstPage}
          aria-label={text('shared.day.previousYear')}
          onClick={() => {
            turn(-12);
          }}
        />
        <Button
          variant="subtle"
          size="small"
          icon={shellShapes.chevronLeft}
          aria-label={text('shared.day.previousMonth')}
          onClick={() => {
            turn(-1);
          }}
        />
        <h2 className={styles.title} aria-live="polite">
          {words.month(at)}
        </h2>
        <Button
          variant="subtle"
          size="small"
          icon={shellShapes.chevronRight}
          aria-label={text('shared.day.nextMonth')}
          onClick={() => {
            turn(1);
          }}
        />
        <Button
          variant="subtle"
          size="small"
          icon={shellShapes.lastPage}
          aria-label={text('shared.day.nextYear')}
          onClick={() => {
            turn(12);
          }}
        />
      </div>
      <div className={styles.grid}>
        <table role="grid" className={styles.table} aria-label={words.month(at)} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <th scope="col" className={styles.head} abbr={text('shared.day.weeks')}>
                {text('shared.day.weeksShort')}
              </th>
              {words.weekdays.map(({ short, long }) => (
                <th key={long} scope="col" className={styles.head} abbr={long}>
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(at).map(({ number, days }) => (
              <tr key={number}>
                <th scope="row" className={styles.head} aria-label={text('shared.day.week', { number })}>
                  {number}
                </th>
                {days.map((date, index) =>
                  date === null ? (
                    <td key={index} role="gridcell" />
                  ) : (
                    <td key={index} role="gridcell" className={styles.cell} aria-selected={date === value}>
                      <button
                        key={date}
                        ref={byKey && date === at ? takeFocus : undefined}
                        type="button"
                        className={day}
                        tabIndex={date === at ? 0 : -1}
                        data-focus={date === at ? '' : undefined}
                        aria-label={words.day(date)}
                        aria-current={date === today ? 'date' : undefined}
                        aria-disabled={isLate(date) || undefined}
                        onClick={() => {
                          if (!isLate(date)) onPick(date);
                        }}
                      >
                        {Number(date.slice(8))}
                      </button>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};

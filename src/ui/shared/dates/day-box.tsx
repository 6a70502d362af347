import { makeResetStyles, makeStyles } from '@griffel/react';
import { useState, type FocusEventHandler, type KeyboardEvent, type ReactNode } from 'react';
import { isCalendarDate } from '../../../domain/shared/calendar-date';
import { useDates, type MomentPattern } from './use-dates';
import { Button } from '../controls/button';
import { Calendar } from './calendar';
import * as shellShapes from '../icons/shell-shapes';
import { showModally } from '../overlays/dialog';
import { InputBox } from '../controls/input-box';
import { phone, wide } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';
import { useTypedText } from '../controls/use-typed-text';
import { useText } from '../runtime/use-text';

export interface DayBoxProps {
  readonly 'id': string;
  /** Label of the calendar and its button. */
  readonly 'label': string;
  /** `YYYY-MM-DD`, empty, or the typed text while it is no date. */
  readonly 'value': string;
  readonly 'onChange': (value: string) => void;
  /** A day from the calendar; `onChange` by default. */
  readonly 'onPick'?: ((value: string) => void) | undefined;
  readonly 'onBlur'?: FocusEventHandler;
  readonly 'name'?: string | undefined;
  /** Overrides the person's date format. */
  readonly 'pattern'?: MomentPattern;
  readonly 'readOnly'?: boolean;
  readonly 'invalid'?: boolean;
  readonly 'required'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly 'aria-required'?: boolean | undefined;
  /** Later days cannot be chosen in the calendar. */
  readonly 'latest'?: string | undefined;
  /** Content before the text. */
  readonly 'children'?: ReactNode;
}

const useDialog = makeResetStyles({
  'width': '312px',
  'maxWidth': 'calc(100vw - 24px)',
  // Not limited to the space beside the field: if that is too small, the calendar covers the field.
  'maxHeight': 'calc(100dvh - 24px)',
  'padding': 0,
  'border': `1px solid ${tokens.colorNeutralStroke2}`,
  'borderRadius': tokens.borderRadiusLarge,
  'color': tokens.colorNeutralForeground1,
  'backgroundColor': tokens.colorNeutralCardBackground,
  'boxShadow': tokens.shadow16,
  '&::backdrop': { backgroundColor: 'transparent' },
  [phone]: { width: '360px' },
  // Centred on a phone, and without anchor positioning.
  '@supports (position-area: bottom) and (anchor-scope: --day)': {
    [wide]: {
      margin: '4px 0',
      inset: 'auto',
      positionAnchor: '--day',
      positionArea: 'bottom span-right',
      positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline, span-all',
    },
  },
});

const useStyles = makeStyles({
  anchor: { display: 'block', minWidth: 0, width: '100%', anchorName: '--day', anchorScope: '--day' },
  button: { 'display': 'contents', '& > button': { marginRight: '-6px' } },
  sheet: { padding: tokens.spacingHorizontalMNudge },
  foot: { display: 'flex', justifyContent: 'space-between', marginTop: tokens.spacingVerticalXS },
});

/** A date input with a calendar, opened by its button or the arrow down. */
export const DayBox = ({
  id,
  label,
  value,
  onChange,
  onPick = onChange,
  onBlur,
  name,
  pattern,
  readOnly = false,
  invalid = false,
  required = false,
  latest,
  children,
  ...tie
}: DayBoxProps) => {
  const dialog = useDialog();
  const styles = useStyles();
  const text = useText();
  const dates = useDates(pattern);
  const [open, setOpen] = useState(false);
  const typed = useTypedText(
    value,
    (day) => (isCalendarDate(day) ? dates.writeDay(day) : day),
    (day) => dates.readDay(day) ?? (day.trim() === '' ? '' : day),
    onChange,
  );
  const pick = (day: string): void => {
    typed.forget();
    onPick(day);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' || readOnly) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <span className={styles.anchor}>
      <InputBox invalid={invalid} readOnly={readOnly}>
        {children}
        <input
          {...tie}
          id={id}
          name={name}
          type="text"
          autoComplete="off"
          spellCheck={false}
          readOnly={readOnly}
          placeholder={readOnly ? undefined : text(`shared.day.patterns.${dates.settings.date}`)}
          value={typed.text}
          onChange={({ target }) => {
            typed.type(target.value);
          }}
          onBlur={(event) => {
            typed.forget();
            onBlur?.(event);
          }}
          onKeyDown={onKeyDown}
        />
        {!readOnly && (
          <span className={styles.button}>
            <Button
              variant="subtle"
              size="small"
              icon={shellShapes.calendar}
              aria-label={text('shared.day.open', { label })}
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => {
                setOpen(true);
              }}
            />
          </span>
        )}
      </InputBox>
      {open && (
        <dialog
          ref={showModally}
          className={dialog}
          aria-label={text('shared.day.dialog', { label })}
          onCancel={(event) => {
            event.preventDefault();
            setOpen(false);
          }}
          onClick={(event) => {
            if (event.target === event.currentTarget) setOpen(false);
          }}
        >
          <div className={styles.sheet}>
            <Calendar
              language={dates.settings.language}
              value={isCalendarDate(value) ? value : ''}
              today={dates.today()}
              latest={latest}
              onPick={pick}
            />
            <div className={styles.foot}>
              <Button
                variant="subtle"
                size="small"
                onClick={() => {
                  pick(dates.today());
                }}
              >
                {text('shared.day.today')}
              </Button>
              {!required && value !== '' && (
                <Button
                  variant="subtle"
                  size="small"
                  onClick={() => {
                    pick('');
                  }}
                >
                  {text('shared.day.clear')}
                </Button>
              )}
            </div>
          </div>
        </dialog>
      )}
    </span>
  );
};

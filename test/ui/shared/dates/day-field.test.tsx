import { act, screen, waitFor, within } from '@testing-library/react';
import { Formik } from 'formik';
import { useState } from 'react';
import { isCalendarDate } from '../../../../src/domain/shared/calendar-date';
import type { Fields } from '../../../../src/domain/shared/merge';
import { problemsOf } from '../../../../src/domain/shared/rule';
import { momentProblem, type TypedMoment } from '../../../../src/domain/shared/typed-moment';
import { DayFilter } from '../../../../src/ui/shared/list/day-filter';
import { useKey } from '../../../../src/ui/shared/focus/keys.bridge';
import { RecordDay, RecordMoment } from '../../../../src/ui/shared/record/record-day';
import { RecordFieldsProvider } from '../../../../src/ui/shared/record/record-fields';
import { showSignedIn } from '../support/signed-in';

type Draft = { readonly day: string; readonly start: TypedMoment };

/** A form with a day and a time that counts how often Esc cancelled it. */
const Form = ({
  draft,
  editing = true,
  required = false,
  onValues,
  onGivenUp = () => undefined,
}: {
  readonly draft: Draft;
  readonly editing?: boolean;
  readonly required?: boolean;
  readonly onValues: (values: Fields) => void;
  readonly onGivenUp?: () => void;
}) => {
  useKey('Escape', onGivenUp);
  return (
    <Formik<Draft>
      initialValues={draft}
      validate={({ day, start }) =>
        problemsOf({
          day: day === '' ? (required ? 'required' : null) : isCalendarDate(day) ? null : 'pattern.default',
          start: momentProblem(start),
        })
      }
      onSubmit={() => undefined}
    >
      {({ values }) => {
        onValues(values);
        return (
          <RecordFieldsProvider value={{ editing, refused: {}, labelOf: (name) => name }}>
            <RecordDay<{ readonly day: string; readonly start: string }> name="day" label="Date" required={required} />
            <RecordMoment<{ readonly day: string; readonly start: string }> name="start" label="Start" />
          </RecordFieldsProvider>
        );
      }}
    </Formik>
  );
};

const show = async (
  draft: Partial<Draft> = {},
  settings: Parameters<typeof showSignedIn>[1] = {},
  more: { readonly editing?: boolean; readonly required?: boolean } = {},
) => {
  const seen: Fields[] = [];
  const givenUp = jest.fn();
  const drawn = await showSignedIn(
    <Form
      draft={{ day: '', start: null, ...draft }}
      {...more}
      onValues={(values) => {
        seen.push(values);
      }}
      onGivenUp={givenUp}
    />,
    settings,
  );
  return { ...drawn, givenUp, value: (field: keyof Draft) => seen.at(-1)?.[field] };
};

const day = () => screen.getByRole('textbox', { name: 'Date' });
const start = () => screen.getByRole('textbox', { name: 'Start' });
const time = () => screen.getByRole('textbox', { name: 'Start, time' });
const openButton = () => screen.getByRole('button', { name: 'Date: open the calendar' });
const calendar = () => screen.getByRole('dialog', { name: 'Date: choose a date' });
/** Newer browsers omit the comma: "Friday, 20 November 2026". */
const cell = (name: string, inside = calendar()) =>
  within(inside).getByRole('button', { name: new RegExp(`^${name.replace(' ', ',? ')}$`) });

describe('a typed date (R-SHR-17)', () => {
  test.each([
    ['yyyy-MM-dd', '2026-12-31'],
    ['dd-MM-yyyy', '31-12-2026'],
    ['d-M-yyyy', '31-12-2026'],
    ['dd-MM-yy', '31-12-26'],
    ['d-M-yy', '31-12-26'],
  ] as const)('is shown and parsed as %s', async (date, text) => {
    const { user, value } = await show({ day: '2026-12-31' }, { date });
    expect(day()).toHaveValue(text);
    await user.clear(day());
    await user.type(day(), text);
    expect([day(), value('day')]).toEqual([expect.objectContaining({ value: text }), '2026-12-31']);
  });

  test('stays as typed and is formatted on blur', async () => {
    const { user, value } = await show();
    await user.type(day(), '1/2/26');
    expect(day()).toHaveValue('1/2/26');
    expect(value('day')).toBe('2026-02-01');
    await user.tab();
    expect(day()).toHaveValue('01-02-2026');
  });

  test.each([
    ['1/2/26', 'dd-MM-yyyy', 'Sunday,? 1 February 2026'],
    ['2026-02-01', 'd-M-yy', 'Sunday,? 1 February 2026'],
    ['2026-02-01', 'yyyy-MM-dd', null],
    ['3-3-2026', 'dd-MM-yyyy', null],
    ['13-2-2026', 'dd-MM-yyyy', null],
  ] as const)('%s in %s is said in words where day and month could change places', async (typed, date, words) => {
    const { user } = await show({}, { date });
    await user.type(day(), typed);
    if (words === null) expect(day()).not.toHaveAccessibleDescription();
    else expect(day()).toHaveAccessibleDescription(new RegExp(`^${words}$`));
  });

  test('is kept and marked with the expected format if it does not exist', async () => {
    const { user, value } = await show();
    await user.type(day(), '31-2-2026');
    await user.tab();
    expect(day()).toHaveValue('31-2-2026');
    expect(day()).toBeInvalid();
    expect(day()).toHaveAccessibleDescription('Enter an existing date as dd-MM-yyyy, such as 31-12-2026.');
    expect(value('day')).toBe('31-2-2026');
    await user.type(day(), '{Backspace>9}28-2-2026');
    expect(day()).toBeValid();
    expect(value('day')).toBe('2026-02-28');
  });

  test('is explained in Dutch with Dutch letters', async () => {
    const { user } = await show({}, { language: 'nl', date: 'd-M-yyyy' });
    await user.type(day(), 'morgen');
    await user.tab();
    expect(day()).toHaveAccessibleDescription('Vul een bestaande datum in als d-m-jjjj, bijvoorbeeld 31-12-2026.');
  });

  test('is empty when cleared, with an error if required', async () => {
    const { user, value } = await show({ day: '2026-12-31' }, {}, { required: true });
    await user.clear(day());
    await user.tab();
    expect(value('day')).toBe('');
    expect(day()).toHaveAccessibleDescription('This field is required');
  });

  test('is read-only text outside editing', async () => {
    await show({ day: '2026-12-31' }, {}, { editing: false });
    expect(day()).toHaveAttribute('readonly');
    expect(day()).toHaveValue('31-12-2026');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a date from the calendar', () => {
  test('opens at its month with week numbers, Monday first', async () => {
    const { user, value } = await show({ day: '2026-12-31' });
    await user.click(openButton());
    expect(within(calendar()).getByRole('heading', { name: 'December 2026' })).toBeInTheDocument();
    expect(
      within(calendar())
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Wk', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(
      within(calendar())
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(['49', '50', '51', '52', '53']);
    expect(within(calendar()).getByRole('gridcell', { selected: true })).toHaveTextContent('31');
    expect(cell('Thursday 31 December 2026')).toHaveFocus();
    await user.click(cell('Friday 25 December 2026'));
    expect(value('day')).toBe('2026-12-25');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(openButton()).toHaveFocus();
    expect(day()).toHaveValue('25-12-2026');
  });

  test.each([
    ['{ArrowRight}', '2026-11-21'],
    ['{ArrowLeft}', '2026-11-19'],
    ['{ArrowDown}', '2026-11-27'],
    ['{ArrowUp}', '2026-11-13'],
    ['{Home}', '2026-11-16'],
    ['{End}', '2026-11-22'],
    ['{PageDown}', '2026-12-20'],
    ['{PageUp}', '2026-10-20'],
    ['{Shift>}{PageDown}{/Shift}', '2027-11-20'],
    ['{Shift>}{PageUp}{/Shift}', '2025-11-20'],
    ['{ArrowDown}{ArrowDown}', '2026-12-04'],
  ])('by keys: %s from today leads to %s', async (keys, picked) => {
    const { user, value } = await show();
    await user.click(day());
    await user.keyboard('{ArrowDown}');
    expect(cell('Friday 20 November 2026')).toHaveAttribute('aria-current', 'date');
    await user.keyboard(keys);
    await user.keyboard('{Enter}');
    expect(value('day')).toBe(picked);
  });

  test('keeps the focus on the button that turns pages', async () => {
    const { user, value } = await show({ day: '2026-01-31' });
    await user.click(openButton());
    const next = within(calendar()).getByRole('button', { name: 'Next month' });
    await user.click(next);
    expect(next).toHaveFocus();
    expect(cell('Saturday 28 February 2026')).toHaveAttribute('tabindex', '0');
    await user.click(within(calendar()).getByRole('button', { name: 'Next year' }));
    await user.click(within(calendar()).getByRole('button', { name: 'Previous month' }));
    await user.click(within(calendar()).getByRole('button', { name: 'Previous year' }));
    await user.click(cell('Thursday 1 January 2026'));
    expect(value('day')).toBe('2026-01-01');
  });

  test('offers today, and clear where allowed', async () => {
    const { user, value } = await show();
    await user.click(openButton());
    expect(within(calendar()).queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    await user.click(within(calendar()).getByRole('button', { name: 'Today' }));
    expect(value('day')).toBe('2026-11-20');
    await user.click(openButton());
    await user.click(within(calendar()).getByRole('button', { name: 'Clear' }));
    expect([value('day'), day()]).toEqual(['', expect.objectContaining({ value: '' })]);
  });

  test('cannot be cleared if required', async () => {
    const { user } = await show({ day: '2026-12-31' }, {}, { required: true });
    await user.click(openButton());
    expect(within(calendar()).queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });

  test('is named in the language', async () => {
    const { user } = await show({ day: '2026-12-31' }, { language: 'nl' });
    await user.click(screen.getByRole('button', { name: 'Date: open de kalender' }));
    expect(screen.getByRole('heading', { name: 'december 2026' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'donderdag 31 december 2026' })).toHaveFocus();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Wk',
      'ma',
      'di',
      'wo',
      'do',
      'vr',
      'za',
      'zo',
    ]);
  });

  test('closes on Esc and outside clicks without other effects', async () => {
    const { user, value, givenUp } = await show();
    await user.type(day(), '31-2');
    await user.click(openButton());
    await user.keyboard('{Escape}');
    // jsdom's dialog does not fire an event on Esc.
    act(() => {
      calendar().dispatchEvent(new Event('cancel', { cancelable: true }));
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(day()).toHaveValue('31-2');
    expect([value('day'), givenUp.mock.calls]).toEqual(['31-2', []]);
    await user.click(openButton());
    await user.click(calendar());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(givenUp).toHaveBeenCalledTimes(1);
  });
});

describe('a moment (R-SHR-17)', () => {
  const HALF_PAST_TWO = Date.UTC(2026, 11, 31, 13, 30);

  test.each([
    ['HH:mm', '14:30', '09:05'],
    ['H:mm', '14:30', '9:05'],
    ['hh:mm a', '02:30 PM', '09:05 AM'],
    ['h:mm a', '2:30 PM', '9:05 AM'],
  ] as const)("is shown and parsed as %s in the browser's zone", async (pattern, afternoon, morning) => {
    const { user, value } = await show({ start: HALF_PAST_TWO }, { time: pattern });
    expect([start(), time()]).toEqual([
      expect.objectContaining({ value: '31-12-2026' }),
      expect.objectContaining({ value: afternoon }),
    ]);
    await user.clear(time());
    await user.type(time(), morning);
    expect(value('start')).toBe(Date.UTC(2026, 11, 31, 8, 5));
    await user.tab();
    expect(time()).toHaveValue(morning);
  });

  test('needs both parts and keeps typed text with an error', async () => {
    const { user, value } = await show();
    await user.type(start(), '31-12-2026');
    await user.tab();
    await user.type(time(), '25:70');
    await user.tab();
    expect([start(), time()]).toEqual([
      expect.objectContaining({ value: '31-12-2026' }),
      expect.objectContaining({ value: '25:70' }),
    ]);
    expect(time()).toBeInvalid();
    expect(time()).toHaveAccessibleDescription(
      'Enter a date as dd-MM-yyyy and a time as hh:mm, such as 31-12-2026 14:30.',
    );
    expect(momentProblem(value('start') as TypedMoment)).toBe('pattern.default'); // Values of a form are unknown to its type.
    await user.clear(time());
    await user.type(time(), '1430');
    expect(value('start')).toBe(HALF_PAST_TWO);
    await user.clear(time());
    await user.clear(start());
    expect(value('start')).toBeNull();
  });

  test('keeps half-typed text after a refused save', async () => {
    const { user, value, unmount } = await show();
    await user.type(start(), '31-12-2026');
    await user.type(time(), '2');
    await user.type(time(), 'x');
    const kept = value('start');
    unmount();
    // The form's values are untyped; this value was just read from it.
    await show({ start: kept as TypedMoment });
    expect([start(), time()]).toEqual([
      expect.objectContaining({ value: '31-12-2026' }),
      expect.objectContaining({ value: '2x' }),
    ]);
  });

  test('keeps its time when another date is picked', async () => {
    const { user, value } = await show({ start: HALF_PAST_TWO });
    await user.click(screen.getByRole('button', { name: 'Start: open the calendar' }));
    await user.click(cell('Friday 25 December 2026', screen.getByRole('dialog')));
    expect(value('start')).toBe(Date.UTC(2026, 11, 25, 13, 30));
  });
});

describe('a date filter', () => {
  const Panel = ({ onAsk }: { readonly onAsk: (day: string) => void }) => {
    const [value, setValue] = useState('2026-01-01');
    return (
      <>
        <DayFilter
          label="From"
          value={value}
          onChange={(changed) => {
            onAsk(changed);
            setValue(changed);
          }}
        />
        <button
          type="button"
          onClick={() => {
            setValue('');
          }}
        >
          Reset
        </button>
      </>
    );
  };
  const from = () => screen.getByRole('textbox', { name: 'From' });

  test('is applied after the debounce in wire format', async () => {
    const asked: string[] = [];
    const { user } = await showSignedIn(
      <Panel
        onAsk={(value) => {
          asked.push(value);
        }}
      />,
    );
    expect(from()).toHaveValue('01-01-2026');
    await user.clear(from());
    await user.type(from(), '31-12-2026');
    expect(asked).toEqual([]);
    await waitFor(() => {
      expect(asked).toEqual(['2026-12-31']);
    });
  });

  test('keeps and marks invalid text without filtering; Reset clears it', async () => {
    const asked: string[] = [];
    const { user } = await showSignedIn(
      <Panel
        onAsk={(value) => {
          asked.push(value);
        }}
      />,
    );
    await user.type(from(), '9');
    expect(from()).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(from()).toHaveValue('01-01-20269');
    expect(from()).toBeInvalid();
    expect(from()).toHaveAccessibleDescription('Enter an existing date as dd-MM-yyyy, such as 31-12-2026.');
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(from()).toHaveValue('');
    expect(from()).toBeValid();
  });
});

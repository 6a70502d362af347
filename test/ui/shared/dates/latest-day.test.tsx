import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Calendar } from '../../../../src/ui/shared/dates/calendar';
import { DayBox } from '../../../../src/ui/shared/dates/day-box';
import { DayFilter } from '../../../../src/ui/shared/list/day-filter';
import { showSignedIn } from '../support/signed-in';

const TODAY = '2026-11-20';
/** Newer browsers omit the comma. */
const cell = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name.replace(' ', ',? ')}$`) });
const late = (): readonly (string | null)[] =>
  within(screen.getByRole('grid'))
    .getAllByRole('button')
    .filter((day) => day.getAttribute('aria-disabled') === 'true')
    .map(({ textContent }) => textContent);

describe('a calendar with a latest day', () => {
  const show = async (latest?: string) => {
    const picked: string[] = [];
    const drawn = await showSignedIn(
      <Calendar
        language="en"
        value={TODAY}
        today={TODAY}
        latest={latest}
        onPick={(day) => {
          picked.push(day);
        }}
      />,
    );
    return { ...drawn, picked };
  };

  test('has later days off for mouse and keyboard; the last one is on', async () => {
    const { user, picked } = await show(TODAY);
    expect(late().slice(0, 3)).toEqual(['21', '22', '23']);
    await user.click(cell('Saturday 21 November 2026'));
    cell('Friday 20 November 2026').focus();
    await user.keyboard('{ArrowRight}');
    expect(cell('Saturday 21 November 2026')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(picked).toEqual([]);
    await user.click(cell('Friday 20 November 2026'));
    await user.click(cell('Sunday 1 November 2026'));
    expect(picked).toEqual([TODAY, '2026-11-01']);
  });

  test('has whole later months off, and earlier ones on', async () => {
    const { user } = await show(TODAY);
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(late().length).toBeGreaterThanOrEqual(31);
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(late()).toEqual([]);
  });

  test('has every day on without one', async () => {
    const { user, picked } = await show();
    expect(late()).toEqual([]);
    await user.click(cell('Saturday 21 November 2026'));
    expect(picked).toEqual(['2026-11-21']);
  });
});

test('a day box hands its latest day to the calendar', async () => {
  const changed: string[] = [];
  const { user } = await showSignedIn(
    <DayBox
      id="day"
      label="Start"
      value=""
      latest="2026-11-10"
      onChange={(day) => {
        changed.push(day);
      }}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Start: open the calendar' }));
  await user.click(cell('Wednesday 11 November 2026'));
  expect([changed, screen.queryByRole('dialog') !== null]).toEqual([[], true]);
  await user.click(cell('Tuesday 10 November 2026'));
  expect([changed, screen.queryByRole('dialog') !== null]).toEqual([['2026-11-10'], false]);
});

describe('a date filter of a range', () => {
  const Panel = ({ onAsk }: { readonly onAsk: (day: string) => void }) => {
    const [value, setValue] = useState('2026-11-01');
    const isLate = value > TODAY;
    return (
      <>
        <DayFilter
          label="From"
          value={value}
          latest={TODAY}
          required
          problem={isLate ? 'message' : undefined}
          onChange={(day) => {
            onAsk(day);
            setValue(day);
          }}
        />
        {isLate && <p id="message">Too late</p>}
      </>
    );
  };
  const from = () => screen.getByRole('textbox', { name: 'From' });
  const show = async () => {
    const asked: string[] = [];
    const drawn = await showSignedIn(<Panel onAsk={(day) => asked.push(day)} />);
    return { ...drawn, asked };
  };

  test('cannot choose a later day in its calendar, and cannot be cleared there', async () => {
    const { user, asked } = await show();
    expect(from()).toBeRequired();
    await user.click(screen.getByRole('button', { name: 'From: open the calendar' }));
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    await user.click(cell('Saturday 21 November 2026'));
    await user.click(cell('Friday 20 November 2026'));
    await waitFor(() => {
      expect(asked).toEqual([TODAY]);
    });
  });

  test('hands on a later day that is typed, and is described by the problem of the whole', async () => {
    const { user, asked } = await show();
    await user.clear(from());
    await user.type(from(), '21-11-2026');
    await waitFor(() => {
      expect(asked).toEqual(['2026-11-21']);
    });
    expect(from()).toBeInvalid();
    expect(from()).toHaveAccessibleDescription('Too late');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { either, taskEither } from 'fp-ts';
import type { Answer } from '../../../src/application/shared/ports/call';
import type { Statistics } from '../../../src/domain/insight/statistics';
import type { Failure } from '../../../src/domain/shared/failure';
import { freshBrowser } from '../shell/support/console';
import {
  anArea,
  cellsOf,
  heldAnswer,
  linesOf,
  NOW,
  openStatistics,
  updated,
  type Answering,
} from './support/statistics';

beforeEach(freshBrowser);

const cut: Failure = { kind: 'Unreachable', reason: 'cut' };
const failing: Answer<Statistics> = taskEither.left(cut);
const FIRST = ['dashboard 2026-10-22 2026-11-20', 'orders 2026-09-22 2026-10-21'];

const widgets = (): readonly (string | null)[] =>
  [...document.querySelectorAll('main section[aria-label]')].map((widget) => widget.getAttribute('aria-label'));
const widget = (name: string) => screen.findByRole('region', { name });
const loaded = async () => {
  await updated();
  await waitFor(() => {
    expect(document.querySelector('[data-skeleton]')).not.toBeInTheDocument();
  });
};

describe('the widgets', () => {
  test('are those of the rights, in the order of the areas (R-INS-10)', async () => {
    const { asked } = openStatistics({ at: '/dashboard', areas: ['holidays', 'users', 'orders'] });
    await loaded();
    expect(widgets().slice(0, 3)).toEqual(['Orders', 'Logins', 'Holidays']);
    expect(linesOf(asked)).toEqual(FIRST);
    expect(screen.getByRole('heading', { name: 'Where to begin' })).toBeInTheDocument();
  });

  test('are none without a right: nothing is asked, the start page stands', async () => {
    const { asked } = openStatistics({ at: '/dashboard', areas: [] });
    expect(await screen.findByRole('heading', { name: 'Where to begin' })).toBeInTheDocument();
    expect(screen.getByText('Good afternoon, Rhea')).toBeInTheDocument();
    // The actions that the person may perform in each module precede the recent records. Rule R-SES-29.
    expect(screen.getByRole('link', { name: 'Users View' })).toHaveAttribute('href', '/users');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Where to begin',
      'Recently opened',
    ]);
    expect(screen.queryByRole('button', { name: 'Refresh' })).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  test('lead to their statistics', async () => {
    const { user, address } = openStatistics({ at: '/dashboard', areas: ['orders', 'users'] });
    await loaded();
    expect(screen.getByRole('link', { name: 'Orders: open in statistics' })).toHaveAttribute(
      'href',
      '/statistics/orders',
    );
    await user.click(screen.getByRole('link', { name: 'Logins: open in statistics' }));
    expect(address()).toBe('/statistics/users');
    expect(await screen.findByRole('tab', { name: 'Logins', selected: true })).toBeInTheDocument();
  });

  test('show figures, a dash for a missing one, and the coming holidays (R-INS-18)', async () => {
    openStatistics({
      at: '/dashboard',
      areas: ['invoices', 'gifts', 'holidays'],
      answering: () =>
        taskEither.right(
          new Map([
            ['invoices', anArea({ total: 1_204, open: 0, unpaid: null })],
            ['gifts', anArea({ available: 1_200 })],
            ['holidays', { kind: 'holidays', holidays: [{ date: '2026-12-25', reason: 'Kerst', notification: '' }] }],
          ]),
        ),
    });
    await loaded();
    expect((await widget('Invoices')).querySelector('dl')).toHaveTextContent('All invoices1,204Open0Unpaid–');
    expect(within(await widget('Gift promotions')).getByText('1,200')).toBeInTheDocument();
    expect(within(await widget('Gift promotions')).getByText('Diamonds, 30 days')).toBeInTheDocument();
    expect(within(await widget('Gift promotions')).queryByText('Pending')).not.toBeInTheDocument();
    expect(await widget('Holidays')).toHaveTextContent('Kerst25-12-2026');
  });
});

test.each([
  ['HH:mm', 'Updated at 13:30'],
  ['h:mm a', 'Updated at 1:30 PM'],
] as const)("names the time in the person's format %s", async (time, said) => {
  openStatistics({ at: '/dashboard', areas: ['orders'], settings: { time } });
  expect(await updated()).toHaveTextContent(new RegExp(`^${said}$`, 'i'));
});

describe('the range', () => {
  test('is chosen in the menu, and kept in the address (R-INS-15)', async () => {
    const { user, asked, address } = openStatistics({ at: '/dashboard', areas: ['orders'] });
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Last 30 days' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Last 7 days' }));
    expect(address()).toBe('/dashboard?days=7');
    await waitFor(() => {
      expect(linesOf(asked)).toEqual([...FIRST, 'dashboard 2026-11-14 2026-11-20', 'orders 2026-11-07 2026-11-13']);
    });
    await user.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Last 30 days' }));
    expect(address()).toBe('/dashboard');
  });

  test.each([
    ['90', 'dashboard 2026-08-23 2026-11-20'],
    ['31', FIRST[0]],
    ['x', FIRST[0]],
  ])('of the address ?days=%s is %s', async (days, line) => {
    const { asked } = openStatistics({ at: `/dashboard?days=${days}`, areas: ['orders'] });
    await loaded();
    expect(linesOf(asked)[0]).toBe(line);
  });
});

test('refreshes, and the figures stand meanwhile', async () => {
  const held = heldAnswer(either.right(new Map([['users', anArea({ total: 77 })]])));
  const { user, asked, clock } = openStatistics({
    at: '/dashboard',
    areas: ['users'],
    answering: (_, place) => (place === 1 ? held.answer : null),
  });
  await loaded();
  const refresh = screen.getByRole('button', { name: 'Refresh' });
  clock.at = NOW + 60_000;
  await user.click(refresh);
  expect([refresh.getAttribute('aria-busy'), document.querySelector('[data-skeleton]')]).toEqual(['true', null]);
  held.release();
  expect(await within(await widget('Logins')).findByText('77')).toBeInTheDocument();
  expect(await updated()).toHaveTextContent('Updated at 13:31');
  expect(linesOf(asked)).toEqual([FIRST[0], FIRST[0]]);
  expect(refresh).toHaveFocus();
});

describe('failures', () => {
  test('of the whole can be tried again, with the widgets as shapes meanwhile', async () => {
    const held = heldAnswer(either.left(cut));
    const { user, asked } = openStatistics({
      at: '/dashboard',
      areas: ['orders'],
      answering: (_, place) => (place === 0 ? failing : place === 1 ? held.answer : null),
    });
    expect(await screen.findByRole('heading', { name: 'The dashboard did not load' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Where to begin' })).toBeInTheDocument();
    expect(widgets()).not.toContain('Orders');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('heading', { name: 'The dashboard did not load' })).not.toBeInTheDocument();
    expect((await widget('Orders')).querySelector('[data-skeleton]')).toBeInTheDocument();
    held.release();
    expect(await screen.findByRole('alert')).toHaveTextContent('The dashboard did not load');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await loaded();
    expect(screen.queryByRole('heading', { name: 'The dashboard did not load' })).not.toBeInTheDocument();
    expect(linesOf(asked)).toEqual([FIRST[0], FIRST[0], ...FIRST]);
  });

  test('of a refresh leave the figures, and say of when they are', async () => {
    const { user } = openStatistics({
      at: '/dashboard',
      areas: ['users'],
      answering: (_, place) => (place === 1 ? failing : null),
    });
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(
      await screen.findByText(
        'The figures could not be loaded. You see those of 22-10-2026 to 20-11-2026, updated at 13:30.',
      ),
    ).toBeInTheDocument();
    expect(within(await widget('Logins')).getByText('All attempts')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
    });
  });

  test('of one area are tried again alone', async () => {
    const broken: Answering = ({ subject, range: { end } }, place) =>
      subject === 'dashboard' && end === '2026-11-20'
        ? taskEither.right(
            new Map([
              ['users', anArea({ total: 5 })],
              ['icc', null],
            ]),
          )
        : place === 1
          ? failing
          : null;
    const { user, asked } = openStatistics({ at: '/dashboard', areas: ['users', 'icc'], answering: broken });
    await loaded();
    const downloads = await widget('ICC downloads');
    expect(within(downloads).getByText('ICC downloads did not load.')).toBeInTheDocument();
    expect(within(await widget('Logins')).getByText('5')).toBeInTheDocument();
    await user.click(within(downloads).getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(asked).toHaveLength(2);
    });
    await user.click(within(await widget('ICC downloads')).getByRole('button', { name: 'Try again' }));
    expect(await within(await widget('ICC downloads')).findByText('Files')).toBeInTheDocument();
    expect(linesOf(asked).slice(1)).toEqual([
      'icc 2026-10-22 2026-11-20',
      'icc 2026-10-22 2026-11-20',
      'icc 2026-09-22 2026-10-21',
    ]);
  });
});

test('shows tables of the same numbers', async () => {
  const { user } = openStatistics({
    at: '/dashboard',
    areas: ['orders', 'users'],
    answering: () =>
      taskEither.right(
        new Map([
          ['orders', anArea({ total: 12, orderTotal: null })],
          ['users', anArea({ failed: 3 })],
        ]),
      ),
  });
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
  const day: unknown = expect.stringMatching(/^Sun,? 1 November 2026$/);
  expect([
    cellsOf(screen.getByRole('table', { name: 'Orders' })),
    cellsOf(screen.getByRole('table', { name: 'Logins' })),
  ]).toEqual([
    [
      ['Period', 'All orders', 'Confirmed'],
      [day, '12', '–'],
    ],
    [
      ['Period', 'Failed'],
      [day, '3'],
    ],
  ]);
});

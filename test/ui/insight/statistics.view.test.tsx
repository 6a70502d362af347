import { act, screen, waitFor, within } from '@testing-library/react';
import { taskEither } from 'fp-ts';
import type { Answer } from '../../../src/application/shared/ports/call';
import type { Statistics } from '../../../src/domain/insight/statistics';
import type { Failure } from '../../../src/domain/shared/failure';
import { freshBrowser } from '../shell/support/console';
import { cellsOf, linesOf, openStatistics, updated } from './support/statistics';

beforeEach(freshBrowser);

const cut: Failure = { kind: 'Unreachable', reason: 'cut' };
const failing: Answer<Statistics> = taskEither.left(cut);

const start = () => screen.getByRole('textbox', { name: 'Start date' });
const end = () => screen.getByRole('textbox', { name: 'End date' });
const tab = (name: string) => screen.findByRole('tab', { name });
const typeDate = async ({ user }: ReturnType<typeof openStatistics>, field: HTMLElement, date: string) => {
  await user.clear(field);
  await user.type(field, date);
  await user.tab();
};

describe('the tabs', () => {
  test('are the permitted areas; the first is open (R-INS-10)', async () => {
    const { asked } = openStatistics({ at: '/statistics', areas: ['users', 'orders'] });
    await updated();
    const tabs = within(screen.getByRole('tablist', { name: 'Areas of statistics' })).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Orders', 'Logins']);
    expect(await tab('Orders')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Orders' })).toBeInTheDocument();
    expect(linesOf(asked)).toEqual(['orders 2026-10-22 2026-11-20', 'orders 2026-09-22 2026-10-21']);
  });

  test('are left out for one area', async () => {
    openStatistics({ at: '/statistics', areas: ['users'] });
    await updated();
    expect(await screen.findByRole('heading', { name: 'All attempts' })).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
  });

  test.each(['', '/orders'])(
    'of /statistics%s keep range, view and focus when one is chosen by keyboard',
    async (area) => {
      const { user, asked, address } = openStatistics({
        at: `/statistics${area}?start=2026-11-01&end=2026-11-10`,
        areas: ['orders', 'users'],
      });
      await user.click(await screen.findByRole('button', { name: 'Table' }));
      (await tab('Orders')).focus();
      await user.keyboard('{ArrowRight}{Enter}');
      await waitFor(() => {
        expect(address()).toBe('/statistics/users?start=2026-11-01&end=2026-11-10');
      });
      await waitFor(() => {
        expect(linesOf(asked)).toContain('users 2026-11-01 2026-11-10');
      });
      expect(await tab('Logins')).toHaveFocus();
      expect(await screen.findByRole('table', { name: 'Logins: All series' })).toBeInTheDocument();
      expect([start(), end()].map((field) => field.getAttribute('value'))).toEqual(['01-11-2026', '10-11-2026']);
    },
  );

  test('do not take the failure of a refresh along', async () => {
    const app = openStatistics({
      at: '/statistics/orders',
      areas: ['orders', 'users'],
      answering: ({ subject }, place) => (subject === 'orders' && place > 1 ? failing : null),
    });
    await updated();
    await app.user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(
      await screen.findByText(
        'The figures could not be loaded. You see those of 22-10-2026 to 20-11-2026, updated at 13:30.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Orders: All series' })).toBeInTheDocument();
    const failures: (string | null)[] = [];
    const observer = new MutationObserver(() => {
      failures.push(...screen.queryAllByText('The statistics did not load').map(({ textContent }) => textContent));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await app.user.click(await tab('Logins'));
    expect(await screen.findByRole('heading', { name: 'Logins: All series' })).toBeInTheDocument();
    observer.disconnect();
    expect([failures, screen.queryByText(/could not be loaded/)]).toEqual([[], null]);
  });
});

describe('the range (R-INS-15)', () => {
  test('is changed in the fields, and kept in the address', async () => {
    const app = openStatistics({ at: '/statistics/orders', areas: ['orders'] });
    await updated();
    expect([start(), end()].map((field) => field.getAttribute('value'))).toEqual(['22-10-2026', '20-11-2026']);
    await typeDate(app, start(), '01-11-2026');
    await waitFor(() => {
      expect(app.address()).toBe('/statistics/orders?start=2026-11-01&end=2026-11-20');
    });
    await waitFor(() => {
      expect(linesOf(app.asked).slice(2)).toEqual(['orders 2026-11-01 2026-11-20', 'orders 2026-10-12 2026-10-31']);
    });
    act(() => {
      history.back();
    });
    await waitFor(() => {
      expect(start()).toHaveValue('22-10-2026');
    });
  });

  test.each([
    ['start=2026-11-10&end=2026-11-01'],
    ['start=2026-11-01&end=2026-11-21'],
    ['start=2026-02-30&end=2026-11-01'],
    ['start=2026-11-01'],
  ])('of the address is the standard one where it cannot be shown: %s', async (search) => {
    const { asked } = openStatistics({ at: `/statistics/orders?${search}`, areas: ['orders'] });
    await updated();
    expect(linesOf(asked)[0]).toBe('orders 2026-10-22 2026-11-20');
  });

  test.each([
    ['21-11-2026', 'A date cannot be after today.'],
    ['21-10-2026', 'The start date is after the end date.'],
    ['', 'Enter an existing start and end date.'],
  ])('that ends on %p is refused, and nothing is asked', async (typed, message) => {
    const app = openStatistics({ at: '/statistics/orders', areas: ['orders'] });
    await updated();
    await waitFor(() => {
      expect(app.asked).toHaveLength(2);
    });
    if (typed === '') {
      await app.user.clear(end());
      await app.user.tab();
    } else await typeDate(app, end(), typed);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(end()).toBeInvalid();
    expect(end()).toHaveAccessibleDescription(message);
    expect(end()).toHaveValue(typed);
    expect([app.address(), app.asked.length]).toEqual(['/statistics/orders', 2]);
  });

  test('above 92 days is grouped by month (R-INS-11)', async () => {
    const at = '/statistics/orders?start=2026-08-20&end=2026-11-20';
    const { user, asked } = openStatistics({ at, areas: ['orders'] });
    await updated();
    expect(asked.map(({ grouping }) => grouping)).toEqual(['month', 'month']);
    await user.click(screen.getByRole('button', { name: 'Table' }));
    const [, ...rows] = cellsOf(screen.getByRole('table', { name: 'Orders: All series' }));
    expect(rows.map(([month]) => month)).toEqual(['August 2026', 'September 2026', 'October 2026', 'November 2026']);
  });

  test('of 92 days is grouped by day (R-INS-11)', async () => {
    const { asked } = openStatistics({
      at: '/statistics/orders?start=2026-08-21&end=2026-11-20',
      areas: ['orders'],
    });
    await updated();
    expect(asked[0]?.grouping).toBe('day');
  });
});

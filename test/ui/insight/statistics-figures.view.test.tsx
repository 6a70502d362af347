import { screen, waitFor, within } from '@testing-library/react';
import { either, taskEither } from 'fp-ts';
import type { Answer } from '../../../src/application/shared/ports/call';
import type { AreaStatistics, Statistics } from '../../../src/domain/insight/statistics';
import type { StatisticsArea } from '../../../src/domain/insight/statistics-areas.rule';
import type { Failure } from '../../../src/domain/shared/failure';
import { money } from '../../../src/domain/shared/money';
import { freshBrowser } from '../shell/support/console';
import { anArea, cellsOf, heldAnswer, openStatistics, updated } from './support/statistics';

beforeEach(freshBrowser);

const cut: Failure = { kind: 'Unreachable', reason: 'cut' };
const answerOf = (area: StatisticsArea, answer: AreaStatistics): Answer<Statistics> =>
  taskEither.right(new Map([[area, answer]]));
const chart = (name: string) => screen.findByRole('region', { name });

describe('the charts of an area', () => {
  test('are all series together, then each against the previous period (R-INS-16)', async () => {
    openStatistics({ at: '/statistics/users', areas: ['users'] });
    await updated();
    const titles = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Logins: All series',
      'All attempts',
      'Succeeded',
      'Failed',
    ]);
    await waitFor(() => {
      expect([...document.querySelectorAll('[data-drawn]')].map((drawn) => drawn.getAttribute('data-drawn'))).toEqual([
        'total succeeded failed',
        'total total-before',
        'succeeded succeeded-before',
        'failed failed-before',
      ]);
    });
  });

  test.each([
    ['106 of 100', anArea({ total: 106 }), anArea({ total: 100 }), '+6% compared with the previous period (100)'],
    ['50 of 100', anArea({ total: 50 }), anArea({ total: 100 }), '-50% compared with the previous period (100)'],
    [
      'no figures before',
      anArea({ total: 50 }),
      anArea({ total: 0 }),
      'Nothing to compare with in the previous period.',
    ],
  ])('say how much they changed: %s (R-INS-16)', async (_, now, before, said) => {
    openStatistics({
      at: '/statistics/users',
      areas: ['users'],
      answering: (__, place) => answerOf('users', place === 0 ? now : before),
    });
    expect(await within(await chart('All attempts')).findByText(said)).toBeInTheDocument();
  });

  test('are drawn where the previous period cannot be read, which is said', async () => {
    const { asked } = openStatistics({
      at: '/statistics/users',
      areas: ['users'],
      answering: (_, place) => (place === 0 ? answerOf('users', anArea({ total: 5 })) : taskEither.left(cut)),
    });
    await updated();
    await waitFor(() => {
      expect(asked).toHaveLength(2);
    });
    const box = await chart('All attempts');
    expect(within(box).getByText('The previous period did not load. Refresh to try again.')).toBeInTheDocument();
    expect(within(box).queryByRole('button', { name: /^Previous period/ })).not.toBeInTheDocument();
    expect(within(box).getByRole('button', { name: /^All attempts ?5$/ })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('have a table with dashes for gaps (R-INS-18)', async () => {
    const { user } = openStatistics({
      at: '/statistics/users',
      areas: ['users'],
      answering: () => answerOf('users', anArea({ total: 1_204, failed: null })),
    });
    await updated();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    const [head, row] = cellsOf(screen.getByRole('table', { name: 'Logins: All series' }));
    expect([head, row?.slice(1)]).toEqual([
      ['Period', 'All attempts', 'Failed'],
      ['1,204', '–'],
    ]);
  });

  test('say title, period, sum and change to a screen reader (R-INS-18)', async () => {
    openStatistics({
      at: '/statistics/users',
      areas: ['users'],
      answering: (_, place) => answerOf('users', anArea({ total: place === 0 ? 1_060 : 1_000 })),
    });
    expect(
      await screen.findByRole('figure', { name: 'All attempts, 30 days, 1,060 login attempts, up 6%' }),
    ).toBeInTheDocument();
  });

  test('are saved by area, series and range', async () => {
    const { user, saved } = openStatistics({ at: '/statistics/users', areas: ['users'] });
    await updated();
    for (const name of ['Logins: All series', 'Failed']) {
      await user.click(screen.getByRole('button', { name: `${name}: save` }));
      await user.click(screen.getByRole('menuitem', { name: 'Save as CSV' }));
    }
    expect(saved).toEqual(['users-2026-10-22-2026-11-20.csv', 'users-failed-2026-10-22-2026-11-20.csv']);
  });

  test('stand below the totals', async () => {
    openStatistics({
      at: '/statistics/carts',
      areas: ['carts'],
      answering: () =>
        answerOf('carts', {
          kind: 'series',
          points: [{ date: '2026-11-01', values: { orderTotal: 1 } }],
          totals: { orderTotalPrices: money(123_450), quotationTotalPrices: null, promotionTotalDiamonds: 320 },
        }),
    });
    await updated();
    const totals = [...document.querySelectorAll('main dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(totals).toEqual([
      ['Value of orders', '€1,234.50'],
      ['Value of quotations', '–'],
      ['Value of gift promotions', '320 Diamonds'],
    ]);
  });
});

test('says so where an area has no figures', async () => {
  openStatistics({
    at: '/statistics/users',
    areas: ['users'],
    answering: () => answerOf('users', { kind: 'series', points: [], totals: {} }),
  });
  expect(await screen.findByRole('heading', { name: 'No figures' })).toBeInTheDocument();
});

describe('holidays', () => {
  test('are a list without range and charts', async () => {
    openStatistics({ at: '/statistics/holidays', areas: ['orders', 'holidays'] });
    await updated();
    expect(cellsOf(screen.getByRole('table')).slice(0, 2)).toEqual([
      ['Date', 'Reason', 'Notice'],
      ['23-11-2026', 'Inventarisatie magazijn', 'Wij zijn vandaag gesloten.'],
    ]);
    expect(screen.queryByRole('textbox', { name: 'Start date' })).not.toBeInTheDocument();
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  });

  test('may be none', async () => {
    openStatistics({
      at: '/statistics/holidays',
      areas: ['holidays'],
      answering: () => answerOf('holidays', { kind: 'holidays', holidays: [] }),
    });
    expect(await screen.findByRole('heading', { name: 'No holidays planned.' })).toBeInTheDocument();
  });
});

test.each([
  ['/statistics/carts', 'You cannot open Statistics'],
  ['/statistics/weather', 'This page does not exist'],
])('%s without its right: %s', async (at, heading) => {
  const { user, asked, address } = openStatistics({ at, areas: ['orders'] });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Go to dashboard' }));
  expect(address()).toBe('/dashboard');
});

test('that did not load can be tried again, and the screen shows that it loads', async () => {
  const held = heldAnswer(either.left(cut));
  const { user } = openStatistics({
    at: '/statistics/users',
    areas: ['users'],
    answering: (_, place) => (place === 0 ? taskEither.left(cut) : place === 1 ? held.answer : null),
  });
  expect(await screen.findByRole('heading', { name: 'The statistics did not load' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('heading', { name: 'The statistics did not load' })).not.toBeInTheDocument();
  expect(document.querySelector('[aria-busy="true"] [data-skeleton]')).toBeInTheDocument();
  held.release();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Logins: All series' })).toBeInTheDocument();
});

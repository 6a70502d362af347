import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { setClock } from '../support/clock';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const ORDERS = /\/api\/statistics\/orders\?/;
const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

test('dates are typed and picked, never after today, and stay in the address', async ({ page, arrive }) => {
  const text = wordsOf('en');
  await setClock(page, '2026-11-25T10:00:00Z');
  await arrive('en', '/statistics/orders');
  await expect(field(page, text('insight.statistics.start'))).toHaveValue('27-10-2026');
  await expect(field(page, text('insight.statistics.end'))).toHaveValue('25-11-2026');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (ORDERS.test(request.url())) asked.push(request.url());
  });
  await field(page, text('insight.statistics.end')).fill('26-11-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: text('insight.statistics.problems.future') })).toBeVisible();
  // Requests of the first range may still be pending.
  expect(asked.filter((url) => url.includes('2026-11-26'))).toEqual([]);
  await field(page, text('insight.statistics.end')).fill('25-11-2026');
  await field(page, text('insight.statistics.start')).fill('01-01-2025');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?start=2025-01-01&end=2026-11-25$/);
  await expect.poll(() => asked.some((url) => url.includes('groupBy=month'))).toBe(true);
  await page.getByRole('button', { name: text('shared.day.open', { label: text('insight.statistics.end') }) }).click();
  const days = page.getByRole('dialog');
  await expect(days.getByRole('button', { name: /26 November 2026/ })).toHaveAttribute('aria-disabled', 'true');
  await days.getByRole('button', { name: /24 November 2026/ }).click();
  await expect(page).toHaveURL(/end=2026-11-24$/);
  await page.reload();
  await expect(field(page, text('insight.statistics.start'))).toHaveValue('01-01-2025');
});

test('by keyboard: the next tab keeps the range and the focus (nl, dark)', async ({ page, arrive }) => {
  const text = wordsOf('nl');
  await page.emulateMedia({ colorScheme: 'dark' });
  await arrive('nl', '/statistics/orders?start=2026-01-01&end=2026-01-31');
  const first = page.getByRole('tab', { name: text('insight.statistics.areas.orders.title'), exact: true });
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const next = page.getByRole('tab', { name: text('insight.statistics.areas.users.title'), exact: true });
  await expect(next).toHaveAttribute('aria-selected', 'true');
  await expect(next).toBeFocused();
  await expect(page).toHaveURL(/\/statistics\/users\?start=2026-01-01&end=2026-01-31$/);
  // The previous period is a separate dashed line, with the difference as text.
  await expect(page.getByText(/vergeleken met de vorige periode/).first()).toBeVisible();
  await expectAccessible(page, 'statistics');
  // R-SHR-67
  const label = text('insight.statistics.tabs');
  await page.getByRole('button', { name: `${text('shared.tabs.all', { count: 13 })}: ${label}` }).click();
  const holidays = text('insight.statistics.areas.holidays.title');
  await page.getByRole('menuitemradio', { name: holidays, exact: true }).click();
  await expect(page.getByRole('tab', { name: holidays, exact: true })).toBeInViewport({ ratio: 1 });
});

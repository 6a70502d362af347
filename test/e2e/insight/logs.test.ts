import type { Locator, Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { expectAccessible } from '../support/axe';
import { aMark, beginSession, READER } from '../support/people';
import { expectNoSidewaysScroll } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const text = wordsOf('nl');

const rowsOf = (page: Page): Locator => page.getByRole('table').locator('tbody tr[data-id]');
const valueOf = (page: Page, name: string): Locator =>
  page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('+ dd');

/** Checks the screen on a phone in dark mode, and wide in light mode. */
const expectBothLooks = async (page: Page, what: string): Promise<void> => {
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${what}, ${String(width)} wide`);
    await expectNoSidewaysScroll(page);
  }
};

test('a refused permission and a missing string are found in the logs and read (nl)', async ({ page, arrive }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const missing = `Missing string en:journey.${aMark()}`;
  await beginSession(page, READER);
  expect((await page.request.get('/api/log')).status()).toBe(403);
  expect((await page.request.post('/api/log', { form: { message: missing, level: 'error' } })).status()).toBe(200);

  await arrive('nl', '/logs');
  const search = page.getByRole('searchbox', { name: text('insight.logs.search') });
  await search.fill(missing);
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: text('shared.list.filters') }).click();
  await expect(search).toBeDisabled();
  await expect(search).toHaveValue('');
  await expect(page.getByText(text('insight.logs.searchOff'))).toBeVisible();

  const panel = page.getByRole('group', { name: text('shared.filter.panel') });
  await panel.getByRole('button', { name: new RegExp(`^${text('insight.logs.filters.level')}`) }).click();
  await page.getByRole('checkbox', { name: text('insight.logs.choices.level.error') }).check();
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: new RegExp(`^${text('insight.logs.filters.source')}`) }).click();
  await page.getByRole('checkbox', { name: text('insight.logs.choices.source.front-end') }).check();
  await page.keyboard.press('Escape');
  await panel.getByRole('textbox', { name: text('insight.logs.filters.message') }).fill(missing);
  await expect(page).toHaveURL(/level=error&source=front-end&message=Missing/);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page).locator('mark').first()).toHaveText(missing);
  await expectBothLooks(page, 'logs');

  await rowsOf(page).click();
  await expect(page.getByRole('heading', { level: 2, name: missing })).toBeVisible();
  await expect(valueOf(page, text('insight.logs.columns.level'))).toHaveText(text('insight.logs.choices.level.error'));
  await expect(valueOf(page, text('insight.logs.columns.datetime'))).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d [AP]M$/);
  await expect(valueOf(page, text('insight.logs.detail.place'))).toContainText('server/session/client-log.ts');
  await expect(valueOf(page, text('insight.logs.columns.method'))).toHaveText('POST');
  await expect(valueOf(page, 'request_id')).toHaveText(/^[\w-]{36}$/);
  await expectBothLooks(page, 'log');

  await page.getByRole('button', { name: text('shared.actions.back') }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: text('shared.filter.reset') }).click();
  await panel.getByRole('textbox', { name: text('insight.logs.filters.message') }).fill('the right su is missing');
  await expect(rowsOf(page).first()).toContainText('the right su is missing');
  await rowsOf(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(valueOf(page, 'right')).toHaveText('su');
  await page.getByRole('button', { name: text('insight.logs.detail.same') }).click();
  await expect(rowsOf(page).first()).toContainText('the right su is missing');

  await page.goto('/logs/2147483647');
  await expectNotice(page, text('shared.failures.nothingFound'));
  await expect(page).toHaveURL(/\/logs\b/);
});

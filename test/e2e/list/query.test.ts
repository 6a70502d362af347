import type { Page } from '@playwright/test';
import { enter, SUPERUSER } from '../support/people';
import { openBySecondClick, rowOf, searchBox, userRows } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

/** Visible e-mail addresses in order. */
const addresses = (page: Page) => userRows(page).locator('td:nth-child(3)').allTextContents();

const language = 'nl';

test(`back, forward, reload and a shared link show the same rows (${language})`, async ({ page, context, arrive }) => {
  const text = wordsOf(language);
  await arrive(language, '/users');
  await page.getByRole('button', { name: text('shared.list.filters') }).click();
  await page
    .getByLabel(text('access.users.filters.active'), { exact: true })
    .selectOption({ label: text('access.users.filters.activeNo') });
  await expect(page).toHaveURL(/\?active=0$/);
  await expect(rowOf(page, 'Hanne Maes')).toBeVisible();
  await expect(userRows(page).getByRole('switch', { checked: true })).toHaveCount(0);
  await searchBox(page).fill('maes');
  await searchBox(page).press('Enter');
  await expect(userRows(page)).toHaveCount(1);
  await page.goBack();
  await expect(rowOf(page, 'Hugo Timmermans')).toBeVisible();
  await expect(searchBox(page)).toHaveValue('');
  await page.goForward();
  await expect(userRows(page)).toHaveCount(1);
  await expect(searchBox(page)).toHaveValue('maes');
  await page.reload();
  await expect(userRows(page)).toHaveCount(1);
  await expect(page.getByLabel(text('access.users.filters.active'), { exact: true })).toHaveValue('false');

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(rowOf(shared, 'Hanne Maes')).toBeVisible();
  await expect(userRows(shared)).toHaveCount(1);
});

test('returns to the same row of the same rows', async ({ page }) => {
  await enter(page, SUPERUSER, '/users?q=e&sort=email&page=2');
  await expect(userRows(page)).toHaveCount(10);
  const email = (await addresses(page))[6] ?? '';
  await openBySecondClick(page, email);
  await expect(page.getByRole('heading', { name: 'User edit' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?q=e&sort=email&page=2$/);
  await expect(rowOf(page, email)).toBeFocused();

  await rowOf(page, email).press('Enter');
  await expect(page.getByRole('heading', { name: 'User edit' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to overview' }).click();
  await expect(page).toHaveURL(/\?q=e&sort=email&page=2$/);
  await expect(rowOf(page, email)).toBeFocused();
});

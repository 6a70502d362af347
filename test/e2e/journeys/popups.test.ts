import type { Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { signIn, SUPERUSER } from '../support/people';
import { openBySecondClickIn } from '../support/screens';
import { expect, test } from '../support/test';

const title = (page: Page) => page.getByRole('textbox', { name: /^(Title|Titel)/ });
const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

test('adds, toggles, ends and deletes a popup', { tag: '@fake' }, async ({ page, running, mode }) => {
  await page.goto('/popup');
  await signIn(page, SUPERUSER);
  await page.getByRole('button', { name: 'Add popup' }).click();
  await title(page).fill('Showroom closed');
  await page.getByRole('textbox', { name: 'Start', exact: true }).fill('01-12-2026');
  await page.getByRole('textbox', { name: 'Start, time' }).fill('18:30');
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.type('We move to ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Breda');
  await page.getByRole('switch', { name: 'Show once' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'Popup saved');
  await expect(page.getByRole('textbox', { name: 'Start, time' })).toHaveValue('18:30');
  await expect(page.getByRole('button', { name: 'Delete' })).toBeHidden();

  await page.getByRole('button', { name: 'Back to overview' }).click();
  const row = rows(page).filter({ hasText: 'Showroom closed' });
  await expect(row).toContainText('We move to Breda');
  await expect(row.getByRole('switch', { name: 'Show once: Showroom closed' })).toBeChecked();
  await row.getByRole('switch', { name: 'Popup: Showroom closed' }).uncheck();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel('Popup', { exact: true }).selectOption({ label: 'No' });
  await expect(row).toBeVisible();
  await expect(rows(page).filter({ hasText: /Open dag/ })).toHaveCount(0);
  // The fake loses its data on reload.
  if (mode !== 'fake') {
    await running.restart();
    await page.reload();
  }
  await expect(row.getByRole('switch', { name: 'Popup: Showroom closed' })).not.toBeChecked();

  await openBySecondClickIn(row, 'Showroom closed');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const end = page.getByRole('textbox', { name: 'End', exact: true });
  await end.fill('30-11-2026');
  await page.getByRole('textbox', { name: 'End, time' }).fill('9:00');
  await page.keyboard.press('Tab');
  await expect(page.getByText('This is before the start.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await end.fill('02-12-2026');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'Popup saved');
  // Other journeys change the person's date format.
  await expect(end).toHaveValue(/^0?2-12-2026$/);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Showroom closed');
  await page.getByRole('button', { name: 'Delete 1 popup' }).click();
  await expect(page.getByRole('heading', { name: 'Popups' })).toBeVisible();
  await expect(row).toHaveCount(0);
});

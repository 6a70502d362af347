import type { Page } from '@playwright/test';
import { commerceOverviewIn } from '../support/commerce-overview';
import { signIn, SUPERUSER } from '../support/people';
import { test } from '../support/test';

async function begin(page: Page) {
  const overview = commerceOverviewIn(page, 'en');
  await page.goto(overview.start);
  await signIn(page, SUPERUSER);
  return overview;
}

test(
  'a promotion explains a cart before and after an edit that is not saved',
  { tag: ['@fake', '@elsewhere'] },
  async ({ page }) => {
    await (await begin(page)).explainedEdit();
  },
);

test('the calendar by keyboard alone', async ({ page }) => {
  await (await begin(page)).calendarByKeys();
});

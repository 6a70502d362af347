import type { Page } from '@playwright/test';
import { commerceOverviewIn } from '../support/commerce-overview';
import { signIn, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll } from '../support/screens';
import { test } from '../support/test';

async function begin(page: Page) {
  const overview = commerceOverviewIn(page, 'en');
  await page.goto(overview.start);
  await signIn(page, SUPERUSER);
  return overview;
}

test('a promotion explains a cart before and after an edit that is not saved', async ({ page }) => {
  await (await begin(page)).explainedEdit();
});

test('a cart for an account, by hand and from a default cart, is there again after a reload', async ({ page }) => {
  await (await begin(page)).keptCart();
});

test('the calendar: kinds, an account, overlaps, a table, and a record', async ({ page }) => {
  await (await begin(page)).calendar();
});

test('the calendar by keyboard alone', async ({ page }) => {
  await (await begin(page)).calendarByKeys();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the calendar is read, moved and narrowed', async ({ page }) => {
    await (await begin(page)).calendarByButtons();
    await expectNoSidewaysScroll(page);
  });
});

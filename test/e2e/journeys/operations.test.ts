import type { Page } from '@playwright/test';
import { keepAnErrorCode, rowsOf, sourceFilter } from '../support/operations';
import { signIn, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const text = wordsOf('en');
const openList = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await signIn(page, SUPERUSER);
  await expect(rowsOf(page).first()).toBeVisible();
};

test('adds, filters, corrects and deletes an error code', { tag: ['@fake', '@elsewhere'] }, async ({ page }) => {
  await openList(page, '/errorcode');
  await keepAnErrorCode(page, text);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nothing of the lists sticks out', async ({ page }) => {
    await page.goto('/errorcode');
    await signIn(page, SUPERUSER);
    for (const path of ['errorcode', 'whitelist', 'dns', 'searchlog']) {
      await page.goto(`/${path}`);
      await expect(rowsOf(page).first()).toBeVisible();
      await page.getByRole('button', { name: 'Filters' }).click();
      await expectNoSidewaysScroll(page);
      if (path === 'errorcode') await sourceFilter(page, text).click();
      await expectNoSidewaysScroll(page);
    }
  });
});

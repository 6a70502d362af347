import { keepAnErrorCode, rowsOf } from '../support/operations';
import { signIn, SUPERUSER } from '../support/people';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const text = wordsOf('en');
test('adds, filters, corrects and deletes an error code', { tag: ['@fake', '@elsewhere'] }, async ({ page }) => {
  await page.goto('/errorcode');
  await signIn(page, SUPERUSER);
  await expect(rowsOf(page).first()).toBeVisible();
  await keepAnErrorCode(page, text);
});

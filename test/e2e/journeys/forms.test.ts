import { formsIn } from '../support/forms';
import { signIn, SUPERUSER } from '../support/people';
import { test } from '../support/test';

test('a form is built by keyboard alone', { tag: ['@fake', '@elsewhere'] }, async ({ page }) => {
  await page.goto('/form/add');
  await signIn(page, SUPERUSER);
  await formsIn(page, 'en').builtByKeys();
});

import { formsIn } from '../support/forms';
import { signIn, SUPERUSER } from '../support/people';
import { test } from '../support/test';

// Rule R-FRM-05.
test('a form is built by keyboard alone', { tag: ['@fake', '@elsewhere'] }, async ({ page }) => {
  await page.goto('/form/add');
  await signIn(page, SUPERUSER);
  await formsIn(page, 'en').builtByKeys();
});

import { formsIn } from '../support/forms';
import { signIn, SUPERUSER } from '../support/people';
import { test } from '../support/test';

test('a form is built by keyboard alone', async ({ page }) => {
  await page.goto('/form/add');
  await signIn(page, SUPERUSER);
  await formsIn(page, 'en').builtByKeys();
});

test('a field is deleted and restored, a repeated name is told of, a wrong field is named', async ({ page }) => {
  await page.goto('/form/1');
  await signIn(page, SUPERUSER);
  await formsIn(page, 'en').changed();
});

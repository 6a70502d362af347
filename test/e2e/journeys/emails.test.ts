import { emailsIn } from '../support/emails';
import { signIn, SUPERUSER } from '../support/people';
import { test } from '../support/test';

// Rule R-EML-05.
test(
  'a template with variables is written, proven, activated and tested',
  { tag: ['@fake', '@elsewhere'] },
  async ({ page }) => {
    await page.goto('/emails/add');
    await signIn(page, SUPERUSER);
    await emailsIn(page, 'en').proven('JOURNEY_EN', 'journey@rossum.example');
  },
);

test('a category is added where it is chosen', async ({ page }) => {
  await page.goto('/emails/2');
  await signIn(page, SUPERUSER);
  await emailsIn(page, 'en').filed('Journey category');
});

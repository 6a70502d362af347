import { commerceIn } from '../support/commerce';
import { signIn, SUPERUSER } from '../support/people';
import { test } from '../support/test';

test(
  'a promotion with a rule of each type; one is deleted, restored, deleted and saved',
  { tag: ['@fake', '@elsewhere'] },
  async ({ page }) => {
    await page.goto('/promotion');
    await signIn(page, SUPERUSER);
    await commerceIn(page, 'en').rulesOfAllKinds();
  },
);

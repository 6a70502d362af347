import { navigationIn } from '../support/navigation';
import { signIn, SUPERUSER } from '../support/people';
import { test } from '../support/test';

// Rule R-NAV-10.
test('a menu of three levels is built, and rearranged by mouse and by keyboard', { tag: '@fake' }, async ({ page }) => {
  await page.goto('/navigation/add');
  await signIn(page, SUPERUSER);
  const navigation = navigationIn(page, 'en');
  await navigation.built('Journey menu', 'journey-en');
  await navigation.rearranged();
});

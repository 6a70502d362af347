import { enter, SUPERUSER } from '../support/people';
import { keepCategories } from '../support/spare-parts';
import { test } from '../support/test';

test('a category with an icon on a phone; a code in use is flagged (R-SPA-02)', async ({ page, speak }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, SUPERUSER);
  await speak('nl');
  await page.goto('/spare-part-categories/add');
  await keepCategories(page, 'nl');
});

import { expand, handleOf, questionsOf, titles } from '../support/faq';
import { enter, SUPERUSER } from '../support/people';
import { expect, test } from '../support/test';

const CATEGORY = 'Garantie en storing';

// Rule R-CAT-63.
test('waits for the order before the screen is left', async ({ page }) => {
  await enter(page, SUPERUSER, '/faq');
  await expand(page, CATEGORY);
  await expect(questionsOf(page, CATEGORY).nth(1)).toBeVisible();
  const [first = '', second = ''] = await titles(page, CATEGORY);
  await handleOf(page, first).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.goBack();
  await expect.poll(async () => (await titles(page, CATEGORY)).slice(0, 2)).toEqual([second, first]);
});

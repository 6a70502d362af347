import { expectAccessible } from '../support/axe';
import { expectNoSidewaysScroll } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const text = wordsOf('nl');

test('a category says who has it, and leads there; it is edited on a phone in the dark theme', async ({
  page,
  arrive,
}) => {
  await arrive('nl', '/categories?q=warmtepompen');
  await page.getByRole('row').filter({ hasText: 'warmtepompen' }).press('Enter');
  const uses = page.getByRole('table', { name: text('content.usage.label') });
  await expect(uses.locator('tbody').getByRole('row').first()).toBeVisible();
  await expectAccessible(page, 'category');
  await uses.getByRole('row').filter({ hasText: /Blog/ }).first().click();
  await expect(page).toHaveURL(/\/blog\/\d+$/);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/category/1');
  await page.getByRole('button', { name: text('shared.actions.edit'), exact: true }).click();
  await expect(page.getByRole('figure')).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'category on a phone');
});

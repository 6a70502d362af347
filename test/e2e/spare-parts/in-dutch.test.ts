import { expectNotice } from '../support/notices';
import { answerWith } from '../support/api';
import { enter, SUPERUSER } from '../support/people';
import { keepCategories } from '../support/spare-parts';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

test('a category with an icon on a phone; a code in use is flagged (R-SPA-02)', async ({ page, speak }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, SUPERUSER);
  await speak('nl');
  await page.goto('/spare-part-categories/add');
  await keepCategories(page, 'nl');
});

test('activation that the server refuses goes back, and says so', async ({ page, speak }) => {
  const text = wordsOf('nl');
  await enter(page, SUPERUSER);
  await speak('nl');
  await page.goto('/spare-parts');
  const toggle = page.getByRole('switch').first();
  const before = await toggle.isChecked();
  await answerWith(page, /\/api\/spareparts\/\d+$/, 500, { code: 'ERROR' });
  await toggle.click();
  await expectNotice(page, text('shared.failures.unableToUpdate'));
  await expect(toggle).toBeChecked({ checked: before });
});

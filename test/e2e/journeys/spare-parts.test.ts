import { rowsOf } from '../support/operations';
import { signIn, SUPERUSER } from '../support/people';
import { cropDrawing, openReviewed, reviewAll } from '../support/spare-parts';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

test('narrows the log to errors, and reads an entry by keyboard (R-SPA-05)', async ({ page }) => {
  const text = wordsOf('en');
  await page.goto('/spare-part-logs?level=error');
  await signIn(page, SUPERUSER);
  await expect(rowsOf(page).first()).toContainText(text('spareParts.logs.choices.level.error'));
  await expect(rowsOf(page).filter({ hasText: text('spareParts.logs.choices.level.message') })).toHaveCount(0);
  await rowsOf(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/spare-part-logs\/\d+$/);
  await expect(page.getByRole('group', { name: text('spareParts.log.data') })).toContainText('supplier');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/spare-part-logs\?/);
});

test('a reference with updates is activated from the list, and stays so', async ({ page }) => {
  const text = wordsOf('en');
  await page.goto('/spare-parts?hasUpdates=1');
  await signIn(page, SUPERUSER);
  const toggle = page.getByRole('switch').first();
  const name = (await toggle.getAttribute('aria-label')) ?? '';
  const own = page.getByRole('switch', { name, exact: true });
  const before = await own.isChecked();
  await own.setChecked(!before);
  await page.reload();
  await expect(own).toBeChecked({ checked: !before });
  await expect(rowsOf(page).first()).toContainText(text('spareParts.parts.updates'));
});

test(
  'all updates of a reference are reviewed by keyboard, saved, and read again (R-SPA-13)',
  { tag: '@fake' },
  async ({ page }) => {
    await page.goto('/spare-parts?reference=SV-HR28&hasUpdates=1');
    await signIn(page, SUPERUSER);
    await openReviewed(page);
    await reviewAll(page, 'en');
  },
);

test('a drawing is cropped, and every number stays on its pixel (R-SPA-30)', async ({ page }) => {
  await page.goto('/spare-parts?reference=SV-HR24');
  await signIn(page, SUPERUSER);
  await rowsOf(page).first().focus();
  await page.keyboard.press('Enter');
  await cropDrawing(page, 'en');
});

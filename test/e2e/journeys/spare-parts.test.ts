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

test('numbers and rows are linked both ways, by mouse and keys (R-SPA-34)', async ({ page }) => {
  await page.goto('/spare-parts?reference=SV-HR24');
  await signIn(page, SUPERUSER);
  await rowsOf(page).first().focus();
  await page.keyboard.press('Enter');
  const spotOf = (number: string) =>
    page
      .locator('[data-spot]')
      .filter({ hasText: new RegExp(`^${number}$`) })
      .first();
  const rowOf = (number: string) =>
    rowsOf(page).filter({ has: page.locator('td:nth-child(2)', { hasText: new RegExp(`^${number}$`) }) });
  await spotOf('2').hover();
  await expect(rowOf('2')).toHaveAttribute('data-pointed', '');
  await spotOf('2').click();
  await expect(rowOf('2')).toHaveAttribute('aria-selected', 'true');
  await rowOf('1').click();
  await expect(spotOf('1')).toHaveAttribute('aria-pressed', 'true');
  await spotOf('1').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-spot]:focus')).toHaveAttribute('aria-pressed', 'true');
  await expect(spotOf('1')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('+');
  await expect(page.getByText('125%')).toBeVisible();
  await page.keyboard.press('0');
  await expect(page.getByText('100%')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-spot]:focus')).toHaveCount(1);
});

import type { Locator } from '@playwright/test';
import { enter, SUPERUSER } from '../support/people';
import { expect, test } from '../support/test';

const distance = async (field: Locator, below: Locator): Promise<number> => {
  const [one, other] = [await field.boundingBox(), await below.boundingBox()];
  return (other?.y ?? Number.NaN) - (one?.y ?? Number.NaN);
};

test('messages of a form move nothing, and a first click or Tab counts (R-SHR-43)', async ({ page }) => {
  await enter(page, SUPERUSER);
  const title = page.getByRole('textbox', { name: 'Title' });
  const below = page.getByRole('textbox', { name: 'Start', exact: true });
  const message = page.getByText('This field is required').first();
  for (const width of [1280, 390])
    await test.step(`${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/popup/add');
      await expect(title).toBeFocused();
      const apart = await distance(title, below);

      await below.click();
      await expect(below).toBeFocused();
      // Once this field is validated, the field that was left before is validated too.
      await below.fill('x');
      await title.click();
      await expect(below).toHaveAttribute('aria-invalid', 'true');
      await expect(title).not.toHaveAttribute('aria-invalid');
      await expect(message).toBeHidden();
      await below.fill('');

      await title.fill('a');
      await title.fill('');
      await below.click();
      await expect(message).toBeVisible();
      await expect(title).toHaveAccessibleDescription('This field is required');
      expect(await distance(title, below)).toBe(apart);

      await page.reload();
      await expect(title).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(title).not.toBeFocused();
      await expect(title).not.toHaveAttribute('aria-invalid');
      await page.keyboard.press('Control+s');
      await expect(title).toHaveAccessibleDescription('This field is required');
      await expect(title).toBeFocused();

      await page.reload();
      await expect(title).toBeFocused();
      await below.click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(message).toBeVisible();
      await expect(title).toBeFocused();
      expect(await distance(title, below)).toBe(apart);
    });
});

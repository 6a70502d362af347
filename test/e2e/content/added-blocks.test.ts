import type { Page } from '@playwright/test';
import { deskIn, type Desk } from './support/desk';
import { aHeading, aPage } from './support/items';
import { expect, test } from './support/test';

const language = 'nl';

const choose = async (page: Page, desk: Desk, code: string, by: 'keys' | 'mouse'): Promise<void> => {
  const add = desk.button('content.block.add');
  const picker = page.getByRole('dialog', { name: desk.text('content.blocks.picker.title') });
  if (by === 'mouse') {
    await add.click();
    await picker.getByRole('option', { name: desk.nameOf(code), exact: true }).click();
  } else {
    await add.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type(desk.nameOf(code));
    await page.keyboard.press('Enter');
  }
  await expect(picker).toBeHidden();
};

test('focuses the first field of the 31st block and those after it, in sight (R-CON-22)', async ({ page, arrive }) => {
  await arrive(language);
  const item = await aPage(
    page,
    Array.from({ length: 30 }, (_, place) => aHeading(`Kop ${String(place)}`)),
  );
  const desk = deskIn(language)(page);
  await desk.open(item);
  await desk.edit();
  const added = desk.blocks.last();

  await choose(page, desk, 'custom-quote', 'keys');
  await expect(desk.blocks).toHaveCount(31);
  await expect(desk.field('quote', added)).toBeFocused();
  await expect(added).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.type('Meteen getypt');
  await expect(desk.field('quote', added)).toHaveValue('Meteen getypt');

  await choose(page, desk, 'default-text-plain', 'mouse');
  await expect(desk.blocks).toHaveCount(32);
  const text = added.locator('[data-field]').first().locator('[contenteditable="true"]');
  await expect(text).toBeFocused();
  await expect(added.getByRole('button', { expanded: true }).first()).toBeInViewport();
  await page.keyboard.type('Rijk');
  await expect(text).toHaveText('Rijk');

  await choose(page, desk, 'custom-assortment-info', 'mouse');
  await expect(desk.blocks).toHaveCount(33);
  await expect(added.locator('[data-field]').first().getByRole('combobox')).toBeFocused();
  await expect(added.getByRole('button', { expanded: true }).first()).toBeInViewport();
});

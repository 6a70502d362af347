import type { Page } from '@playwright/test';
import { contentEditorIn, type ContentEditor } from './support/content-editor';
import { aHeading, aPage } from './support/items';
import { expect, test } from './support/test';

const language = 'nl';

const choose = async (page: Page, editor: ContentEditor, code: string, by: 'keys' | 'mouse'): Promise<void> => {
  const add = editor.button('content.block.add');
  const picker = page.getByRole('dialog', { name: editor.text('content.blocks.picker.title') });
  if (by === 'mouse') {
    await add.click();
    await picker.getByRole('option', { name: editor.nameOf(code), exact: true }).click();
  } else {
    await add.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type(editor.nameOf(code));
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
  const editor = contentEditorIn(language)(page);
  await editor.open(item);
  await editor.edit();
  const added = editor.blocks.last();

  await choose(page, editor, 'custom-quote', 'keys');
  await expect(editor.blocks).toHaveCount(31);
  await expect(editor.field('quote', added)).toBeFocused();
  await expect(added).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.type('Meteen getypt');
  await expect(editor.field('quote', added)).toHaveValue('Meteen getypt');

  await choose(page, editor, 'default-text-plain', 'mouse');
  await expect(editor.blocks).toHaveCount(32);
  const text = added.locator('[data-field]').first().locator('[contenteditable="true"]');
  await expect(text).toBeFocused();
  await expect(added.getByRole('button', { expanded: true }).first()).toBeInViewport();
  await page.keyboard.type('Rijk');
  await expect(text).toHaveText('Rijk');

  await choose(page, editor, 'custom-assortment-info', 'mouse');
  await expect(editor.blocks).toHaveCount(33);
  await expect(added.locator('[data-field]').first().getByRole('combobox')).toBeFocused();
  await expect(added.getByRole('button', { expanded: true }).first()).toBeInViewport();
});

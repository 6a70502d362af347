import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll, toast } from './screens';
import { wordsOf, type Language } from './strings';

/** A category with an icon is added, a code in use is flagged, and a category is deleted. From its form of a new one. */
export const keepCategories = async (page: Page, language: Language): Promise<void> => {
  const text = wordsOf(language);
  const field = (name: string) => page.getByRole('textbox', { name: text(`spareParts.category.${name}`) });
  const button = (key: string) => page.getByRole('button', { name: text(key), exact: true });
  const code = `Proef ${language}`;
  await field('label').fill('Rookgasafvoer');
  await field('codeToMatch').fill(code);
  await page.getByRole('combobox', { name: text('spareParts.category.iconId') }).selectOption({ index: 2 });
  await button('shared.actions.save').click();
  await expect(toast(page, text('spareParts.category.saved'))).toBeVisible();
  await expect(page).toHaveURL(/\/spare-part-categories\/\d+$/);
  await page.reload();
  await expect(field('codeToMatch')).toHaveValue(code);

  await page.goto('/spare-part-categories/add');
  await field('label').fill('Nog een');
  await field('codeToMatch').fill(code.toUpperCase());
  await button('shared.actions.save').click();
  await expect(field('codeToMatch')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('label')).toHaveValue('Nog een');
  await field('codeToMatch').fill(`${code} 2`);
  await button('shared.actions.save').click();
  await expect(toast(page, text('spareParts.category.saved'))).toBeVisible();
  await expectNoSidewaysScroll(page);
  await button('shared.actions.delete').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('spareParts.categories.delete.confirm_one', { count: 1 }) })
    .click();
  await expect(page).toHaveURL(/\/spare-part-categories(?:\?.*)?$/);
};

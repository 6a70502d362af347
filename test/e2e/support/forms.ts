import type { Locator, Page } from '@playwright/test';
import { wordsOf, type Language } from './strings';
import { expect } from './test';

/** Forms as a signed-in person uses them, in a language. */
export const formsIn = (page: Page, language: Language) => {
  const text = wordsOf(language);
  const button = (key: string) => page.getByRole('button', { name: text(key), exact: true });
  const box = (key: string) => page.getByRole('textbox', { name: text(key), exact: true });
  const named = (key: string, field: string) => page.getByRole('button', { name: text(key, { field }), exact: true });
  const fields = page.getByRole('region', { name: text('communication.fields.title') }).getByRole('listitem');
  const isRead = () => expect(button('shared.actions.edit')).toBeVisible();
  const press = (...keys: readonly string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());

  /** Moves the focus to an element with the keyboard only. */
  const tabTo = async (to: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    for (let pressed = 0; pressed < 40 && !(await to.evaluate((one) => one === document.activeElement)); pressed += 1)
      await page.keyboard.press(key);
    await expect(to).toBeFocused();
  };

  /** Adds a field from the menu and types its label and name. @param place of its type in the menu */
  const addByKeys = async (place: number, label: string, name: string): Promise<void> => {
    await press('Enter', ...Array.from({ length: place }, () => 'ArrowDown'), 'Enter');
    await expect(box('communication.field.label').last()).toBeFocused();
    await page.keyboard.type(label);
    await press('Tab');
    await page.keyboard.type(name);
  };

  return {
    /** Builds, sorts and saves a form with fields of two types, with the keyboard only. */
    builtByKeys: async (): Promise<void> => {
      await tabTo(box('communication.form.name'));
      await page.keyboard.type('By keyboard');
      await tabTo(button('communication.fields.add'));
      await addByKeys(0, 'Naam', 'uw naam 1');
      await expect(box('communication.field.name').last()).toHaveValue('uw_naam_');
      // A letter and a digit in the middle of the text: the caret keeps its place.
      await press('ArrowLeft', 'ArrowLeft');
      await page.keyboard.type('2xy');
      await expect(box('communication.field.name').last()).toHaveValue('uw_naaxym_');
      await tabTo(button('communication.fields.add'), 'Shift+Tab');
      await addByKeys(2, 'Akkoord', 'akkoord');
      await tabTo(page.getByRole('textbox', { name: text('communication.field.optionLabel', { place: 1 }) }));
      await page.keyboard.type('Ja');
      await press('Tab');
      await page.keyboard.type('ja');
      await tabTo(button('communication.field.addOption'));
      await press('Enter');
      await expect(
        page.getByRole('textbox', { name: text('communication.field.optionLabel', { place: 2 }) }),
      ).toBeFocused();
      await tabTo(page.getByRole('button', { name: text('communication.field.removeOption', { place: 2 }) }));
      await press('Enter');
      await expect(
        page.getByRole('button', { name: text('communication.field.removeOption', { place: 1 }) }),
      ).toBeFocused();
      // The preview follows the edits.
      const preview = page.getByRole('group', { name: text('communication.preview.title') });
      await expect(preview.getByRole('radio', { name: 'Ja' })).toBeVisible();
      await tabTo(page.getByRole('button', { name: text('shared.sorting.handle', { name: 'Akkoord' }) }), 'Shift+Tab');
      await press('Enter', 'ArrowUp', 'Enter');
      await press('Control+s');
      await isRead();
      await expect(page).toHaveURL(/\/form\/\d+$/);
      await expect(fields).toContainText(['Akkoord', 'Naam']);
      await page.reload();
      await expect(fields).toContainText(['Akkoord', 'Naam']);
    },

    /** Deletes, restores, deletes and saves a stored field; a duplicate name and a wrong field are reported. */
    changed: async (): Promise<void> => {
      await isRead();
      await expect(fields.first()).toBeVisible();
      const before = await fields.count();
      await button('shared.actions.edit').click();
      await named('communication.fields.remove', 'Naam').click();
      await expect(fields.first()).toContainText(text('parts.marks.marked'));
      await named('communication.fields.restore', 'Naam').click();
      await expect(fields.first()).not.toContainText(text('parts.marks.marked'));
      await named('communication.fields.open', 'Naam').click();
      const name = (await box('communication.field.name').inputValue()).toUpperCase();
      const unnamed = text('communication.field.unnamed');
      const addArea = async (): Promise<void> => {
        await button('communication.fields.add').click();
        await page.getByRole('menuitem', { name: text('communication.fieldTypes.textarea'), exact: true }).click();
        await expect(box('communication.field.label').last()).toBeFocused();
      };
      // A new field is discarded at once; the next one is expanded too.
      await addArea();
      await named('communication.fields.remove', unnamed).click();
      await expect(fields).toHaveCount(before);
      await addArea();
      await box('communication.field.name').last().fill(name);
      await expect(page.getByText(text('communication.field.repeated')).last()).toBeVisible();
      await expect(page.getByText(text('shared.fields.required')).first()).toBeVisible();
      await expect(button('shared.actions.save')).toBeDisabled();
      await named('communication.fields.close', unnamed).click();
      await named('communication.fields.open', unnamed).click();
      // The field stays expanded while it is corrected.
      await box('communication.field.label').last().pressSequentially('Toelichting');
      await expect(box('communication.field.label').last()).toHaveValue('Toelichting');
      await box('communication.field.name').last().fill('toelichting');
      await named('communication.fields.remove', 'Naam').click();
      await button('shared.actions.save').click();
      await isRead();
      await expect(fields).toHaveCount(before);
      await expect(fields.last()).toContainText('Toelichting');
      await expect(fields.filter({ hasText: /^Naam/ })).toHaveCount(0);
    },
  };
};

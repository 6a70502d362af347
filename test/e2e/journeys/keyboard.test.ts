import { test } from '../support/test';
import { chooseByKeyboard, editByKeyboard, jumpByKeyboard } from '../support/users';

test('by keyboard: sign in, find, edit, save', async ({ page }) => {
  await editByKeyboard(page, 'en', { firstname: 'Bram', surname: 'Visser', search: 'visser' });
});

test('by keyboard: select, open and delete rows', async ({ page }) => {
  await chooseByKeyboard(page, 'en');
});

test('by keyboard: palette, shortcuts, edit and cancel', async ({ page }) => {
  await jumpByKeyboard(page, 'en', { firstname: 'Sven', surname: 'Goossens', search: 'goossens' });
});

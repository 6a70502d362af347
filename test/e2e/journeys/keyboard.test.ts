import { test } from '../support/test';
import { chooseByKeyboard, editByKeyboard, jumpByKeyboard } from '../support/users';

test('the whole way by keyboard alone: sign in, find, edit, save', async ({ page }) => {
  await editByKeyboard(page, 'en', { firstname: 'Bram', surname: 'Visser', search: 'visser' });
});

test('rows are chosen, opened and deleted by keys', async ({ page }) => {
  await chooseByKeyboard(page, 'en');
});

test('the palette leads to a record, the question mark to the shortcuts, E edits and Esc stops', async ({ page }) => {
  await jumpByKeyboard(page, 'en', { firstname: 'Sven', surname: 'Goossens', search: 'goossens' });
});

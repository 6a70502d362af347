import { test } from '../support/test';
import { editByKeyboard } from '../support/users';

test('by keyboard: sign in, find, edit, save', { tag: ['@fake', '@elsewhere'] }, async ({ page }) => {
  await editByKeyboard(page, 'en', { firstname: 'Bram', surname: 'Visser', search: 'visser' });
});

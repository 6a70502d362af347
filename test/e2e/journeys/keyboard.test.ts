import { deskOf, SUPERUSER } from '../support/people';
import { rowOf, searchBox, tabTo, toast, userRows } from '../support/screens';
import { expect, test } from '../support/test';

test('the whole way by keyboard alone: sign in, find, edit, save', async ({ page }) => {
  const { keyboard } = page;
  await page.goto('/');
  await tabTo(page.getByLabel('E-mail address'));
  await keyboard.type(SUPERUSER);
  await keyboard.press('Tab');
  await keyboard.type('Kantoor-Welkom-26!');
  await keyboard.press('Enter');
  await expect(deskOf(page)).toBeVisible();

  // The skip link comes first and leads past bar and drawer.
  await page.reload();
  await expect(deskOf(page)).toBeVisible();
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page.getByRole('main').getByRole('link', { name: 'Users', exact: true }));
  await keyboard.press('Enter');

  await expect(userRows(page)).toHaveCount(10);
  await keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await keyboard.type('visser');
  await keyboard.press('Enter');
  await expect(userRows(page)).toHaveCount(1);
  await tabTo(rowOf(page, 'Bram Visser'));
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'User edit' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeEnabled();
  await tabTo(page.getByRole('button', { name: 'Edit', exact: true }), 5);
  await keyboard.press('Enter');
  await expect(page.getByLabel('First name')).toBeFocused();
  await tabTo(page.getByLabel('Surname'), 2);
  await keyboard.press('End');
  await keyboard.type('-Kuipers');
  await keyboard.press('Control+s');
  await expect(toast(page, 'User saved')).toBeVisible();
  await expect(page.getByLabel('Surname')).toHaveValue('Visser-Kuipers');
  await page.reload();
  await expect(page.getByLabel('Surname')).toHaveValue('Visser-Kuipers');
});

test('rows are chosen, opened and deleted by keys', async ({ page }) => {
  const { keyboard } = page;
  await page.goto('/users');
  await tabTo(page.getByLabel('E-mail address'));
  await keyboard.type(SUPERUSER);
  await keyboard.press('Tab');
  await keyboard.type('Kantoor-Welkom-26!');
  await keyboard.press('Enter');
  await expect(userRows(page)).toHaveCount(10);

  await tabTo(userRows(page).first());
  await keyboard.press('ArrowDown');
  await expect(userRows(page).nth(1)).toBeFocused();
  await keyboard.press('Space');
  await expect(userRows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('2 selected')).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByText('2 selected')).toBeHidden();
  await keyboard.press('End');
  await expect(userRows(page).last()).toBeFocused();
  await keyboard.press('Home');
  await expect(userRows(page).first()).toBeFocused();
  await keyboard.press('Control+a');
  await expect(page.getByText('10 selected')).toBeVisible();
  await keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete 10 users?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(userRows(page).first()).toBeFocused();
  await expect(userRows(page)).toHaveCount(10);
});

test('the palette leads to a record, the question mark to the shortcuts, E edits and Esc stops', async ({ page }) => {
  const { keyboard } = page;
  await page.goto('/');
  await tabTo(page.getByLabel('E-mail address'));
  await keyboard.type(SUPERUSER);
  await keyboard.press('Tab');
  await keyboard.type('Kantoor-Welkom-26!');
  await keyboard.press('Enter');
  await expect(deskOf(page)).toBeVisible();

  await keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await keyboard.press('Control+k');
  const input = page.getByRole('combobox', { name: 'Search records, screens and actions' });
  await expect(input).toBeFocused();
  await keyboard.type('goossens');
  await expect(page.getByRole('option', { name: 'Sven Goossens' })).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'User edit' })).toBeVisible();

  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await expect(edit).toBeEnabled();
  await keyboard.press('e');
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(edit).toBeEnabled();

  // With something typed, Esc asks before it is thrown away.
  await keyboard.press('e');
  await expect(page.getByLabel('First name')).toBeEditable();
  await expect(page.getByLabel('First name')).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type('Sven-Erik');
  await keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'You have changes that are not saved' });
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByLabel('First name')).toHaveValue('Sven-Erik');
  await keyboard.press('Escape');
  await tabTo(question.getByRole('button', { name: 'Discard' }));
  await keyboard.press('Enter');
  await expect(edit).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Sven');
});

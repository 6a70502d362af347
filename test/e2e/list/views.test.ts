import { enter, SUPERUSER } from '../support/people';
import { rowOf, tabTo, userList, userRows } from '../support/screens';
import { expect, test } from '../support/test';

test('by keyboard alone: a view is saved, its link shows a colleague the same rows and columns, then it is renamed and deleted', async ({ page, context, browser, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, SUPERUSER, '/users?q=postma');
  await expect(rowOf(page, 'Marijke Postma')).toBeVisible();
  const press = async (...keys: readonly string[]) => { for (const key of keys) await page.keyboard.press(key); };
  const open = async (...keys: readonly string[]) => {
    await tabTo(page.getByRole('button', { name: 'View', exact: true }));
    await press('ArrowDown', ...keys, 'Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  };

  await open();
  const columns = page.getByRole('dialog', { name: 'Columns of this list' });
  await tabTo(columns.getByRole('checkbox', { name: 'Last sign-in' }));
  await press('Space');
  await tabTo(columns.getByRole('checkbox', { name: 'E-mail' }));
  await press('Alt+ArrowUp', 'Escape');
  await expect(userList(page).locator('thead')).toHaveText(/^E-mailNameActive$/);

  await open('ArrowDown');
  const views = page.getByRole('dialog', { name: 'Views of this list' });
  await page.keyboard.type('All "Postma", and so on');
  await press('Enter');
  await expect(views.getByRole('status')).toHaveText('“All "Postma", and so on” is saved.');
  await tabTo(views.getByRole('button', { name: 'Copy the link to All "Postma", and so on' }));
  await press('Enter');
  await expect(views.getByRole('status')).toHaveText('The link is copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const colleague = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const there = await colleague.newPage();
  await enter(there, SUPERUSER, link);
  await expect(rowOf(there, 'Marijke Postma')).toBeVisible();
  await expect(userRows(there)).toHaveCount(1);
  await expect(userList(there).locator('thead')).toHaveText(/^E-mailNameActive$/);
  await there.reload();
  await expect(userList(there).locator('thead')).toHaveText(/^E-mailNameActive$/);
  await there.goto('/users?q=');
  await expect(userList(there).locator('thead')).toHaveText(/^NameE-mailActiveLast sign-in$/);
  await colleague.close();

  await tabTo(views.getByRole('button', { name: 'Rename All "Postma", and so on' }));
  await press('Enter');
  await tabTo(views.getByRole('textbox', { name: 'New name of All "Postma", and so on' }));
  await press('ControlOrMeta+a');
  await page.keyboard.type('Postma');
  await press('Enter', 'Escape');
  await page.goto('/users?q=bakker');
  await expect(rowOf(page, 'Sander Bakker')).toBeVisible();
  await open('ArrowDown');
  await tabTo(views.getByRole('button', { name: 'Postma', exact: true }));
  await press('Enter');
  await expect(page).toHaveURL(/\/users\?q=postma$/);

  await open('ArrowDown');
  await tabTo(views.getByRole('button', { name: 'Delete Postma' }));
  await press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete the view Postma?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabTo(question.getByRole('button', { name: 'Delete Postma' }));
  await press('Enter');
  await expect(views.getByRole('listitem')).toHaveCount(0);
  await press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

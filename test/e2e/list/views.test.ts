import { enter, SUPERUSER } from '../support/people';
import { rowOf, tabTo, userList, userRows } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const language = 'nl';

test(`by keyboard: saves a view, opens its link as a colleague, renames and deletes it (${language})`, async ({
  page,
  context,
  browser,
  baseURL,
  arrive,
}) => {
  const text = wordsOf(language);
  const columnNames = (...names: readonly string[]) =>
    names.map((name) => text(`access.users.columns.${name}`)).join('');
  const name = 'All "Postma", and so on';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arrive(language, '/users?q=postma');
  await expect(rowOf(page, 'Marijke Postma')).toBeVisible();
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const open = async (...keys: readonly string[]) => {
    await tabTo(page.getByRole('button', { name: text('shared.view.label'), exact: true }));
    await press('ArrowDown', ...keys, 'Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  };

  await open();
  const columns = page.getByRole('dialog', { name: text('shared.columns.title') });
  await tabTo(columns.getByRole('checkbox', { name: text('access.users.columns.lastLogin') }));
  await press('Space');
  await tabTo(columns.getByRole('checkbox', { name: text('access.users.columns.email') }));
  await press('Alt+ArrowUp', 'Escape');
  await expect(userList(page).locator('thead')).toHaveText(columnNames('email', 'name', 'active'));

  await open('ArrowDown');
  const views = page.getByRole('dialog', { name: text('shared.views.title') });
  await page.keyboard.type(name);
  await press('Enter');
  await expect(views.getByRole('status')).toHaveText(text('shared.views.saved', { name }));
  await tabTo(views.getByRole('button', { name: text('shared.views.copyOf', { name }) }));
  await press('Enter');
  await expect(views.getByRole('status')).toHaveText(text('shared.views.copied'));
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const colleague = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const there = await colleague.newPage();
  await enter(there, SUPERUSER, link);
  await expect(rowOf(there, 'Marijke Postma')).toBeVisible();
  await expect(userRows(there)).toHaveCount(1);
  await expect(userList(there).locator('thead')).toHaveText(columnNames('email', 'name', 'active'));
  await there.reload();
  await expect(userList(there).locator('thead')).toHaveText(columnNames('email', 'name', 'active'));
  await there.goto('/users?q=');
  await expect(userList(there).locator('thead')).toHaveText(columnNames('name', 'email', 'active', 'lastLogin'));
  await colleague.close();

  await tabTo(views.getByRole('button', { name: text('shared.views.renameOf', { name }) }));
  await press('Enter');
  await tabTo(views.getByRole('textbox', { name: text('shared.views.newName', { name }) }));
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
  await tabTo(views.getByRole('button', { name: text('shared.views.deleteOf', { name: 'Postma' }) }));
  await press('Enter');
  const question = page.getByRole('alertdialog', { name: text('shared.views.deleteTitle', { name: 'Postma' }) });
  await expect(question.getByRole('button', { name: text('shared.actions.cancel') })).toBeFocused();
  await tabTo(question.getByRole('button', { name: text('shared.views.deleteOf', { name: 'Postma' }) }));
  await press('Enter');
  await expect(views.getByRole('listitem')).toHaveCount(0);
  await press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

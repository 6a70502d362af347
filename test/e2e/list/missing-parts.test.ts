import { aColleague, enter, SUPERUSER } from '../support/people';
import { rowOf, searchBox, toast, userRows } from '../support/screens';
import { expect, test } from '../support/test';

const TITLE = 'A part of Kantoor did not load';

test('the tools of a list do not come: that is said, the list stays usable, and a second try works', async ({ page }) => {
  await enter(page, SUPERUSER, '/users');
  await expect(userRows(page)).toHaveCount(10);
  await page.route(/\/list-tools\.\w+\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const columns = async () => {
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Choose columns' }).click();
  };
  await columns();
  const said = page.getByRole('alertdialog', { name: TITLE });
  await said.getByRole('button', { name: 'Close' }).click();
  await searchBox(page).fill('postma');
  await expect(userRows(page)).toHaveCount(1);
  await columns();
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(said).toBeVisible();
  await page.unroute(/\/list-tools\.\w+\.js/);
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Columns of this list' })).toBeVisible();
});

test('a screen whose script a newer version took away is no white page: it can be tried again, and the shell stays', async ({ page }) => {
  await enter(page, SUPERUSER, '/dashboard');
  await page.route(/\/site\.\w+\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.getByRole('link', { name: 'Redirects' }).first().click();
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: /Susanne/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  await page.unroute(/\/site\.\w+\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'List of redirects' })).toBeVisible();
});

test('a dialog over an open form does not come: what is typed stays, also over a reload', async ({ page }) => {
  await enter(page, SUPERUSER);
  const { id } = await aColleague(page);
  await page.goto(`/users/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Wilhelmina');
  await page.route(/\.js$/, (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Account of Susanne Zandstra' }).click();
  await page.getByRole('menuitem', { name: 'Support' }).click();
  const said = page.getByRole('alertdialog', { name: TITLE });
  await expect(said).toContainText('what you typed is kept');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Wilhelmina');
  await page.keyboard.press('F1');
  const drawer = page.getByRole('complementary', { name: 'Help' });
  await expect(drawer).toContainText(TITLE);
  await page.unroute(/\.js$/);
  page.once('dialog', (dialog) => void dialog.accept());
  await drawer.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Wilhelmina');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'User saved')).toBeVisible();
});

test('an address with a choice that does not exist is no dead end', async ({ page }) => {
  await enter(page, SUPERUSER, '/redirect?status=foo');
  await expect(page.getByText('This address asks for something that does not exist')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('table', { name: 'List of redirects' }).locator('tbody').getByRole('row')).toHaveCount(10);
  await expect(page).toHaveURL(/\/redirect$/);
});

test('an address that asks for columns that do not exist shows those of the list', async ({ page }) => {
  await enter(page, SUPERUSER, '/users?q=postma&columns=shoeSize');
  await expect(rowOf(page, 'Marijke Postma')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Last sign-in' })).toBeVisible();
});

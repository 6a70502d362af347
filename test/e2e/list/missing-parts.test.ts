import { expectNotice } from '../support/notices';
import { intercept } from '../support/api';
import { aColleague, accountButton } from '../support/people';
import { searchBox, userRows } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const language = 'nl';

const text = wordsOf(language);
const title = text('boot.missing.title');

test(`the tools of a list do not come: that is said, the list stays usable, and a second try works (${language})`, async ({
  page,
  arrive,
}) => {
  await arrive(language, '/users');
  await expect(userRows(page)).toHaveCount(10);
  await intercept(page, /\/list-tools\.\w+\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const columns = async () => {
    await page.getByRole('button', { name: text('shared.view.label'), exact: true }).click();
    await page.getByRole('menuitem', { name: text('shared.columns.choose') }).click();
  };
  await columns();
  const said = page.getByRole('alertdialog', { name: title });
  await said.getByRole('button', { name: text('shared.actions.close') }).click();
  await searchBox(page).fill('postma');
  await expect(userRows(page)).toHaveCount(1);
  await columns();
  await said.getByRole('button', { name: text('boot.retry') }).click();
  await expect(said).toBeVisible();
  await page.unroute(/\/list-tools\.\w+\.js/);
  await said.getByRole('button', { name: text('boot.retry') }).click();
  await expect(page.getByRole('dialog', { name: text('shared.columns.title') })).toBeVisible();
});

test(`a screen whose script a newer version took away is no white page: it can be tried again, and the shell stays (${language})`, async ({
  page,
  arrive,
}) => {
  await arrive(language, '/dashboard');
  await intercept(page, /\/site\.\w+\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page
    .getByRole('link', { name: text('site.redirects.title') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: text('boot.reloadPage') })).toBeVisible();
  await page
    .getByRole('link', { name: text('shell.names.dashboard.title'), exact: true })
    .first()
    .click();
  await expect(page.locator('main header').getByText(/Susanne/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.unroute(/\/site\.\w+\.js/);
  await page.getByRole('button', { name: text('boot.retry') }).click();
  await expect(page.getByRole('table', { name: text('site.redirects.label') })).toBeVisible();
});

test(`a dialog over an open form does not come: what is typed stays, also over a reload (${language})`, async ({
  page,
  arrive,
}) => {
  await arrive(language);
  const { id } = await aColleague(page);
  await page.goto(`/users/${id}`);
  await page.getByRole('button', { name: text('shared.actions.edit'), exact: true }).click();
  await page.getByRole('textbox', { name: text('access.user.firstname') }).fill('Wilhelmina');
  await accountButton(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await intercept(page, /\.js$/, (route) => route.abort('connectionreset'));
  await page.getByRole('menuitem', { name: text('shell.userMenu.support') }).click();
  const said = page.getByRole('alertdialog', { name: title });
  await expect(said).toContainText(text('boot.missing.body'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: text('access.user.firstname') })).toHaveValue('Wilhelmina');
  await page.keyboard.press('F1');
  const drawer = page.getByRole('complementary', { name: text('shell.help.title') });
  await expect(drawer).toContainText(title);
  await page.unroute(/\.js$/);
  page.once('dialog', (dialog) => void dialog.accept());
  await drawer.getByRole('button', { name: text('boot.reloadPage') }).click();
  await page.getByRole('button', { name: text('shared.dialogs.recovery.resume') }).click();
  await expect(page.getByRole('textbox', { name: text('access.user.firstname') })).toHaveValue('Wilhelmina');
  await page.getByRole('button', { name: text('shared.actions.save') }).click();
  await expectNotice(page, text('access.users.saved'));
});

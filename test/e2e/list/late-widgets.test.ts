import { holdFirst, intercept } from '../support/api';
import { accountButton } from '../support/people';
import { userRows } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const WIDGETS = /\/widgets\.\w+\.js/;
const text = wordsOf('en');

test('opens a menu that was pressed before its script arrived, with the keys that followed', async ({
  page,
  arrive,
}) => {
  const { held, release } = await holdFirst(page, WIDGETS);
  await arrive('en', '/blog');
  const view = page.getByRole('button', { name: text('shared.view.label'), exact: true });
  await view.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await held;
  await expect(view).toHaveAttribute('aria-expanded', 'true');
  await release();
  await expect(page.getByRole('menuitem', { name: text('shared.views.open') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(view).toBeFocused();
});

test('tells that the widgets are missing, and opens the menu after a retry', async ({ page, arrive }) => {
  await intercept(page, WIDGETS, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await arrive('en', '/users');
  await expect(userRows(page)).toHaveCount(10);
  await accountButton(page).click();
  const missing = page.getByRole('alertdialog', { name: text('boot.missing.title') });
  await expect(missing).toBeVisible();
  await page.unroute(WIDGETS);
  await missing.getByRole('button', { name: text('boot.retry') }).click();
  await expect(page.getByRole('menuitem', { name: text('shell.userMenu.profile') })).toBeFocused();
});

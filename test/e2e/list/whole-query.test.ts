import { holdFirst } from '../support/api';
import { enter, SUPERUSER } from '../support/people';
import { toast, userRows } from '../support/screens';
import { expect, test } from '../support/test';

const DELETION = /\/api\/user\/?$/;

// A console of its own: nobody is left in it.
test.use({ baseURL: async ({ untouched }, use) => { await use(untouched.url); } });

test('all rows of a query are deleted: progress, a question on leaving, a stop, going on, and what was refused with its reason', async ({ page }) => {
  await enter(page, SUPERUSER);
  await page.getByRole('main').getByRole('link', { name: 'Users', exact: true }).click();
  const total = Number(/of (\d+) users/.exec(await page.getByText(/^1–10 of \d+ users$/).textContent() ?? '')?.[1]);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('button', { name: `Select all ${String(total)}` }).click();
  await expect(page.getByText(`${String(total)} selected`, { exact: true })).toBeVisible();
  const ask = async () => {
    await page.getByRole('button', { name: /^Bulk actions/ }).click();
    await page.getByRole('menuitem', { name: `Delete (${String(total)})` }).click();
  };
  await ask();
  const question = page.getByRole('alertdialog', { name: `Delete ${String(total)} users?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  const logged = page.waitForRequest((request) => request.url().endsWith('/api/log') && request.postData()?.includes('not+removed') === true);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Not removed')).toBeVisible();
  await logged;

  await ask();
  const { held, release } = await holdFirst(page, DELETION);
  await question.getByRole('button', { name: `Delete ${String(total)} users` }).click();
  await held;
  const running = page.getByRole('dialog', { name: `Deleting ${String(total)} users` });
  await expect(running.getByRole('progressbar')).toHaveAttribute('value', '0');

  await page.evaluate(() => { history.back(); });
  const leaving = page.getByRole('alertdialog', { name: 'Records are being deleted' });
  await expect(leaving.getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(leaving).toBeHidden();
  await expect(page).toHaveURL(/\/users$/);

  const asked = page.waitForEvent('dialog');
  const reloading = page.evaluate(() => { location.reload(); });
  const closing = await asked;
  expect(closing.type()).toBe('beforeunload');
  await closing.dismiss();
  await reloading;

  await running.getByRole('button', { name: 'Stop' }).click();
  await expect(running.getByRole('button', { name: 'Stopping …' })).toBeVisible();
  await release();
  const halted = page.getByRole('dialog', { name: new RegExp(`^Stopped: (49|50) of ${String(total)} deleted$`) });
  await expect(halted).toContainText(`${String(total - 50)} rows were not tried yet.`);
  await halted.getByRole('button', { name: `Go on with the other ${String(total - 50)}` }).click();

  const report = page.getByRole('dialog', { name: '1 left in place' });
  await expect(report.getByRole('listitem')).toHaveText(/^Susanne Zandstra It is your own account\.$/);
  await report.getByRole('button', { name: 'Close' }).click();
  await expect(userRows(page)).toHaveCount(1);
  await page.reload();
  await expect(userRows(page)).toHaveCount(1);
  await expect(userRows(page)).toContainText(SUPERUSER);
});

test('a server that fails in the middle: what is gone and what is left is told, the log hears of it, and a reload shows what is there', async ({ page }) => {
  await enter(page, SUPERUSER, '/holidays');
  const rows = page.getByRole('table', { name: 'List of holidays' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(10);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('button', { name: /^Select all \d+$/ }).click();
  await page.getByRole('button', { name: /^Bulk actions/ }).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  const calls = /\/api\/holidays\/?$/;
  await page.route(calls, (route) => (route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: { code: 'ERROR' } }) : route.fallback()));
  const logged = page.waitForRequest((request) => request.url().endsWith('/api/log') && request.postData()?.includes('failed%3A+Unreachable') === true);
  await page.getByRole('button', { name: /^Delete \d+ holidays$/ }).click();
  const halted = page.getByRole('dialog', { name: /^Stopped: 0 of \d+ deleted$/ });
  await expect(halted).toContainText('The server could not finish this.');
  await logged;
  await page.unroute(calls);
  await page.reload();
  await expect(rows).toHaveCount(10);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

import { holdFirst, intercept, ONE_USER, USER_LIST } from '../support/api';
import { enter, SUPERUSER } from '../support/people';
import { rowOf, searchBox, userRows } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const language = 'en';

const text = wordsOf(language);

// Rule R-SHR-69.
test(`offline: the list says so, keeps the query, and comes back (${language})`, async ({ page, context, arrive }) => {
  await arrive(language, '/users');
  await expect(userRows(page)).toHaveCount(10);
  await context.setOffline(true);
  await page
    .getByRole('columnheader', { name: text('access.users.columns.email') })
    .getByRole('button')
    .click();
  await expect(page.getByText(text('shared.states.failed.cut'))).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: text('shared.actions.retry') }).click();
  await expect(userRows(page).first()).toContainText('agnieszka');
});

test(`the whole API is away at the start: a designed page, and trying again works (${language})`, async ({
  page,
  arrive,
}) => {
  await arrive(language);
  await intercept(page, /\/api\//, (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByRole('heading', { name: text('boot.unreachable.title') })).toBeVisible();
  await page.unroute(/\/api\//);
  await page.getByRole('button', { name: text('boot.retry') }).click();
  await expect(page.locator('main header').getByText(/Susanne/)).toBeVisible();
});

test('aborts an outdated request', async ({ page }) => {
  await enter(page, SUPERUSER, '/users?sort=email');
  await expect(userRows(page)).toHaveCount(10);
  const { held, release } = await holdFirst(page, /general=postma/);
  await searchBox(page).fill('postma');
  await searchBox(page).press('Enter');
  const slow = (await held).request();
  await searchBox(page).fill('bakker');
  await searchBox(page).press('Enter');
  await expect(rowOf(page, 'Sander Bakker')).toBeVisible();
  await expect.poll(() => slow.failure()?.errorText).toBe('net::ERR_ABORTED');
  await release();
  await expect(userRows(page)).toHaveCount(1);
  await expect(rowOf(page, 'Sander Bakker')).toBeVisible();
});

test('shows skeletons without layout shift', async ({ page }) => {
  const { held, release } = await holdFirst(page, USER_LIST);
  await enter(page, SUPERUSER, '/users');
  await held;
  const table = page.getByRole('table', { name: 'List of users' });
  await expect(page.locator('[aria-busy="true"]').filter({ has: table })).toBeVisible();
  const waiting = await table.boundingBox();
  await release();
  await expect(userRows(page)).toHaveCount(10);
  const shown = await table.boundingBox();
  expect(shown?.y).toBe(waiting?.y);
  expect(shown?.height).toBe(waiting?.height);

  const user = await holdFirst(page, ONE_USER);
  await page.goto('/users/2');
  await user.held;
  const labels = page.locator('main form').getByText(/^(First name|Surname|E-mail|Active|Account|Websites)$/);
  const tops = (): Promise<readonly number[]> =>
    labels.evaluateAll((found) => found.map((label) => label.getBoundingClientRect().top));
  await expect(page.locator('main form[aria-busy="true"] [data-skeleton]').first()).toBeVisible();
  await expect(labels).toHaveCount(6);
  const before = await tops();
  await user.release();
  await expect(page.locator('main form [data-skeleton]')).toHaveCount(0);
  expect(await tops()).toEqual(before);
});

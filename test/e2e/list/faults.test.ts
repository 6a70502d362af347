import { anEmptyList, answerWith, holdFirst, intercept, USER_LIST } from '../support/api';
import { enter, SUPERUSER } from '../support/people';
import { rowOf, searchBox, userRows } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

test('shows an empty list after a 404', async ({ page }) => {
  await answerWith(page, USER_LIST, 404, { code: 'NOT_FOUND' });
  await enter(page, SUPERUSER, '/users');
  await expect(page.getByText('No users yet')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const language = 'en';

const text = wordsOf(language);

test(`an empty list says what to do, a search without result how to go on (${language})`, async ({ page, arrive }) => {
  await answerWith(page, USER_LIST, 200, anEmptyList);
  await arrive(language, '/users');
  await expect(page.getByText(text('access.users.empty.title'))).toBeVisible();
  await page.unroute(USER_LIST);
  await page.goto('/users?q=xqzy&active=1');
  await expect(page.getByText(text('shared.states.nothingLeft.titleTerm', { term: 'xqzy' }))).toBeVisible();
  await page.getByRole('button', { name: text('shared.states.nothingLeft.clear') }).click();
  await expect(userRows(page)).toHaveCount(10);
  await expect(searchBox(page)).toHaveValue('');
});

test(`a list that does not load offers to try again, and that works (${language})`, async ({ page, arrive }) => {
  await answerWith(page, USER_LIST, 500, { code: 'ERROR' });
  await arrive(language, '/users?q=postma');
  await expect(page.getByText(text('access.users.failed'))).toBeVisible();
  await expect(page.getByText(text('shared.states.failed.server'))).toBeVisible();
  await expect(searchBox(page)).toHaveValue('postma');
  await page.unroute(USER_LIST);
  await page.getByRole('button', { name: text('shared.actions.retry') }).click();
  await expect(rowOf(page, 'Marijke Postma')).toBeVisible();
});

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

test('shows skeleton rows without layout shift', async ({ page }) => {
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
});

test('names the field of an unreadable answer', async ({ page }) => {
  await answerWith(page, USER_LIST, 200, {
    code: 'OK',
    users: [{ id: 1, name: { firstname: 'Bea' } }],
    meta: { pagination: { perPage: 10, total: 1 } },
  });
  await enter(page, SUPERUSER, '/users');
  await expect(page.getByText('The users did not load')).toBeVisible();
  await expect(page.getByText(/users\.0\.name\.surname/)).toBeVisible();
  await page.unroute(USER_LIST);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(userRows(page)).toHaveCount(10);
});

test('an answer that is no list is a failure with a retry', async ({ page }) => {
  let body = '';
  await intercept(page, USER_LIST, (route) => route.fulfill({ status: 200, contentType: 'application/json', body }));
  await enter(page, SUPERUSER);
  for (body of ['<html>Bad gateway</html>', '', '[]', 'null']) {
    await page.goto('/users');
    await expect(page.getByText('The users did not load')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  }
});

test('retries a lost connection once unnoticed', async ({ page }) => {
  const { held } = await holdFirst(page, USER_LIST);
  const opened = enter(page, SUPERUSER, '/users');
  await (await held).abort('connectionreset');
  await opened;
  await expect(userRows(page)).toHaveCount(10);
});

test('reports an unreadable start', async ({ page }) => {
  await enter(page, SUPERUSER);
  await answerWith(page, /\/api\/me$/, 200, { code: 'OK', user: { id: 'x' } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The server gave an answer that cannot be read' })).toBeVisible();
});

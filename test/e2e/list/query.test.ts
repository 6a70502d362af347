import type { Page } from '@playwright/test';
import { USER_LIST } from '../support/api';
import { enter, SUPERUSER } from '../support/people';
import { openBySecondClick, rowOf, searchBox, userRows } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

/** Visible e-mail addresses in order. */
const addresses = (page: Page) => userRows(page).locator('td:nth-child(3)').allTextContents();

/** Counts list calls whose URL contains a text. */
const callsWith = (page: Page, part: string): { readonly count: () => number } => {
  let calls = 0;
  page.on('request', (request) => {
    if (USER_LIST.test(request.url()) && decodeURIComponent(request.url()).includes(part)) calls += 1;
  });
  return { count: () => calls };
};

test('highlights a search from two characters', async ({ page }) => {
  await enter(page, SUPERUSER, '/users?q=p&sort=firstname');
  await expect(userRows(page)).toHaveCount(10);
  await expect(userRows(page).locator('mark')).toHaveCount(0);
  await searchBox(page).fill('postma');
  await expect(userRows(page)).toHaveCount(1);
  await expect(
    userRows(page)
      .locator('mark')
      .filter({ hasText: /^Postma$/ }),
  ).toHaveCount(1);
  await expect(
    userRows(page)
      .locator('mark')
      .filter({ hasText: /^postma$/ }),
  ).toHaveCount(1);
});

test('searches after 300 ms, or on Enter', async ({ page }) => {
  await page.clock.install();
  await enter(page, SUPERUSER, '/users');
  await expect(userRows(page)).toHaveCount(10);
  const searches = callsWith(page, 'general=');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await searchBox(page).pressSequentially('post');
  await page.clock.runFor(290);
  expect(searches.count()).toBe(0);
  await page.clock.runFor(20);
  await expect(userRows(page)).toHaveCount(1);
  expect(searches.count()).toBe(1);

  await searchBox(page).fill('bakker');
  await searchBox(page).press('Enter');
  await expect(rowOf(page, 'Sander Bakker')).toBeVisible();
  expect(searches.count()).toBe(2);
});

test('sorts a column both ways', async ({ page }) => {
  await enter(page, SUPERUSER, '/users');
  const head = page.getByRole('columnheader', { name: 'E-mail' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=email$/);
  await expect(rowOf(page, 'agnieszka.wojcik@zilvermeeuw.example')).toBeVisible();
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(userRows(page).first()).toContainText('zoe.claes@zilvermeeuw.example');
});

const language = 'nl';

test(`pages, and how many rows they have (${language})`, async ({ page, arrive }) => {
  const text = wordsOf(language);
  const range = (from: number, to: number) =>
    new RegExp(`^${text('access.users.summary_other', { from, to, count: '\\d+' })}$`);
  await arrive(language, '/users?sort=email');
  await expect(page.getByText(range(1, 10))).toBeVisible();
  await expect.poll(() => addresses(page)).toHaveLength(10);
  const first = await addresses(page);
  await page.getByRole('button', { name: text('shared.pager.next') }).click();
  await expect(page.getByText(range(11, 20))).toBeVisible();
  await expect(page.getByRole('button', { name: text('shared.pager.page', { page: 2 }) })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(await addresses(page)).not.toContain(first[0]);
  await expect(
    page.getByRole('button', { name: new RegExp(`^${text('shared.pager.page', { page: '\\d' })}$`) }),
  ).toHaveCount(3);
  await page.getByRole('button', { name: text('shared.pager.last') }).click();
  await expect(page.getByRole('button', { name: text('shared.pager.next') })).toBeDisabled();

  await page.getByLabel(text('shared.pager.perPage')).selectOption('25');
  await expect(userRows(page)).toHaveCount(25);
  await expect(page.getByText(range(1, 25))).toBeVisible();
});

test('remembers the page size', async ({ page }) => {
  await enter(page, SUPERUSER, '/users');
  await page.getByLabel('Per page').selectOption('25');
  await expect(userRows(page)).toHaveCount(25);
  await page.reload();
  await expect(userRows(page)).toHaveCount(25);
  await page.getByRole('button', { name: 'Account of Susanne Zandstra' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await enter(page, SUPERUSER, '/users');
  await expect(userRows(page)).toHaveCount(25);
});

test('shows the last page for a page beyond it', async ({ page }) => {
  await enter(page, SUPERUSER, '/users?page=4000');
  await expect(userRows(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/4000/);
});

test('shows the list for an invalid query', async ({ page }) => {
  await enter(page, SUPERUSER, '/users?page=-1&perPage=7&sort=password&active=maybe&unknown=1&q=%E0%A4%A');
  await expect(userRows(page)).toHaveCount(10);
  await expect(page).toHaveURL(/\/users$/);
});

test('shows not-found for an invalid path', async ({ page }) => {
  await enter(page, SUPERUSER, '/users');
  await page.goto('/users/%E0%A4%A');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});

test(`back, forward, reload and a shared link show the same rows (${language})`, async ({ page, context, arrive }) => {
  const text = wordsOf(language);
  await arrive(language, '/users');
  await page.getByRole('button', { name: text('shared.list.filters') }).click();
  await page
    .getByLabel(text('access.users.filters.active'), { exact: true })
    .selectOption({ label: text('access.users.filters.activeNo') });
  await expect(page).toHaveURL(/\?active=0$/);
  await expect(rowOf(page, 'Hanne Maes')).toBeVisible();
  await expect(userRows(page).getByRole('switch', { checked: true })).toHaveCount(0);
  await searchBox(page).fill('maes');
  await searchBox(page).press('Enter');
  await expect(userRows(page)).toHaveCount(1);
  await page.goBack();
  await expect(rowOf(page, 'Hugo Timmermans')).toBeVisible();
  await expect(searchBox(page)).toHaveValue('');
  await page.goForward();
  await expect(userRows(page)).toHaveCount(1);
  await expect(searchBox(page)).toHaveValue('maes');
  await page.reload();
  await expect(userRows(page)).toHaveCount(1);
  await expect(page.getByLabel(text('access.users.filters.active'), { exact: true })).toHaveValue('false');

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(rowOf(shared, 'Hanne Maes')).toBeVisible();
  await expect(userRows(shared)).toHaveCount(1);
});

test('restores the last query; Reset clears it', async ({ page }) => {
  await enter(page, SUPERUSER, '/users?name=noor&sort=-email');
  await expect(userRows(page)).toHaveCount(1);
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Users', exact: true }).click();
  await expect(rowOf(page, 'Noor Jansen')).toBeVisible();
  await expect(userRows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(userRows(page)).toHaveCount(10);
  await expect(page).toHaveURL(/\/users(\?sort=-email)?$/);
});

test('returns to the same row of the same rows', async ({ page }) => {
  await enter(page, SUPERUSER, '/users?q=e&sort=email&page=2');
  await expect(userRows(page)).toHaveCount(10);
  const email = (await addresses(page))[6] ?? '';
  await openBySecondClick(page, email);
  await expect(page.getByRole('heading', { name: 'User edit' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?q=e&sort=email&page=2$/);
  await expect(rowOf(page, email)).toBeFocused();

  await rowOf(page, email).press('Enter');
  await expect(page.getByRole('heading', { name: 'User edit' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to overview' }).click();
  await expect(page).toHaveURL(/\?q=e&sort=email&page=2$/);
  await expect(rowOf(page, email)).toBeFocused();
});

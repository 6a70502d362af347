import type { Page } from '@playwright/test';
import { signIn, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll, tabTo, toast } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const text = wordsOf('en');
const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const rowOf = (page: Page, name: string) => rows(page).filter({ has: page.getByRole('cell', { name, exact: true }) });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const sourceFilter = (page: Page) => page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: /^Source/ });
const openList = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await signIn(page, SUPERUSER);
  await expect(rows(page).first()).toBeVisible();
};

test('an error code is added, found by its sources, corrected and deleted', async ({ page }) => {
  await openList(page, '/errorcode');
  await page.getByRole('button', { name: 'Add error code' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Check all fields and try again.')).toBeVisible();
  await expect(field(page, 'Code')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Code').fill('XJ-1');
  await field(page, 'Description').fill('Proefstoring op de testbank');
  await page.getByRole('combobox', { name: 'Source' }).selectOption('Combination');
  await page.getByRole('switch', { name: 'Inverter' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Error code saved')).toBeVisible();
  await expect(page).toHaveURL(/\/errorcode\/\d+$/);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await field(page, 'Control').fill('Kijk naar de lampjes.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeEnabled();

  await page.getByRole('button', { name: 'Back to overview' }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  await field(page, 'Description').fill('testbank');
  await expect(rows(page)).toHaveCount(1);
  const sources = sourceFilter(page);
  await sources.click();
  await page.getByRole('checkbox', { name: 'Service' }).check();
  await expect(page.getByText(text('shared.states.nothingLeft.title'))).toBeVisible();
  await page.getByRole('checkbox', { name: 'Combination' }).check();
  await expect(rowOf(page, 'XJ-1')).toContainText('Combination');
  await expect(page).toHaveURL(/source=service&source=combination/);

  await rowOf(page, 'XJ-1').click();
  await rowOf(page, 'XJ-1').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 1 error code' }).click();
  await expect(toast(page, '1 error code deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/errorcode(\?|$)/);
  await expect(rowOf(page, 'XJ-1')).toHaveCount(0);
});

test('several values of a filter are chosen by keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await openList(page, '/errorcode');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sources = sourceFilter(page);
  await tabTo(sources);
  await keyboard.press('ArrowDown');
  const box = (name: string) => page.getByRole('group', { name: 'Source' }).getByRole('checkbox', { name });
  await expect(box('Service')).toBeFocused();
  await keyboard.press('End');
  await keyboard.press('Space');
  await keyboard.press('ArrowUp');
  await keyboard.press('Space');
  await expect(box('External')).toBeChecked();
  await keyboard.press('Escape');
  await expect(sources).toBeFocused();
  await expect(sources).toHaveText(/2 chosen/);
  await expect(page).toHaveURL(/source=external&source=combination/);
  await expect(rowOf(page, 'E5')).toHaveCount(0);
  await page.reload();
  await expect(sources).toHaveText(/2 chosen/);
  await expect(page.getByRole('cell', { name: 'External', exact: true }).first()).toBeVisible();
  await expect(rowOf(page, 'E5')).toHaveCount(0);
  await tabTo(sources);
  await keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Clear', exact: true }));
  await keyboard.press('Enter');
  await expect(sources).toBeFocused();
  await expect(sources).toHaveText(/All/);
  await expect(page).toHaveURL(/\/errorcode$/);
});

test('a script is let in on one website, dated by the server, and not on another', async ({ page }) => {
  await openList(page, '/whitelist');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await field(page, 'Source').fill('https://proef.example; script-src *');
  await field(page, 'Source').blur();
  await expect(page.getByText(text('operations.whitelistEntry.pattern.source'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await field(page, 'Source').fill('https://proef.example/a.js');
  await field(page, 'Comments').fill('Voor de proef');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Rule saved')).toBeVisible();
  await expect(page.getByText(text('operations.whitelistEntry.whenSaved'))).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to overview' }).click();
  await page.getByRole('searchbox', { name: 'Search the whitelist' }).fill('proef');
  await expect(rows(page)).toHaveCount(1);
  await expect(rowOf(page, 'https://proef.example/a.js')).toContainText('JavaScript (js)');
  await page.getByRole('button', { name: /Zilvermeeuw NL/ }).click();
  await page.getByRole('menuitemradio', { name: 'Zilvermeeuw België' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/whitelist?q=proef.example');
  await expect(page.getByText(text('shared.states.nothingLeft.titleTerm', { term: 'proef.example' }))).toBeVisible();
});

test('a domain opens in a tab of its own, by a click and by Enter', async ({ page, context }) => {
  await context.route(/zilvermeeuw.*\.example/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }));
  await openList(page, '/dns');
  await expect(page.getByRole('table').getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Add |Bulk actions)/ })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search domains' }).fill('service-zilvermeeuw');
  await expect(rows(page)).toHaveCount(1);
  const [byClick] = await Promise.all([context.waitForEvent('page'), rowOf(page, 'service-zilvermeeuw.example').click()]);
  await expect(byClick).toHaveTitle('elsewhere');
  expect(await byClick.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, '']);
  await byClick.close();
  await page.bringToFront();
  await rows(page).first().focus();
  const [byKey] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(byKey).toHaveTitle('elsewhere');
  await byKey.close();
  await expect(page).toHaveURL(/\/dns\?q=service-zilvermeeuw$/);
});

test('the search log is narrowed by term and type, and its rows do nothing', async ({ page }) => {
  await openList(page, '/searchlog');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Downloads');
  await field(page, 'Term').fill('handleiding');
  await expect(page).toHaveURL(/term=handleiding&type=downloads/);
  await expect(rows(page).first()).toContainText('handleiding');
  await expect(rows(page).filter({ hasText: 'Regular' })).toHaveCount(0);
  const address = page.url();
  await rows(page).first().click();
  await rows(page).first().click();
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toBeFocused();
  expect(page.url()).toBe(address);
  await expect(page.getByRole('table').getByRole('checkbox')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const path of ['errorcode', 'whitelist', 'dns', 'searchlog']) {
    test(`nothing of ${path} sticks out`, async ({ page }) => {
      await openList(page, `/${path}`);
      await page.getByRole('button', { name: 'Filters' }).click();
      await expectNoSidewaysScroll(page);
      if (path === 'errorcode') await sourceFilter(page).click();
      await expectNoSidewaysScroll(page);
    });
  }
});

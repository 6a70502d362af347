import type { Page } from '@playwright/test';
import { enter, READER, SUPERUSER } from '../support/people';
import { toast, userRows } from '../support/screens';
import { expect, test } from '../support/test';

const LOOKERS = '/usergroups/8';
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

/** Switches rights of the group of the reader, and presses Save. */
const pressSave = async (page: Page, ...names: readonly string[]): Promise<void> => {
  await page.goto(LOOKERS);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Expand all' }).click();
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
};
const switchRights = async (page: Page, ...names: readonly string[]): Promise<void> => {
  await pressSave(page, ...names);
  await expect(toast(page, 'User group saved')).toBeVisible();
};

test.describe('two browsers', () => {
  test.use({ baseURL: async ({ untouched }, use) => { await use(untouched.url); } });

  test('rights that somebody is given and loses take effect at their next call, without a reload', async ({ page, browser, baseURL }) => {
    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    const reader = await other.newPage();
    await enter(page, SUPERUSER);
    await enter(reader, READER, '/users');
    await expect(userRows(reader)).toHaveCount(10);
    await expect(link(reader, 'User groups')).toHaveCount(0);

    await switchRights(page, 'User groups: View', 'Blog: View');
    await reader.getByRole('button', { name: 'Next page' }).click();
    await expect(link(reader, 'User groups')).toBeVisible();
    await expect(menu(reader).getByRole('button', { name: 'Content' })).toBeVisible();
    await link(reader, 'User groups').click();
    await expect(reader.getByRole('table', { name: 'List of user groups' }).locator('tbody').getByRole('row')).toHaveCount(8);

    await switchRights(page, 'User groups: View', 'Users: View');
    await reader.getByRole('button', { name: 'Name' }).click();
    await expect(toast(reader, 'You do not have the right to open this screen.')).toBeVisible();
    await expect(reader).toHaveURL(/\/dashboard$/);
    await expect(link(reader, 'Users')).toHaveCount(0);
    await expect(menu(reader).getByRole('button', { name: 'Content' })).toBeVisible();
    await other.close();
  });

  test('rights that changed while somebody was elsewhere are there when they come back to the page, without a call of theirs', async ({ page, browser, baseURL }) => {
    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    const reader = await other.newPage();
    await enter(page, SUPERUSER);
    await enter(reader, READER, '/dashboard');
    await expect(link(reader, 'Users')).toBeVisible();
    await expect(menu(reader).getByRole('button', { name: 'Content' })).toHaveCount(0);

    await switchRights(page, 'Blog: View');
    const looks: string[] = [];
    reader.on('request', (request) => { looks.push(new URL(request.url()).pathname); });
    // Of a headless browser every window has the focus all the time: it is told instead.
    await reader.evaluate(() => { window.dispatchEvent(new Event('focus')); });
    await expect(menu(reader).getByRole('button', { name: 'Content' })).toBeVisible();
    expect(looks[0]).toBe('/api/me');
    await other.close();
  });

  test('one\'s own rights are loaded anew in every tab, and a deleted group takes its rights along', async ({ page, context, browser, baseURL }) => {
    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    const admin = await other.newPage();
    await enter(admin, SUPERUSER);
    await switchRights(admin, 'All rights of User groups', 'Blog: View');
    await enter(page, READER, '/usergroups');
    const tab = await context.newPage();
    await tab.goto('/dashboard');
    await expect(menu(tab).getByRole('button', { name: 'Content' })).toBeVisible();

    await pressSave(page, 'Blog: View');
    const question = page.getByRole('alertdialog', { name: 'Take these rights away from yourself?' });
    await expect(question.getByRole('listitem')).toHaveText(['Blog: View']);
    await question.getByRole('button', { name: 'Save and lose them' }).click();
    await expect(menu(page).getByRole('button', { name: 'Content' })).toHaveCount(0);
    await expect(menu(tab).getByRole('button', { name: 'Content' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 1 group' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(link(page, 'User groups')).toHaveCount(0);
    await expect(link(tab, 'User groups')).toHaveCount(0);
    await other.close();
  });
});

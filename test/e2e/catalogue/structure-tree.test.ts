import type { Page } from '@playwright/test';
import { intercept } from '../support/api';
import { enter, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll, tabTo } from '../support/screens';
import { expect, test } from '../support/test';

const line = (page: Page, name: string | RegExp) =>
  page.getByRole('treeitem', { name, exact: typeof name === 'string' });

test('a tree by the keyboard alone: levels, the star, letters, selection and the way to a node', async ({ page }) => {
  await enter(page, SUPERUSER, '/structure/VERWARMING-2027');
  await tabTo(line(page, 'Warmtepompen'));
  await page.keyboard.press('ArrowRight');
  await expect(line(page, 'Hybride warmtepompen')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(line(page, 'Lucht-waterwarmtepompen')).toBeFocused();
  await page.keyboard.press('*');
  await expect(line(page, 'Compleet met ketel')).toBeVisible();
  await expect(line(page, 'Wandmodel')).toBeVisible();
  await page.keyboard.press('h');
  await expect(line(page, 'Hybride warmtepompen')).toBeFocused();
  await page.keyboard.press('End');
  await expect(line(page, 'Regelingen')).toBeFocused();
  await page.keyboard.press('k');
  await expect(line(page, 'Ketels')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(line(page, 'Wandmodel')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(line(page, 'Warmtepompboilers')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(line(page, 'Wandmodel')).toHaveCount(0);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const edit = page.getByRole('button', { name: 'Edit Warmtepompen' });
  await tabTo(edit);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/structure\/VERWARMING-2027\/node\/\d+$/);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Warmtepompen');

  // Esc goes nowhere while reading; Back leads to the tree as it was left.
  await page.getByRole('button', { name: 'Back to overview' }).click();
  await expect(line(page, 'Warmtepompen')).toHaveAttribute('aria-selected', 'true');
  await expect(line(page, 'Hybride warmtepompen')).toBeVisible();
});

test('a level that does not load is an empty one with a retry, and is reported', async ({ page }) => {
  await enter(page, SUPERUSER, '/structure/KOELING');
  const reports: string[] = [];
  await intercept(page, /\/api\/log$/, (route) => {
    reports.push(route.request().postData() ?? '');
    return route.fulfill({ status: 200, json: { code: 'OK' } });
  });
  await intercept(page, /\/api\/structure\/KOELING\/node\/\d+$/, (route) => route.abort('connectionreset'));
  await line(page, 'Wandmodellen').press('ArrowRight');
  const failed = line(page, /^The items below Wandmodellen did not load/);
  await expect(failed).toBeVisible();
  await expect(line(page, 'Wandmodellen')).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => reports.join(' ')).toContain('Loading+nodes+of+a+structure+failed');
  await page.unroute(/\/api\/structure\/KOELING\/node\/\d+$/);
  await page.keyboard.press('ArrowDown');
  await expect(failed).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line(page, 'Multisplit')).toBeVisible();
  await expect(line(page, 'Wandmodellen')).toBeFocused();
});

test('filters are folded away, kept in the address, and reset', async ({ page }) => {
  await enter(page, SUPERUSER, '/structure');
  const rows = page.getByRole('table', { name: 'List of structures' }).locator('tbody').getByRole('row');
  await expect(rows).not.toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByLabel('Active', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel('Active', { exact: true }).selectOption({ label: 'No' });
  await expect(rows).toHaveCount(4);
  await expect(page).toHaveURL(/active/);
  await page.reload();
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(rows.filter({ hasText: 'KOELING' })).toBeVisible();
});

test('a tree and a node on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, SUPERUSER, '/structure/SANITAIR-2027');
  await line(page, 'Leidingwerk').click();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Edit Leidingwerk' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Leidingwerk');
  await expectNoSidewaysScroll(page);
});

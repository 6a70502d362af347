import type { Page } from '@playwright/test';
import { deskOf, signIn, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll, tabTo, toast } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';
import { makeAGroup } from '../support/user-groups';

const list = (page: Page) => page.getByRole('table', { name: 'List of user groups' });
const rows = (page: Page) => list(page).locator('tbody').getByRole('row');
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });
const members = (page: Page) => page.getByRole('table', { name: 'Users and whether they are in this group' }).locator('tbody').getByRole('row');
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

test('a superuser makes a group, changes its rights and members, and deletes it', async ({ page, running }) => {
  await page.goto('/usergroups');
  await signIn(page, SUPERUSER);
  await makeAGroup(page, wordsOf('en'), running.restart);
});

test('by keyboard alone: open a group, give a right, let somebody in, save', async ({ page }) => {
  const { keyboard } = page;
  await page.goto('/usergroups');
  await signIn(page, SUPERUSER);
  await tabTo(rowOf(page, 'Catalogusbeheer'));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'User group edit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeEnabled();
  await tabTo(page.getByRole('button', { name: 'Edit', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await tabTo(page.getByRole('searchbox', { name: 'Find a right' }));
  await keyboard.type('holidays');
  await tabTo(tick(page, 'Holidays: View'));
  await keyboard.press('Space');
  await expect(tick(page, 'Holidays: View')).toBeChecked();
  await tabTo(page.getByRole('searchbox', { name: 'Filter by name or e-mail' }));
  await keyboard.type('visser');
  await keyboard.press('Enter');
  await expect(members(page)).toHaveCount(1);
  await tabTo(page.getByRole('switch', { name: /^Bram Visser.* is a member$/ }));
  await keyboard.press('Space');
  await keyboard.press('Control+s');
  await expect(toast(page, 'User group saved')).toBeVisible();
  await page.reload();
  await expect(deskOf(page)).toBeVisible();
  await expect(page.getByRole('switch', { name: /^Bram Visser.* is a member$/ })).toBeChecked();
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(tick(page, 'Holidays: View')).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nothing sticks out, and every right and member can be reached', async ({ page }) => {
    await page.goto('/usergroups');
    await signIn(page, SUPERUSER);
    await expectNoSidewaysScroll(page);
    await rowOf(page, 'Marketing en campagnes').tap();
    await rowOf(page, 'Marketing en campagnes').tap();
    await expect(page.getByRole('heading', { name: 'User group edit' })).toBeVisible();
    await expect(members(page)).toHaveCount(10);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Edit', exact: true }).tap();
    await page.getByRole('button', { name: 'Expand all' }).tap();
    await expectNoSidewaysScroll(page);
    await tick(page, 'Statistics: Orders').tap();
    await expect(tick(page, 'Statistics: Orders')).toBeChecked();
    await page.getByRole('searchbox', { name: 'Filter by name or e-mail' }).fill('dekker');
    await expect(members(page)).toHaveCount(1);
    await page.getByRole('switch', { name: /^Lotte Dekker.* is a member$/ }).tap();
    await expectNoSidewaysScroll(page);
    await save(page).tap();
    await expect(toast(page, 'User group saved')).toBeVisible();
  });
});

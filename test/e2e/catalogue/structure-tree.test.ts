import type { Page } from '@playwright/test';
import { enter, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll, tabTo } from '../support/screens';
import { expect, test } from '../support/test';

const line = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true });

// Rule R-CAT-51.
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

  // Esc does nothing in read-only mode; Back returns to the tree in its former state.
  await page.getByRole('button', { name: 'Back to overview' }).click();
  await expect(line(page, 'Warmtepompen')).toHaveAttribute('aria-selected', 'true');
  await expect(line(page, 'Hybride warmtepompen')).toBeVisible();
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

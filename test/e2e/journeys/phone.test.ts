import { signIn, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll, openBySecondClick, rowOf, searchBox, toast, userRows } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the whole way on a phone: nothing sticks out, the menu is a sheet, the selection has its dock', async ({ page }) => {
  await page.goto('/');
  await expectNoSidewaysScroll(page);
  await signIn(page, SUPERUSER);
  await expect(page.getByRole('heading', { name: /Susanne/ })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet).toBeVisible();
  await expectNoSidewaysScroll(page);
  await sheet.getByRole('button', { name: 'Administration' }).click();
  await sheet.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(userRows(page)).toHaveCount(10);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Filters' }).click();
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Name', { exact: true }).fill('dekker');
  await expect(userRows(page)).toHaveCount(1);
  await expect(rowOf(page, 'Lotte Dekker')).toBeVisible();

  await rowOf(page, 'Lotte Dekker').getByRole('checkbox', { name: 'Select Lotte Dekker' }).check();
  const dock = page.getByRole('toolbar', { name: 'Bulk actions' });
  await expect(dock.getByText('1 selected')).toBeVisible();
  await expect(dock.getByRole('button', { name: 'Delete (1)' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dock.getByRole('button', { name: 'Clear the selection' }).click();
  await expect(dock).toBeHidden();

  await openBySecondClick(page, 'Lotte Dekker');
  await expect(page.getByRole('heading', { name: 'User edit' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Surname').fill('Dekker-Smit');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'User saved')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(page.getByLabel('Surname')).toHaveValue('Dekker-Smit');

  await page.getByRole('button', { name: 'Back to overview' }).click();
  await expect(searchBox(page)).toBeVisible();
  await expect(rowOf(page, 'Lotte Dekker-Smit')).toBeVisible();
});

test('fingers find everything: nothing that is pressed is smaller than the guideline', async ({ page }) => {
  await page.goto('/users');
  await signIn(page, SUPERUSER);
  await expect(userRows(page)).toHaveCount(10);
  const tooSmall = await page.getByRole('button').or(page.getByRole('link')).evaluateAll((targets) =>
    targets.filter((target) => target.checkVisibility()).flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width < 24 || height < 24 ? [`${target.textContent || target.ariaLabel || ''}: ${String(width)} x ${String(height)}`] : [];
    }));
  expect(tooSmall.filter((name) => !name.startsWith('Skip to content'))).toEqual([]);
});

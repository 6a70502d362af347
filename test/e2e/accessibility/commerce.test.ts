import { expectAccessible } from '../support/axe';
import { beginSession, openScreen, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

test('promotions, net prices and coupons while they are edited (en, dark)', async ({ page }) => {
  const text = wordsOf('en');
  const edit = page.getByRole('button', { name: text('shared.actions.edit'), exact: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await beginSession(page, SUPERUSER);
  await openScreen(page, '/promotion/1');
  await page.getByRole('button', { name: text('commerce.explain.title') }).click();
  await page.getByRole('combobox', { name: text('commerce.itemList.add') }).fill('wp-08');
  await page.locator('[role=option]').first().click();
  await expect(page.getByRole('list', { name: text('commerce.explain.doesNotApply') })).toBeVisible();
  await expectAccessible(page, 'a promotion that explains a cart');
  await edit.click();
  await page.getByRole('button', { name: /^Open rule Revenue per/ }).click();
  await page.getByRole('button', { name: /^Delete rule Quantity per item/ }).click();
  await page.getByRole('textbox', { name: 'Discount' }).first().fill('120');
  await expect(page.getByText(text('commerce.warnings.tooMuch'))).toBeVisible();
  await expectAccessible(page, 'rules with a warning, and one that is marked');
  await page.goto('/netPricepromotion/1');
  await edit.click();
  await expectAccessible(page, 'net prices');
  await page.getByRole('button', { name: text('commerce.paste.open') }).click();
  await page.getByRole('textbox', { name: text('commerce.paste.label') }).fill('ZM-WP-08\t1\nNOPE\t2');
  await page.getByRole('button', { name: text('commerce.paste.preview') }).click();
  await expect(page.getByText(text('commerce.paste.verdicts.unknown'))).toBeVisible();
  await expectAccessible(page, 'the preview of a table');
  await page.goto('/coupon/1');
  await edit.click();
  await expectAccessible(page, 'a coupon');
});

test('the calendar, what overlaps, its table, and a cart that is explained (en, dark)', async ({ page }) => {
  const text = wordsOf('en');
  await page.emulateMedia({ colorScheme: 'dark' });
  await beginSession(page, SUPERUSER);
  await openScreen(page, '/commerce/calendar?zoom=year');
  const overlaps = page.getByRole('button', { name: / overlaps? of / }).first();
  await expect(overlaps).toBeVisible();
  await expectAccessible(page, 'the calendar');
  await overlaps.click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await expectAccessible(page, 'what overlaps');
  await page.getByRole('button', { name: text('shared.actions.close') }).click();
  await page.getByRole('button', { name: text('commerce.calendar.table') }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page, 'the table of the calendar');
  await page.goto('/commerce/explain?cart=1');
  await expect(page.getByRole('list', { name: text('commerce.explain.doesNotApply') })).toBeVisible();
  await expectAccessible(page, 'a cart that is explained');
  await page.getByRole('button', { name: text('commerce.explain.fill') }).click();
  await expect(page.getByRole('dialog').getByRole('list')).toBeVisible();
  await expectAccessible(page, 'the choice of a default cart');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('commerce in Dutch, nothing scrolls sideways (nl, light)', async ({ page, arrive }) => {
    const text = wordsOf('nl');
    await arrive('nl', '/defaultcart/1');
    await page.getByRole('button', { name: text('shared.actions.edit'), exact: true }).click();
    await expectAccessible(page, 'a default cart');
    await expectNoSidewaysScroll(page);
    await page.goto('/defaultcart/1/usage');
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page, 'its usage');
    await expectNoSidewaysScroll(page);
    await page.goto('/commerce/calendar?zoom=year');
    await expect(page.getByRole('link', { name: /^Winterklaar/ })).toBeVisible();
    await expectAccessible(page, 'the calendar on a phone');
    await expectNoSidewaysScroll(page);
    await page.goto('/commerce/explain?cart=1');
    await expect(page.getByRole('list', { name: text('commerce.explain.doesNotApply') })).toBeVisible();
    await expectAccessible(page, 'an explained cart on a phone');
    await expectNoSidewaysScroll(page);
    await page.goto('/promotion/1');
    await expect(page.getByRole('region', { name: text('commerce.rules.title') })).toBeVisible();
    await page.getByRole('button', { name: text('commerce.explain.title') }).click();
    await expect(page.getByText(text('commerce.explain.empty'))).toBeVisible();
    await expectNoSidewaysScroll(page);
    for (const path of [
      '/promotion',
      '/promotion/1',
      '/netPricepromotion/1',
      '/coupon/1',
      '/commerce/calendar?view=table',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });
});

test('a promotion is made by keyboard alone', async ({ page }) => {
  await beginSession(page, SUPERUSER);
  await openScreen(page, '/promotion/add');
  const name = page.getByRole('textbox', { name: 'Name' });
  // The field is read-only and unfocused until the lookup of a draft is done.
  await expect(name).toBeFocused();
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Tab');
  await page.keyboard.type('01-12-2026');
  const add = page.getByRole('button', { name: 'Add rule' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Revenue', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'From amount' }).focus();
  await page.keyboard.type('100');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5');
  await page.getByRole('button', { name: /^Delete rule/ }).focus();
  await page.keyboard.press('Enter');
  // The focused element was removed: the focus moves to the button that adds a rule.
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const rule = page.getByRole('region', { name: 'Rules' }).getByRole('listitem');
  await expect(rule).toContainText('Order');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect(name).toHaveValue('By keyboard');
  await expect(rule).toContainText('Order');
});

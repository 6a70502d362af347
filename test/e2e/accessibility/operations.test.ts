import { expectNotice } from '../support/notices';
import { expectAccessible } from '../support/axe';
import { sourceFilter } from '../support/operations';
import { expectNoSidewaysScroll } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const LISTS = [
  { path: '/errorcode', strings: 'operations.errorCodes' },
  { path: '/whitelist', strings: 'operations.whitelist' },
  { path: '/dns', strings: 'operations.dns' },
  { path: '/searchlog', strings: 'insight.searchLog' },
] as const;

test('error codes, whitelist, DNS and search log on a phone, every second one wide and dark as well (nl)', async ({
  page,
  arrive,
}) => {
  const text = wordsOf('nl');
  await arrive('nl');
  for (const [place, { path, strings }] of LISTS.entries()) {
    await page.goto(path);
    await expect(
      page
        .getByRole('table', { name: text(`${strings}.label`) })
        .locator('tbody')
        .getByRole('row'),
    ).toHaveCount(10);
    await page.getByRole('button', { name: text('shared.list.filters') }).click();
    await expectNoSidewaysScroll(page);
    if (path === '/errorcode') await sourceFilter(page, text).click();
    await expectNoSidewaysScroll(page);
    if (place % 2 === 0) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 1280, height: 844 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page, path);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 390, height: 844 });
  }

  await page.goto('/errorcode/add');
  await page.getByRole('button', { name: text('shared.actions.save') }).click();
  await expect(page.getByText(text('shared.fields.required')).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'a form with what is missing');
  await page.getByRole('textbox', { name: text('operations.errorCode.code') }).fill('XJ-2');
  await page.getByRole('textbox', { name: text('operations.errorCode.description') }).fill('x'.repeat(200));
  await page
    .getByRole('combobox', { name: text('operations.errorCode.source') })
    .selectOption(text('operations.errorCodes.choices.source.internal'));
  await page.getByRole('button', { name: text('shared.actions.save') }).click();
  await expectNotice(page, text('operations.errorCodes.saved'));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'what was saved');

  await page.goto('/whitelist/add');
  await page.getByRole('textbox', { name: text('operations.whitelistEntry.source') }).fill('a b');
  await page.getByRole('textbox', { name: text('operations.whitelistEntry.comments') }).fill('x');
  await expect(page.getByText(text('operations.whitelistEntry.pattern.source'))).toBeVisible();
  await expectAccessible(page, 'a rule that does not hold');
});

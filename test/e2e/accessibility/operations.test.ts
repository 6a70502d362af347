import { expectNotice } from '../support/notices';
import { expectAccessible } from '../support/axe';
import { enter, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const LOOKS = [
  { language: 'en', theme: 'dark', width: 1280 },
  { language: 'nl', theme: 'light', width: 390 },
] as const;
/** Each list once, in one of the looks. */
const LISTS = [
  { path: '/errorcode', strings: 'operations.errorCodes' },
  { path: '/whitelist', strings: 'operations.whitelist' },
  { path: '/dns', strings: 'operations.dns' },
  { path: '/searchlog', strings: 'insight.searchLog' },
] as const;

for (const [place, { language, theme, width }] of LOOKS.entries()) {
  test(`error codes, whitelist, DNS and search log in ${language}, ${theme}, ${String(width)} wide`, async ({
    page,
    speak,
  }) => {
    const text = wordsOf(language);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: theme });
    await enter(page, SUPERUSER);
    await speak(language);
    for (const { path, strings } of LISTS.filter((_, index) => index % LOOKS.length === place)) {
      await page.goto(path);
      await expect(
        page
          .getByRole('table', { name: text(`${strings}.label`) })
          .locator('tbody')
          .getByRole('row'),
      ).toHaveCount(10);
      await page.getByRole('button', { name: text('shared.list.filters') }).click();
      if (path === '/errorcode')
        await page
          .getByRole('group', { name: text('shared.filter.panel') })
          .getByRole('button', { expanded: false })
          .click();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, path);
    }

    if (width > 390) return; // the forms once, narrow
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
    await expectNotice(page, text('operations.errorCode.saved'));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'what was saved');

    await page.goto('/whitelist/add');
    await page.getByRole('textbox', { name: text('operations.whitelistEntry.source') }).fill('a b');
    await page.getByRole('textbox', { name: text('operations.whitelistEntry.comments') }).fill('x');
    await expect(page.getByText(text('operations.whitelistEntry.pattern.source'))).toBeVisible();
    await expectAccessible(page, 'a rule that does not hold');
  });
}

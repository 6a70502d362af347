import { expectNotice } from '../support/notices';
import { openBySecondClickIn } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const language = 'en';

test(`a day on which the firm is closed is announced, found, given another day and deleted (${language})`, async ({
  page,
  arrive,
}) => {
  const text = wordsOf(language);
  const button = (key: string) => page.getByRole('button', { name: text(key), exact: true });
  const field = (name: string) => page.getByRole('textbox', { name: text(`site.holiday.${name}`), exact: true });
  const rows = page
    .getByRole('table', { name: text('site.holidays.label') })
    .locator('tbody')
    .getByRole('row');
  await arrive(language, '/holidays');
  await button('site.holidays.add').click();
  await button('shared.actions.save').click();
  await expectNotice(page, text('shared.failures.checkFields'));
  await expect(field('date')).toHaveAttribute('aria-invalid', 'true');
  await field('date').fill('31-06-2037');
  await field('reason').fill('Proefinventaris');
  await page.getByRole('switch', { name: text('site.holiday.notification') }).check();
  await page.getByRole('combobox', { name: text('site.holiday.notice.daysBefore') }).selectOption('3');
  await field('notice.text').click();
  await page.keyboard.type('Wij tellen');
  await expect(button('shared.actions.save')).toBeDisabled();
  await field('date').fill('02-06-2037');
  await button('shared.actions.save').click();
  await expectNotice(page, text('site.holidays.saved'));
  await expect(page).toHaveURL(/\/holidays\/\d+$/);

  await button('shared.actions.edit').click();
  await field('date').fill('03-06-2037');
  await button('shared.actions.save').click();
  await expect(button('shared.actions.edit')).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('group', { name: text('site.holiday.notice.text'), exact: true })).toHaveText(
    'Wij tellen',
  );
  await button('shared.actions.back').click();
  await page.getByRole('button', { name: text('shared.list.filters') }).click();
  await page.getByRole('textbox', { name: text('site.holidays.filters.from'), exact: true }).fill('03-06-2037');
  await page.getByRole('textbox', { name: text('site.holidays.filters.reason'), exact: true }).fill('proefinv');
  await expect(page).toHaveURL(/reason=proefinv&from=2037-06-03$/);
  await expect(rows).toHaveCount(1);

  await openBySecondClickIn(rows.first(), 'Proefinventaris');
  await button('shared.actions.delete').click();
  await expect(page.getByRole('alertdialog')).toContainText('Proefinventaris');
  await page.getByRole('button', { name: text('site.holidays.delete.confirm_one', { count: 1 }) }).click();
  await expectNotice(page, text('site.holidays.deleted_one', { count: 1 }));
  await expect(page.getByText(text('shared.states.nothingLeft.title'))).toBeVisible();
});

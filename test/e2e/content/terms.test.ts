import { expectNotice } from '../support/notices';
import { expectAccessible } from '../support/axe';
import { aMark } from '../support/people';
import { expectNoSidewaysScroll } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const language = 'nl';

const text = wordsOf(language);

test(`a tag is added, shown as it will be found, taken by nobody else, and deleted (${language})`, async ({
  page,
  arrive,
}) => {
  const mark = aMark();
  await arrive(language, '/tag/add');
  const label = page.getByRole('textbox', { name: text('content.tag.name'), exact: true });
  const address = page.getByRole('textbox', { name: text('content.tag.url'), exact: true });
  await label.fill(`Ünieke pompen ${mark}`);
  await expect(address).toHaveValue(/^unieke-pompen-/);
  await page
    .getByRole('textbox', { name: text('content.tag.meta.title'), exact: true })
    .fill('Alles over <b>unieke</b> pompen');
  await expect(page.getByRole('figure', { name: text('content.meta.previews.search') })).toContainText(
    'Alles over <b>unieke</b> pompen',
  );
  await page.keyboard.press('Control+s');
  await expectNotice(page, text('content.tag.saved'));
  await expect(page).toHaveURL(/\/tag\/\d+$/);
  await expect(page.getByText(text('content.usage.none'))).toBeVisible();

  await page.goto('/tag/add');
  await label.fill(` ünieke POMPEN ${mark}`);
  await page.getByRole('button', { name: text('shared.actions.save'), exact: true }).click();
  await expect(label).toHaveAttribute('aria-invalid', 'true');

  await page.goto(`/tags?q=${encodeURIComponent(mark)}`);
  await page.getByRole('row').filter({ hasText: mark }).getByRole('checkbox').check();
  await page.keyboard.press('Delete');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('content.tags.delete.confirm_one', { count: 1 }) })
    .click();
  await expectNotice(page, text('content.tags.deleted_one', { count: 1 }));
});

test(`a category says who has it, and leads there (${language})`, async ({ page, arrive }) => {
  await arrive(language, '/categories?q=warmtepompen');
  await page.getByRole('row').filter({ hasText: 'warmtepompen' }).press('Enter');
  const uses = page.getByRole('table', { name: text('content.usage.label') });
  await expect(uses.locator('tbody').getByRole('row').first()).toBeVisible();
  await expectAccessible(page, 'category');
  await uses.getByRole('row').filter({ hasText: /Blog/ }).first().click();
  await expect(page).toHaveURL(/\/blog\/\d+$/);
});

test('edits a category on a phone in the dark theme', async ({ page, arrive }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive('nl', '/category/1');
  await page.getByRole('button', { name: wordsOf('nl')('shared.actions.edit'), exact: true }).click();
  await expect(page.getByRole('figure')).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'category on a phone');
});

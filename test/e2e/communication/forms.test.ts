import { expectAccessible } from '../support/axe';
import { formsIn } from '../support/forms';
import { expectNoSidewaysScroll } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const text = wordsOf('nl');
const edit = { name: text('shared.actions.edit'), exact: true };

// Rule R-FRM-07.
test('a form is built by keyboard alone (nl)', async ({ page, arrive }) => {
  await arrive('nl', '/form/add');
  await formsIn(page, 'nl').builtByKeys();
});

test('the list opens a form with one click, and selects nothing (nl)', async ({ page, arrive }) => {
  await arrive('nl');
  const name = '000 met een klik';
  await page.request.post('/api/form', { form: { name } });
  await page.goto('/form');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await row.click();
  await expect(page).toHaveURL(/\/form\/\d+$/);
});

test('a pasted name of several words is stored as it was cleaned (nl)', async ({ page, arrive }) => {
  await arrive('nl', '/form/add');
  await page.getByRole('textbox', { name: text('communication.form.name'), exact: true }).fill('Met spaties');
  await page.getByRole('button', { name: text('communication.fields.add') }).click();
  await page.getByRole('menuitem', { name: text('communication.fieldTypes.text'), exact: true }).click();
  await page.getByRole('textbox', { name: text('communication.field.label'), exact: true }).fill('Naam');
  const name = page.getByRole('textbox', { name: text('communication.field.name'), exact: true });
  await name.fill('uw volle naam');
  await page.getByRole('button', { name: text('shared.actions.save'), exact: true }).click();
  await page.getByRole('button', { name: text('communication.fields.open', { field: 'Naam' }) }).click();
  await expect(name).toHaveValue('uw_volle naam');
});

test('its fields are changed (nl)', async ({ page, arrive }) => {
  await arrive('nl', '/form/3');
  await formsIn(page, 'nl').changed();
});

test('a form while it is edited, on a phone, and with its wide preview in the dark (nl)', async ({ page, arrive }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Other test files of this worker leave forms, which may fill the first page.
  await arrive('nl', '/form?q=offerte');
  await expect(page.getByText('Offerte aanvragen')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto('/form/3');
  await page.getByRole('button', edit).click();
  await page
    .getByRole('button', { name: /openen$/ })
    .first()
    .click();
  await expectAccessible(page, 'a form on a phone');
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page, 'a form');
  await page.getByRole('button', { name: text('communication.preview.wide') }).click();
  await expectAccessible(page, 'its wide preview');
});

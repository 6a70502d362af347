import { drag, expand, expectSaved, handleOf, questionsOf, titles } from '../support/faq';
import { signIn, SUPERUSER } from '../support/people';
import { expect, test } from '../support/test';

const HEAT = 'Warmtepompen';

test('adds a question, moves it to another category and puts it online', { tag: '@fake' }, async ({ page, mode }) => {
  await page.goto('/faq');
  await signIn(page, SUPERUSER);
  await page.getByRole('button', { name: 'Add question to Leveren' }).click();
  await page
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill('Leveren jullie op de Waddeneilanden?');
  await expect(page.getByRole('textbox', { name: /^URL/ })).toHaveValue('leveren-jullie-op-de-waddeneilanden');
  await expect(page.getByRole('combobox', { name: /^Category/ })).toHaveValue('2');
  await page.getByRole('textbox', { name: 'Answer' }).click();
  await page.keyboard.type('Elke woensdag, met de boot van ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('negen uur');
  await page.getByRole('checkbox', { name: 'Installateurs' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/faq\/category\/2\/question\/\d+$/);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('combobox', { name: /^Category/ }).selectOption({ label: HEAT });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/faq\/category\/4\/question\/\d+$/);

  await page.getByRole('button', { name: 'Back to overview' }).click();
  const row = questionsOf(page, HEAT).filter({ hasText: 'Waddeneilanden' });
  await expect(row).toBeFocused();
  await expect(questionsOf(page, HEAT).last()).toContainText('Waddeneilanden');
  const online = row.getByRole('switch', { name: 'Leveren jullie op de Waddeneilanden? online' });
  await expect(online).not.toBeChecked();
  await online.check();
  await page.getByRole('searchbox', { name: 'Search all questions' }).fill('boot negen');
  await expect(page.getByRole('table', { name: 'Questions found' }).locator('mark').first()).toHaveText('boot');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(online).toBeChecked();
  // The fake loses its data on reload.
  if (mode !== 'fake') await page.reload();
  await expect(online).toBeChecked();
});

test('sorts questions by mouse and by keyboard', async ({ page, mode }) => {
  await page.goto('/faq');
  await signIn(page, SUPERUSER);
  const category = 'Vloerverwarming';
  await expand(page, category);
  await expect(questionsOf(page, category).nth(1)).toBeVisible();
  const before = await titles(page, category);
  const [first = '', second = ''] = before;
  await drag(page, handleOf(page, first), handleOf(page, second));
  await expect.poll(() => titles(page, category)).toEqual([second, first, ...before.slice(2)]);
  await expectSaved(page);
  if (mode !== 'fake') await page.reload();
  await expect.poll(() => titles(page, category)).toEqual([second, first, ...before.slice(2)]);

  await handleOf(page, first).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect.poll(() => titles(page, category)).toEqual(before);
  await expectSaved(page);
  if (mode !== 'fake') await page.reload();
  await expect.poll(() => titles(page, category)).toEqual(before);
});

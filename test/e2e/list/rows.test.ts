import { holdFirst, ONE_USER } from '../support/api';
import { aColleague, enter, SUPERUSER } from '../support/people';
import { rowOf, toast, userRows } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

test('selects by click, Ctrl and Shift', async ({ page }) => {
  await enter(page, SUPERUSER, '/users?sort=email');
  await expect(userRows(page)).toHaveCount(10);
  const email = (row: number) => userRows(page).nth(row).getByRole('cell').nth(3);
  const chosen = userRows(page).and(page.locator('[aria-selected="true"]'));
  await email(2).click();
  await expect(chosen).toHaveCount(1);
  await email(5).click({ modifiers: ['ControlOrMeta'] });
  await expect(chosen).toHaveCount(2);
  await email(5).click({ modifiers: ['ControlOrMeta'] });
  await expect(chosen).toHaveCount(1);
  await email(2).click({ modifiers: ['ControlOrMeta'] });
  await expect(chosen).toHaveCount(0);
  await email(1).click();
  await email(4).click({ modifiers: ['Shift'] });
  await expect(chosen).toHaveCount(4);
  await email(3).click();
  await expect(chosen).toHaveCount(1);
  await expect(page).toHaveURL(/\/users\?sort=email$/);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await expect(chosen).toHaveCount(10);
  await expect(page.getByRole('img', { name: '10 selected' })).toBeVisible();
});

const language = 'en';

test(`deleting names and counts what goes, and the safe button has the focus (${language})`, async ({
  page,
  arrive,
}) => {
  const text = wordsOf(language);
  await arrive(language);
  const going = [await aColleague(page), await aColleague(page, { firstname: 'Otto' })];
  const staying = await aColleague(page);
  for (const [place, person] of going.entries()) {
    await page.request.put(`/api/user/${person.id}`, {
      form: { surname: `${staying.surname}${place === 0 ? 'een' : 'twee'}` },
    });
  }
  await page.goto(`/users?q=${staying.surname}&sort=email`);
  await expect(userRows(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: text('shared.list.bulk') })).toBeDisabled();
  await rowOf(page, `Nienke ${staying.surname}een`).getByRole('checkbox').check();
  await rowOf(page, `Otto ${staying.surname}twee`).getByRole('checkbox').check();
  await page.getByRole('button', { name: new RegExp(`^${text('shared.list.bulk')}`) }).click();
  await page.getByRole('menuitem', { name: text('shared.list.delete', { count: 2 }) }).click();

  const question = page.getByRole('alertdialog', { name: text('access.users.delete.title_other', { count: 2 }) });
  await expect(question.getByRole('listitem')).toHaveText([
    `Nienke ${staying.surname}een`,
    `Otto ${staying.surname}twee`,
  ]);
  await expect(question.getByRole('button', { name: text('shared.actions.cancel') })).toBeFocused();
  await question.getByRole('button', { name: text('shared.actions.cancel') }).click();
  await expect(userRows(page)).toHaveCount(3);

  await page.getByRole('button', { name: new RegExp(`^${text('shared.list.bulk')}`) }).click();
  await page.getByRole('menuitem', { name: text('shared.list.delete', { count: 2 }) }).click();
  await question.getByRole('button', { name: text('access.users.delete.confirm_other', { count: 2 }) }).click();
  await expect(toast(page, text('access.users.deleted_other', { count: 2 }))).toBeVisible();
  await expect(userRows(page)).toHaveCount(1);
  await expect(rowOf(page, staying.name)).toBeVisible();
  expect((await page.request.get(`/api/user/${going[0]?.id ?? ''}`)).status()).toBe(404);
});

test('toggles at once and keeps the value', async ({ page }) => {
  await enter(page, SUPERUSER);
  const { name, email } = await aColleague(page);
  await page.goto(`/users?q=${email}`);
  const active = page.getByRole('switch', { name: `${name} is active` });
  await expect(active).toBeChecked();
  await active.uncheck();
  await expect(active).not.toBeChecked();
  await expect(userRows(page).and(page.locator('[aria-selected="true"]'))).toHaveCount(0);
  await page.reload();
  await expect(active).not.toBeChecked();
});

test(`a switch that the server refuses goes back and says so (${language})`, async ({ page, arrive }) => {
  const text = wordsOf(language);
  await arrive(language);
  const { name, email } = await aColleague(page);
  await page.goto(`/users?q=${email}`);
  const active = page.getByRole('switch', { name: text('access.users.activeOf', { name }) });
  await expect(active).toBeChecked();
  const { held } = await holdFirst(page, ONE_USER);
  await active.click();
  await expect(active).not.toBeChecked();
  await (await held).fulfill({ status: 500, json: { code: 'ERROR' } });
  await expect(toast(page, text('shared.failures.unableToUpdateStatus'))).toBeVisible();
  await expect(active).toBeChecked();
});

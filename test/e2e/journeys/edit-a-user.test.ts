import type { Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { beginSession, EDITOR, signIn, SUPERUSER } from '../support/people';
import { openBySecondClick, rowOf, searchBox, userRows } from '../support/screens';
import { expect, test } from '../support/test';

const surname = (page: Page) => page.getByRole('textbox', { name: /^(Surname|Achternaam)/ });

test("a superuser corrects a colleague's name", { tag: '@fake' }, async ({ page, running }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await signIn(page, SUPERUSER);
  await expect(page.getByText(/^Good (morning|afternoon|evening), Susanne$/)).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Administration' }).click();
  await menu.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await expect(userRows(page)).toHaveCount(10);

  await searchBox(page).fill('aer');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Active', { exact: true }).selectOption({ label: 'Active' });
  await expect(rowOf(page, 'Wim Aerts')).toBeVisible();
  await expect(userRows(page)).toHaveCount(1);
  await expect(userRows(page).locator('mark').first()).toHaveText('Aer');

  await openBySecondClick(page, 'Wim Aerts');
  await expect(page.getByRole('heading', { name: 'User edit' })).toBeVisible();
  await expect(surname(page)).toHaveValue('Aerts');
  await expect(surname(page)).not.toBeEditable();

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await surname(page).fill('Aerts-Maes');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'User saved');
  await expect(surname(page)).not.toBeEditable();
  await expect(page.getByText('Unsaved changes')).toBeHidden();

  await page.reload();
  await expect(surname(page)).toHaveValue('Aerts-Maes');

  await running.restart();
  await page.reload();
  await expect(surname(page)).toHaveValue('Aerts-Maes');

  await page.getByRole('button', { name: 'Back to overview' }).click();
  await expect(rowOf(page, 'Wim Aerts-Maes')).toBeVisible();
  await expect(searchBox(page)).toHaveValue('aer');
});

test('an editor with user rights does the same in Dutch', async ({ page }) => {
  await page.goto('/users');
  await signIn(page, SUPERUSER);
  await searchBox(page).fill(EDITOR);
  await searchBox(page).press('Enter');
  await expect(userRows(page)).toHaveCount(1);
  await openBySecondClick(page, 'Edwin van Rijn');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = `/api${new URL(page.url()).pathname.replace('/users/', '/user/')}`;
  const { user } = (await (await page.request.get(editor)).json()) as {
    readonly user: { readonly usergroups: readonly number[] };
  }; // cast: the API sends this type
  await page.getByRole('switch', { name: 'Member of Gebruikersbeheer' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'User saved');
  await page.getByRole('button', { name: 'Account of Susanne Zandstra' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();

  await signIn(page, EDITOR);
  await expect(page.locator('main header').getByText(/^Goede(morgen|middag|navond), Edwin$/)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .getByRole('link', { name: 'Gebruikers', exact: true })
    .click();
  await searchBox(page).fill('bakker');
  await searchBox(page).press('Enter');
  await expect(userRows(page)).toHaveCount(1);
  await openBySecondClick(page, 'Sander Bakker');
  await expect(page.getByRole('heading', { name: 'Gebruiker bewerken' })).toBeVisible();
  await page.getByRole('button', { name: 'Bewerken', exact: true }).click();
  await surname(page).fill('Bakker-Claes');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expectNotice(page, 'Gebruiker opgeslagen');

  await page.reload();
  await expect(surname(page)).toHaveValue('Bakker-Claes');

  // Other tests of this console need both people unchanged.
  await beginSession(page, SUPERUSER);
  const changed = `/api${new URL(page.url()).pathname.replace('/users/', '/user/')}`;
  expect((await page.request.put(changed, { form: { surname: 'Bakker' } })).status()).toBe(200);
  const data = new URLSearchParams(user.usergroups.map((id) => ['usergroups[]', String(id)])).toString();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  expect((await page.request.put(editor, { headers, data })).status()).toBe(200);
});

import type { Page } from '@playwright/test';
import { aColleague, enter, SUPERUSER, type Colleague } from '../support/people';
import { openBySecondClick } from '../support/screens';
import { expect, test } from '../support/test';

const firstname = (page: Page) => page.getByRole('textbox', { name: /^First name/ });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'You have changes that are not saved' });

const startEditing = async (page: Page): Promise<Colleague> => {
  await enter(page, SUPERUSER);
  const colleague = await aColleague(page);
  await page.goto(`/users?q=${colleague.email}`);
  await openBySecondClick(page, colleague.name);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await firstname(page).fill('Typed and not saved');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  return colleague;
};

/** Every way out of a form, and what shows that one has arrived. */
const WAYS: readonly { readonly name: string; readonly go: (page: Page) => Promise<unknown>; readonly arrived: (page: Page) => Promise<void> }[] = [
  {
    name: 'a link of the drawer',
    go: (page) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click(),
    arrived: (page) => expect(page).toHaveURL(/\/dashboard$/),
  },
  {
    name: 'the back button of the browser',
    go: (page) => page.evaluate(() => { history.back(); }),
    arrived: (page) => expect(page).toHaveURL(/\/users(\?.*)?$/),
  },
  {
    name: 'the way back to the overview',
    go: (page) => page.getByRole('button', { name: 'Back to overview' }).click(),
    arrived: (page) => expect(page).toHaveURL(/\/users(\?.*)?$/),
  },
  {
    name: 'the palette',
    go: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('dashb');
      await page.getByRole('option', { name: 'Dashboard' }).click();
    },
    arrived: (page) => expect(page).toHaveURL(/\/dashboard$/),
  },
  {
    name: 'signing out',
    go: async (page) => {
      await page.getByRole('button', { name: 'Account of Susanne Zandstra' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
    },
    arrived: (page) => expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible(),
  },
  {
    name: 'another website',
    go: async (page) => {
      await page.getByRole('button', { name: 'Website: Zilvermeeuw NL' }).click();
      await page.getByRole('menuitemradio', { name: 'Zilvermeeuw België' }).click();
    },
    arrived: (page) => expect(page.getByRole('button', { name: 'Website: Zilvermeeuw België' })).toBeVisible(),
  },
  {
    name: 'another language',
    go: async (page) => {
      await page.getByRole('button', { name: 'Account of Susanne Zandstra' }).click();
      await page.getByRole('menuitem', { name: 'Language' }).click();
      await page.getByRole('menuitemradio', { name: 'English' }).click();
    },
    arrived: async (page) => { await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible(); },
  },
  {
    name: 'Cancel',
    go: (page) => page.getByRole('button', { name: 'Cancel' }).click(),
    arrived: async (page) => { await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible(); },
  },
];

for (const { name, go, arrived } of WAYS) {
  test(`${name} asks first: stay keeps everything, discard really throws away`, async ({ page }) => {
    const { id } = await startEditing(page);
    await go(page);
    await expect(question(page).getByRole('button', { name: 'Stay' })).toBeFocused();
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/users/${id}$`));
    await expect(firstname(page)).toHaveValue('Typed and not saved');
    await expect(firstname(page)).toBeEditable();

    await go(page);
    await question(page).getByRole('button', { name: 'Discard' }).click();
    await arrived(page);
    await enter(page, SUPERUSER, `/users/${id}`);
    await expect(firstname(page)).toHaveValue('Nienke');
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeEnabled();
    await expect(page.getByText(/^There is unsaved work/)).toBeHidden();
  });
}

test('work that is offered back can be thrown away for good', async ({ page }) => {
  await startEditing(page);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Throw away' }).click();
  await expect(page.getByText(/^There is unsaved work/)).toBeHidden();
  await page.reload();
  await expect(firstname(page)).toHaveValue('Nienke');
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeEnabled();
  await expect(page.getByText(/^There is unsaved work/)).toBeHidden();
});

test('nothing typed, nothing asked', async ({ page }) => {
  await enter(page, SUPERUSER);
  const { id } = await aColleague(page);
  await page.goto(`/users/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('groups and websites are part of what is saved', async ({ page }) => {
  await enter(page, SUPERUSER);
  const { id } = await aColleague(page);
  await page.goto(`/users/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('switch', { name: 'Zilvermeeuw België' }).check();
  await page.getByRole('searchbox', { name: 'Filter groups' }).fill('catalogus');
  await page.getByRole('switch', { name: 'Member of Catalogusbeheer' }).check();
  await page.getByRole('searchbox', { name: 'Filter groups' }).fill('redactie');
  await page.getByRole('switch', { name: 'Member of Redactie', exact: true }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeEnabled();
  await page.reload();
  await expect(page.getByText(/^member of 2 of \d+$/)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Zilvermeeuw België' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Member of Catalogusbeheer' })).toBeChecked();
});

import type { Page } from '@playwright/test';
import { aColleague, deskOf, enter, SUPERUSER, type Colleague } from '../support/people';
import { openBySecondClick } from '../support/screens';
import { wordsOf, type Language, type Words } from '../support/strings';
import { expect, test, type Arrive } from '../support/test';

const en = wordsOf('en');
const firstname = (page: Page, text = en) => page.getByRole('textbox', { name: text('access.user.firstname') });
const offer = (page: Page, text = en) =>
  page.getByText(new RegExp(`^${text('shared.dialogs.recovery.title', { when: '' })}`));
const button = (page: Page, text: Words, key: string) => page.getByRole('button', { name: text(key), exact: true });

const startEditing = async (page: Page, arrive: Arrive, language: Language = 'en'): Promise<Colleague> => {
  const text = wordsOf(language);
  await arrive(language);
  const colleague = await aColleague(page);
  await page.goto(`/users?q=${colleague.email}`);
  await openBySecondClick(page, colleague.name);
  await button(page, text, 'shared.actions.edit').click();
  await firstname(page, text).fill('Typed and not saved');
  await expect(page.getByText(text('shared.record.unsaved'))).toBeVisible();
  return colleague;
};

/** Ways out of a form, and what shows arrival. */
const WAYS: readonly {
  readonly name: string;
  readonly go: (page: Page, text: Words) => Promise<unknown>;
  readonly arrived: (page: Page, text: Words) => Promise<void>;
}[] = [
  {
    name: 'a link of the drawer',
    go: (page, text) =>
      page
        .getByRole('navigation', { name: text('shell.drawer.label') })
        .getByRole('link', { name: text('shell.names.dashboard.title') })
        .click(),
    arrived: (page) => expect(page).toHaveURL(/\/dashboard$/),
  },
  {
    name: 'the back button of the browser',
    go: (page) =>
      page.evaluate(() => {
        history.back();
      }),
    arrived: (page) => expect(page).toHaveURL(/\/users(\?.*)?$/),
  },
  {
    name: 'the way back to the overview',
    go: (page, text) => button(page, text, 'shared.actions.back').click(),
    arrived: (page) => expect(page).toHaveURL(/\/users(\?.*)?$/),
  },
  {
    name: 'the palette',
    go: async (page, text) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('dashb');
      await page.getByRole('option', { name: text('shell.names.dashboard.title') }).click();
    },
    arrived: (page) => expect(page).toHaveURL(/\/dashboard$/),
  },
  {
    name: 'signing out',
    go: async (page, text) => {
      await deskOf(page).click();
      await page.getByRole('menuitem', { name: text('shell.userMenu.signOut') }).click();
    },
    arrived: (page, text) => expect(page.getByRole('heading', { name: text('session.signIn.title') })).toBeVisible(),
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
    go: async (page, text) => {
      // In the same language nothing else distinguishes the reloaded page.
      await page.locator('html').evaluate((root) => {
        root.dataset['before'] = '';
      });
      await deskOf(page).click();
      await page.getByRole('menuitem', { name: text('shell.userMenu.language') }).click();
      await page.getByRole('menuitemradio', { name: 'English' }).click();
    },
    arrived: async (page) => {
      await expect(page.locator('html:not([data-before])')).toBeAttached();
      await expect(button(page, en, 'shared.actions.edit')).toBeVisible();
    },
  },
  {
    name: 'Cancel',
    go: (page, text) => button(page, text, 'shared.actions.cancel').click(),
    arrived: (page, text) => expect(button(page, text, 'shared.actions.edit')).toBeVisible(),
  },
];

const language = 'en';

for (const { name, go, arrived } of WAYS) {
  test(`${name} asks first: stay keeps everything, discard really throws away (${language})`, async ({
    page,
    arrive,
  }) => {
    const text = wordsOf(language);
    const question = page.getByRole('alertdialog', { name: text('shared.dialogs.leaving.typing.title') });
    const { id } = await startEditing(page, arrive, language);
    await go(page, text);
    await expect(button(page, text, 'shared.dialogs.leaving.stay')).toBeFocused();
    await question.getByRole('button', { name: text('shared.dialogs.leaving.stay') }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/users/${id}$`));
    await expect(firstname(page, text)).toHaveValue('Typed and not saved');
    await expect(firstname(page, text)).toBeEditable();

    await go(page, text);
    await question.getByRole('button', { name: text('shared.dialogs.leaving.typing.leave') }).click();
    await arrived(page, text);
    await arrive(language, `/users/${id}`);
    await expect(firstname(page, text)).toHaveValue('Nienke');
    await expect(button(page, text, 'shared.actions.edit')).toBeEnabled();
    await expect(offer(page, text)).toBeHidden();
  });
}

test('discards an offered draft for good', async ({ page, arrive }) => {
  await startEditing(page, arrive);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(offer(page)).toBeHidden();
  // Editing is possible without an offered draft.
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeEnabled();
  await page.reload();
  await expect(firstname(page)).toHaveValue('Nienke');
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeEnabled();
  await expect(offer(page)).toBeHidden();
});

test('asks nothing without changes', async ({ page }) => {
  await enter(page, SUPERUSER);
  const { id } = await aColleague(page);
  await page.goto(`/users/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('saves groups and websites', async ({ page }) => {
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

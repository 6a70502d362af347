import type { Page } from '@playwright/test';
import { aColleague, beginSession, accountButton, SUPERUSER, type Colleague } from '../support/people';
import { openBySecondClick } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test, type Arrive } from '../support/test';

const en = wordsOf('en');
const firstname = (page: Page) => page.getByRole('textbox', { name: en('access.user.firstname') });
const offer = (page: Page) => page.getByText(new RegExp(`^${en('shared.dialogs.recovery.title', { when: '' })}`));
const button = (page: Page, key: string) => page.getByRole('button', { name: en(key), exact: true });

/** Opens the stored record from its row, without a draft on offer. */
const openStored = async (page: Page, arrive: Arrive, { name, email }: Colleague): Promise<void> => {
  await arrive('en', `/users?q=${email}`);
  await openBySecondClick(page, name);
  await expect(firstname(page)).toHaveValue('Nienke');
  await expect(button(page, 'shared.actions.edit')).toBeEnabled();
  await expect(offer(page)).toBeHidden();
};

interface Way {
  readonly name: string;
  readonly go: (page: Page) => Promise<unknown>;
  /** Waits until the target screen is shown. */
  readonly arrived: (page: Page) => Promise<void>;
}

const WITHIN: readonly Way[] = [
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
    go: (page) => button(page, 'shared.actions.back').click(),
    arrived: (page) => expect(page).toHaveURL(/\/users(\?.*)?$/),
  },
  {
    name: 'the palette',
    go: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('dashb');
      await page.getByRole('option', { name: en('shell.names.dashboard.title') }).click();
    },
    arrived: (page) => expect(page).toHaveURL(/\/dashboard$/),
  },
];

/** Ways to leave that reload the page; the last one changes the website. */
const ANEW: readonly Way[] = [
  {
    name: 'signing out',
    go: async (page) => {
      await accountButton(page).click();
      await page.getByRole('menuitem', { name: en('shell.userMenu.signOut') }).click();
    },
    arrived: (page) => expect(page.getByRole('heading', { name: en('session.signIn.title') })).toBeVisible(),
  },
  {
    name: 'another language',
    go: async (page) => {
      // Marks the page, so that a reload in the same language can be detected.
      await page.locator('html').evaluate((root) => {
        root.dataset['before'] = '';
      });
      await accountButton(page).click();
      await page.getByRole('menuitem', { name: en('shell.userMenu.language') }).click();
      await page.getByRole('menuitemradio', { name: 'English' }).click();
    },
    arrived: async (page) => {
      await expect(page.locator('html:not([data-before])')).toBeAttached();
      await expect(button(page, 'shared.actions.edit')).toBeVisible();
    },
  },
  {
    name: 'another website',
    go: async (page) => {
      await page.getByRole('button', { name: 'Website: Zilvermeeuw NL' }).click();
      await page.getByRole('menuitemradio', { name: 'Zilvermeeuw België' }).click();
    },
    arrived: (page) => expect(page.getByRole('button', { name: 'Website: Zilvermeeuw België' })).toBeVisible(),
  },
];

for (const [kind, ways] of [
  ['within the console', WITHIN],
  ['that load it anew', ANEW],
] as const)
  test(`ways out ${kind} ask first: stay keeps everything, discard really throws away`, async ({ page, arrive }) => {
    await beginSession(page, SUPERUSER);
    const colleague = await aColleague(page);
    const question = page.getByRole('alertdialog', { name: en('shared.dialogs.leaving.typing.title') });
    await openStored(page, arrive, colleague);
    for (const { name, go, arrived } of ways)
      await test.step(name, async () => {
        await button(page, 'shared.actions.edit').click();
        await firstname(page).fill('Typed and not saved');
        await expect(page.getByText(en('shared.record.unsaved'))).toBeVisible();
        await go(page);
        await expect(button(page, 'shared.dialogs.leaving.stay')).toBeFocused();
        await question.getByRole('button', { name: en('shared.dialogs.leaving.stay') }).click();
        await expect(question).toBeHidden();
        await expect(page).toHaveURL(new RegExp(`/users/${colleague.id}$`));
        await expect(firstname(page)).toHaveValue('Typed and not saved');
        await expect(firstname(page)).toBeEditable();

        await go(page);
        await question.getByRole('button', { name: en('shared.dialogs.leaving.typing.leave') }).click();
        await arrived(page);
        await openStored(page, arrive, colleague);
      });
  });

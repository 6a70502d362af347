import { namesOf } from '../../../src/domain/shared/modules/module-entries.rule';
import type { Page } from '@playwright/test';
import { expectNotice, keepNotices } from '../support/notices';
import { beginSession, changeLanguage, openScreen, READER, SUPERUSER } from '../support/people';
import { userRows } from '../support/screens';
import { wordsOf, type Language } from '../support/strings';
import { expect, test } from '../support/test';

const LOOKERS = '/usergroups/8';

const rightsIn = (language: Language) => {
  const text = wordsOf(language);
  const menu = (page: Page) => page.getByRole('navigation', { name: text('shell.drawer.label') });
  const button = (page: Page, key: string) => page.getByRole('button', { name: text(key), exact: true });
  const right = (module: string, action = 'view') =>
    text('access.rights.rightOf', {
      module: text(`${namesOf(module)}.title`),
      right: text(`access.rights.action.${action}`),
    });
  /** Toggles rights of the reader's group and saves. */
  const pressSave = async (page: Page, ...names: readonly string[]): Promise<void> => {
    await page.goto(LOOKERS);
    await button(page, 'shared.actions.edit').click();
    await button(page, 'access.rights.expand').click();
    for (const name of names) await page.getByRole('checkbox', { name, exact: true }).click();
    await button(page, 'shared.actions.save').click();
  };
  return {
    text,
    button,
    right,
    pressSave,
    enter: async (page: Page, email: string, path = '/'): Promise<void> => {
      await beginSession(page, email);
      await changeLanguage(page, language);
      await openScreen(page, path);
    },
    link: (page: Page, module: string) =>
      menu(page).getByRole('link', { name: text(`${namesOf(module)}.title`), exact: true }),
    contents: (page: Page) => menu(page).getByRole('button', { name: text('shell.menu.content') }),
    switchRights: async (page: Page, ...names: readonly string[]): Promise<void> => {
      await pressSave(page, ...names);
      // The notice disappears after 1.2 s; the form stays read-only.
      await expect(button(page, 'shared.actions.edit')).toBeVisible();
    },
  };
};

test.describe('two browsers', () => {
  test.use({
    baseURL: async ({ untouched }, use) => {
      await use(untouched.url);
    },
  });

  test('rights that somebody gets and loses take effect at the next call, on return to the page, and in all tabs (nl)', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { text, button, enter, link, contents, right, pressSave, switchRights } = rightsIn('nl');
    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    await keepNotices(other);
    // Live events would report the rights before the next call does.
    await other.route('**/api/events*', (route) => route.fulfill({ status: 404 }));
    const reader = await other.newPage();
    await enter(page, SUPERUSER);
    await enter(reader, READER, '/users');
    await expect(userRows(reader)).toHaveCount(10);
    await expect(link(reader, 'usergroups')).toHaveCount(0);
    await expect(contents(reader)).toHaveCount(0);

    await switchRights(page, right('blog'));
    const looks: string[] = [];
    // API calls only; idle prefetches do not count.
    reader.on('request', (request) => {
      looks.push(new URL(request.url()).pathname);
    });
    // Headless windows always have the focus: the event is dispatched.
    await reader.evaluate(() => {
      window.dispatchEvent(new Event('focus'));
    });
    await expect(contents(reader)).toBeVisible();
    expect(looks.find((path) => path.startsWith('/api/'))).toBe('/api/me');

    await switchRights(page, right('usergroups'));
    await reader.getByRole('button', { name: text('shared.pager.next') }).click();
    await expect(link(reader, 'usergroups')).toBeVisible();
    await link(reader, 'usergroups').click();
    await expect(
      reader
        .getByRole('table', { name: text('access.usergroups.label') })
        .locator('tbody')
        .getByRole('row'),
    ).toHaveCount(8);

    await switchRights(page, right('usergroups'), right('users'));
    await reader.getByRole('button', { name: text('access.usergroups.columns.name') }).click();
    await expectNotice(reader, text('shared.states.forbidden.title', { screen: text('access.usergroups.title') }));
    await expect(reader).toHaveURL(/\/dashboard$/);
    await expect(link(reader, 'users')).toHaveCount(0);
    await expect(contents(reader)).toBeVisible();

    // A person who removes their own rights loses them in every tab.
    await switchRights(page, text('access.rights.allOf', { name: text('access.usergroups.title') }));
    await reader.goto('/usergroups');
    const tab = await other.newPage();
    await tab.goto('/dashboard');
    await expect(contents(tab)).toBeVisible();
    await pressSave(reader, right('blog'));
    const question = reader.getByRole('alertdialog', { name: text('access.usergroup.ownLoss.title') });
    await expect(question.getByRole('listitem')).toHaveText([right('blog')]);
    await question.getByRole('button', { name: text('access.usergroup.ownLoss.confirm') }).click();
    await expect(contents(reader)).toHaveCount(0);
    await expect(contents(tab)).toHaveCount(0);

    await button(reader, 'shared.actions.delete').click();
    await reader
      .getByRole('alertdialog')
      .getByRole('button', { name: text('access.usergroups.delete.confirm_one', { count: 1 }) })
      .click();
    await expect(reader).toHaveURL(/\/dashboard$/);
    await expect(link(reader, 'usergroups')).toHaveCount(0);
    await expect(link(tab, 'usergroups')).toHaveCount(0);
    await other.close();
  });
});

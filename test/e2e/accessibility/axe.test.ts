import type { Page } from '@playwright/test';
import { anEmptyList, answerWith, ONE_USER, USER_LIST } from '../support/api';
import { expectAccessible } from '../support/axe';
import { aColleague, EDITOR, enter, fillSignIn, signIn, SUPERUSER, type Colleague } from '../support/people';
import { expectNoSidewaysScroll, rowOf, userRows } from '../support/screens';
import { wordsOf, type Language } from '../support/strings';
import { expect, test, type Speak } from '../support/test';

interface Look {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
}

/** Signs in as the superuser with this language and theme. */
const look = async (page: Page, speak: Speak, { language, theme }: Look): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme });
  await enter(page, SUPERUSER);
  await speak(language);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const openRecord = async (page: Page, { id, firstname }: Colleague, language: Language): Promise<void> => {
  await page.goto(`/users/${id}`);
  await expect(page.getByLabel(wordsOf(language)('access.user.firstname'))).toHaveValue(firstname);
  await expect(page.getByRole('table')).toHaveAttribute('aria-label', wordsOf(language)('access.groups.label'));
};

// Each state once; the tests alternate languages and themes.

test('sign-in with a refusal and field errors, and a guard that refuses (nl, dark)', async ({ page }) => {
  const text = wordsOf('nl');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/users');
  await page.getByRole('button', { name: 'Nederlands' }).click();
  await expect(page.getByRole('heading', { name: text('session.signIn.title') })).toBeVisible();
  await expectAccessible(page, 'sign-in');
  await page.getByRole('button', { name: text('session.signIn.submit') }).click();
  await expect(page.getByText(text('shared.fields.required')).first()).toBeVisible();
  await expectAccessible(page, 'sign-in with errors');
  await fillSignIn(page, 'nobody@kantoor.example', 'Not-The-Password-1!');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('session.failed.refused.body'))).toBeVisible();
  await expectAccessible(page, 'sign-in refused');
  await signIn(page, EDITOR);
  const warning = page.getByText(text('shared.states.forbidden.title', { screen: text('access.users.title') }));
  await expect(warning).toBeVisible();
  await expectAccessible(page, 'warning');
});

test('start page, menus, palette, shortcuts, help and the menu of a tablet (en, light; R-SHR-63, R-SHR-64)', async ({
  page,
  speak,
}) => {
  const text = wordsOf('en');
  await look(page, speak, { language: 'en', theme: 'light' });
  await expect(page.getByRole('heading', { name: text('shell.start.modules') })).toBeVisible();
  await expectAccessible(page, 'start page');
  await page.getByRole('button', { name: /^Account (of|van) / }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'user menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Website:/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'website switcher');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(`${text('access.users.title')} post`);
  await expect(page.getByRole('option', { name: 'Marijke Postma' })).toBeVisible();
  await expectAccessible(page, 'palette');
  await page.getByRole('combobox').fill('xqzy');
  await expect(page.getByText(text('shell.palette.nothing', { term: 'xqzy' }))).toBeVisible();
  await expectAccessible(page, 'palette without results');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: text('shell.shortcuts.title') })).toBeVisible();
  await expectAccessible(page, 'shortcuts');
  await page.keyboard.press('Escape');
  await page.keyboard.press('F1');
  await expect(page.getByRole('complementary', { name: text('shell.help.title') })).toBeVisible();
  await expectAccessible(page, 'help');

  await page.keyboard.press('F1');
  await page.setViewportSize({ width: 820, height: 1180 });
  const expand = page.getByRole('button', { name: text('shell.drawer.expand') });
  const sheet = page.getByRole('dialog', { name: text('shell.topBar.menu') });
  await expand.click();
  const blog = sheet.getByRole('link', { name: text('content.blog.title') });
  await expect(blog).toBeVisible();
  // Content behind the sheet is hidden from assistive technology a moment later.
  await expect(page.getByRole('navigation', { name: text('shell.drawer.label') })).toHaveCount(1);
  await expectAccessible(page, 'menu of a tablet');
  await page.keyboard.press('Escape');
  await expect(expand).toBeFocused();
  await expand.click();
  await blog.click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(sheet).toBeHidden();
});

test('list of users in every state (nl, dark)', async ({ page, speak }) => {
  const text = wordsOf('nl');
  await look(page, speak, { language: 'nl', theme: 'dark' });
  await page.goto('/users');
  await expect(userRows(page)).toHaveCount(10);
  await rowOf(page, 'Agnieszka Wójcik').getByRole('checkbox').check();
  await page.getByRole('button', { name: new RegExp(`^${text('shared.list.filters')}`) }).click();
  await expectAccessible(page, 'rows, one selected, filters open');
  await page.getByRole('button', { name: new RegExp(`^${text('shared.list.bulk')}`) }).click();
  await page.getByRole('menuitem').first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'confirmation');
  await page.goto('/users?q=xqzy');
  await expect(page.getByText(text('shared.states.nothingLeft.titleTerm', { term: 'xqzy' }))).toBeVisible();
  await expectAccessible(page, 'nothing left');

  await answerWith(page, USER_LIST, 200, anEmptyList);
  await page.goto('/users?sort=email');
  await expect(page.getByText(text('access.users.empty.title'))).toBeVisible();
  await expectAccessible(page, 'empty');
  await answerWith(page, USER_LIST, 500, { code: 'ERROR' });
  await page.reload();
  await expect(page.getByText(text('access.users.failed'))).toBeVisible();
  await expectAccessible(page, 'failed');
  await answerWith(page, USER_LIST, 403, { code: 'FORBIDDEN' });
  await page.reload();
  await expect(
    page.getByRole('heading', {
      name: text('shared.states.forbidden.title', { screen: text('access.users.title') }),
    }),
  ).toBeVisible();
  await expectAccessible(page, 'forbidden');
});

test('a user: reading, editing with errors, conflict, draft (en, light)', async ({ page, speak }) => {
  const text = wordsOf('en');
  await look(page, speak, { language: 'en', theme: 'light' });
  const colleague = await aColleague(page);
  await openRecord(page, colleague, 'en');
  await expectAccessible(page, 'reading');
  await page.getByRole('button', { name: text('shared.actions.edit'), exact: true }).click();
  const firstname = page.getByLabel(text('access.user.firstname'));
  await firstname.fill('');
  await firstname.blur();
  await expect(page.getByText(text('shared.fields.required'))).toBeVisible();
  await expectAccessible(page, 'editing with an error');
  await firstname.fill('Anna');
  await page.request.put(`/api/user/${colleague.id}`, { form: { firstname: 'Bea' } });
  await page.getByRole('button', { name: text('shared.actions.save') }).click();
  await expect(page.getByRole('dialog', { name: text('shared.dialogs.conflict.title') })).toBeVisible();
  await expectAccessible(page, 'conflict');
  await page.keyboard.press('Escape');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('button', { name: text('shared.dialogs.recovery.resume') })).toBeVisible();
  await expectAccessible(page, 'recovery');
  await answerWith(page, ONE_USER, 500, { code: 'ERROR' });
  await page.reload();
  await expect(page.getByText(text('shared.failures.unreachable.server'))).toBeVisible();
  await expectAccessible(page, 'a record that did not load');
});

test('list, record and not-found pages (en, dark)', async ({ page, speak }) => {
  const text = wordsOf('en');
  await look(page, speak, { language: 'en', theme: 'dark' });
  const colleague = await aColleague(page);
  await page.goto(`/users?q=${colleague.surname}`);
  await expect(userRows(page)).toHaveCount(1);
  await rowOf(page, colleague.name).click();
  await expectAccessible(page, 'list');
  await openRecord(page, colleague, 'en');
  await page.getByRole('button', { name: text('shared.actions.edit'), exact: true }).click();
  await expectAccessible(page, 'record');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: text('shared.states.notFound.title') })).toBeVisible();
  await expectAccessible(page, 'not found');
  await page.goto('/users/999999');
  await expect(page.getByText(text('shared.failures.nothingFound'))).toBeVisible();
  await expectAccessible(page, 'a record that is gone, and its message');
});

test('list and record at 320 px and at 200 % zoom', async ({ page, speak }) => {
  const fits = async (what: string, check = true): Promise<void> => {
    for (const [width, height] of [
      [640, 400],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectNoSidewaysScroll(page);
      if (check) await expectAccessible(page, `${what}, ${String(width)} px`);
    }
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await look(page, speak, { language: 'nl', theme: 'light' });
  const colleague = await aColleague(page, {
    firstname: 'Wilhelmina-Antoinette',
    surname: 'van der Oudendijk-Schimmelpenninck',
  });
  await fits('start page', false);
  await page.goto(`/users?q=${colleague.email}`);
  await expect(userRows(page)).toHaveCount(1);
  await rowOf(page, colleague.email).getByRole('checkbox').check();
  await fits('list');
  await openRecord(page, colleague, 'nl');
  await fits('reading', false);
  await page.getByRole('button', { name: 'Bewerken', exact: true }).click();
  await fits('record');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: wordsOf('nl')('shell.palette.input') })).toBeVisible();
  await fits('palette');
});

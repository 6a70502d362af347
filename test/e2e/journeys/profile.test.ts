import type { Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { expectAccessible } from '../support/axe';
import { beginSession, EDITOR, openScreen, signIn, SUPERUSER } from '../support/people';
import type { Mode } from '../support/servers';
import { wordsOf, type Language } from '../support/strings';
import { expect, test } from '../support/test';

const part = (page: Page, name: string) => page.getByRole('form', { name, exact: true });

/** Dutch on the embedded database, English elsewhere. */
const personOn = (mode: Mode): { readonly language: Language; readonly person: string; readonly first: string } =>
  mode === 'embedded'
    ? { language: 'nl', person: EDITOR, first: 'Edwin' }
    : { language: 'en', person: SUPERUSER, first: 'Susanne' };

test(
  'changes the own name and password, and sends a support question',
  { tag: '@fake' },
  async ({ page, untouched, mode }) => {
    test.slow();
    const { language, person, first } = personOn(mode);
    const text = wordsOf(language);
    await page.goto(`${untouched.url}/profile`);
    await signIn(page, person);

    await test.step('the top bar shows a new name at once', async () => {
      const basics = part(page, text('session.profile.basics'));
      const save = basics.getByRole('button', { name: text('session.profile.saveBasics') });
      await expect(basics.getByLabel(text('session.profile.fields.firstname'))).toHaveValue(first);
      await expect(save).toBeDisabled();
      await expect(save).toHaveAccessibleDescription(text('session.profile.unchanged'));
      await basics.getByLabel(text('session.profile.fields.firstname')).fill('Noor');
      await expectAccessible(page, 'a changed profile');
      await page.keyboard.press('Enter');
      await expectNotice(page, text('session.profile.saved'));
      await expect(
        page.getByRole('button', { name: new RegExp(`^${text('shell.topBar.account', { name: 'Noor' })}`) }),
      ).toBeVisible();
      await expect(save).toBeDisabled();
    });

    await test.step('a wrong old password is reported at its field, the right one is accepted', async () => {
      const form = part(page, text('session.profile.password'));
      const line = (name: string) => form.getByLabel(text(`session.profile.fields.${name}`), { exact: true });
      await line('old').fill('Fout-Gegokt-12!!');
      await line('password').fill('ZONDER-KLEIN-22');
      await line('repeat').fill('ZONDER-KLEIN-22');
      await page.keyboard.press('Enter');
      await expect(line('old')).toHaveAccessibleDescription(text('shared.fields.codes.OLD_PASSWORD_INCORRECT'));
      await line('old').fill('Kantoor-Welkom-26!');
      await page.keyboard.press('Enter');
      await expectNotice(page, text('session.profile.passwordSaved'));
      await expect(line('old')).toHaveValue('');
    });

    await test.step('help leads from its groups to a page and to a support question', async () => {
      await page.goto(`${untouched.url}/help`);
      await expect(page.getByRole('button', { name: text('insight.help.support') })).toBeVisible();
      await page.locator('main').getByRole('button', { expanded: false }).first().press('Enter');
      await expectAccessible(page, 'the groups of help');
      await page
        .getByRole('link', { name: text('insight.help.readPage', { title: '' }) })
        .first()
        .press('Enter');
      await expect(page.getByRole('article')).toBeVisible();
      await expectAccessible(page, 'a page of help');
      await page.goBack();
      await page.getByRole('button', { name: text('insight.help.support') }).click();
      const dialog = page.getByRole('dialog', { name: text('session.support.title') });
      await dialog.getByLabel(text('session.support.fields.subject')).fill('Vraag');
      await expect(dialog.getByRole('button', { name: text('session.support.submit') })).toBeDisabled();
      await dialog.getByLabel(text('session.support.fields.message')).fill('Hoe werkt dit?');
      await expectAccessible(page, 'a question');
      await dialog.getByRole('button', { name: text('session.support.submit') }).click();
      await expectNotice(page, text('session.support.sent'));
      await expect(dialog).toBeHidden();
    });
  },
);

test('applies language and formats at once without losing input', async ({ page, speak }) => {
  const [en, nl] = [wordsOf('en'), wordsOf('nl')];
  await beginSession(page, SUPERUSER);
  await speak('en');
  await openScreen(page, '/profile');
  await page.getByLabel(en('session.profile.fields.surname')).fill('Zandstra-Vos');
  await page.getByLabel(en('session.profile.fields.date')).selectOption('yyyy-MM-dd');
  await page.getByLabel(en('session.profile.fields.language'), { exact: true }).selectOption('nl');
  await page.getByRole('button', { name: en('session.profile.saveSettings') }).click();
  await expect(page.getByRole('heading', { level: 1, name: nl('shell.names.profile.title') })).toBeVisible();
  await expect(page.getByLabel(nl('session.profile.fields.surname'))).toHaveValue('Zandstra-Vos');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.getByRole('link', { name: nl('shell.topBar.home') }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('button', { name: nl('shared.dialogs.leaving.typing.leave') }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.goto('/users');
  await expect(page.getByRole('cell', { name: /^\d{4}-\d\d-\d\d \d\d:\d\d$/ }).first()).toBeVisible();
});

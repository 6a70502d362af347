import { expect, type Locator, type Page } from '@playwright/test';
import { expectNotice } from './notices';
import { accountButton, PASSWORD, SUPERUSER, type Colleague } from './people';
import { expectNoSidewaysScroll, openBySecondClick, rowOf, searchBox, tabTo, userRows } from './screens';
import { wordsOf, type Language } from './strings';

/** A user, and a search text that matches no other user. */
export interface Listed extends Pick<Colleague, 'firstname' | 'surname'> {
  readonly search: string;
}

const usersIn = (page: Page, language: Language) => {
  const text = wordsOf(language);
  return {
    text,
    button: (key: string): Locator => page.getByRole('button', { name: text(key), exact: true }),
    field: (name: string): Locator => page.getByRole('textbox', { name: text(`access.user.${name}`) }),
    heading: page.getByRole('heading', {
      level: 1,
      name: new RegExp(`^${text('access.users.record')}.*${text('shell.actions.edit')}$`),
    }),
    users: { name: text('access.users.title'), exact: true },
  };
};

/** Chooses a language and signs in by keyboard. */
async function signInByKeyboard(page: Page, language: Language, path: string): Promise<void> {
  const { keyboard } = page;
  const { text, button } = usersIn(page, language);
  await page.goto(path);
  if (language !== 'en') {
    await tabTo(button(`session.language.${language}`));
    await keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: text('session.signIn.title') })).toBeVisible();
  await tabTo(page.getByLabel(text('session.signIn.email')));
  await keyboard.type(SUPERUSER);
  await keyboard.press('Tab');
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(accountButton(page)).toBeVisible();
}

/** Signs in, finds, edits and saves by keyboard. */
export async function editByKeyboard(
  page: Page,
  language: Language,
  { firstname, surname, search }: Listed,
): Promise<void> {
  const { keyboard } = page;
  const { text, button, field, heading, users } = usersIn(page, language);
  await signInByKeyboard(page, language, '/');

  // The skip link is first.
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text('shared.actions.skip') })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page.getByRole('main').getByRole('link', users));
  await keyboard.press('Enter');

  await expect(userRows(page)).toHaveCount(10);
  await keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await keyboard.type(search);
  await keyboard.press('Enter');
  await expect(userRows(page)).toHaveCount(1);
  await tabTo(rowOf(page, `${firstname} ${surname}`));
  await keyboard.press('Enter');

  await expect(heading).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(button('shared.actions.edit')).toBeEnabled();
  await tabTo(button('shared.actions.edit'), 5);
  await keyboard.press('Enter');
  await expect(field('firstname')).toBeFocused();
  await tabTo(field('surname'), 2);
  await keyboard.press('End');
  await keyboard.type('-Kuipers');
  await keyboard.press('Control+s');
  await expectNotice(page, text('access.users.saved'));
  await expect(field('surname')).toHaveValue(`${surname}-Kuipers`);
  await page.reload();
  await expect(field('surname')).toHaveValue(`${surname}-Kuipers`);
}

/** Selects and opens rows by keyboard; cancels deletion. */
export async function chooseByKeyboard(page: Page, language: Language): Promise<void> {
  const { keyboard } = page;
  const { text } = usersIn(page, language);
  const chosen = (count: number): Locator => page.getByText(text('shared.list.selected_other', { count }));
  await signInByKeyboard(page, language, '/users');
  await expect(userRows(page)).toHaveCount(10);

  await tabTo(userRows(page).first());
  await keyboard.press('ArrowDown');
  await expect(userRows(page).nth(1)).toBeFocused();
  await keyboard.press('Space');
  await expect(userRows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Shift+ArrowDown');
  await expect(chosen(2)).toBeVisible();
  await keyboard.press('Escape');
  await expect(chosen(2)).toBeHidden();
  await keyboard.press('End');
  await expect(userRows(page).last()).toBeFocused();
  await keyboard.press('Home');
  await expect(userRows(page).first()).toBeFocused();
  await keyboard.press('Control+a');
  await expect(chosen(10)).toBeVisible();
  await keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: text('access.users.delete.title_other', { count: 10 }) });
  await expect(question.getByRole('button', { name: text('shared.actions.cancel') })).toBeFocused();
  await keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(userRows(page).first()).toBeFocused();
  await expect(userRows(page)).toHaveCount(10);
}

/** Palette, shortcuts, E and Esc by keyboard. */
export async function jumpByKeyboard(
  page: Page,
  language: Language,
  { firstname, surname, search }: Listed,
): Promise<void> {
  const { keyboard } = page;
  const { text, button, field, heading } = usersIn(page, language);
  const edit = button('shared.actions.edit');
  await signInByKeyboard(page, language, '/');

  await keyboard.press('?');
  await expect(page.getByRole('dialog', { name: text('shell.shortcuts.title') })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: text('shell.palette.input') })).toBeFocused();
  await keyboard.type(`${text('access.users.title')} ${search}`);
  await expect(page.getByRole('option', { name: `${firstname} ${surname}` })).toBeVisible();
  await keyboard.press('Enter');
  await expect(heading).toBeVisible();

  await expect(edit).toBeEnabled();
  await keyboard.press('e');
  await expect(button('shared.actions.save')).toBeVisible();
  await keyboard.press('Escape');
  await expect(edit).toBeEnabled();

  // Esc asks when there are changes.
  await keyboard.press('e');
  await expect(field('firstname')).toBeEditable();
  await expect(field('firstname')).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type(`${firstname}-Erik`);
  await keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: text('shared.dialogs.leaving.typing.title') });
  await expect(question.getByRole('button', { name: text('shared.dialogs.leaving.stay') })).toBeFocused();
  await keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(field('firstname')).toHaveValue(`${firstname}-Erik`);
  await keyboard.press('Escape');
  await tabTo(question.getByRole('button', { name: text('shared.dialogs.leaving.typing.leave') }));
  await keyboard.press('Enter');
  await expect(edit).toBeVisible();
  await expect(field('firstname')).toHaveValue(firstname);
}

/** The whole journey on a phone. */
export async function editOnAPhone(
  page: Page,
  language: Language,
  { firstname, surname, search }: Listed,
): Promise<void> {
  const { text, button, field, heading, users } = usersIn(page, language);
  const name = `${firstname} ${surname}`;
  await expect(page.locator('main header').getByText(/Susanne/)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await expect(page.getByRole('navigation', { name: text('shell.drawer.label') })).toBeHidden();
  await button('shell.topBar.menu').click();
  const sheet = page.getByRole('dialog', { name: text('shell.topBar.menu') });
  await expect(sheet).toBeVisible();
  await expectNoSidewaysScroll(page);
  await sheet.getByRole('button', { name: text('shell.menu.administration') }).click();
  await sheet.getByRole('link', users).click();
  await expect(sheet).toBeHidden();
  await expect(userRows(page)).toHaveCount(10);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: text('shared.list.filters') }).click();
  await expectNoSidewaysScroll(page);
  await page.getByLabel(text('access.users.filters.name'), { exact: true }).fill(search);
  await expect(userRows(page)).toHaveCount(1);
  await rowOf(page, name)
    .getByRole('checkbox', { name: text('shared.list.selectRow', { name }) })
    .check();
  const dock = page.getByRole('toolbar', { name: text('shared.list.bulk') });
  await expect(dock.getByText(text('shared.list.selected_one', { count: 1 }))).toBeVisible();
  await expect(dock.getByRole('button', { name: text('shared.list.delete', { count: 1 }) })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dock.getByRole('button', { name: text('shared.list.clearSelection') }).click();
  await expect(dock).toBeHidden();

  await openBySecondClick(page, name);
  await expect(heading).toBeVisible();
  await expectNoSidewaysScroll(page);
  await button('shared.actions.edit').click();
  await field('surname').fill(`${surname}-Smit`);
  await expectNoSidewaysScroll(page);
  await button('shared.actions.save').click();
  await expectNotice(page, text('access.users.saved'));
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(field('surname')).toHaveValue(`${surname}-Smit`);

  await button('shared.actions.back').click();
  await expect(searchBox(page)).toBeVisible();
  await expect(rowOf(page, `${name}-Smit`)).toBeVisible();
}

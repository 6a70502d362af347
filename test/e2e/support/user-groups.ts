import { namesOf } from '../../../src/domain/shared/modules/module-entries.rule';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNotice } from './notices';
import { accountButton } from './people';
import { expectNoSidewaysScroll, tabTo } from './screens';
import type { Words } from './strings';

const groupsIn = (page: Page, text: Words) => {
  const rows = page
    .getByRole('table', { name: text('access.usergroups.label') })
    .locator('tbody')
    .getByRole('row');
  const heading = (action: string): Locator =>
    page.getByRole('heading', { level: 1, name: new RegExp(`${text(`shell.actions.${action}`)}$`) });
  return {
    rows,
    rowOf: (name: string) => rows.filter({ hasText: name }),
    members: page
      .getByRole('table', { name: text('access.members.label') })
      .locator('tbody')
      .getByRole('row'),
    member: (name: string) =>
      page.getByRole('switch', { name: new RegExp(`^${text('access.members.memberLabel', { name: `${name}.*` })}$`) }),
    right: (module: string, action: string) =>
      page.getByRole('checkbox', {
        name: text('access.rights.rightOf', {
          module: text(`${namesOf(module)}.title`),
          right: text(`access.rights.action.${action}`),
        }),
        exact: true,
      }),
    allOf: (module: string) =>
      page.getByRole('checkbox', {
        name: text('access.rights.allOf', { name: text(`${namesOf(module)}.title`) }),
        exact: true,
      }),
    button: (key: string) => page.getByRole('button', { name: text(key), exact: true }),
    name: page.getByRole('textbox', { name: text('access.usergroup.name') }),
    box: (key: string) => page.getByRole('searchbox', { name: text(key) }),
    heading,
  };
};

/** Creates, changes and deletes a group as superuser. */
export async function makeAGroup(page: Page, text: Words, restart: () => Promise<void>): Promise<void> {
  const { rows, rowOf, members, member, right, allOf, button, name, box, heading } = groupsIn(page, text);
  await button('access.usergroups.add').click();
  await expect(heading('add')).toBeVisible();
  await expect(page.getByText(text('access.usergroup.saveOff.name'))).toBeVisible();
  await name.fill('Nachtploeg');
  await box('access.rights.find').fill('start');
  await right('queue', 'start').check();
  await box('access.rights.find').fill('');
  await box('access.members.filter').fill('dekker');
  await expect(members).toHaveCount(1);
  await expect(button('shared.actions.save')).toBeDisabled();
  await member('Lotte Dekker').check();
  await button('shared.actions.save').click();
  await expectNotice(page, text('access.usergroups.saved'));
  await expect(page).toHaveURL(/\/usergroups\/\d+$/);

  await button('shared.actions.edit').click();
  await expect(button('shared.actions.save')).toBeDisabled();
  await allOf('news').check();
  await expect(page.getByText(text('shared.record.unsaved'))).toBeVisible();
  await member('Agnieszka Wójcik').check();
  await button('shared.actions.save').click();
  await expect(button('shared.actions.edit')).toBeEnabled();

  await restart();
  await page.reload();
  await expect(right('news', 'unlock')).toBeChecked();
  await expect(
    page.getByText(new RegExp(`^${text('access.members.memberOf_other', { chosen: 2, count: '\\d+' })}$`)),
  ).toBeVisible();
  await expect(members.first()).toContainText('Agnieszka Wójcik');

  await button('shared.actions.back').click();
  await expect(rowOf('Nachtploeg')).toContainText('2');
  const cell = rowOf('Nachtploeg').getByRole('cell', { name: 'Nachtploeg', exact: true });
  await cell.click();
  await expect(rowOf('Nachtploeg')).toHaveAttribute('aria-selected', 'true');
  await cell.click();
  await expect(heading('edit')).toBeVisible();
  await button('shared.actions.delete').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Nachtploeg');
  await question.getByRole('button', { name: text('access.usergroups.delete.confirm_one', { count: 1 }) }).click();
  await expectNotice(page, text('access.usergroups.deleted_one', { count: 1 }));
  await expect(page).toHaveURL(/\/usergroups$/);
  await expect(rowOf('Nachtploeg')).toHaveCount(0);
  await expect(rows.first()).toBeVisible();
}

export interface Newcomer {
  readonly group: string;
  readonly person: string;
  /** A search text that matches this person only. */
  readonly search: string;
}

/** Adds a member and a right by keyboard. */
export async function letSomebodyInByKeyboard(
  page: Page,
  text: Words,
  { group, person, search }: Newcomer,
): Promise<void> {
  const { keyboard } = page;
  const { rowOf, members, member, right, button, name, box, heading } = groupsIn(page, text);
  await tabTo(rowOf(group));
  await keyboard.press('Enter');
  await expect(heading('edit')).toBeVisible();
  await expect(button('shared.actions.edit')).toBeEnabled();
  await tabTo(button('shared.actions.edit'));
  await keyboard.press('Enter');
  await expect(name).toBeFocused();
  await tabTo(box('access.rights.find'));
  await keyboard.type(text('site.holidays.title'));
  await tabTo(right('holidays', 'view'));
  await keyboard.press('Space');
  await expect(right('holidays', 'view')).toBeChecked();
  await tabTo(box('access.members.filter'));
  await keyboard.type(search);
  await keyboard.press('Enter');
  await expect(members).toHaveCount(1);
  await tabTo(member(person));
  await keyboard.press('Space');
  await keyboard.press('Control+s');
  await expectNotice(page, text('access.usergroups.saved'));
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  await expect(member(person)).toBeChecked();
  await button('access.rights.expand').click();
  await expect(right('holidays', 'view')).toBeChecked();
}

/** Adds a member and a right by touch on a small screen. */
export async function letSomebodyInByFinger(
  page: Page,
  text: Words,
  { group, person, search }: Newcomer,
): Promise<void> {
  const { rowOf, members, member, right, button, box, heading } = groupsIn(page, text);
  await expectNoSidewaysScroll(page);
  await rowOf(group).tap();
  await rowOf(group).tap();
  await expect(heading('edit')).toBeVisible();
  await expect(members).toHaveCount(10);
  await expectNoSidewaysScroll(page);
  await button('shared.actions.edit').tap();
  await button('access.rights.expand').tap();
  await expectNoSidewaysScroll(page);
  await right('statistics', 'orders').tap();
  await expect(right('statistics', 'orders')).toBeChecked();
  await box('access.members.filter').fill(search);
  await expect(members).toHaveCount(1);
  await member(person).tap();
  await expectNoSidewaysScroll(page);
  await button('shared.actions.save').tap();
  await expectNotice(page, text('access.usergroups.saved'));
}

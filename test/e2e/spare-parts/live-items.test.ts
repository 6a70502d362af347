import type { Page } from '@playwright/test';
import { rowsOf } from '../support/operations';
import { enter, SUPERUSER } from '../support/people';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const text = wordsOf('en');
const button = (page: Page, key: string) => page.getByRole('button', { name: text(key), exact: true });
const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('textbox', { name: text(`spareParts.item.${name}`), exact: true });

/** Opens the item in a row, counted from 0. */
const openItem = async (page: Page, place: number): Promise<void> => {
  await rowsOf(page).nth(place).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Changes the name of an item in the open edit. */
const rename = async (page: Page, place: number, name: string): Promise<void> => {
  await openItem(page, place);
  await field(page, 'name').fill(name);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('spareParts.part.dialog.apply'), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
};

test('an item that somebody else saves is shown to who reads, and told to who edits; both changes stand (R-LIV-05)', async ({
  browser,
  running,
}) => {
  const contexts = await Promise.all([0, 1, 2].map(() => browser.newContext({ baseURL: running.url })));
  const [saver, editor, reader] = await Promise.all(contexts.map((context) => context.newPage()));
  if (saver === undefined || editor === undefined || reader === undefined) throw new Error('There are no pages');
  await enter(saver, SUPERUSER, '/spare-parts?reference=SV-HR24');
  await rowsOf(saver).first().focus();
  await saver.keyboard.press('Enter');
  await expect(saver).toHaveURL(/\/spare-parts\/\d+$/);
  const path = new URL(saver.url()).pathname;
  for (const other of [editor, reader]) {
    await enter(other, SUPERUSER, path);
    await expect(rowsOf(other).first()).toBeVisible();
  }
  await button(editor, 'shared.actions.edit').click();
  await rename(editor, 1, 'Changed by the editor');

  await button(saver, 'shared.actions.edit').click();
  await rename(saver, 0, 'Saved by somebody else');
  await button(saver, 'shared.actions.save').click();
  await expect(button(saver, 'shared.actions.edit')).toBeVisible();

  await expect(rowsOf(reader).first()).toContainText('Saved by somebody else');
  await expect(editor.getByText(text('shared.record.live.changedBody'))).toBeVisible();
  await expect(rowsOf(editor).nth(1)).toContainText('Changed by the editor');
  await button(editor, 'shared.actions.save').click();
  await expect(button(editor, 'shared.actions.edit')).toBeVisible();
  for (const person of [saver, editor, reader]) {
    await expect(rowsOf(person).nth(0)).toContainText('Saved by somebody else');
    await expect(rowsOf(person).nth(1)).toContainText('Changed by the editor');
  }
  await Promise.all(contexts.map((context) => context.close()));
});

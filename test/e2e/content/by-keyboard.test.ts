import type { Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { expectAccessible } from '../support/axe';
import { aMark } from '../support/people';
import { expectNoSidewaysScroll, tabTo } from '../support/screens';
import type { Language } from '../support/strings';
import type { Arrive } from '../support/test';
import { contentEditorIn } from './support/content-editor';
import { aPage } from './support/items';
import { expect, test } from './support/test';
import { nameIn } from './support/two';
import { aPageWithVersions, versionsOf } from './support/versions';

/** Number of Tab presses that cycle through the page. */
const AROUND = 160;

const judge = async (page: Page, what: string): Promise<void> => {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, what);
};

interface Look {
  readonly language: Language;
  readonly colours: 'light' | 'dark';
  readonly width: number;
}

const begin = async (page: Page, arrive: Arrive, { language, colours, width }: Look): Promise<void> => {
  test.slow();
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: colours });
  await arrive(language);
};

test('without a mouse: compares versions, restores a field, saves, and reads the lock holder (en, light, 1280 px)', async ({
  page,
  colleague,
  arrive,
}) => {
  const language = 'en';
  await begin(page, arrive, { language, colours: 'light', width: 1280 });
  const item = await aPageWithVersions(page);
  const editor = contentEditorIn(language)(page);
  const versions = versionsOf(editor, page);
  const { keyboard } = page;
  const other = await colleague(language);
  expect((await other.request.put(`/api/page/${item.id}/lock`)).status()).toBe(200);
  await editor.open(item);
  await expect(page.getByText(editor.text('content.lock.readAll'))).toBeVisible();
  await judge(page, 'the lock of somebody else');
  await keyboard.press('e');
  const question = page.getByRole('alertdialog', {
    name: editor.text('content.lock.ask.title', { name: await nameIn(other) }),
  });
  await expect(question).toBeVisible();
  await judge(page, 'the question about a lock');
  await tabTo(question.getByRole('button', { name: editor.text('content.lock.ask.confirm') }));
  await keyboard.press('Enter');
  await expect(editor.button('shared.actions.save')).toBeVisible();

  await tabTo(editor.button('content.item.commands.history'), AROUND);
  await keyboard.press('Enter');
  await expect(versions.summary.first()).toBeVisible();
  await judge(page, 'versions in one text');
  const change = (number: number) => versions.changes.locator(`[data-change="${String(number)}"]`);
  for (const [key, number] of [
    ['j', 0],
    ['j', 1],
    ['k', 0],
  ] as const) {
    await keyboard.press(key);
    await expect(change(number)).toBeFocused();
  }
  await keyboard.press('Tab');
  await expect(versions.take('fieldOf', editor.text('content.item.name'))).toBeFocused();
  await keyboard.press('Enter');
  await expect(versions.change(editor.text('content.versions.fields'), 'nieuw')).toHaveCount(0);
  await expect(versions.changes).toBeFocused();
  await tabTo(editor.button('content.versions.beside'), AROUND);
  await keyboard.press('Enter');
  await judge(page, 'versions side by side');
  await keyboard.press('Escape');
  await expect(editor.button('content.item.commands.history')).toBeFocused();
  await expect(editor.name).toHaveValue(item.first);
  await keyboard.press('Control+s');
  await expect(editor.button('shared.actions.edit')).toBeEnabled();
});

test('without a mouse: adds, undoes and removes blocks with the focus among them (nl, dark, 390 px)', async ({
  page,
  arrive,
}) => {
  const language = 'nl';
  await begin(page, arrive, { language, colours: 'dark', width: 390 });
  const item = await aPage(page);
  const editor = contentEditorIn(language)(page);
  const { keyboard } = page;
  const fold = (place: number) => editor.blocks.nth(place).locator('button[aria-expanded]').first();
  await editor.open(item);
  await keyboard.press('e');
  await expect(editor.button('shared.actions.save')).toBeVisible();
  await editor.button('content.block.add').focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await keyboard.press('Enter');
  await expect(editor.blocks).toHaveCount(3);
  await expect(editor.blocks.nth(2).locator('[data-field] :focus')).toBeVisible();
  await fold(2).focus();
  await keyboard.press('Control+z');
  await expect(editor.blocks).toHaveCount(2);
  await expect(fold(1)).toBeFocused();
  await expect(page.getByText(editor.text('content.block.undone'), { exact: true })).toBeAttached();
  await editor.button('content.block.more', { name: editor.heading }).focus();
  await keyboard.press('Enter');
  await keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: editor.text('content.block.remove') })).toBeFocused();
  await keyboard.press('Enter');
  await expect(editor.blocks).toHaveCount(1);
  await expect(fold(0)).toBeFocused();
});

test('without a mouse: previews, saves a template, and uses it (nl, dark, 390 px)', async ({ page, arrive }) => {
  const language = 'nl';
  await begin(page, arrive, { language, colours: 'dark', width: 390 });
  const item = await aPage(page);
  const editor = contentEditorIn(language)(page);
  const { text } = editor;
  const { keyboard } = page;
  await editor.open(item);
  await tabTo(editor.button('content.item.commands.preview'), AROUND);
  await keyboard.press('Enter');
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('button', { name: text('content.preview.widths.phone') })).toBeFocused();
  await judge(page, 'a preview');
  await tabTo(preview.getByRole('button', { name: text('content.preview.widths.tablet') }));
  await keyboard.press('Enter');
  await tabTo(preview.getByRole('textbox', { name: text('content.preview.moment'), exact: true }));
  await keyboard.type('1-1-2050');
  await tabTo(
    preview.getByRole('textbox', { name: text('shared.moment.time', { label: text('content.preview.moment') }) }),
  );
  await keyboard.type('12:00');
  await expect(preview.getByRole('status')).toContainText(
    text('content.preview.at.moment', { when: '01-01-2050 12:00' }),
  );
  await expectNoSidewaysScroll(page);
  await keyboard.press('Escape');
  const menu = editor.button('content.item.commands.template');
  await expect(editor.button('content.item.commands.preview')).toBeFocused();

  await tabTo(menu, AROUND);
  await keyboard.press('Enter');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  const naming = page.getByRole('dialog', { name: text('content.templates.save.title') });
  await expect(naming.getByRole('textbox')).toBeFocused();
  await judge(page, 'the name of a template');
  const called = `Aan het begin ${aMark()}`;
  await keyboard.type(called);
  await tabTo(naming.getByRole('checkbox', { name: text('content.page.title') }));
  await keyboard.press('Space');
  await tabTo(naming.getByRole('button', { name: text('content.templates.save.confirm') }));
  await keyboard.press('Enter');
  await expectNotice(page, text('content.templates.saved'));
  await expect(menu).toBeFocused();

  await keyboard.press('e');
  await expect(editor.button('shared.actions.save')).toBeVisible();
  await tabTo(menu, AROUND);
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  const chooser = page.getByRole('dialog', { name: text('content.templates.title') });
  await expect(chooser.getByRole('list').getByRole('button').first()).toBeFocused();
  await judge(page, 'the templates');
  await tabTo(chooser.getByRole('button', { name: called }));
  await keyboard.press('Enter');
  const place = page.getByRole('alertdialog', { name: text('content.templates.ask.title', { name: called }) });
  await expect(place.getByRole('button', { name: text('shared.actions.cancel') })).toBeFocused();
  await judge(page, 'the question where a template goes');
  await tabTo(place.getByRole('button', { name: text('content.templates.ask.append') }));
  await keyboard.press('Enter');
  await expect(editor.blocks).toHaveCount(4);
  await keyboard.press('Control+s');
  await expect(editor.button('shared.actions.edit')).toBeEnabled();
});

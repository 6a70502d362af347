import type { Locator, Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { aPicture } from '../../support/pictures';
import { accountButton, PASSWORD, SUPERUSER } from '../support/people';
import { tabTo } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';
import { aText, libraryIn } from './support/library-screen';
import { aFirstName } from './support/stock';

/** Opens a menu and chooses by typing the first letters. */
const chooseByKeys = async (page: Page, menu: Locator, entry: string): Promise<void> => {
  await tabTo(menu);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type(entry.slice(0, 3));
  await expect(page.getByRole('menuitem', { name: entry })).toBeFocused();
  await page.keyboard.press('Enter');
};

test.beforeEach(() => {
  test.slow();
});

test('by keyboard: folder, upload, rename, move, delete, file page and image', async ({ page }) => {
  const text = wordsOf('en');
  const { row, own, button, name, question, panel, up, actions, open } = libraryIn(page, text);
  const { keyboard } = page;
  const top = aFirstName();
  await page.goto('/library');
  await tabTo(page.getByLabel('E-mail address'));
  await keyboard.type(SUPERUSER);
  await keyboard.press('Tab');
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(accountButton(page)).toBeVisible();
  await expect(page.getByRole('option').first()).toBeVisible();

  const addFolder = async (called: string): Promise<void> => {
    await tabTo(button('library.overview.newFolder'));
    await keyboard.press('Enter');
    await expect(name).toBeFocused();
    await keyboard.type(called);
    await keyboard.press('Enter');
    await expect(row(called)).toBeVisible();
  };
  await addFolder(top);
  await tabTo(page.getByRole('searchbox', { name: own('filterFolders') }));
  await keyboard.type(top);
  await tabTo(page.getByRole('treeitem').first());
  await keyboard.press('End');
  await expect(page.getByRole('treeitem', { name: top })).toBeFocused();
  await keyboard.press('Enter');
  await expect(open(top)).toBeVisible();

  const asked = page.waitForEvent('filechooser');
  await tabTo(button('library.overview.upload'));
  await keyboard.press('Enter');
  await (
    await asked
  ).setFiles([
    aText('een.txt'),
    aText('twee.txt'),
    { name: 'plaatje.png', mimeType: 'image/png', buffer: await aPicture('png') },
  ]);
  await expect(panel.getByRole('heading', { name: text('library.upload.finished_other', { count: 3 }) })).toBeVisible();
  await tabTo(button('library.upload.clear'));
  await keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await addFolder('Onder');

  await tabTo(page.getByRole('listbox').getByRole('option').and(page.locator('[tabindex="0"]')));
  await keyboard.press('End');
  await expect(row('twee.txt')).toBeFocused();
  await keyboard.press('F2');
  await expect(name).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type('zes');
  await keyboard.press('Enter');
  await expect(row('zes.txt')).toBeFocused();

  // Cut and paste.
  await keyboard.press('Space');
  await keyboard.press('Space');
  await keyboard.press('Home');
  await keyboard.press('End');
  await keyboard.press('Control+x');
  await expect(page.getByText(own('picked_one', { count: 1 }))).toBeVisible();
  await keyboard.press('Home');
  await keyboard.press('ArrowRight');
  await expect(row('Onder')).toBeFocused();
  await keyboard.press('Enter');
  await expect(up(top)).toBeFocused();
  await keyboard.press('Control+v');
  await expect(row('zes.txt')).toBeVisible();
  await keyboard.press('Backspace');
  await expect(row('Onder')).toBeFocused();

  // Or by the move dialog.
  await keyboard.press('ArrowRight');
  await expect(row('een.txt')).toBeFocused();
  await chooseByKeys(page, actions, own('move'));
  const where = page.getByRole('dialog', { name: own('moveTitle_one', { count: 1 }) });
  await tabTo(where.getByRole('treeitem', { selected: true }));
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await tabTo(where.getByRole('button', { name: own('moveHere') }));
  await keyboard.press('Enter');
  await expectNotice(page, own('moved_one', { count: 1 }));
  await expect(row('een.txt')).toHaveCount(0);

  await tabTo(page.getByRole('listbox').getByRole('option').and(page.locator('[tabindex="0"]')));
  await keyboard.press('End');
  await expect(row('plaatje.png')).toBeFocused();
  await keyboard.press('Delete');
  await expect(question.getByRole('button', { name: text('shared.actions.cancel') })).toBeFocused();
  await keyboard.press('Escape');
  await expect(row('plaatje.png')).toBeFocused();

  // The file screen and the image editor.
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: text('library.image.previews.title') })).toBeVisible();
  await tabTo(button('library.overview.editImage'));
  await keyboard.press('Enter');
  const stage = page.getByRole('application');
  await expect(stage).toHaveAttribute('aria-busy', 'false');
  // Cropper's English default name is not used.
  await expect(stage.getByAltText(/^The image/)).toHaveCount(0);
  await tabTo(button('library.image.flipX'));
  await keyboard.press('Enter');
  await keyboard.press('Control+s');
  await expectNotice(page, text('library.image.saved'));
  await expect(page.getByRole('heading', { name: text('library.image.previews.title') })).toBeVisible();
  await tabTo(button('shared.actions.edit'));
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: text('library.file.name') })).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type('gespiegeld');
  await tabTo(page.getByRole('textbox', { name: text('library.file.alt') }));
  await keyboard.type('Een vlak, gespiegeld');
  await keyboard.press('Control+s');
  await expectNotice(page, text('library.file.removal.saved'));
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/library/${encodeURIComponent(`${top}/gespiegeld.png`)}`);
  await tabTo(button('shared.actions.back'));
  await keyboard.press('Enter');
  await expect(row('gespiegeld.png')).toBeFocused();
  await keyboard.press('Space');
  await keyboard.press('Delete');
  await expect(question.getByRole('button', { name: text('shared.actions.cancel') })).toBeFocused();
  // Uses are loaded first.
  await expect(question.getByRole('button', { name: own('removal.confirm_one', { count: 1 }) })).toBeEnabled();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  await expect(row('gespiegeld.png')).toHaveCount(0);
  await expect(page.getByRole('option').and(page.locator(':focus'))).toHaveCount(1);
});

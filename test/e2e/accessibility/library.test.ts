import { aPicture } from '../../support/pictures';
import { aText, libraryIn } from '../library/support/library-screen';
import { addressOf, aFolder } from '../library/support/stock';
import { expectAccessible } from '../support/axe';
import { beginSession, SUPERUSER } from '../support/people';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

test('library: every screen and dialog (nl, dark), list and file in the light as well', async ({ page, arrive }) => {
  test.slow();
  const text = wordsOf('nl');
  const { row, button, own, actions, name, question, panel, chooser } = libraryIn(page, text);
  const { keyboard } = page;
  const expectInBoth = async (what: string): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${what}, ${colorScheme}`);
    }
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  await beginSession(page, SUPERUSER);
  const folder = await aFolder(page, {
    'een.txt': '1',
    'plaatje.png': await aPicture('png', { width: 90, height: 60 }),
    'Onder/': '',
  });
  await arrive('nl', addressOf(folder));
  await row('plaatje.png').click();
  await row('een.txt').click({ modifiers: ['Control'] });
  await expectInBoth('tiles, two selected');
  await button('library.overview.table').click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expectInBoth('table');
  await button('library.overview.tiles').click();

  const file = `/library/${encodeURIComponent(`${folder}/plaatje.png`)}`;
  await actions.click();
  await expectAccessible(page, 'actions');
  await page.getByRole('menuitem', { name: own('move') }).click();
  await expect(page.getByRole('dialog').getByRole('tree')).toBeVisible();
  await expectAccessible(page, 'where to');
  await keyboard.press('Escape');
  await button('library.overview.newFolder').click();
  await name.fill('a/b');
  await expect(page.getByRole('dialog')).toContainText(own('badCharacter', { character: '/' }));
  await expectAccessible(page, 'a name that cannot be');
  await keyboard.press('Escape');
  await row('een.txt').click();
  await keyboard.press('Control+x');
  await keyboard.press('Delete');
  await expect(question.getByRole('button', { name: text('shared.actions.cancel') })).toBeFocused();
  await expectAccessible(page, 'question');
  await keyboard.press('Escape');
  await chooser.setInputFiles([aText('een.txt'), aText('twee.txt'), aText('drie.exe')]);
  await expect(panel).toContainText(text('library.upload.done'));
  await expectAccessible(page, 'uploads, and files that were picked up');

  await page.goto(file);
  await expect(page.getByRole('heading', { name: text('library.image.previews.title') })).toBeVisible();
  await expectInBoth('file');
  await button('library.file.url.open').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'url');
  await keyboard.press('Escape');
  await button('shared.actions.edit').click();
  await page.getByRole('textbox', { name: text('library.file.name') }).fill('');
  await page.getByRole('textbox', { name: text('library.file.alt') }).focus();
  await expect(page.getByText(text('shared.fields.required'))).toBeVisible();
  await expectInBoth('form of a file, with an error');

  await page.goto(`${file}/edit`);
  const stage = page.getByRole('application');
  await expect(stage).toHaveAttribute('aria-busy', 'false');
  await expectAccessible(page, 'image editor');
  for (const mode of ['crop', 'focus', 'move']) {
    await button(`library.image.${mode}`).click();
    await expect(stage).toBeFocused();
    await expectAccessible(page, mode);
    await keyboard.press('Escape');
  }

  await page.goto('/popup/add');
  await button('library.picker.chooseFor', { field: text('site.popup.image') }).click();
  const picker = page.getByRole('dialog', { name: text('library.picker.titleImage') });
  await picker.getByRole('treeitem', { name: folder }).click();
  await picker.getByRole('option', { name: 'plaatje.png' }).click();
  await expect(picker.getByRole('complementary')).toContainText(own('pixels', { width: 90, height: 60 }));
  await expectAccessible(page, 'picker');
  await keyboard.press('Escape');
  await page.goto(`/library/${encodeURIComponent(`${folder}/weg.png`)}`);
  await expect(page.getByRole('heading', { name: text('library.file.lost.gone') })).toBeVisible();
  await expectAccessible(page, 'a file that is gone');
});

import { expect, type Page, type TestInfo } from '@playwright/test';
import { expectNotice } from '../../support/notices';
import { aPicture } from '../../../support/pictures';
import { aMark } from '../../support/people';
import { openBySecondClickIn } from '../../support/screens';
import type { Words } from '../../support/strings';
import { aText, libraryIn, onThisComputer } from './library-screen';
import { aFirstName } from './stock';

/** Uploads a folder, resolves name clashes, moves files by mouse and keys, deletes. Starts in the root. */
export async function keepFiles(page: Page, text: Words, info: TestInfo): Promise<void> {
  const { own, button, row, up, name, question, panel, open, chooser, addFolder, choose, clearUploads } = libraryIn(
    page,
    text,
  );
  const { keyboard } = page;
  // Sorts before folders of other journeys.
  const top = aFirstName();
  await expect(page.getByRole('heading', { level: 1, name: text('shell.names.library.title') })).toBeVisible();
  await expect(button('library.overview.upload')).toBeDisabled();
  await addFolder(top);
  await row(top).dblclick();
  await expect(page.getByText(own('empty.title'))).toBeVisible();

  // A folder with nested content.
  const folder = onThisComputer(info.outputPath('Proefmap'), {
    'een.txt': 40,
    'twee.txt': 20,
    'programma.exe': 40,
    'diep/drie.txt': 40,
    'diep/dieper/vier.txt': 40,
  });
  const asked = page.waitForEvent('filechooser');
  await choose('library.overview.uploadFolder');
  await (await asked).setFiles(folder);
  await expect(panel.getByRole('heading', { name: text('library.upload.finished_other', { count: 4 }) })).toBeVisible();
  await expect(panel).toContainText(text('library.upload.refused_one', { count: 1 }));
  await expect(panel.getByRole('listitem').filter({ hasText: 'programma.exe' })).toContainText(
    text('library.problem.type'),
  );
  await clearUploads();
  await row('Proefmap').dblclick();
  await expect(row('twee.txt')).toBeVisible();
  await row('diep').dblclick();
  await row('dieper').dblclick();
  await expect(row('vier.txt')).toBeVisible();
  await up('diep').click();
  await expect(row('dieper')).toBeFocused();
  await up('Proefmap').click();

  // A taken name reopens the question with the typed text.
  await row('een.txt').click();
  await keyboard.press('F2');
  await expect(name).toHaveValue('een');
  await name.fill('twee');
  await keyboard.press('Enter');
  await expectNotice(page, own('fileExists'));
  await expect(name).toHaveValue('twee');
  await name.fill('eerst');
  await keyboard.press('Enter');
  await expect(row('eerst.txt')).toBeFocused();
  await choose('library.overview.rename');
  await expect(name).toHaveValue('eerst');
  await keyboard.press('Enter');
  await expectNotice(page, own('sameName'));

  // An existing file is offered for replacement.
  await chooser.setInputFiles([aText('twee.txt', 2_048), aText('vijf.txt')]);
  const clash = panel.getByRole('listitem').filter({ hasText: 'twee.txt' });
  await expect(clash).toContainText(text('library.upload.exists'));
  await expect(row('vijf.txt')).toBeVisible();
  await clash.getByRole('button', { name: text('library.upload.replace') }).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('library.file.replace.confirm') })
    .press('Enter');
  await expect(clash).toContainText(text('library.upload.done'));
  await expect(row('twee.txt')).toContainText(/2[.,]00 KB/);
  await clearUploads();

  // By mouse onto a folder and the parent.
  await row('twee.txt').click();
  await row('vijf.txt').click({ modifiers: ['Control'] });
  await row('twee.txt').dragTo(row('diep'));
  await expectNotice(page, own('moved_other', { count: 2 }));
  await expect(row('vijf.txt')).toHaveCount(0);
  await row('diep').dblclick();
  await row('drie.txt').dragTo(up('Proefmap'));
  await expectNotice(page, own('moved_one', { count: 1 }));
  await expect(row('drie.txt')).toHaveCount(0);
  await up('Proefmap').click();
  await expect(row('drie.txt')).toBeVisible();

  // By keys: cut here, paste there.
  await row('eerst.txt').focus();
  await keyboard.press('Space');
  await keyboard.press('Control+x');
  await expect(page.getByText(own('picked_one', { count: 1 }))).toBeVisible();
  await row('diep').focus();
  await keyboard.press('Enter');
  await expect(open('diep')).toBeVisible();
  await expect(row('dieper')).toBeFocused();
  await keyboard.press('Control+v');
  await expect(row('eerst.txt')).toBeVisible();

  await row('eerst.txt').focus();
  await keyboard.press('Control+a');
  await keyboard.press('Delete');
  await expect(question).toContainText(
    own('removal.whole', {
      folders: own('removal.folderCount_one', { shown: '1' }),
      files: own('removal.fileCount_other', { shown: '4' }),
    }),
  );
  await expect(question.getByRole('note')).toHaveText(own('removal.unused'));
  await expect(question).toContainText('vijf.txt');
  await expect(question.getByRole('button', { name: text('shared.actions.cancel') })).toBeFocused();
  await question.getByRole('button', { name: own('removal.confirm_other', { count: 4 }) }).click();
  await expectNotice(page, own('removed_other', { count: 4 }));
  await expect(page.getByText(own('empty.title'))).toBeVisible();
  await expect(button('library.overview.actions')).toBeVisible();
  await expect(up('Proefmap')).toBeFocused();
  await keyboard.press('Backspace');
  await expect(row('diep')).toBeFocused();
}

const pixels = (text: Words, number: string): string => text('library.image.values.px', { number });

/** Crops, focuses, restores, replaces and uses an image, then deletes it. */
export async function keepAPicture(page: Page, text: Words): Promise<void> {
  const { own, button, row, question, chooser, addFolder } = libraryIn(page, text);
  const { keyboard } = page;
  const image = (key: string, values?: Readonly<Record<string, string | number>>): string =>
    text(`library.image.${key}`, values);
  const fact = (key: string) => page.locator('dt', { hasText: text(key) }).locator('+ dd');
  const [folder, title] = [aFirstName(), `Affiche ${aMark()}`];
  await addFolder(folder);
  await row(folder).dblclick();
  await chooser.setInputFiles({
    name: 'affiche.png',
    mimeType: 'image/png',
    buffer: await aPicture('png', { width: 500, height: 400 }),
  });
  await row('affiche.png').dblclick();
  await expect(fact('library.image.values.width')).toHaveText(pixels(text, '500'));

  await button('library.overview.editImage').click();
  const stage = page.getByRole('application');
  await expect(stage).toHaveAttribute('aria-busy', 'false');
  await button('library.image.crop').click();
  await expect(stage).toBeFocused();
  await keyboard.press('Shift+ArrowLeft');
  await button('library.image.bar.applyCrop').click();
  await expect(fact('library.image.values.width')).toHaveText(pixels(text, '400'));
  await button('library.image.focus').click();
  await expect(stage).toBeFocused();
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight']) await keyboard.press(key);
  await button('library.image.bar.applyFocus').click();
  await expect(fact('library.image.values.x')).toHaveText(/^0[.,]100$/);
  await button('shared.actions.save').click();
  await expectNotice(page, image('saved'));
  await expect(fact('library.image.values.height')).toHaveText(pixels(text, '320'));
  await expect(fact('library.image.values.x')).toHaveText(/^0[.,]100$/);

  await button('library.image.restore.open').click();
  await expect(question.getByRole('button', { name: text('shared.actions.cancel') })).toBeFocused();
  await question.getByRole('button', { name: image('restore.confirm') }).click();
  await expectNotice(page, text('library.file.restored'));
  await expect(fact('library.image.values.width')).toHaveText(pixels(text, '500'));
  await expect(button('library.image.restore.open')).toBeDisabled();

  await page.locator('input[type=file]').setInputFiles({
    name: 'anders.png',
    mimeType: 'image/png',
    buffer: await aPicture('png', { width: 330, height: 220, colour: '#36c' }),
  });
  await expect(question.getByRole('button', { name: text('shared.actions.cancel') })).toBeFocused();
  await question.getByRole('button', { name: text('library.file.replace.confirm') }).click();
  await expectNotice(page, text('library.file.replaced'));
  await expect(fact('library.image.values.width')).toHaveText(pixels(text, '330'));
  // The previous file returns, and is replaced again.
  for (const width of ['500', '330']) {
    await button('library.image.restore.open').click();
    await expect(question).toContainText(text('library.file.restorePrevious'));
    await question.getByRole('button', { name: image('restore.confirm') }).click();
    await expect(fact('library.image.values.width')).toHaveText(pixels(text, width));
  }
  await expect(fact('library.file.uses').or(page.getByText(text('library.file.unused')))).toBeVisible();

  // The fake loses its data on reload: navigate within the console.
  const goTo = async (screen: string): Promise<void> => {
    await keyboard.press('Control+k');
    await page.getByRole('combobox', { name: text('shell.palette.input') }).fill(text(screen));
    await page
      .getByRole('option')
      .filter({ hasText: text(screen) })
      .first()
      .click();
  };
  await goTo('site.popups.title');
  await button('site.popups.add').click();
  await page.getByRole('textbox', { name: text('site.popup.title') }).fill(title);
  await button('library.picker.chooseFor', { field: text('site.popup.image') }).click();
  const picker = page.getByRole('dialog', { name: text('library.picker.titleImage') });
  await picker.getByRole('option', { name: folder }).dblclick();
  await picker.getByRole('option', { name: 'affiche.png' }).click();
  await expect(picker.getByRole('complementary')).toContainText(own('pixels', { width: 330, height: 220 }));
  await picker.getByRole('button', { name: text('library.picker.select') }).click();
  await expect(page.getByText('affiche.png', { exact: true })).toBeVisible();
  await button('shared.actions.save').click();
  await expectNotice(page, text('site.popups.saved'));

  await goTo('shell.names.library.title');
  await row('affiche.png').click();
  await keyboard.press('Delete');
  await expect(question.getByRole('note')).toContainText(`${text('site.popups.record')}: ${title}`);
  await question.getByRole('button', { name: own('removal.confirm_one', { count: 1 }) }).click();
  await expect(page.getByText(own('empty.title'))).toBeVisible();

  await goTo('site.popups.title');
  const popup = page.getByRole('row').filter({ hasText: title });
  await openBySecondClickIn(popup, title);
  await expect(page.getByRole('textbox', { name: text('site.popup.title') })).toHaveValue(title);
  await expect(page.getByText('affiche.png')).toHaveCount(0);
  await button('shared.actions.edit').click();
  await button('shared.actions.delete').click();
  await question.getByRole('button', { name: text('site.popups.delete.confirm_one', { count: 1 }) }).click();
  await expect(popup).toHaveCount(0);
}

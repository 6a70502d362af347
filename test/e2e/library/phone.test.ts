import { aPicture } from '../../support/pictures';
import { beginSession, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';
import { aText, libraryIn } from './support/library-screen';
import { aFolder } from './support/stock';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.beforeEach(() => {
  test.slow();
});

test('on a phone, in Dutch: nothing overflows and everything is reachable', async ({ page, arrive }) => {
  const text = wordsOf('nl');
  const { row, button, own, actions, name, question, panel, chooser } = libraryIn(page, text);
  const { keyboard } = page;
  // The page adapts to its content a moment later.
  const fits = () => expect(() => expectNoSidewaysScroll(page)).toPass();
  await beginSession(page, SUPERUSER);
  const long = `${'heel lange naam '.repeat(9)}slot.png`;
  const deep = 'Een map met een naam die niet op een telefoon past en toch gelezen wil worden';
  const folder = await aFolder(page, {
    'een.txt': '1',
    [long]: await aPicture('png', { width: 90, height: 60 }),
    [`${deep}/Onder/`]: '',
    [`${deep}/drie.txt`]: '3',
  });
  await arrive('nl', '/library');
  await expect(row(folder)).toBeVisible();
  await fits();
  await row(folder).tap();
  await row(folder).tap();
  await expect(row('een.txt')).toBeVisible();
  await fits();
  // The number of files is beside the checkbox.
  const [tile, count] = [await row(deep).boundingBox(), await row(deep).locator('small').boundingBox()];
  expect((count?.x ?? Infinity) + (count?.width ?? 0)).toBeLessThanOrEqual((tile?.x ?? 0) + (tile?.width ?? 0) - 44);
  await row('een.txt').tap();
  await actions.tap();
  await fits();
  await page.getByRole('menuitem', { name: own('move') }).tap();
  await expect(page.getByRole('dialog').getByRole('tree')).toBeVisible();
  await fits();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('shared.actions.cancel') })
    .tap();
  await actions.tap();
  await page.getByRole('menuitem', { name: own('rename') }).tap();
  await expect(name).toHaveValue('een');
  await fits();
  await keyboard.press('Escape');
  await chooser.setInputFiles([aText('een.txt'), aText('twee.txt'), aText(`${'x'.repeat(90)}.exe`)]);
  await expect(panel).toContainText(text('library.upload.done'));
  await fits();
  await page.getByRole('button', { name: text('shared.notices.close') }).tap();
  await panel.getByRole('button', { name: text('library.upload.clear') }).tap();
  await button('library.overview.table').tap();
  await expect(page.getByRole('grid')).toBeVisible();
  await fits();
  // Rows have checkboxes on touch screens.
  const line = page.getByRole('row').filter({ hasText: 'twee.txt' });
  const box = await line.boundingBox();
  if (box === null) throw new Error('There is nothing to tick');
  expect(box.height).toBeGreaterThanOrEqual(44);
  await line.tap({ position: { x: box.width - 22, y: box.height / 2 } });
  await expect(page.getByRole('row', { selected: true })).toHaveCount(2);
  await expect(line).toHaveAttribute('aria-selected', 'true');
  await line.tap({ position: { x: box.width - 22, y: box.height / 2 } });
  await expect(page.getByRole('row', { selected: true })).toHaveCount(1);
  await button('library.overview.tiles').tap();
  await row(long).tap();
  await actions.tap();
  await page.getByRole('menuitem', { name: text('shared.list.delete', { count: 1 }) }).tap();
  await expect(question.getByRole('button', { name: text('shared.actions.cancel') })).toBeFocused();
  await fits();
  await keyboard.press('Escape');
  await row(long).tap();
  await expect(page.getByText('90 px')).toBeVisible();
  await fits();
  await button('shared.actions.edit').tap();
  await fits();
  await button('shared.actions.cancel').tap();
  await button('library.file.url.open').tap();
  await fits();
  await keyboard.press('Escape');

  await page.goto('/popup/add');
  await button('library.picker.chooseFor', { field: text('site.popup.image') }).tap();
  const picker = page.getByRole('dialog', { name: text('library.picker.titleImage') });
  await picker.getByRole('option', { name: folder }).tap();
  await picker.getByRole('option', { name: folder }).tap();
  await picker.getByRole('option', { name: long }).tap();
  await fits();
  await picker.getByRole('button', { name: text('library.picker.select') }).tap();
  await expect(page.getByText(long, { exact: true })).toBeVisible();
  await fits();
});

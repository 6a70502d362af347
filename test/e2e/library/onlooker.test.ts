import { expectNotice } from '../support/notices';
import { aPicture } from '../../support/pictures';
import { expectAccessible } from '../support/axe';
import { beginSession, changeLanguage, openDesk, READER, SUPERUSER } from '../support/people';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';
import { deskIn } from './support/desk';
import { addressOf, aFolder, callTo, filesIn } from './support/stock';

/** The reader's group, with a single right. */
const LOOKERS = '/api/usergroup/8';

test.use({
  baseURL: async ({ untouched }, use) => {
    await use(untouched.url);
  },
});
test.beforeEach(() => {
  test.slow();
});

const language = 'en';

test(`who may only look at the library sees and takes home what is there, and changes nothing of it (${language})`, async ({
  page,
}) => {
  const text = wordsOf(language);
  const { row, own, button, actions, open, panel } = deskIn(page, text);
  const { keyboard } = page;
  await beginSession(page, SUPERUSER);
  const folder = await aFolder(page, {
    'een.txt': 'Wat er staat.',
    'plaatje.png': await aPicture('png', { width: 90, height: 60 }),
    'Onder/': '',
  });
  expect((await page.request.put(LOOKERS, { form: { 'rights[]': 'library.view' } })).status()).toBe(200);
  await beginSession(page, READER);
  await changeLanguage(page, language);
  await openDesk(page, addressOf(folder));

  await expect(row('plaatje.png')).toBeVisible();
  for (const key of ['upload', 'newFolder']) await expect(button(`library.overview.${key}`)).toHaveCount(0);
  const preview = page.getByRole('complementary', { name: own('preview') });
  await row('plaatje.png').click();
  await expect(preview).toContainText(own('pixels', { width: 90, height: 60 }));
  await expect(preview).toContainText(own('why.open'));
  await expect(preview.getByRole('button', { name: own('open') })).toBeDisabled();
  await expect(preview.getByRole('button', { name: own('editImage') })).toHaveCount(0);
  await expectAccessible(page, 'library of an onlooker');
  const taken = page.waitForEvent('download');
  await preview.getByRole('button', { name: own('download') }).click();
  expect((await taken).suggestedFilename()).toBe('plaatje.png');

  // Click, key, menu and drop change and open nothing.
  await row('plaatje.png').click();
  await expectNotice(page, own('why.open'));
  await expect(open(folder)).toBeVisible();
  for (const key of ['F2', 'Delete', 'Control+x']) await keyboard.press(key);
  await expectNotice(page, own('why.forbidden'));
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  await actions.click();
  for (const entry of [own('rename'), own('move'), text('shared.list.delete', { count: 1 })])
    await expect(page.getByRole('menuitem', { name: entry })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: own('uploadFolder') })).toHaveCount(0);
  await keyboard.press('Escape');
  await expect(row('een.txt')).not.toHaveAttribute('draggable', 'true');
  await row('Onder').dispatchEvent('drop', {
    dataTransfer: await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['Van buiten'], 'buiten.txt', { type: 'text/plain' }));
      return data;
    }),
  });
  await expect(panel).toHaveCount(0);

  // The server refuses too.
  const headers = { 'Content-Type': 'text/plain', 'Content-Disposition': 'attachment; filename="een.txt"' };
  const refused = await Promise.all([
    page.request.put(callTo(`${folder}/een.txt`), { data: 'Iets anders', headers }),
    page.request.put(callTo(`${folder}/een.txt`), { form: { alt: 'x' } }),
    page.request.post(callTo(folder), {
      data: 'x',
      headers: { ...headers, 'Content-Disposition': 'attachment; filename="drie.txt"' },
    }),
    page.request.delete(callTo(`${folder}/een.txt`)),
  ]);
  expect(refused.map((answer) => answer.status())).toEqual([403, 403, 403, 403]);
  expect(await (await page.request.get(callTo(`${folder}/een.txt`, 'download/'))).text()).toBe('Wat er staat.');
  expect(await filesIn(page, folder)).toEqual(['een.txt', 'plaatje.png']);

  // URLs of the file and its editor lead to the folder, with the file selected.
  for (const end of ['', '/edit']) {
    await page.goto(`/library/${encodeURIComponent(`${folder}/plaatje.png`)}${end}`);
    await expect(row('plaatje.png')).toHaveAttribute('aria-selected', 'true');
    await expect(preview).toContainText('plaatje.png');
  }
  // Narrow: file facts are in a dialog.
  await page.setViewportSize({ width: 390, height: 844 });
  await row('een.txt').dblclick();
  const glance = page.getByRole('dialog', { name: own('preview') });
  await expect(glance).toContainText(own('why.open'));
  await expectAccessible(page, 'a file of an onlooker');
  await keyboard.press('Escape');
  await expect(glance).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { intercept } from '../support/api';
import { expectAccessible } from '../support/axe';
import { expectNotice } from '../support/notices';
import { aPicture } from '../../support/pictures';
import { aMark, beginSession, SUPERUSER } from '../support/people';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';
import { libraryIn } from './support/library-screen';
import { addressOf, aFolder, filesIn } from './support/stock';

const WORDS = { 'een.txt': '1', 'twee.txt': '2', 'drie.txt': '3', 'vier.txt': '4', 'Onder/': '', 'Onder/Dieper/': '' };
const pathOf = (page: Page): string => new URL(page.url()).pathname;

test.beforeEach(() => {
  test.slow();
});

test('in Dutch: selects by click, Ctrl and Shift, opens by second click and keys', async ({ page, arrive }) => {
  const { row, up, open, own, actions, button } = libraryIn(page, wordsOf('nl'));
  const { keyboard } = page;
  await beginSession(page, SUPERUSER);
  const folder = await aFolder(page, { ...WORDS, 'plaatje.png': await aPicture('png', { width: 90, height: 60 }) });
  await arrive('nl', addressOf(folder));
  const selected = page.locator('[role=option][aria-selected=true]');
  const names = ['drie.txt', 'een.txt', 'plaatje.png', 'twee.txt', 'vier.txt'];
  await expect(page.getByRole('option')).toHaveText([
    own('root'),
    'Onder',
    ...names.map((name) => new RegExp(`^${name}`)),
  ]);
  await expect(actions).toHaveAccessibleName(own('actions'));

  await row('een.txt').click();
  await row('twee.txt').click({ modifiers: ['Control'] });
  await expect(selected).toHaveText([/^een/, /^twee/]);
  await row('een.txt').click({ modifiers: ['Control'] });
  await expect(selected).toHaveText([/^twee/]);
  await row('drie.txt').click({ modifiers: ['Shift'] });
  await expect(selected).toHaveText([/^drie/, /^een/]);
  await row('vier.txt').click();
  await expect(selected).toHaveText([/^vier/]);
  await keyboard.press('Escape');
  await expect(selected).toHaveCount(0);

  // A second click opens a file; returning focuses its row.
  await row('een.txt').click();
  await expect(row('een.txt')).toHaveAttribute('aria-selected', 'true');
  await row('een.txt').click();
  await expect.poll(() => pathOf(page)).toBe(`/library/${encodeURIComponent(`${folder}/een.txt`)}`);
  await button('shared.actions.back').click();
  await expect(row('een.txt')).toBeFocused();

  // A second click opens a folder; the parent opens on the first.
  await row('Onder').click();
  await expect(row('Onder')).toHaveAttribute('aria-selected', 'true');
  await row('Onder').click();
  await expect(open('Onder')).toBeVisible();
  await expect(page.getByRole('treeitem', { selected: true })).toHaveText('Onder');
  await up(folder).click();
  await expect(open(folder)).toBeVisible();
  await expect(row('Onder')).toBeFocused();

  await keyboard.press('ArrowRight');
  await expect(row('drie.txt')).toBeFocused();
  await expect(selected).toHaveText([/^drie/]);
  await keyboard.press('Shift+ArrowRight');
  await expect(selected).toHaveText([/^drie/, /^een/]);
  await keyboard.press('Home');
  await expect(up()).toBeFocused();
  // The parent folder can be neither renamed nor deleted.
  await keyboard.press('Delete');
  await keyboard.press('F2');
  await actions.click();
  await expect(page.getByRole('menuitem', { name: own('rename') })).toBeDisabled();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  await row('Onder').focus();
  await keyboard.press('Enter');
  await expect(row('Dieper')).toBeFocused();
  await keyboard.press('Alt+ArrowUp');
  await expect(row('Onder')).toBeFocused();
  await page.goBack();
  await expect(open('Onder')).toBeVisible();
  await page.goForward();
  await row('plaatje.png').focus();
  await keyboard.press('Enter');
  await expect(page.getByText('90 px')).toBeVisible();
});

test('previews on hover, filters from two characters, shows a table; also to who may only look', async ({
  page,
  arrive,
}) => {
  const { row, up, own, open, treeLine } = libraryIn(page, wordsOf('en'));
  await beginSession(page, SUPERUSER);
  const hidden = aMark();
  const folder = await aFolder(page, {
    ...WORDS,
    'plaatje.png': await aPicture('png', { width: 90, height: 60 }),
    [`aan ${hidden} hier.txt`]: '6',
    [`Onder/Dieper/${hidden}.txt`]: '7',
    'Terzijde/': '',
  });
  await page.clock.install();
  await arrive('en', addressOf(folder));
  await expect(row('plaatje.png')).toBeVisible();
  const preview = page.getByRole('complementary', { name: own('preview') });
  await expect(preview).toContainText(own('nothingSelected'));
  // The jump of the clock would end the call for the folders.
  await expect(treeLine(folder)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await row('een.txt').hover();
  await page.clock.runFor(100);
  await row('plaatje.png').hover();
  await page.clock.runFor(199);
  await expect(preview).toContainText(own('nothingSelected'));
  await page.clock.runFor(1);
  await expect(preview.getByRole('heading').first()).toHaveText('plaatje.png');
  await expect(preview).toContainText(own('pixels', { width: 90, height: 60 }));
  await page.clock.resume();
  await row('vier.txt').click();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(preview.getByRole('heading').first()).toHaveText('vier.txt');

  const filter = page.getByRole('searchbox', { name: own('filterFolders') });
  const lines = page.getByRole('treeitem');
  await treeLine(folder).press('ArrowRight');
  await expect(treeLine('Terzijde')).toBeVisible();
  await filter.fill('o');
  await expect(treeLine('Terzijde')).toBeVisible();
  await filter.fill('DIEPER');
  await expect(treeLine('Terzijde')).toHaveCount(0);
  await expect(treeLine(own('root'))).toBeVisible();
  await expect(treeLine('Onder').first()).toBeVisible();
  await lines.filter({ hasText: 'Dieper' }).last().press('Escape');
  await filter.fill('');
  await expect(treeLine('Terzijde')).toBeVisible();

  const search = page.getByRole('searchbox', { name: own('search') });
  await search.fill('v');
  await expect(up()).toBeVisible();
  await expect(row('een.txt')).toBeVisible();
  await search.fill('vi');
  await expect(row('een.txt')).toHaveCount(0);
  await expect(up()).toHaveCount(0);
  await expect(row('vier.txt')).toBeVisible();
  await search.fill(hidden);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('button', { name: own('searchEverywhere', { term: hidden }) }).click();
  await expect(row(`${hidden}.txt`)).toContainText(`${folder}/Onder/Dieper`);
  await search.fill('');

  await page.getByRole('button', { name: own('table') }).click();
  const table = page.getByRole('grid', { name: own('label', { name: folder }) });
  await expect(table.getByRole('row').nth(1)).toContainText('…');
  await expect(table.getByRole('row', { name: /^plaatje\.png PNG/ })).toContainText(/\d(?:\.\d\d)? (?:K?B)/);
  // Search results show their folder.
  await search.fill(hidden);
  await page.getByRole('button', { name: own('searchEverywhere', { term: hidden }) }).click();
  await expect(table.getByRole('row').filter({ hasText: `${hidden}.txt` })).toContainText(`${folder}/Onder/Dieper`);
  await search.fill('');
  await table
    .getByRole('columnheader', { name: own('columns.name') })
    .getByRole('button')
    .click();
  await expect(table.getByRole('row').nth(4)).toContainText('vier.txt');
  await table.getByRole('row').nth(1).click();
  await expect(
    open(own('root')).or(page.getByRole('grid', { name: own('label', { name: own('root') }) })),
  ).toBeVisible();

  // A person with view rights only (R-LIB-13).
  await intercept(page, '**/api/me', async (route) => {
    const answer = await route.fetch();
    const { me, ...rest } = (await answer.json()) as { readonly me: object }; // cast: the API sends this type
    await route.fulfill({ response: answer, json: { ...rest, me: { ...me, su: 0, rights: ['library.view'] } } });
  });
  await page.goto(addressOf(folder));
  await page.getByRole('button', { name: own('tiles') }).click();
  await row('plaatje.png').click();
  await expect(preview).toContainText(own('why.open'));
  await expectAccessible(page, 'library of an onlooker');
  await page.setViewportSize({ width: 390, height: 844 });
  await row('een.txt').dblclick();
  await expect(page.getByRole('dialog', { name: own('preview') })).toContainText(own('why.open'));
  await expectAccessible(page, 'a file of an onlooker');
});

test('refuses drops, moves and commands in root and read-only folders', async ({ page, arrive }) => {
  const text = wordsOf('en');
  const { row, up, own, button, panel, actions, name, choose, treeLine, open, addFolder } = libraryIn(page, text);
  const { keyboard } = page;
  await beginSession(page, SUPERUSER);
  const folder = await aFolder(page, WORDS);
  await arrive('en', '/library');
  const drop = async (target: ReturnType<typeof row>, file: string): Promise<void> => {
    const data = await page.evaluateHandle((called) => {
      const taken = new DataTransfer();
      taken.items.add(new File(['What is dropped.'], called, { type: 'text/plain' }));
      return taken;
    }, file);
    await target.dispatchEvent('drop', { dataTransfer: data });
  };
  await expect(row(folder)).toBeVisible();
  await expect(button('library.overview.upload')).toHaveAccessibleDescription(own('why.root'));
  await drop(open(own('root')), 'verloren.txt');
  await expectNotice(page, own('noUploadInRoot'));
  await expect(panel).toHaveCount(0);
  await actions.click();
  for (const key of ['rename', 'move', 'uploadFolder'] as const)
    await expect(page.getByRole('menuitem', { name: own(key) })).toBeDisabled();
  await keyboard.press('Escape');
  // A taken name reopens the question.
  await button('library.overview.newFolder').click();
  await name.fill('BROCHURES');
  await keyboard.press('Enter');
  await expectNotice(page, own('folderExists'));
  await expect(name).toHaveValue('BROCHURES');
  await name.fill('a/b');
  await expect(page.getByRole('dialog')).toContainText(own('badCharacter', { character: '/' }));
  await keyboard.press('Escape');
  await expect(name).toHaveCount(0);

  await drop(row(folder), 'gevallen.txt');
  await expect(panel.getByRole('listitem')).toContainText(text('library.upload.done'));
  expect(await filesIn(page, folder)).toContain('gevallen.txt');

  await row(folder).dblclick();
  await row('een.txt').dragTo(up());
  await expectNotice(page, own('noMoveToRoot'));
  await row('een.txt').dragTo(treeLine(own('root')));
  await expect(row('een.txt')).toBeVisible();
  // Independent of folders made by other journeys.
  const filter = page.getByRole('searchbox', { name: own('filterFolders') });
  await filter.fill('Systeem');
  await row('een.txt').dragTo(treeLine('Systeem'));
  await expectNotice(page, own('why.readOnly'));
  await row('een.txt').click({ modifiers: ['Control'] });
  await row('een.txt').click({ modifiers: ['Control'] });
  await choose('library.overview.move');
  const where = page.getByRole('dialog', { name: own('moveTitle_one', { count: 1 }) });
  const put = where.getByRole('button', { name: own('moveHere') });
  await expect(put).toBeDisabled();
  await where.getByRole('treeitem', { name: own('root') }).click();
  await expect(where.getByRole('status')).toHaveText(own('noMoveToRoot'));
  await where.getByRole('searchbox').fill('Systeem');
  await where.getByRole('treeitem', { name: 'Systeem' }).click();
  await expect(where.getByRole('status')).toHaveText(own('why.readOnly'));
  await expect(put).toBeDisabled();
  await where.getByRole('searchbox').fill('onder');
  await where.getByRole('treeitem', { name: folder }).locator('xpath=following-sibling::*').first().click();
  await put.click();
  await expectNotice(page, own('moved_one', { count: 1 }));
  expect(await filesIn(page, `${folder}/Onder`)).toEqual(['een.txt']);

  await treeLine('Systeem').click();
  await expect(row('Lees mij.txt')).toBeVisible();
  await expect(button('library.overview.upload')).toHaveAccessibleDescription(own('why.readOnly'));
  await expect(button('library.overview.newFolder')).toBeDisabled();
  await drop(open('Systeem'), 'verloren.txt');
  await expectNotice(page, own('why.readOnly'));
  await row('Lees mij.txt').click();
  await keyboard.press('F2');
  await keyboard.press('Delete');
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  await actions.click();
  for (const key of ['rename', 'move'] as const)
    await expect(page.getByRole('menuitem', { name: own(key) })).toBeDisabled();
  await keyboard.press('Escape');
  expect(await filesIn(page, 'Systeem')).toEqual(['Lees mij.txt']);
  await page.goto(addressOf(folder));
  await addFolder('Nog een');
});

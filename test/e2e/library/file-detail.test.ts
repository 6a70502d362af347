import type { Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { expectAccessible } from '../support/axe';
import { enter, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll } from '../support/screens';
import { expect, test } from '../support/test';
import { aGradient, asSharp, uploaded } from './support/pictures';

const addressOf = (path: string): string => `/library/${encodeURIComponent(path)}`;
const stemOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
const widthOf = async (page: Page, path: string): Promise<number> => {
  const answer = await page.request.get(`/api/library/${path.split('/').map(encodeURIComponent).join('/')}`);
  return ((await answer.json()) as { file: { width: number } }).file.width; // the shape of the API's own answer
};

test('in Dutch: renames, adds alt text, copies the URL, and returns to the row', async ({ page, speak }) => {
  await enter(page, SUPERUSER);
  await speak('nl');
  const path = await uploaded(page, aGradient(61, 40), 'png');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(addressOf(path));
  await page.getByRole('button', { name: 'Bewerken', exact: true }).click();
  const name = `${stemOf(path)} hernoemd`;
  await page.getByRole('textbox', { name: 'Naam' }).fill(name);
  await page.getByRole('textbox', { name: 'Alt-tekst' }).fill('Een verloop van kleuren');
  await expectAccessible(page, 'form');
  await page.keyboard.press('Control+s');
  const moved = `${path.slice(0, path.lastIndexOf('/'))}/${name}.png`;
  await expect.poll(() => new URL(page.url()).pathname).toBe(addressOf(moved));
  await expect(page.getByRole('textbox', { name: 'Alt-tekst' })).toHaveValue('Een verloop van kleuren');

  await page.getByRole('button', { name: 'Url ophalen' }).click();
  await page.getByRole('button', { name: 'Kopiëren naar klembord' }).click();
  await expectNotice(page, 'Url gekopieerd naar het klembord');
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect((await page.request.get(url)).status()).toBe(200);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  // The page adapts to the window a moment later.
  await expect(() => expectNoSidewaysScroll(page)).toPass();
  await page.getByRole('button', { name: 'Terug naar het overzicht' }).click();
  await expect(page.getByRole('option', { name: new RegExp(name) })).toBeFocused();
});

test('replaces a file at the same address', async ({ page }) => {
  await enter(page, SUPERUSER);
  const path = await uploaded(page, aGradient(61, 40), 'png');
  const other = await uploaded(page, aGradient(90, 30), 'png');
  const bytes = await (
    await page.request.get(`/api/library/download/${other.split('/').map(encodeURIComponent).join('/')}`)
  ).body();
  await page.goto(addressOf(path));
  await expect(page.getByText('61 px', { exact: true })).toBeVisible();
  await page
    .getByLabel('Replace …', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'other.png', mimeType: 'image/png', buffer: bytes });
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(question.getByText('61 × 40 px')).toBeVisible();
  await expect(question.getByText('90 × 30 px')).toBeVisible();
  await expectAccessible(page, 'replacement');
  await question.getByRole('button', { name: 'Replace file' }).click();
  await expect(page.getByText('90 px', { exact: true })).toBeVisible();
  expect(await widthOf(page, path)).toBe(90);
});

test('by keyboard: returns the focus after each command', async ({ page }) => {
  await enter(page, SUPERUSER);
  const path = await uploaded(page, aGradient(62, 40), 'png');
  await page.goto(addressOf(path));
  const [download, replace, restore] = ['Download', 'Replace …', 'Restore original …'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  if (download === undefined || replace === undefined || restore === undefined) throw new Error('no buttons');
  const saved = page.waitForEvent('download');
  await download.press('Enter');
  await saved;
  await expect(download).toBeFocused();
  for (const width of [91, 92]) {
    const chosen = page.waitForEvent('filechooser');
    await replace.press('Enter');
    await (
      await chosen
    ).setFiles({
      name: 'nieuw.png',
      mimeType: 'image/png',
      buffer: await asSharp(aGradient(width, 50)).png().toBuffer(),
    });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace file' }).press('Enter');
    await expect.poll(() => widthOf(page, path)).toBe(width);
    await expect(replace).toBeFocused();
  }
  await restore.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore original', exact: true }).press('Enter');
  await expect.poll(() => widthOf(page, path)).toBe(91);
  await expect(restore).toBeFocused();
});

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
  return ((await answer.json()) as { file: { width: number } }).file.width; // cast: the API sends this type
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

test('by keyboard: downloads, replaces and restores a file at the same address, and returns the focus each time', async ({
  page,
}) => {
  await enter(page, SUPERUSER);
  const path = await uploaded(page, aGradient(62, 40), 'png');
  await page.goto(addressOf(path));
  await expect(page.getByText('62 px', { exact: true })).toBeVisible();
  const [download, replace, restore] = ['Download', 'Replace …', 'Restore original …'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  if (download === undefined || replace === undefined || restore === undefined) throw new Error('no buttons');
  const saved = page.waitForEvent('download');
  await download.press('Enter');
  await saved;
  await expect(download).toBeFocused();
  const question = page.getByRole('alertdialog');
  for (const [before, width] of [
    ['62 × 40 px', 91],
    ['91 × 50 px', 92],
  ] as const) {
    const chosen = page.waitForEvent('filechooser');
    await replace.press('Enter');
    await (
      await chosen
    ).setFiles({
      name: 'nieuw.png',
      mimeType: 'image/png',
      buffer: await asSharp(aGradient(width, 50)).png().toBuffer(),
    });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expect(question.getByText(before)).toBeVisible();
    await expect(question.getByText(`${String(width)} × 50 px`)).toBeVisible();
    if (width === 91) await expectAccessible(page, 'replacement');
    await question.getByRole('button', { name: 'Replace file' }).press('Enter');
    await expect(page.getByText(`${String(width)} px`, { exact: true })).toBeVisible();
    expect(await widthOf(page, path)).toBe(width);
    await expect(replace).toBeFocused();
  }
  await restore.press('Enter');
  await question.getByRole('button', { name: 'Restore original', exact: true }).press('Enter');
  await expect.poll(() => widthOf(page, path)).toBe(91);
  await expect(restore).toBeFocused();
});

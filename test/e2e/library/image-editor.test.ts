import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNotice } from '../support/notices';
import { aPicture } from '../../support/pictures';
import { expectAccessible } from '../support/axe';
import { EDITOR, signIn, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll } from '../support/screens';
import { wordsOf, type Language } from '../support/strings';
import { expect, test } from '../support/test';
import {
  aGradient,
  asSharp,
  difference,
  editorOf,
  pixelsOf,
  stored,
  told,
  uploaded,
  uploadedBytes,
} from './support/pictures';

const wordsIn = (language: Language) => {
  const text = wordsOf(language);
  return {
    text,
    image: (key: string, values: Readonly<Record<string, string | number>> = {}) =>
      text(`library.image.${key}`, values),
  };
};
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const stage = (page: Page): Locator => page.getByRole('application');
const value = (page: Page, name: string): Locator => page.locator('dt', { hasText: name }).locator('+ dd');
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(editorOf(path));
  await expect(stage(page)).toHaveAttribute('aria-busy', 'false');
};
/** Screen position of a fraction of the stage. */
const at = async (page: Page, x: number, y: number): Promise<readonly [number, number]> => {
  const box = await stage(page).boundingBox();
  if (box === null) throw new Error('There is no stage');
  return [box.x + box.width * x, box.y + box.height * y];
};

test('crops and sets the focus point by mouse without loss', async ({ page }) => {
  const { text, image } = wordsIn('en');
  const path = await uploaded(page, aGradient(900, 600), 'png');
  await open(page, path);
  await expectAccessible(page, 'the image editor');
  await expect(button(page, text('shared.actions.save'))).toBeDisabled();

  await button(page, image('move')).click();
  const shown = page.getByText(/^Shown at/);
  const whole = await shown.textContent();
  await page.mouse.move(...(await at(page, 0.5, 0.4)));
  await page.mouse.wheel(0, -200);
  await expect(shown).not.toHaveText(whole ?? '');
  await button(page, image('bar.fit')).click();
  await expect(shown).toHaveText(whole ?? '');
  await button(page, image('bar.done')).click();

  await button(page, image('crop')).click();
  await expectAccessible(page, 'a crop');
  await expect(page.getByText('720 × 480 px')).toBeVisible();
  const handle = page.locator('.point-se');
  const corner = await handle.boundingBox();
  if (corner === null) throw new Error('The box has no handle');
  await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
  await page.mouse.down();
  await page.mouse.move(corner.x - 60, corner.y - 40, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText('720 × 480 px')).toBeHidden();
  await expect(button(page, text('shared.actions.save'))).toBeDisabled();
  await button(page, image('bar.applyCrop')).click();
  const width = await value(page, image('values.width')).textContent();
  expect(Number.parseInt(width ?? '', 10)).toBeLessThan(700);

  // The default focus point is the centre, and stays unset.
  const before = (await value(page, image('values.x')).textContent()) ?? '';
  expect(Number(before)).toBe(0);
  await button(page, image('focus')).click();
  await page.mouse.move(...(await at(page, 0.5, 0.4)));
  await page.mouse.down();
  await page.mouse.move(...(await at(page, 0.4, 0.4)), { steps: 4 });
  await page.mouse.up();
  await expect(value(page, image('values.x'))).toHaveText(/^-0\.[1-9]\d\d$/);
  await expectAccessible(page, 'a focus point');
  await button(page, image('bar.applyFocus')).click();

  await button(page, image('undo')).click();
  await expect(value(page, image('values.x'))).toHaveText(before);
  await button(page, image('redo')).click();
  await expect(value(page, image('values.x'))).not.toHaveText(before);
  const x = Number(await value(page, image('values.x')).textContent());

  await button(page, text('shared.actions.save')).click();
  await expectNotice(page, image('saved'));
  await expect.poll(() => pathOf(page)).toBe(`/library/${encodeURIComponent(path)}`);
  expect(await told(page, path)).toMatchObject({
    width: Number.parseInt(width ?? '', 10),
    altered: 1,
    focuspoint: { x },
  });
});

test('keeps steps: asks before leaving, offers them after a reload, saves them after a session that ended', async ({
  page,
}) => {
  const { text, image } = wordsIn('en');
  const path = await uploaded(page, aGradient(90, 60), 'png');
  await open(page, path);
  await button(page, image('turnLeft')).click();
  await expect(value(page, image('values.width'))).toHaveText('107 px');
  await button(page, image('back')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('shared.dialogs.leaving.stay') })
    .click();
  page.once('dialog', (dialog) => {
    void dialog.accept();
  });
  await page.reload();
  const resume = page.getByRole('button', { name: text('shared.dialogs.recovery.resume') });
  await expect(resume).toBeVisible();
  await expect(value(page, image('values.width'))).toHaveText('90 px');
  await expect(button(page, image('crop'))).toBeDisabled();
  await expectAccessible(page, 'steps on offer');
  await resume.click();
  await expect(value(page, image('values.width'))).toHaveText('107 px');
  await button(page, text('shared.actions.cancel')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('shared.dialogs.leaving.typing.leave') })
    .click();
  await expect.poll(() => pathOf(page)).toBe(`/library/${encodeURIComponent(path)}`);

  await open(page, path);
  await button(page, image('turnRight')).click();
  await button(page, image('turnRight')).click();
  await page.context().clearCookies();
  await button(page, text('shared.actions.save')).click();
  await signIn(page, SUPERUSER);
  await expectNotice(page, image('saved'));
  expect((await stored(page, path)).pixels).toMatchObject({ width: 60, height: 90 });
});

test('moves by keys; explains why a too large image cannot be saved', async ({ page }) => {
  const { text, image } = wordsIn('en');
  const path = await uploadedBytes(page, await aPicture('jpeg', { width: 6_000, height: 6_000 }), 'photo.jpg');
  await open(page, path);
  const shown = stage(page).locator('.cropper-canvas');
  await button(page, image('move')).click();
  const [before] = [await shown.boundingBox()];
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect
    .poll(async () => {
      const now = await shown.boundingBox();
      return [Math.round((now?.x ?? 0) - (before?.x ?? 0)), Math.round((now?.y ?? 0) - (before?.y ?? 0))];
    })
    .toEqual([10, 10]);
  await page.keyboard.press('Escape');
  await button(page, image('turnRight')).click();
  const save = button(page, text('shared.actions.save'));
  await expect(save).toHaveAccessibleDescription(image('saveOff.tooLarge'));
  await expectAccessible(page, 'too large to save');
  await save.press('Enter');
  await expectNotice(page, image('saveOff.tooLarge'));
  await button(page, image('turnRight')).click();
  await expect(value(page, image('values.width'))).toHaveText('6,000 px');
  await expect(save).not.toHaveAttribute('aria-disabled');
  const undo = button(page, image('undo'));
  for (let step = 0; step < 3; step += 1) await undo.press('Enter');
  await expect(undo).toBeFocused();
  await expectNotice(page, text('shared.record.off.undo'));
});

test('keeps steps of a deleted file and downloads the result', async ({ page }) => {
  const { text, image } = wordsIn('en');
  const path = await uploaded(page, aGradient(61, 40), 'png');
  await open(page, path);
  await button(page, image('turnRight')).click();
  await button(page, image('turnRight')).click();
  expect(
    (await page.request.delete(`/api/library/${path.split('/').map(encodeURIComponent).join('/')}`)).status(),
  ).toBe(204);
  await button(page, text('shared.actions.save')).click();
  await expect(page.getByRole('alert').filter({ hasText: image('gone.body') })).toBeVisible();
  await expectAccessible(page, 'deleted meanwhile');
  const download = page.waitForEvent('download');
  await button(page, image('gone.download')).click();
  expect((await download).suggestedFilename()).toBe('picture.png');
  const taken = await pixelsOf(sharp(await (await download).path()));
  expect(difference(taken, await pixelsOf(asSharp(aGradient(61, 40)).rotate(90)))).toEqual({ most: 0, mean: 0 });
  await expect(button(page, image('undo'))).toBeEnabled();
});

test('edits an image by keyboard, in Dutch and dark', async ({ page }) => {
  const { image } = wordsIn('nl');
  await page.emulateMedia({ colorScheme: 'dark' });
  const path = await uploadedBytes(page, await aPicture('png'), 'effen.png', EDITOR);
  await open(page, path);
  await button(page, image('crop')).press('Enter');
  await expect(stage(page)).toBeFocused();
  for (const key of ['Control+Shift+ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect(value(page, image('values.width'))).toHaveText('230 px');
  await expect(stage(page)).toBeFocused();
  await button(page, image('focus')).press('Enter');
  for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(value(page, image('values.y'))).toHaveText('0,250');
  await button(page, image('turnRight')).press('Enter');
  await page.keyboard.press('Control+z');
  await expect(value(page, image('values.width'))).toHaveText('230 px');
  await button(page, image('crop')).press('Enter');
  await page.keyboard.press('Escape');
  await expect(button(page, image('crop'))).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page, 'de editor in het donker');
  await page.keyboard.press('Control+s');
  await expectNotice(page, image('saved'));
  expect(await told(page, path)).toMatchObject({ width: 230, height: 160, focuspoint: { x: 0, y: 0.25 } });
});

test('refuses an SVG; fits a phone', async ({ page }) => {
  const { image } = wordsIn('nl');
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20" fill="#0b7c80"/></svg>',
  );
  const drawing = await uploadedBytes(page, svg, 'teken.svg', EDITOR);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(editorOf(drawing));
  await expect(page.getByRole('heading', { name: image('unsuitable.title', { name: 'teken.svg' }) })).toBeVisible();
  await expectAccessible(page, 'a file that cannot be edited');
  const path = await uploadedBytes(page, await aPicture('jpeg', { width: 1_600, height: 900 }), 'breed.jpg', EDITOR);
  await open(page, path);
  await expectNoSidewaysScroll(page);
  // The commands take two rows in either language.
  const tops = await Promise.all(
    [image('crop'), image('turnRight'), image('undo'), image('restore.open')].map(async (name) =>
      Math.round((await button(page, name).boundingBox())?.y ?? 0),
    ),
  );
  expect(new Set(tops).size).toBe(2);
  await button(page, image('crop')).click();
  await expect(button(page, image('bar.applyCrop'))).toBeInViewport();
  // The bar does not cover the crop.
  const [bar, cut] = [
    await button(page, image('bar.applyCrop')).boundingBox(),
    await page.locator('.cropper-crop-box').boundingBox(),
  ];
  expect((cut?.y ?? 0) + (cut?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'a crop on a phone');
});

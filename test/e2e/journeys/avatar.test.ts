import type { Locator, Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { aPortrait } from '../../support/pictures';
import { expectAccessible } from '../support/axe';
import { accountButton, EDITOR, signIn, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll, rowOf, searchBox } from '../support/screens';
import type { Mode } from '../support/servers';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const choose = async (page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
};
/** A loaded image. */
const expectPicture = async (place: Locator): Promise<void> => {
  await expect(place.locator('img')).toBeVisible();
  await expect
    .poll(() => place.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
};

/** Dutch and dark on the embedded database, English and light elsewhere. */
const personOn = (mode: Mode) =>
  mode === 'embedded'
    ? ({ language: 'nl', person: EDITOR, scheme: 'dark' } as const)
    : ({ language: 'en', person: SUPERUSER, scheme: 'light' } as const);

test('by keyboard: adds a photo and removes it', { tag: '@fake' }, async ({ page, mode }) => {
  const { language, person, scheme } = personOn(mode);
  const text = wordsOf(language);
  const of = (key: string) => text(`session.profile.photo.${key}`);
  await page.emulateMedia({ colorScheme: scheme });
  await page.goto('/profile');
  await signIn(page, person);
  const change = page.getByRole('button', { name: of('change') });
  await change.press('Enter');
  const choice = page.getByRole('dialog', { name: of('choose.title') });
  await expect(choice.getByRole('button', { name: of('choose.file') })).toBeFocused();
  await choose(page, 'verslag.pdf', 'application/pdf', Buffer.from('%PDF'));
  await expect(choice.getByRole('alert')).toContainText('.jpeg');
  await choose(page, 'tekening.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(choice.getByRole('alert')).toContainText('“tekening.png”');
  await expectAccessible(page, 'a file that cannot be used');

  await choose(page, 'Ik zelf.JPG', 'image/jpeg', await aPortrait());
  const crop = page.getByRole('dialog', { name: of('crop.title') });
  await expect(crop.getByRole('application')).toBeFocused();
  await expect(crop.getByRole('button', { name: of('save') })).toBeEnabled();
  await expectAccessible(page, 'a crop');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(crop.getByText('121%')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: of('discard.title') })).toBeVisible();
  await expectAccessible(page, 'the question about a crop');
  await page.keyboard.press('Enter');
  await expect(crop.getByText('121%')).toBeVisible();
  await crop.getByRole('button', { name: of('save') }).press('Enter');
  await expectNotice(page, of('saved'));
  await expect(change).toBeFocused();
  await expectPicture(accountButton(page));
  await expectPicture(page.getByRole('region', { name: of('title') }));
  await expectAccessible(page, 'a profile with a face');

  await page.reload();
  await expectPicture(accountButton(page));
  await accountButton(page).click();
  // Top bar, user menu and profile.
  await expect(page.locator('img:visible')).toHaveCount(3);
  await page.keyboard.press('Escape');
  if (person === SUPERUSER) {
    await page.goto('/users');
    await searchBox(page).fill('zandstra');
    await expectPicture(rowOf(page, 'Susanne Zandstra'));
    await page.goto('/users/1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectPicture(page.getByRole('main'));
    await page.goto('/profile');
  }

  await change.click();
  await choice.getByRole('button', { name: of('remove') }).click();
  const question = page.getByRole('alertdialog', { name: of('removal.title') });
  await expect(question.getByRole('button', { name: text('shared.actions.cancel') })).toBeFocused();
  await question.getByRole('button', { name: of('removal.confirm') }).click();
  await expectNotice(page, of('removed'));
  await expect(accountButton(page).locator('img')).toHaveCount(0);
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  await expect(accountButton(page).locator('img')).toHaveCount(0);
});

test('a profile, its photo dialogs and help fit a phone', async ({ page }) => {
  const text = wordsOf('nl');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/profile');
  await signIn(page, EDITOR);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: text('session.profile.photo.change') }).click();
  await expectNoSidewaysScroll(page);
  await choose(page, 'ik.jpg', 'image/jpeg', await aPortrait());
  const crop = page.getByRole('dialog', { name: text('session.profile.photo.crop.title') });
  await expect(crop.getByRole('button', { name: text('session.profile.photo.save') })).toBeEnabled();
  await expectNoSidewaysScroll(page);
  expect(await crop.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'a crop on a phone');
  await page.keyboard.press('Escape');
  await expect(crop).toBeHidden();
  await page.goto('/help/general/start');
  await expect(page.getByRole('article')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

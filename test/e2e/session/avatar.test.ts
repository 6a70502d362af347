import { expectNotice } from '../support/notices';
import { intercept } from '../support/api';
import { aPortrait } from '../../support/pictures';
import { accountButton, enter, READER } from '../support/people';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const text = wordsOf('en');
const of = (key: string) => text(`session.profile.photo.${key}`);

test('keeps crop and photo after a lost connection; cancels a save', async ({ page }) => {
  await enter(page, READER, '/profile');
  await page.getByRole('button', { name: of('change') }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ik.jpg', mimeType: 'image/jpeg', buffer: await aPortrait() });
  const crop = page.getByRole('dialog', { name: of('crop.title') });
  const stage = crop.getByRole('application');
  await expect(crop.getByRole('button', { name: of('save') })).toBeEnabled();
  const { x, y, width, height } = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, -100);
  await expect(crop.getByText('110%')).toBeVisible();
  // Cropper's English default name is not used.
  await expect(stage.getByAltText(/^The image/)).toHaveCount(0);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2 - 40, { steps: 4 });
  await page.mouse.up();

  await intercept(page, '**/api/me/avatar/', (route) => route.abort());
  await crop.getByRole('button', { name: of('save') }).click();
  await expect(crop.getByRole('alert')).toContainText(of('notSaved'));
  await expectNotice(page, text('shared.failures.unreachable.cut'));
  await page.unroute('**/api/me/avatar/');

  // The save stays pending until cancelled.
  await intercept(page, '**/api/me/avatar/', () => undefined);
  await crop.getByRole('button', { name: text('shared.actions.retry') }).click();
  await expect(crop.getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(crop.getByRole('progressbar')).toBeHidden();
  await expect(stage).toBeVisible();
  await page.unroute('**/api/me/avatar/');

  await crop.getByRole('button', { name: of('save') }).click();
  await expect(crop).toBeHidden();
  const shown = accountButton(page).locator('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  const address = (await shown.getAttribute('src')) ?? '';
  expect(address).toMatch(/^\/api\/avatar\/\d+\/[\w-]{22}$/);

  // Another person on this computer cannot read the cached photo, nor can anyone without a session.
  await page.request.post('/api/logout');
  expect((await page.request.get(address)).status()).toBe(401);
  expect(await page.evaluate(async (path) => (await fetch(path)).status, address)).toBe(401);
});

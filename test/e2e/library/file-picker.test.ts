import { expectNotice } from '../support/notices';
import { aPicture } from '../../support/pictures';
import { expectAccessible } from '../support/axe';
import { enter, SUPERUSER } from '../support/people';
import { expect, test } from '../support/test';
import { aFolder } from './support/stock';

test('chooses images for a popup by keyboard, undoes and redoes, and lists the use', async ({ page }) => {
  await enter(page, SUPERUSER);
  const name = 'gekozen.png';
  const folder = await aFolder(page, { [name]: await aPicture('png', { width: 61, height: 40 }) });
  await page.goto('/popup/add');
  await page.getByRole('textbox', { name: 'Title' }).fill('Picked picture');
  await page.getByRole('button', { name: 'Choose for Image' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose an image' });
  await picker.getByRole('option', { name: folder }).focus();
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('option', { name })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(picker.getByRole('complementary')).toContainText('61 × 40 px');
  await expectAccessible(page, 'picker');
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(page.getByText(name, { exact: true })).toBeVisible();

  const content = page.getByRole('textbox', { name: 'Content' });
  await content.click();
  await page.keyboard.type('Before');
  // Opens the last used folder.
  await page.getByRole('button', { name: 'Image from the library' }).click();
  await picker.getByRole('option', { name }).click();
  await picker.getByRole('button', { name: 'Select' }).click();
  await expect(content).toBeFocused();
  await expect(content.getByRole('img')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(content.getByRole('img')).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(content.getByRole('img')).toHaveCount(1);
  await page.keyboard.press('Control+s');
  await expectNotice(page, 'Popup saved');

  await page.goto(`/library/${encodeURIComponent(`${folder}/${name}`)}`);
  await page.getByRole('link', { name: 'Picked picture' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Picked picture');
  // Other journeys use the same list.
  expect((await page.request.delete(`/api${new URL(page.url()).pathname}`)).ok()).toBe(true);
});

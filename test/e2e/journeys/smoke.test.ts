import { expect, test } from '../support/test';

test('the console answers with its page', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/Kantoor/);
});

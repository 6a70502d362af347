import { intercept } from '../support/api';
import { linkTo } from '../support/outbox';
import { enter, PASSWORD, SUPERUSER } from '../support/people';
import { expect, test } from '../support/test';

test('messages never lie on the button that makes the account', async ({ page, running }) => {
  const email = 'messages@elders.example';
  await enter(page, SUPERUSER);
  await page.request.post('/api/user/invite', { form: { 'email[]': email, 'usergroups[]': '8', 'websites[]': '1' } });
  const link = await linkTo(running.outbox, email);
  await intercept(page, '**/api/accept', (route) => route.abort());
  for (const [width, height] of [
    [1280, 740],
    [390, 760],
    [390, 560],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(link);
    await page.getByLabel('First name').fill('Bo');
    await page.getByLabel('Surname').fill('Baas');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await page.getByRole('textbox', { name: 'Repeat the password' }).fill(PASSWORD);
    const button = page.getByRole('button', { name: 'Create account' });
    await button.click();
    const message = page.locator('[aria-live="polite"] > div').first();
    await message.hover();
    await button.scrollIntoViewIfNeeded();
    const [one, other] = [await message.boundingBox(), await button.boundingBox()];
    if (one === null || other === null) throw new Error('Either of them is not on the screen');
    const apart =
      one.x + one.width <= other.x ||
      other.x + other.width <= one.x ||
      one.y + one.height <= other.y ||
      other.y + other.height <= one.y;
    expect(apart, JSON.stringify([width, height, one, other])).toBe(true);
  }
});

import { linkTo } from '../support/outbox';
import { enter, SUPERUSER } from '../support/people';
import { expect, test } from '../support/test';

for (const { width, height } of [
  { width: 1280, height: 740 },
  { width: 390, height: 760 },
  { width: 390, height: 560 },
]) {
  test(`messages never lie on the button that makes the account (${String(width)} by ${String(height)})`, async ({
    page,
    running,
  }) => {
    const email = `lies.${String(width)}.${String(height)}@elders.example`;
    await page.setViewportSize({ width, height });
    await enter(page, SUPERUSER);
    await page.request.post('/api/user/invite', { form: { 'email[]': email, 'usergroups[]': '8', 'websites[]': '1' } });
    await page.goto(await linkTo(running.outbox, email));
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
    expect(apart, JSON.stringify([one, other])).toBe(true);
  });
}

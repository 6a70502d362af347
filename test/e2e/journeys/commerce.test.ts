import { commerceIn, itemsOf } from '../support/commerce';
import { signIn, SUPERUSER } from '../support/people';
import { test } from '../support/test';

test('a promotion with a rule of each type; one is deleted, restored, deleted and saved', async ({ page }) => {
  await page.goto('/promotion');
  await signIn(page, SUPERUSER);
  await commerceIn(page, 'en').rulesOfAllKinds();
});

test('a pasted table of net prices: nothing is dropped, and what is taken is saved', async ({ page, mode }) => {
  await page.goto('/netPricepromotion/1');
  await signIn(page, SUPERUSER);
  await commerceIn(page, 'en').pastedPrices(itemsOf(mode));
});

test('a coupon: a percentage is clamped, a sweepstake has no value, the month comes first', async ({ page }) => {
  await page.goto('/coupon/add');
  await signIn(page, SUPERUSER);
  await commerceIn(page, 'en').clampedCoupon();
});

test('a default cart with its items, and its usage', async ({ page }) => {
  await page.goto('/defaultcart/add');
  await signIn(page, SUPERUSER);
  await commerceIn(page, 'en').aDefaultCart();
});

test('an event: what it needs is said, and a concept is one', async ({ page }) => {
  await page.goto('/event/add');
  await signIn(page, SUPERUSER);
  await commerceIn(page, 'en').anEvent();
});

import { commerceIn, itemsOf } from '../support/commerce';
import { commerceOverviewIn } from '../support/commerce-overview';
import { expectNoSidewaysScroll } from '../support/screens';
import { test } from '../support/test';

test('a promotion with a rule of each type', async ({ page, arrive }) => {
  await arrive('nl', '/promotion');
  await commerceIn(page, 'nl').rulesOfAllKinds();
});

test('a pasted table of net prices', async ({ page, arrive, mode }) => {
  await arrive('nl', '/netPricepromotion/1');
  await commerceIn(page, 'nl').pastedPrices(itemsOf(mode));
});

test('a coupon whose percentage is clamped', async ({ page, arrive }) => {
  await arrive('nl', '/coupon/add');
  await commerceIn(page, 'nl').clampedCoupon();
});

test('a default cart and its usage', async ({ page, arrive }) => {
  await arrive('nl', '/defaultcart/add');
  await commerceIn(page, 'nl').aDefaultCart();
});

test('an event', async ({ page, arrive }) => {
  await arrive('nl', '/event/add');
  await commerceIn(page, 'nl').anEvent();
});

test('a promotion explains a cart before and after an edit', async ({ page, arrive }) => {
  const overview = commerceOverviewIn(page, 'nl');
  await arrive('nl', overview.start);
  await overview.explainedEdit();
});

test('a cart that is explained is kept', async ({ page, arrive }) => {
  const overview = commerceOverviewIn(page, 'nl');
  await arrive('nl', overview.start);
  await overview.keptCart();
});

test('the calendar', async ({ page, arrive }) => {
  const overview = commerceOverviewIn(page, 'nl');
  await arrive('nl', overview.start);
  await overview.calendar();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the calendar', async ({ page, arrive }) => {
    const overview = commerceOverviewIn(page, 'nl');
    await arrive('nl', overview.start);
    await overview.calendarByButtons();
    await expectNoSidewaysScroll(page);
  });
});

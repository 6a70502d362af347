import { expectNotice } from '../support/notices';
import { codesOf, dragTo, drawn, expectSaved, featureRow, groupRow, handleOf } from '../support/etim';
import { enter, SUPERUSER } from '../support/people';
import { expectNoSidewaysScroll } from '../support/screens';
import { expect, test } from '../support/test';

// Rule R-CAT-33.
test('two browsers sort one group at once: the later one sees the order of the other', async ({
  page,
  browser,
  baseURL,
}) => {
  // Without live events this browser does not learn of the other browser's sort.
  await page.route('**/api/events*', (route) => route.fulfill({ status: 404 }));
  await enter(page, SUPERUSER, '/etim');
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await enter(other, SUPERUSER, '/etim');
  await expect(featureRow(page, 'EF').first()).toBeVisible();
  const [group] = await drawn(page);
  const [a = '', b = '', c = '', d = ''] = group?.codes ?? [];

  await featureRow(other, a).focus();
  await other.keyboard.press('Space');
  await other.keyboard.press('ArrowDown');
  await other.keyboard.press('Space');
  await expectSaved(other);

  await dragTo(page, featureRow(page, d), featureRow(page, a), 'upper');
  await expectNotice(page, /^Someone else changed this order/);
  await expect.poll(async () => (await codesOf(page, group?.name ?? '')).slice(0, 4)).toEqual([b, a, c, d]);

  // The next move is relative to the new order.
  await dragTo(page, featureRow(page, d), featureRow(page, b), 'upper');
  await expectSaved(page);
  // The other browser gets the new order as a live event (R-LIV-08).
  await expect.poll(async () => (await codesOf(other, group?.name ?? '')).slice(0, 4)).toEqual([d, b, a, c]);
  await context.close();
});

test('Escape ends a drag, and the list scrolls at its edge', async ({ page }) => {
  await enter(page, SUPERUSER, '/etim');
  await expect(featureRow(page, 'EF').first()).toBeVisible();
  const [one] = await drawn(page);
  const scrolled = () =>
    page
      .getByRole('treegrid')
      .locator('> [role=rowgroup]')
      .evaluate(({ scrollTop }) => scrollTop);
  await handleOf(featureRow(page, one?.codes[0] ?? '')).hover();
  await page.mouse.down();
  await page.mouse.move(600, 745, { steps: 5 });
  await expect.poll(scrolled).toBeGreaterThan(400);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Drop here')).toBeHidden();
  await page.mouse.up();
  await page.keyboard.press('Home');
  await expect.poll(async () => (await drawn(page))[0]).toEqual(one);
});

test('comes back to the same line from a feature', async ({ page }) => {
  await enter(page, SUPERUSER, '/etim');
  await expect(featureRow(page, 'EF').first()).toBeVisible();
  const [group] = await drawn(page);
  await page.getByRole('button', { name: `Collapse ${group?.name ?? ''}` }).click();
  await expect(featureRow(page, group?.codes[0] ?? '')).toHaveCount(0);
  const atTop = await drawn(page);
  await page
    .getByRole('treegrid')
    .locator('> [role=rowgroup]')
    .evaluate((list) => list.scrollTo(0, 1500));
  await expect.poll(() => drawn(page)).not.toEqual(atTop);
  const codes = (await drawn(page)).flatMap((one) => one.codes);
  const code = codes[Math.floor(codes.length / 2)] ?? '';
  await featureRow(page, code).dblclick();
  await expect(page).toHaveURL(/\/etim\/feature\/\d+$/);
  await page.goBack();
  await expect(featureRow(page, code)).toBeFocused();
  await expect(featureRow(page, code)).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('nothing overflows, and features move by a dialog', async ({ page }) => {
    await enter(page, SUPERUSER, '/etim');
    await expect(featureRow(page, 'EF').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    const [one, two] = await drawn(page);
    const code = one?.codes[0] ?? '';
    await featureRow(page, code).getByRole('checkbox').tap();
    await page.getByRole('button', { name: /^Move to/ }).tap();
    await page.getByRole('option', { name: two?.name ?? '', exact: true }).tap();
    await page.getByRole('button', { name: 'Move', exact: true }).tap();
    await expectSaved(page);
    await expectNoSidewaysScroll(page);
    await expect(groupRow(page, one?.name ?? '')).toBeVisible();
    expect(await codesOf(page, one?.name ?? '')).not.toContain(code);
    await page.goto('/etim/category/add');
    await expect(page.getByRole('textbox', { name: 'Position' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

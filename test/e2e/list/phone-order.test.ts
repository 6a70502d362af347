import { expectNoSidewaysScroll, expectNoZoom, tabTo } from '../support/screens';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

// Rule R-SHR-62.
test.use({ viewport: { width: 390, height: 844 } });

const language = 'en';

test(`on a phone the order of a list is chosen among its filters, by keyboard too (${language})`, async ({
  page,
  arrive,
}) => {
  const text = wordsOf(language);
  await arrive(language, '/users');
  await tabTo(page.getByRole('button', { name: text('shared.list.filters') }));
  await page.keyboard.press('Enter');
  const order = page.getByRole('combobox', { name: text('shared.list.sort.label') });
  const name = text('access.users.columns.name');
  await expect(order).toHaveValue('firstname asc');
  await expectNoZoom(page);
  await tabTo(order);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\/users\?sort=-firstname$/);
  await expect(order.getByRole('option', { name: text('shared.list.sort.desc', { title: name }) })).toHaveJSProperty(
    'selected',
    true,
  );
  const names = page
    .getByRole('table', { name: text('access.users.label') })
    .locator('tbody td')
    .filter({ hasText: /Zo|Zey/ });
  await expect(names.first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test(`a card names only what has a value (${language})`, async ({ page, arrive }) => {
  const text = wordsOf(language);
  await arrive(language, '/coupon');
  const named = page.locator(`td[data-title="${text('commerce.coupons.columns.until')}"]`);
  await expect(named.filter({ visible: true }).first()).toBeVisible();
  await expect(named.and(page.locator(':empty')).first()).toBeHidden();
});

test(`on a phone the commands of the redirects take two rows, not four (${language})`, async ({ page, arrive }) => {
  const text = wordsOf(language);
  await arrive(language, '/redirect');
  const add = page.getByRole('button', { name: text('site.redirects.add') });
  const search = page.getByRole('searchbox', { name: text('site.redirects.search') });
  const [first, last] = [await add.boundingBox(), await search.boundingBox()];
  expect((last?.y ?? Infinity) - (first?.y ?? 0)).toBeLessThan(60);
  await page.getByRole('button', { name: text('site.check.title') }).click();
  await expect(page.getByRole('dialog', { name: text('site.check.title') })).toBeVisible();
});

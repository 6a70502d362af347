import type { Page } from '@playwright/test';
import { wordsOf, type Language } from '../support/strings';
import { expect } from '../support/test';
import { expectNothingLost, makeInParts } from './support/faults';

// Rule R-COM-05.

const ADDED = 'ZM-TH-02';
const DAY = '2031-01-01';

const read = async (page: Page, endpoint: string, id: string): Promise<unknown> => {
  // Cast: the API sends this type.
  const answer = (await (await page.request.get(`/api/${endpoint}/${id}`)).json()) as Readonly<Record<string, unknown>>;
  return answer[endpoint];
};

/** Changes the name, removes the first item, adds one; `figure` is the field that changes in the second. */
const changeItems =
  (name: string, title: string, figure: string, typed: string, added: string | null) =>
  async (page: Page, language: Language): Promise<void> => {
    const text = wordsOf(language);
    const named = (key: string) => new RegExp(`^${text(key, { item: '.+' })}$`);
    await page.getByRole('textbox', { name: text(name) }).fill('After');
    // By key: the check of other lists may move the rows between mouse down and mouse up.
    await page
      .getByRole('region', { name: text(title) })
      .getByRole('button', { name: named('commerce.itemList.remove') })
      .first()
      .press('Enter');
    await page
      .getByRole('textbox', { name: named(figure) })
      .last()
      .fill(typed);
    await page.getByRole('combobox', { name: text('commerce.itemList.add') }).fill(ADDED);
    await page.locator('[role=option]').first().click();
    const field = page.getByRole('textbox', { name: named(figure) });
    await expect(field).toHaveCount(2);
    if (added !== null) await field.last().fill(added);
  };

const item = (code: string) => expect.objectContaining({ code });

expectNothingLost('net prices', {
  screen: 'netPricepromotion',
  endpoint: 'netpricepromotion',
  // The list, a removal, a change and an addition.
  calls: 4,
  faults: { 'server error': 0, 'lost answer': 3 },
  make: (page) =>
    makeInParts(page, 'netpricepromotion', { name: 'Before', date_start: DAY }, 'rule', [
      { item: '1', net_price: '10' },
      { item: '2', net_price: '20' },
    ]),
  change: changeItems('commerce.netPrice.name', 'commerce.prices.title', 'commerce.prices.priceOf', '21', '5'),
  stored: (page, id) => read(page, 'netpricepromotion', id),
  after: {
    name: 'After',
    rules: [
      expect.objectContaining({ item: expect.objectContaining({ id: 2 }), net_price: 21 }),
      expect.objectContaining({ item: item(ADDED), net_price: 5 }),
    ],
  },
});

expectNothingLost('a default cart', {
  screen: 'defaultcart',
  endpoint: 'defaultcart',
  calls: 4,
  faults: { 'cut line': 1, 'lost answer': 3 },
  make: (page) =>
    makeInParts(page, 'defaultcart', { name: 'Before', account: '1', date_start: DAY }, 'items', [
      { item: '1', price: '10', quantity: '1' },
      { item: '2', price: '20', quantity: '2' },
    ]),
  change: changeItems(
    'commerce.defaultCart.name',
    'commerce.cartItems.title',
    'commerce.cartItems.quantityOf',
    '7',
    null,
  ),
  stored: (page, id) => read(page, 'defaultcart', id),
  after: {
    name: 'After',
    items: [
      expect.objectContaining({ item: expect.objectContaining({ id: 2 }), quantity: 7, price: 20 }),
      expect.objectContaining({ item: item(ADDED), quantity: 1 }),
    ],
  },
});

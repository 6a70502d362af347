import { defaultCarts, newLine, type CartDraft, type CartLine } from '../../../src/domain/commerce/default-cart';
import { MAX_QUANTITY } from '../../../src/domain/commerce/default-cart.rule';
import type { ItemReference } from '../../../src/domain/commerce/references';
import { money } from '../../../src/domain/shared/money';
import { storedPart } from '../../../src/domain/shared/parts/part';

const ITEM: ItemReference = { id: '1', code: 'WP-8', label: 'Warmtepomp', grossPrice: money(524_000) };
const line = storedPart('1', newLine(ITEM));
const cart = (changed: Partial<CartDraft> = {}): CartDraft => ({
  ...defaultCarts.blank,
  name: 'Basis',
  account: { id: '1', label: 'De Linde' },
  start: '2026-01-01',
  parts: [line],
  ...changed,
});

test('a new cart asks no minimal amount, and all is off (R-COM-55)', () => {
  const { minimum, hasPromotions, mixesItems, singleUse } = defaultCarts.blank;
  expect([minimum, hasPromotions, mixesItems, singleUse]).toEqual([money(0), false, false, false]);
});

test('an item begins as one piece at its gross price (R-COM-56)', () => {
  expect(newLine(ITEM)).toEqual({ item: ITEM, quantity: 1, price: money(524_000) });
});

describe('a default cart (R-COM-55)', () => {
  test.each<[string, Partial<CartDraft>, object]>([
    ['with what it needs', {}, {}],
    ['without a name', { name: ' ' }, { name: 'required' }],
    ['without an account', { account: null }, { account: 'required' }],
    ['without a start', { start: '' }, { start: 'required' }],
    ['that ends before it starts', { end: '2025-12-31' }, { end: 'tooEarly' }],
    ['with a minimal amount below zero', { minimum: money(-1) }, { minimum: 'tooSmall.0.00 EUR' }],
    ['without a minimal amount', { minimum: null }, {}],
    ['without items', { parts: [] }, { parts: 'required' }],
    ['whose items are all marked', { parts: [{ ...line, state: 'marked' }] }, { parts: 'required' }],
  ])('%s', (_, changed, problems) => {
    expect(defaultCarts.rule(cart(changed))).toEqual(problems);
  });
});

describe('an item of a cart (R-COM-56)', () => {
  test.each<[string, Partial<CartLine>, object]>([
    ['of no pieces', { quantity: 0 }, { 'parts.0.value.quantity': 'tooSmall.1' }],
    ['of half a piece', { quantity: 1.5 }, { 'parts.0.value.quantity': 'notWhole' }],
    ['of as many as there may be', { quantity: MAX_QUANTITY }, {}],
    ['of more', { quantity: MAX_QUANTITY + 1 }, { 'parts.0.value.quantity': 'tooLarge.99999' }],
    ['for nothing', { price: money(0) }, {}],
    ['without a price', { price: null }, { 'parts.0.value.price': 'required' }],
  ])('%s', (_, changed, problems) => {
    expect(defaultCarts.rule(cart({ parts: [storedPart('1', { ...newLine(ITEM), ...changed })] }))).toEqual(problems);
  });
});

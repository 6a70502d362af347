import type { Page } from '@playwright/test';
import { createFormat } from '../../../src/domain/shared/format';
import { money } from '../../../src/domain/shared/money';
import { expect } from './test';
import { wordsOf, type Language } from './strings';

/** Codes of two items that exist in every mode. */
export const itemsOf = (mode: string): readonly [known: string, other: string] =>
  mode === 'fake' ? ['WP-8000', 'KK-10'] : ['ZM-WP-08', 'ZM-BV-20'];

const RULES = ['revenue', 'assortment_revenue', 'assortment_quantity', 'item_quantity', 'order'] as const;
type RuleType = (typeof RULES)[number];

/** Commerce as a signed-in person uses it, in a language. */
export const commerceIn = (page: Page, language: Language) => {
  const text = wordsOf(language);
  const format = createFormat({ language, date: 'dd-MM-yyyy', time: 'HH:mm', zone: 'UTC' });
  const euros = (cents: number): string => format.money(money(cents));
  const button = (key: string) => page.getByRole('button', { name: text(key), exact: true });
  const box = (key: string) => page.getByRole('textbox', { name: text(key), exact: true });
  const named = (key: string, values: Readonly<Record<string, string>>) => new RegExp(`^${text(key, values)}$`);
  const save = () => button('shared.actions.save').click();
  const edit = () => button('shared.actions.edit').click();
  const isRead = () => expect(button('shared.actions.edit')).toBeVisible();
  const choose = async (field: string, typed: string): Promise<void> => {
    await page.getByRole('combobox', { name: text(field) }).fill(typed);
    // The options of native selects have no `role` attribute.
    await page.locator('[role=option]').first().click();
  };
  const rules = page.getByRole('region', { name: text('commerce.rules.title') }).getByRole('listitem');
  const typeOf = (type: RuleType): string => text(`commerce.ruleTypes.${type}`);
  const addRule = async (type: RuleType): Promise<void> => {
    await button('commerce.rules.add').click();
    await page.getByRole('menuitem', { name: typeOf(type), exact: true }).click();
  };
  const closeRule = (type: RuleType) =>
    page.getByRole('button', { name: named('commerce.rules.collapse', { rule: `${typeOf(type)}, .*` }) }).click();
  const [amount, pieces] = ['commerce.rule.from.money', 'commerce.rule.from.pieces'];
  const discount = box('commerce.rule.value.percent');
  const words = (min: string, value: string): string => text('commerce.rule.fromGives', { min, value });
  const percent = (figure: string): string => text('commerce.rule.percent', { figure });
  // Codes differ per language, because both languages may run on one server.
  const [clamped, openTestServer] = [`CLAMPED-${language.toUpperCase()}`, `Open testServer (${language})`];

  return {
    /** Adds a rule of each type; deletes, restores, deletes and saves one. */
    rulesOfAllKinds: async (): Promise<void> => {
      await button('commerce.promotions.add').click();
      await box('commerce.promotion.name').fill('Rules of all kinds');
      await box('commerce.promotion.start').fill('01-12-2026');
      await addRule('revenue');
      await box(amount).fill('2500');
      await discount.fill('3');
      await closeRule('revenue');
      await addRule('assortment_revenue');
      await box(amount).fill('5000');
      await discount.fill(language === 'nl' ? '4,5' : '4.5');
      await choose('commerce.rule.assortments', 'warmtepompen');
      await closeRule('assortment_revenue');
      await addRule('assortment_quantity');
      await box(pieces).fill('10');
      await discount.fill('2');
      await choose('commerce.rule.assortments', 'thermostaten');
      await choose('commerce.rule.accounts', 'techniek');
      await closeRule('assortment_quantity');
      await addRule('item_quantity');
      await box(pieces).fill('3');
      await discount.fill('150');
      await choose('commerce.rule.items', 'warmtepomp 8');
      await closeRule('item_quantity');
      await addRule('order');
      await expect(box(amount)).toHaveValue(language === 'nl' ? '0,00' : '0.00');
      await expect(rules).toHaveCount(RULES.length);
      await save();
      await isRead();
      await expect(page).toHaveURL(/\/promotion\/\d+$/);
      for (const rule of [
        words(euros(250_000), percent('3')),
        words(euros(500_000), percent(language === 'nl' ? '4,5' : '4.5')),
        words(text('commerce.rule.pieces_other', { count: 10 }), percent('2')),
        words(text('commerce.rule.pieces_other', { count: 3 }), euros(15_000)),
      ])
        await expect(rules.filter({ hasText: rule })).toHaveCount(1);

      await edit();
      const order = rules.filter({ hasText: new RegExp(`^${typeOf('order')}`) });
      const remove = order.getByRole('button', { name: named('commerce.rules.remove', { rule: '.*' }) });
      const gone = text('parts.marks.marked');
      await remove.click();
      await expect(order).toContainText(gone);
      await order.getByRole('button', { name: named('commerce.rules.restoreNamed', { rule: '.*' }) }).click();
      await expect(order).not.toContainText(gone);
      await remove.click();
      await save();
      await isRead();
      await expect(rules).toHaveCount(RULES.length - 1);
    },

    /** Pastes a table: no line is dropped, and accepted lines are saved. */
    pastedPrices: async ([known, other]: readonly [string, string]): Promise<void> => {
      await edit();
      await button('commerce.paste.open').click();
      const [high, low] = language === 'nl' ? ['4.321,00', '5,50'] : ['4,321.00', '5.50'];
      const table = box('commerce.paste.label');
      await table.fill(`${known}\t${high}\nNO-SUCH\t3\n${other.toLowerCase()};${low}\n${known} x`);
      await button('commerce.paste.preview').click();
      const line = (hasText: string) => page.getByRole('dialog').getByRole('listitem').filter({ hasText });
      await expect(line('NO-SUCH')).toContainText(text('commerce.paste.verdicts.unknown'));
      await expect(line(text('commerce.paste.verdicts.noPrice'))).toContainText(known);
      await expect(line(text('commerce.paste.verdicts.repeated'))).toContainText(known);
      await button('commerce.paste.back').click();
      await table.fill(`${known}\t${high}\n${other};${low}`);
      await button('commerce.paste.preview').click();
      await page.getByRole('button', { name: text('commerce.paste.take_other', { count: 2 }) }).click();
      const price = page.getByRole('textbox', { name: named('commerce.prices.priceOf', { item: `${known}.*` }) });
      await expect(price).toHaveValue(high);
      await save();
      await isRead();
      await expect(page.getByRole('listitem').filter({ hasText: known })).toContainText(euros(432_100));
      await expect(page.getByRole('listitem').filter({ hasText: other })).toContainText(euros(550));
    },

    /** A percentage is clamped, a sweepstake has no value, the month is first, and a used code is reported. */
    clampedCoupon: async (): Promise<void> => {
      await box('commerce.coupon.code').fill('winter25');
      await page.keyboard.press('Tab');
      const type = page.getByRole('combobox', { name: text('commerce.coupon.type') });
      await type.selectOption({ label: text('commerce.coupons.choices.type.discount_percent') });
      await expect(page.getByText(text('commerce.warnings.codeTaken', { code: 'WINTER25' }))).toBeVisible();
      await box('commerce.coupon.code').fill(clamped);
      await box('commerce.coupon.value').fill('250');
      await expect(page.getByText(text('commerce.warnings.codeTaken', { code: 'WINTER25' }))).toHaveCount(0);
      await box('commerce.coupon.from').fill('12-31-2026');
      await save();
      await isRead();
      await expect(box('commerce.coupon.value')).toHaveValue('100');
      await expect(box('commerce.coupon.from')).toHaveValue('12-31-2026');
      await edit();
      await type.selectOption({ label: text('commerce.coupons.choices.type.sweepstake') });
      await expect(box('commerce.coupon.value')).toBeDisabled();
      await save();
      await isRead();
      await button('shared.actions.back').click();
      const row = page.getByRole('row').filter({ hasText: clamped });
      await expect(row).toContainText(text('commerce.coupons.choices.type.sweepstake'));
      await expect(row).toContainText('12-31-2026');
    },

    /** Makes a default cart with items, and reads the usage of another. */
    aDefaultCart: async (): Promise<void> => {
      await box('commerce.defaultCart.name').fill('Starter set');
      await choose('commerce.defaultCart.account', 'techniek');
      await save();
      await expect(page.getByText(text('commerce.cartItems.required'))).toBeVisible();
      await choose('commerce.itemList.add', 'warmtepomp 8');
      await page.getByRole('textbox', { name: named('commerce.cartItems.quantityOf', { item: '.*' }) }).fill('3');
      await save();
      await isRead();
      const items = page.getByRole('region', { name: text('commerce.cartItems.title') }).getByRole('listitem');
      await expect(items).toContainText(text('commerce.rule.pieces_other', { count: 3 }));
      await button('commerce.cartUsage.open').click();
      await expect(page.getByText(text('commerce.cartUsage.none'))).toBeVisible();
      await page.goto('/defaultcart/1/usage');
      await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Joost van Rossum');
    },

    /** Makes an event: it is saved once complete, first as a concept. */
    anEvent: async (): Promise<void> => {
      const time = (key: string) =>
        page.getByRole('textbox', { name: text('shared.moment.time', { label: text(key) }), exact: true });
      await box('event.event.title').fill(openTestServer);
      await expect(button('shared.actions.save')).toBeDisabled();
      await page.getByRole('textbox', { name: text('event.event.description') }).fill('See our showroom.');
      await box('event.event.start').fill('01-12-2027');
      await time('event.event.start').fill('10:00');
      await box('event.event.end').fill('01-12-2027');
      await time('event.event.end').fill('9:00');
      await choose('event.event.categories', 'warmtepompen');
      await page.getByRole('checkbox').first().check();
      await expect(page.getByText(text('shared.fields.tooEarly'))).toBeVisible();
      await time('event.event.end').fill('16:00');
      await save();
      await isRead();
      await button('shared.actions.back').click();
      const row = page.getByRole('row').filter({ hasText: openTestServer });
      await expect(row).toContainText(text('event.events.choices.status.draft'));
      await page.getByRole('button', { name: new RegExp(`^${text('shared.list.filters')}`) }).click();
      await page
        .getByLabel(text('event.events.filters.status'), { exact: true })
        .selectOption({ label: text('event.events.choices.status.published') });
      await expect(row).toHaveCount(0);
    },
  };
};

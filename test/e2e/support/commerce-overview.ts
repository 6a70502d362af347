import type { Page } from '@playwright/test';
import { createFormat } from '../../../src/domain/shared/format';
import { money } from '../../../src/domain/shared/money';
import { wordsOf, type Language } from './strings';
import { expect } from './test';

/** The promotion that is first in every mode; it has a rule for pieces of an item. */
const PROMOTION = '/promotion/1';
const NAME = /Winterklaar \d+/;

/** Explained carts and the calendar as a signed-in person uses them; both start at the first promotion. */
export const commerceOverviewIn = (page: Page, language: Language) => {
  const text = wordsOf(language);
  const euros = (cents: number): string =>
    createFormat({ language, date: 'dd-MM-yyyy', time: 'HH:mm', zone: 'UTC' }).money(money(cents));
  const button = (key: string) => page.getByRole('button', { name: text(key), exact: true });
  const box = (key: string) => page.getByRole('textbox', { name: text(key), exact: true });
  const named = (key: string, values: Readonly<Record<string, string | number>>) =>
    new RegExp(`^${text(key, values)}$`);
  const choose = async (field: string, typed: string): Promise<void> => {
    await page.getByRole('combobox', { name: text(field) }).fill(typed);
    // The options of native selects have no `role` attribute.
    await page.locator('[role=option]').first().click();
  };
  /** The first day of the open promotion, which depends on the day of the test. */
  const firstDay = async (): Promise<string> => {
    const start = box('commerce.promotion.start');
    await expect(start).toHaveValue(/^\d/);
    return start.inputValue();
  };
  const listed = (key: string) => page.getByRole('list', { name: text(key), exact: true }).getByRole('listitem');
  const applies = listed('commerce.explain.applies');
  const type = text('commerce.ruleTypes.item_quantity');
  const perItem = { hasText: new RegExp(`${NAME.source} ${type}`) };
  const total = page.getByRole('status', { name: text('commerce.explain.total') });
  const day = box('commerce.explain.date');
  const gain = `− ${euros(15_000)}`;

  const bar = page.getByRole('link', { name: new RegExp(`^${NAME.source},`) });
  const month = page.locator('b[aria-live]');
  const kind = (state: { readonly pressed: boolean } | { readonly expanded: boolean }) =>
    page.getByRole('button', { name: new RegExp(`^${text('commerce.calendar.kinds.promotion')} \\d`), ...state });
  const overlap = page.getByRole('button', {
    name: new RegExp(
      ['one', 'other']
        .map((form) => text(`commerce.calendar.overlapsOf_${form}`, { count: '\\d+', name: NAME.source }))
        .join('|'),
    ),
  });
  const openCalendar = async (): Promise<void> => {
    const [, at, year] = (await firstDay()).split('-');
    await page.goto(`/commerce/calendar?month=${year ?? ''}-${at ?? ''}`);
    await expect(bar).toBeVisible();
  };

  return {
    start: PROMOTION,

    /** A promotion explains a cart before and after an unsaved edit. */
    explainedEdit: async (): Promise<void> => {
      const date = await firstDay();
      await button('commerce.explain.title').click();
      await day.fill(date);
      await choose('commerce.itemList.add', 'warmtepomp 8');
      await expect(listed('commerce.explain.doesNotApply').filter(perItem)).toContainText(
        text('commerce.explain.missing', {
          measured: text('commerce.rule.pieces_one', { count: 1 }),
          missing: text('commerce.rule.pieces_other', { count: 2 }),
        }),
      );
      const before = (await total.textContent()) ?? '';
      await button('shared.actions.edit').click();
      await page.getByRole('button', { name: named('commerce.rules.expand', { rule: `${type}, .*` }) }).click();
      await box('commerce.rule.from.pieces').fill('1');
      await expect(applies.filter(perItem)).toContainText(gain);
      await expect(page.getByText(text('commerce.explain.stored'))).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: before })).toHaveCount(1);
      await expect(total).not.toHaveText(before);
      await page.getByRole('textbox', { name: named('commerce.cartItems.quantityOf', { item: '.*' }) }).fill('0');
      await expect(applies).toHaveCount(0);
    },

    /** A cart for an account, typed and from a default cart, is restored after a reload. */
    keptCart: async (): Promise<void> => {
      const date = await firstDay();
      const empty = page.getByText(text('commerce.explain.emptyTitle'));
      await page.getByRole('link', { name: text('shell.names.explain.title') }).click();
      await expect(empty).toBeVisible();
      await day.fill(date);
      await choose('commerce.defaultCart.account', 'van rossum');
      await choose('commerce.itemList.add', 'warmtepomp 8');
      const item = '.*Warmtepomp 8 kW';
      const quantity = page.getByRole('textbox', { name: named('commerce.cartItems.quantityOf', { item }) });
      await quantity.fill('3');
      await expect(applies.filter(perItem)).toContainText(gain);
      await page.reload();
      await expect(quantity).toHaveValue('3');
      await expect(day).toHaveValue(date);
      await expect(applies.filter(perItem)).toContainText(gain);
      await expect(page.getByText(/Van Rossum/).first()).toBeVisible();

      const before = (await total.textContent()) ?? '';
      await button('commerce.explain.fill').click();
      await page.getByRole('dialog').getByRole('list').getByRole('button').first().click();
      await expect(total).not.toHaveText(before);
      await expect(listed('commerce.explain.cart').nth(1)).toBeVisible();
      // The menu starts a new cart, and the browser history returns to this one.
      await page.getByRole('link', { name: text('shell.names.explain.title') }).click();
      await expect(empty).toBeVisible();
      await page.goBack();
      await expect(quantity).toBeVisible();
      await expect(page).toHaveURL(/item=/);
      await button('commerce.explain.clear').click();
      await expect(empty).toBeVisible();
      await expect(page.getByRole('heading', { name: text('commerce.explain.cart'), exact: true })).toBeFocused();
    },

    /** The calendar: kinds, an account, overlaps, a table, and a record. */
    calendar: async (): Promise<void> => {
      await openCalendar();
      await kind({ pressed: true }).click();
      await expect(bar).toHaveCount(0);
      await page.reload();
      await expect(kind({ pressed: false })).toBeVisible();
      await button('shared.filter.reset').click();
      await expect(bar).toBeVisible();

      await choose('commerce.calendar.account', 'van rossum');
      await page.getByRole('switch', { name: text('commerce.calendar.onlyOverlaps') }).check();
      await expect(bar).toBeVisible();
      await expect(page.getByRole('link', { name: /^WINTER25,/ })).toHaveCount(0);
      await overlap.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('link', { name: NAME }).first()).toBeVisible();
      await dialog.getByRole('button', { name: text('shared.actions.close') }).click();
      await button('shared.filter.reset').click();

      await button('commerce.calendar.zooms.year').click();
      await expect(page).toHaveURL(/zoom=year/);
      await button('commerce.calendar.table').click();
      await expect(page.getByRole('table').getByRole('link', { name: NAME })).toBeVisible();
      await button('commerce.calendar.axis').click();
      await button('commerce.calendar.zooms.quarter').click();
      await bar.click();
      await expect(page).toHaveURL(/\/promotion\/\d+$/);
      await page.goBack();
      await expect(bar).toBeVisible();
    },

    /** The calendar by keyboard alone. */
    calendarByKeys: async (): Promise<void> => {
      await openCalendar();
      const shown = (await month.textContent()) ?? '';
      await kind({ expanded: true }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(month).not.toHaveText(shown);
      await page.keyboard.press('ArrowLeft');
      await expect(month).toHaveText(shown);
      await expect(bar).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('a[data-bar]').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/promotion\/\d+$/);
    },

    /** Reads, moves and filters the calendar by its buttons. */
    calendarByButtons: async (): Promise<void> => {
      await openCalendar();
      const shown = (await month.textContent()) ?? '';
      await button('commerce.calendar.later').click();
      await expect(month).not.toHaveText(shown);
      await button('commerce.calendar.earlier').click();
      await expect(month).toHaveText(shown);
      await button('commerce.calendar.zooms.month').click();
      await expect(bar).toBeVisible();
      await button('commerce.calendar.table').click();
      await expect(page.getByRole('table').getByRole('link', { name: NAME })).toBeVisible();
    },
  };
};

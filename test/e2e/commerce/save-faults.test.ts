import type { Page } from '@playwright/test';
import { wordsOf, type Language } from '../support/strings';
import { expect } from '../support/test';
import { expectNothingLost, makeInParts } from './support/faults';

// Rule R-COM-05.

interface StoredRule {
  readonly type: string;
  readonly data: unknown;
  readonly assortments: readonly { readonly id: number }[];
}
interface StoredPromotion {
  readonly name: string;
  readonly rules: readonly StoredRule[];
}

/** Makes a promotion with two rules. */
const aPromotion = (page: Page): Promise<string> =>
  makeInParts(
    page,
    'promotion',
    { name: 'Before', date_start: '2031-01-01' },
    'rule',
    ['revenue', 'assortment_quantity'].map((type) => ({ type, data: '[{"min":1,"value":1}]' })),
  );

const stored = async (page: Page, id: string): Promise<StoredPromotion> => {
  const { promotion } = (await (await page.request.get(`/api/promotion/${id}`)).json()) as {
    promotion: StoredPromotion;
  }; // cast: the API sends this type
  return promotion;
};

async function change(page: Page, language: Language): Promise<void> {
  const text = wordsOf(language);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.getByRole('textbox', { name: text('commerce.promotion.name') }).fill('After');
  const rule = (type: string) => page.getByRole('listitem').filter({ hasText: text(`commerce.ruleTypes.${type}`) });
  await rule('revenue').getByRole('button').first().click();
  await rule('assortment_quantity').getByRole('button').last().click();
  await page.getByRole('textbox', { name: text('commerce.rule.from.pieces') }).fill('7');
  await button(new RegExp(text('commerce.rules.add'))).click();
  await page.getByRole('menuitem', { name: text('commerce.ruleTypes.assortment_revenue') }).click();
  await page.getByRole('textbox', { name: text('commerce.rule.from.money') }).fill('50');
  await page
    .getByRole('textbox', { name: text('commerce.rule.value.percent') })
    .last()
    .fill('9');
  await page
    .getByRole('combobox', { name: text('commerce.rule.assortments') })
    .last()
    .fill('thermostaten');
  await page.getByRole('option').first().click();
}

const AFTER = {
  name: 'After',
  rules: [
    expect.objectContaining({ type: 'assortment_quantity', data: [{ min: 7, value: 1 }] }),
    expect.objectContaining({
      type: 'assortment_revenue',
      data: [{ min: 50, value: 9 }],
      assortments: [expect.objectContaining({ label: 'Thermostaten' })],
    }),
  ],
};

expectNothingLost('a promotion', {
  screen: 'promotion',
  endpoint: 'promotion',
  // The promotion, a removal, a change, an addition, and the list of additions.
  calls: 5,
  faults: { 'lost answer': 3, 'end of the session': 4 },
  make: aPromotion,
  change,
  stored,
  after: AFTER,
});

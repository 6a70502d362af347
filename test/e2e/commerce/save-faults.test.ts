import type { Page, Route } from '@playwright/test';
import { signIn, SUPERUSER } from '../support/people';
import { LANGUAGES, wordsOf, type Language } from '../support/strings';
import { expect, test } from '../support/test';

interface StoredRule {
  readonly type: string;
  readonly data: unknown;
  readonly assortments: readonly { readonly id: number }[];
}
interface StoredPromotion {
  readonly name: string;
  readonly rules: readonly StoredRule[];
}

/** A promotion of two rules. @returns its id */
async function aPromotion(page: Page): Promise<string> {
  const made = await page.request.post('/api/promotion', { form: { name: 'Before', date_start: '2031-01-01' } });
  const [id = ''] = /\d+$/.exec(made.headers()['location'] ?? '') ?? [];
  for (const type of ['revenue', 'assortment_quantity'])
    await page.request.post(`/api/promotion/${id}/rule`, { form: { type, data: '[{"min":1,"value":1}]' } });
  return id;
}

const stored = async (page: Page, id: string): Promise<StoredPromotion> => {
  const { promotion } = (await (await page.request.get(`/api/promotion/${id}`)).json()) as {
    promotion: StoredPromotion;
  }; // our own API
  return promotion;
};

/** The calls of its save: the promotion, a removal, a change, an addition, and the list of what was added. */
const CALLS = 5;
const isOfSave = (route: Route): boolean => route.request().method() !== 'GET';

type Fault = (route: Route) => Promise<void>;
const FAULTS: Readonly<Record<string, Fault>> = {
  'an error of the server': (route) => route.fulfill({ status: 500, json: { code: 'ERROR' } }),
  'a cut line': (route) => route.abort(),
  'an answer that is lost': async (route) => {
    await route.fetch();
    await route.abort();
  },
  'a conflict': (route) => route.fulfill({ status: 409, json: { code: 'DUPLICATE' } }),
  'the end of the session': async (route) => {
    await route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED' } });
  },
};

/** Makes the fault in one of the calls, counted from 0. */
async function failAt(page: Page, place: number, fault: Fault): Promise<void> {
  let calls = 0;
  await page.route(/\/api\/promotion\/\d+/, async (route) => {
    if (!isOfSave(route)) return route.fallback();
    calls += 1;
    return calls - 1 === place ? fault(route) : route.fallback();
  });
}

async function change(page: Page, language: Language): Promise<void> {
  const text = wordsOf(language);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await button(new RegExp(`^${text('shared.actions.edit')}$`)).click();
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

for (const [place, [name, fault]] of Object.entries(FAULTS).entries())
  test(`nothing is lost and nothing doubled by ${name} in any call of a save`, async ({ page, arrive }) => {
    test.setTimeout(180_000);
    const language = LANGUAGES[place % LANGUAGES.length] ?? 'en';
    const text = wordsOf(language);
    await arrive(language);
    for (let call = 0; call < CALLS; call += 1) {
      const id = await aPromotion(page);
      await page.goto(`/promotion/${id}`);
      await change(page, language);
      await failAt(page, call, fault);
      await page.getByRole('button', { name: text('shared.actions.save'), exact: true }).click();
      if (name === 'the end of the session') {
        await expect(page.getByRole('textbox', { name: /e-mail/i })).toBeVisible();
        await page.unroute(/\/api\/promotion\/\d+/);
        await signIn(page, SUPERUSER);
        await page.getByRole('button', { name: text('shared.dialogs.recovery.resume') }).click();
        await page.getByRole('button', { name: text('shared.actions.save'), exact: true }).click();
      } else {
        const retry = page.getByRole('button', { name: text('shared.actions.retry') });
        await expect(retry).toBeVisible();
        await page.unroute(/\/api\/promotion\/\d+/);
        await retry.click();
      }
      await expect(page.getByRole('button', { name: text('shared.actions.edit'), exact: true })).toBeVisible();
      expect([call, await stored(page, id)]).toEqual([call, expect.objectContaining(AFTER)]);
    }
  });

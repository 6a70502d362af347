import { chromium, type Browser, type Page } from '@playwright/test';
import { LARGEST_PROMOTION } from '../../server/seed/many/commerce';
import { chromium as howToStart } from '../e2e/support/browser';
import { startServer } from '../e2e/support/servers';
import { spreadOf, type ApiFigure } from './api';
import type { Account } from './journey';
import { fill, type Environment } from './places';
import { median } from './table';
import { Visit } from './visit';

const RULES = { kind: 'rules', count: LARGEST_PROMOTION.rules } as const;

/** Types in fields of a rule and of the promotion. @returns milliseconds from each key to its frame */
const typing = async (page: Page): Promise<readonly number[]> => {
  await page
    .getByRole('button', { name: /^Open rule/ })
    .nth(3)
    .click();
  await page.evaluate(() => {
    window.measure.keys.length = 0;
  });
  for (const field of [/^From/, /^Discount|^Gives|^Value/]) {
    const box = page.getByRole('textbox', { name: field }).first();
    await box.focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press('Backspace', { delay: 120 });
    await page.keyboard.type('12345', { delay: 120 });
  }
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.type(' van het jaar', { delay: 120 });
  return page.evaluate(() => [...window.measure.keys]);
};

const measureOnce = async (browser: Browser, url: string, { email, password }: Account) => {
  const visit = await Visit.start(browser, url);
  const { page } = visit;
  await page.request.post('/api/login', { form: { email, password } });
  await page.goto('/promotion?perPage=100');
  const row = page.getByRole('row').filter({ hasText: LARGEST_PROMOTION.name });
  await row.click();
  const opened = await visit.step(RULES, () => page.keyboard.press('Enter'));
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const keys = spreadOf(await typing(page));
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await visit.context.close();
  return { opened, key: keys.median, slow: keys.p95, elements };
};

/** Budgets of a promotion with 500 rules, on the items of the seed command. */
export async function measurePromotion(
  environment: Environment,
  account: Account,
  rounds: number,
): Promise<ApiFigure[]> {
  fill('many/commerce', environment);
  const server = await startServer(environment);
  const browser = await chromium.launch(howToStart());
  try {
    const all: Awaited<ReturnType<typeof measureOnce>>[] = [];
    // The first round warms up the server and is not counted.
    for (let round = 0; round <= rounds; round++) {
      const measured = await measureOnce(browser, server.url, account);
      if (round > 0) all.push(measured);
    }
    const of = (name: keyof (typeof all)[number]) => median(all.map((one) => one[name]));
    return [
      { measure: 'opened from its list', figure: of('opened'), budget: 300 },
      { measure: 'a key in any field; median', figure: of('key'), budget: 10 },
      { measure: 'a key in any field; p95', figure: of('slow'), budget: 17 },
      { measure: 'DOM elements', figure: of('elements'), budget: 2000 },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

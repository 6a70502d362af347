import { chromium } from '@playwright/test';
import { LARGEST_REFERENCE } from '../../server/seed/many/parts';
import { chromium as howToStart } from '../e2e/support/browser';
import { startServer } from '../e2e/support/servers';
import type { ApiFigure } from './api';
import { framesDuring } from './frames';
import type { Account } from './journey';
import { fill, type Environment } from './places';
import { median } from './table';
import { Visit } from './visit';

const MOVES = 60;

/** Budgets of a reference with 500 items on 20 sheets. */
export async function measureSpareParts(
  environment: Environment,
  { email, password }: Account,
  rounds: number,
): Promise<ApiFigure[]> {
  fill('many/parts', environment);
  const server = await startServer(environment);
  const browser = await chromium.launch(howToStart());
  const all: { readonly open: number; readonly tab: number; readonly hover: number }[] = [];
  try {
    // The first round warms up the server and is not counted.
    for (let round = 0; round <= rounds; round++) {
      const visit = await Visit.start(browser, server.url);
      const { page } = visit;
      await page.request.post('/api/login', { form: { email, password } });
      await page.goto(`/spare-parts?reference=${LARGEST_REFERENCE}`);
      // The record's script is prefetched while the list is idle.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/spare-part.')),
      );
      // The first click selects, Enter opens.
      await page.getByRole('row').filter({ hasText: LARGEST_REFERENCE }).click();
      const open = await visit.step({ kind: 'sheet', name: 'Blad 1' }, () => page.keyboard.press('Enter'));
      await page.getByRole('tab').first().focus();
      const tab = await visit.step({ kind: 'sheet', name: 'Blad 2' }, () => page.keyboard.press('ArrowRight'));
      const frame = await page.getByRole('tabpanel').locator('img').boundingBox();
      if (frame === null) throw new Error('There is no drawing');
      const hover = await framesDuring(page, MOVES, async () => {
        for (let move = 0; move < MOVES; move += 1)
          await page.mouse.move(frame.x + ((move * 37) % frame.width), frame.y + ((move * 23) % frame.height));
      });
      await visit.context.close();
      if (round > 0) all.push({ open, tab, hover });
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  const of = (name: keyof (typeof all)[number]) => median(all.map((one) => one[name]));
  return [
    { measure: 'a spare part of 500 items, opened', figure: of('open'), budget: 300 },
    { measure: 'another of its 20 categories', figure: of('tab'), budget: 100 },
    { measure: 'numbers under the pointer: frame, p95', figure: of('hover'), budget: 17 },
  ];
}

import { chromium, type Browser, type Page } from '@playwright/test';
import { chromium as howToStart } from '../e2e/support/browser';
import { startServer } from '../e2e/support/servers';
import { spreadOf, type ApiFigure } from './api';
import type { Account } from './journey';
import { fill, type Environment } from './places';
import { median } from './table';
import { Visit } from './visit';

/** Starts to record the times between frames, in ms; the returned function stops and returns them. */
const framesOf = async (page: Page): Promise<() => Promise<readonly number[]>> => {
  const frames = await page.evaluateHandle(() => {
    const gaps: number[] = [];
    let last = performance.now();
    const next = (now: number): void => {
      gaps.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    return gaps;
  });
  return async () => (await frames.jsonValue()).slice(2);
};

/** Drags a feature by its handle over the rows below and at the lower edge, where the list scrolls. */
const drag = async (page: Page): Promise<readonly number[]> => {
  const handle = await page.locator('[data-line^=f] [data-handle]').nth(1).boundingBox();
  if (handle === null) throw new Error('No handle');
  const x = handle.x + handle.width / 2;
  await page.mouse.move(x, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, handle.y + 30, { steps: 4 });
  const frames = await framesOf(page);
  for (let round = 0; round < 3; round++) {
    await page.mouse.move(x + 200, 640, { steps: 40 });
    await page.mouse.move(x + 200, 240, { steps: 40 });
  }
  await page.mouse.move(x + 200, 740, { steps: 60 });
  const gaps = await frames();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return gaps;
};

/** The maximum number of elements in the page at scroll positions all over the list. */
const mostElements = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const list = document.querySelector('[role=treegrid] > [role=rowgroup]');
    if (list === null) return NaN;
    let most = 0;
    for (let place = 0; place <= 40; place++) {
      list.scrollTop = (list.scrollHeight / 40) * place;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      most = Math.max(most, document.querySelectorAll('*').length);
    }
    list.scrollTop = 0;
    return most;
  });

const measureOnce = async (browser: Browser, url: string, { email, password }: Account) => {
  const visit = await Visit.start(browser, url);
  const { page } = visit;
  await page.request.post('/api/login', { form: { email, password } });
  // Fills the cache.
  await visit.load('/etim', 'etim');
  const loaded = await visit.load('/etim', 'etim');
  await page.getByRole('button', { name: 'Combinations', exact: true }).click();
  await page.getByRole('treegrid').waitFor({ state: 'detached' });
  const opened = await visit.step({ kind: 'features' }, () =>
    page.getByRole('link', { name: 'ETIM', exact: true }).click(),
  );
  const drags = await drag(page);
  const field = page.getByRole('searchbox', { name: /^Filter features in/ }).first();
  await field.focus();
  await page.evaluate(() => {
    window.measure.keys.length = 0;
  });
  await page.keyboard.type('an', { delay: 120 });
  await page.keyboard.press('Backspace', { delay: 120 });
  await page.keyboard.press('Backspace', { delay: 120 });
  await page.getByRole('searchbox', { name: 'Filter categories' }).focus();
  await page.keyboard.type('ket', { delay: 120 });
  for (let press = 0; press < 3; press++) await page.keyboard.press('Backspace', { delay: 120 });
  const keys = await page.evaluate(() => window.measure.keys);
  const elements = await mostElements(page);
  await visit.context.close();
  return { loaded, opened, key: Math.max(...keys), drag: spreadOf(drags), worst: Math.max(...drags), elements };
};

/** Budgets of the ETIM overview, with all features of the seed command. */
export async function measureEtim(environment: Environment, account: Account, rounds: number): Promise<ApiFigure[]> {
  fill('many/etim', environment);
  const server = await startServer(environment);
  const browser = await chromium.launch(howToStart());
  try {
    const all: Awaited<ReturnType<typeof measureOnce>>[] = [];
    // The first round warms up the server and is not counted.
    for (let round = 0; round <= rounds; round++) {
      const measured = await measureOnce(browser, server.url, account);
      if (round > 0) all.push(measured);
    }
    const of = (name: 'loaded' | 'opened' | 'key' | 'worst' | 'elements') => median(all.map((one) => one[name]));
    return [
      { measure: 'opened from another screen', figure: of('opened'), budget: 500 },
      { measure: 'load of the page, warm cache', figure: of('loaded'), budget: 800 },
      { measure: 'filter: slowest key', figure: of('key'), budget: 50 },
      { measure: 'drag: time between frames; median', figure: median(all.map((one) => one.drag.median)), budget: 17 },
      { measure: 'drag: time between frames; p95', figure: median(all.map((one) => one.drag.p95)), budget: 17 },
      { measure: 'drag: worst frame', figure: of('worst'), budget: 33.5 },
      { measure: 'DOM elements, at any scroll position', figure: of('elements'), budget: 2000 },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

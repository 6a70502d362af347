import { chromium, type Page } from '@playwright/test';
import { chromium as howToStart } from '../e2e/support/browser';
import { startServer } from '../e2e/support/servers';
import { everyScreen } from './addresses';
import type { Account } from './journey';
import { cumulativeShift, observe, observed } from './observe';
import type { Environment } from './places';
import { plainTable } from './table';
import { Visit } from './visit';

/** Waits until a screen shows its data and nothing is loading. */
const loaded = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"], main [data-skeleton]') === null);
  // The event stream stays open, so the network is never idle.
  await page.waitForTimeout(700);
};

interface Measured {
  readonly path: string;
  readonly shift: number;
  readonly moved: string;
}

/** Cumulative layout shift of every screen, loaded with a warm cache: the worst, and all above 0. */
export async function measureScreens(environment: Environment, { email, password }: Account): Promise<string> {
  const server = await startServer(environment);
  const browser = await chromium.launch(howToStart());
  const screens: Measured[] = [];
  const failed: string[] = [];
  try {
    const visit = await Visit.start(browser, server.url);
    const { page } = visit;
    await observe(page);
    await page.request.post('/api/login', { form: { email, password } });
    const missing = await everyScreen(page, async (path) => {
      try {
        // The first load fills the cache.
        for (const isCounted of [false, true]) {
          await page.goto(path);
          await loaded(page);
          if (!isCounted) continue;
          const { shifts } = await observed(page);
          const [largest] = [...shifts].sort((one, other) => other.value - one.value);
          screens.push({ path, shift: cumulativeShift(shifts), moved: largest?.moved ?? '' });
        }
      } catch (failure) {
        failed.push(`${path} (${String(failure).split('\n')[0] ?? ''})`);
      }
    });
    failed.push(...missing);
  } finally {
    await browser.close();
    await server.stop();
  }
  const sorted = screens.toSorted((one, other) => other.shift - one.shift);
  const shown = sorted.filter(({ shift }, place) => place === 0 || shift > 0);
  const rows = shown.map(({ path, shift, moved }) => [path, shift.toFixed(4), moved.replaceAll('|', '/')]);
  const table = plainTable(
    `Layout shift of ${String(screens.length)} screens: the worst, and all above 0`,
    ['screen', 'CLS', 'what moved most'],
    rows,
  );
  return failed.length === 0 ? table : `${table}\nNot measured: ${failed.join(', ')}\n`;
}

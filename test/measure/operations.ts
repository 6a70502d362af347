import { chromium, type Page } from '@playwright/test';
import { LARGEST_MENU } from '../../server/seed/many/menu-items';
import { chromium as howToStart } from '../e2e/support/browser';
import { startServer } from '../e2e/support/servers';
import type { ApiFigure } from './api';
import { framesDuring } from './frames';
import type { Account } from './journey';
import { fill, type Environment } from './places';
import { median } from './table';
import { Visit } from './visit';

const MOVES = 60;

/** Drags the first item past many others. @returns the 95th percentile of the frame times, in ms */
const dragged = async (page: Page): Promise<number> => {
  const handle = await page.locator('[role=treeitem] [data-handle]').first().boundingBox();
  if (handle === null) throw new Error('No item can be dragged');
  const [x, y] = [handle.x + 8, handle.y + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 20);
  const frame = await framesDuring(page, MOVES, async () => {
    for (let move = 0; move < MOVES; move += 1) await page.mouse.move(x + 10 + (move % 5), y + 20 + move * 6);
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return frame;
};

/** Opens the menu from its form, and drags an item in it. */
const measureMenu = async (visit: Visit): Promise<[number, number]> => {
  const { page } = visit;
  await page.goto('/navigation?perPage=100');
  await page.getByRole('row').filter({ hasText: LARGEST_MENU.title }).click();
  await page.keyboard.press('Enter');
  const items = page.getByRole('button', { name: 'Items', exact: true });
  // Disabled until the menu was read.
  await items.click({ trial: true });
  await items.focus();
  const opened = await visit.step({ kind: 'tree' }, () => page.keyboard.press('Enter'));
  await page.getByRole('treeitem').first().focus();
  await page.keyboard.press('*');
  return [opened, await dragged(page)];
};

/** Budgets of a menu of 2,000 items and of a queue of 10,000 runs. */
export async function measureOperations(
  environment: Environment,
  { email, password }: Account,
  rounds: number,
): Promise<ApiFigure[]> {
  fill('many/menu-items', environment);
  fill('many/runs', environment);
  const server = await startServer(environment);
  const browser = await chromium.launch(howToStart());
  const all: { readonly menu: number; readonly drag: number; readonly runs: number; readonly elements: number }[] = [];
  try {
    // The first round warms up the server and is not counted.
    for (let round = 0; round <= rounds; round++) {
      const visit = await Visit.start(browser, server.url);
      const { page } = visit;
      await page.request.post('/api/login', { form: { email, password } });
      const [menu, drag] = await measureMenu(visit);
      // The palette opens every screen; its group in the drawer may be collapsed.
      await page.keyboard.press('Control+k');
      await page.keyboard.type('Jobs');
      await page.getByRole('option', { name: /^Jobs/ }).first().waitFor();
      const runs = await visit.step({ kind: 'runs' }, () => page.keyboard.press('Enter'));
      const elements = await page.evaluate(() => document.querySelectorAll('*').length);
      await visit.context.close();
      if (round > 0) all.push({ menu, drag, runs, elements });
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  const of = (name: keyof (typeof all)[number]) => median(all.map((one) => one[name]));
  return [
    { measure: 'a menu of 2,000 items, opened', figure: of('menu'), budget: 400 },
    { measure: 'an item dragged: frame, p95', figure: of('drag'), budget: 17 },
    { measure: '10,000 runs, opened', figure: of('runs'), budget: 300 },
    { measure: 'DOM elements with 10,000 runs', figure: of('elements'), budget: 2000 },
  ];
}

import { chromium, type Page } from '@playwright/test';
import { LARGEST } from '../../server/seed/many/structures';
import { chromium as howToStart } from '../e2e/support/browser';
import { startServer } from '../e2e/support/servers';
import { Caller } from './caller';
import type { Account, Figures } from './journey';
import { fill, type Environment } from './places';
import { spreadOf } from './api';
import { Visit } from './visit';

const PATH = `/structure/${LARGEST.code}`;

/**
 * Expands the first collapsed visible node by keyboard; milliseconds from the key to the frame that shows its
 * children.
 */
const openNext = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const tree = document.querySelector('[role=tree]');
        const line = tree?.querySelector<HTMLElement>('[role=treeitem][aria-expanded="false"]');
        if (!tree || !line) {
          reject(new Error('No closed node is in sight'));
          return;
        }
        const [level, next] = [Number(line.getAttribute('aria-level')), Number(line.dataset['line']) + 1];
        const isShown = (): boolean =>
          Number(tree.querySelector(`[data-line="${next}"]`)?.getAttribute('aria-level')) > level;
        const observer = new MutationObserver(() => {
          if (!isShown()) return;
          observer.disconnect();
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              resolve(performance.now() - start);
            }),
          );
        });
        observer.observe(tree, { subtree: true, childList: true, attributes: true });
        line.focus();
        const start = performance.now();
        line.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
      }),
  );

/** Scrolls through the whole tree at the pace of a quick wheel: the worst frame and the maximum of elements. */
const scrollThrough = (page: Page): Promise<{ readonly worst: number; readonly elements: number }> =>
  page.evaluate(async () => {
    const list = document.querySelector('[role=tree]')?.parentElement;
    if (!list) return { worst: NaN, elements: NaN };
    const frame = () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(resolve);
      });
    list.scrollTop = 0;
    await frame();
    let [worst, elements, before] = [0, 0, await frame()];
    for (let step = 0; step < 400 && list.scrollTop + list.clientHeight < list.scrollHeight - 1; step++) {
      list.scrollTop += 300;
      const now = await frame();
      worst = Math.max(worst, now - before);
      before = now;
      elements = Math.max(elements, document.querySelectorAll('*').length);
    }
    return { worst, elements };
  });

/** One round of the tree of 50,000 nodes in a browser. */
async function measureTreeOnce(visit: Visit): Promise<Figures> {
  const { page } = visit;
  await page.goto(PATH, { waitUntil: 'commit' });
  const first = page.locator('[role=treeitem]').first();
  await first.waitFor();
  const times: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) times.push(await openNext(page));
  // Expands the first two levels, so that the tree is long.
  await first.focus();
  await page.keyboard.press('Home');
  for (let group = 0; group < 12; group += 1) {
    await page.keyboard.press('*');
    await page.waitForFunction(() => document.querySelector('[role=treeitem][aria-busy]') === null);
    await page.keyboard.press('ArrowDown');
  }
  const { worst, elements } = await scrollThrough(page);
  await page.keyboard.press('Home');
  await page.locator('[data-line="0"]').waitFor();
  const { median, p95 } = spreadOf(times);
  return {
    'level opened; median': median,
    'level opened; p95': p95,
    'worst frame while scrolling': worst,
    'DOM elements, at any scroll position': elements,
    'heap, MB': await visit.heap(),
  };
}

/** Runs `rounds` rounds; the first one warms up the server and is not counted. */
export async function measureStructure(environment: Environment, account: Account, rounds: number): Promise<Figures[]> {
  fill('many/structures', environment);
  const server = await startServer(environment);
  const browser = await chromium.launch(howToStart());
  const figures: Figures[] = [];
  try {
    await Caller.signIn(server.url, account);
    for (let round = 0; round <= rounds; round++) {
      const visit = await Visit.start(browser, server.url);
      await visit.page.request.post('/api/login', { form: { email: account.email, password: account.password } });
      const measured = await measureTreeOnce(visit);
      await visit.context.close();
      if (round > 0) figures.push(measured);
      console.log(`structure, round ${round} of ${rounds}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return figures;
}

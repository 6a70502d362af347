import type { Browser } from '@playwright/test';
import { spreadOf } from './api';
import type { Account, Figures } from './journey';
import { Visit } from './visit';

/** The page with two hundred blocks. */
export interface LongPage {
  readonly id: number;
  readonly name: string;
  readonly blocks: number;
}

const TYPED = 'zonder haast getikt';
const FORMATTED = 'li[data-key] [contenteditable=true]';
/** A field of each kind of text: of the item, of a block, multi-line, and rich text. */
const FIELDS = [
  '[name=name]',
  'li[data-key] input[type=text], li[data-key] input:not([type])',
  'li[data-key] textarea',
  FORMATTED,
];

/** Types in fields of every kind, with all blocks expanded. */
async function typeEverywhere(visit: Visit): Promise<{ readonly times: readonly number[]; readonly longest: number }> {
  const { page } = visit;
  let longest = 0;
  await page.evaluate(() => {
    window.measure.keys.length = 0;
  });
  for (const field of FIELDS) {
    const first = page.locator(field).first();
    // Removes the text of an earlier round, because texts have a maximum length.
    if (field !== FORMATTED) await first.fill((await first.inputValue()).replaceAll(TYPED, ''));
    await first.focus();
    await page.keyboard.press('End');
    await rest(visit);
    const start = await visit.now();
    await page.keyboard.type(TYPED, { delay: 40 });
    longest = Math.max(longest, await visit.longestTask(start, await visit.now()));
  }
  return { times: await page.evaluate(() => [...window.measure.keys]), longest };
}

/** Waits until nothing is rendered any more: blocks near the viewport are rendered with a delay. */
const rest = ({ page }: Visit): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => {
          requestIdleCallback(() => {
            resolve();
          });
        });
      }),
  );

/**
 * Scrolls from the first block to the last at the pace of a quick wheel: the worst frame and the maximum of elements.
 */
const scrollThrough = ({ page }: Visit): Promise<{ readonly worst: number; readonly elements: number }> =>
  page.evaluate(async () => {
    let list: Element | null = document.querySelector('li[data-key]');
    while (list !== null && !(list.scrollHeight > list.clientHeight && getComputedStyle(list).overflowY === 'auto'))
      list = list.parentElement;
    if (list === null) return { worst: NaN, elements: NaN };
    const frame = () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(resolve);
      });
    list.scrollTop = 0;
    await frame();
    let [worst, elements, before] = [0, 0, await frame()];
    while (list.scrollTop + list.clientHeight < list.scrollHeight - 1) {
      list.scrollTop += 100;
      const now = await frame();
      worst = Math.max(worst, now - before);
      before = now;
      elements = Math.max(elements, document.querySelectorAll('*').length);
    }
    return { worst, elements };
  });

/** Adds a block and removes it; moves one by keyboard and by its handle. */
async function arrange(visit: Visit, { blocks }: LongPage, figures: Figures): Promise<void> {
  const { page } = visit;
  const before = visit.sent;
  const order = () => page.evaluate(() => window.measure.order());
  figures['block picker shown'] = await visit.step({ kind: 'choices' }, () =>
    page.getByRole('button', { name: 'Add block', exact: true }).click(),
  );
  figures['block added'] = await visit.step({ kind: 'blocks', count: blocks + 1, editing: true }, () =>
    page.keyboard.press('Enter'),
  );
  // The toolbar of a text has a button with this name too.
  await visit.step({ kind: 'blocks', count: blocks, editing: true }, () =>
    page.getByRole('button', { name: 'Undo', exact: true }).first().click(),
  );

  await page.getByRole('button', { name: 'Collapse all' }).click();
  await page.locator('li[data-key]').first().scrollIntoViewIfNeeded();
  await rest(visit);
  await page.locator('li[data-key] [data-handle]').nth(5).focus();
  await rest(visit);
  await page.keyboard.press('Space');
  figures['block moved by a key'] = await visit.step({ kind: 'order-changed', before: await order() }, () =>
    page.keyboard.press('ArrowUp'),
  );
  await page.keyboard.press('Enter');
  const [from, to] = [
    await page.locator('li[data-key] [data-handle]').nth(5).boundingBox(),
    await page.locator('li[data-key]').nth(2).boundingBox(),
  ];
  if (from === null || to === null) throw new Error('There is no block to drag');
  const dragged = await order();
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, to.y + to.height / 2, { steps: 12 });
  await page.mouse.move(x, to.y + 2, { steps: 4 });
  figures['block dropped'] = await visit.step({ kind: 'order-changed', before: dragged }, () => page.mouse.up());
  figures['calls to the server meanwhile'] = visit.sent - before;
}

const listWith = ({ name }: LongPage): string => `/page?q=${encodeURIComponent(name)}`;

/** One round of all budget rows for an item of two hundred blocks. */
export async function measureItemOnce(
  browser: Browser,
  baseURL: string,
  { email, password }: Account,
  item: LongPage,
): Promise<Figures> {
  const figures: Figures = {};
  const path = `/page/${String(item.id)}`;
  const visit = await Visit.start(browser, baseURL);
  const { page } = visit;
  await visit.load(listWith(item), 'signIn');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await visit.step({ kind: 'rows', count: 1 }, () => page.getByRole('button', { name: 'Log in', exact: true }).click());
  await visit.load(path, 'item');
  figures['load to usable, warm cache'] = await visit.load(path, 'item');
  figures['longest task of the load'] = await visit.longestTask(0, await visit.now());
  await openItem(visit, item, figures);
  await useItem(visit, item, figures);
  await visit.context.close();
  return figures;
}

/** Opens an item from its list, read-only. */
export async function openItem(visit: Visit, item: LongPage, figures: Figures): Promise<void> {
  const { page } = visit;
  await page.goto(listWith(item), { waitUntil: 'commit' });
  const row = page.locator('tbody tr[data-id]').getByText(item.name).first();
  await row.click();
  // The editor's script is prefetched when the list has been idle for a moment.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/content-editor.')),
  );
  await rest(visit);
  figures['opened from its list'] = await visit.step({ kind: 'blocks', count: item.blocks, editing: false }, () =>
    row.click(),
  );
}

/** Edits an open item: types in every kind of field, scrolls, moves blocks, and saves. */
export async function useItem(visit: Visit, item: LongPage, figures: Figures): Promise<void> {
  const { page } = visit;
  figures['editing begun'] = await visit.step({ kind: 'blocks', count: item.blocks, editing: true }, () =>
    page.getByRole('button', { name: 'Edit', exact: true }).click(),
  );
  await page.getByRole('button', { name: 'Expand all' }).click();
  await page.locator(FORMATTED).first().waitFor();

  const keys = await typeEverywhere(visit);
  figures['a key in any field, all open; median'] = spreadOf(keys.times).median;
  figures['a key in any field, all open; p95'] = spreadOf(keys.times).p95;
  figures['a key in any field: longest task'] = keys.longest;
  const { worst, elements } = await scrollThrough(visit);
  figures['worst frame while scrolling'] = worst;
  figures['DOM elements, at any scroll position'] = elements;
  figures['heap, MB'] = await visit.heap();
  await arrange(visit, item, figures);

  const start = await visit.now();
  figures['save, to the message'] = await visit.step({ kind: 'message', text: 'Saved' }, () =>
    page.getByRole('button', { name: 'Save', exact: true }).click(),
  );
  figures['longest task of the save'] = await visit.longestTask(start, await visit.now());
}

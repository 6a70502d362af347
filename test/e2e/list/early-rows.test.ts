import type { Page } from '@playwright/test';
import { accountButton, enter, SUPERUSER } from '../support/people';
import { rowOf, userRows } from '../support/screens';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    /** The closed shadow roots of the page, which are not accessible otherwise. */
    snapshots: ShadowRoot[];
    shifted: number;
  }
}

const MAIN = /\/main\.\w+\.js$/;
const PATH = '/users';

/** Opens the list and waits until its snapshot is stored. */
async function keepList(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    window.snapshots = [];
    window.shifted = 0;
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init);
      window.snapshots.push(root);
      return root;
    };
    new PerformanceObserver((list) => {
      // A Chromium-specific entry that TypeScript's types lack.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) window.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await enter(page, SUPERUSER, PATH);
  await expect(userRows(page)).toHaveCount(10);
  await expect.poll(() => isKept(page)).toBe(true);
}

const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async (path) => (await caches.match(path, { cacheName: 'kantoor.snapshots' })) !== undefined, PATH);

/**
 * Reloads the page with its script held; returns a function that releases the script. The answers are in the page: the
 * console waits only a moment for those of calls. @param changed the HTML of the page with other answers
 */
async function reloadWithoutScript(
  page: Page,
  changed: (html: string) => string = (html) => html,
): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(MAIN, async (route) => {
    await released;
    await route.continue();
  });
  await page.route(`**${PATH}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: changed(await response.text()) });
  });
  await page.reload({ waitUntil: 'commit' });
  return async () => {
    release();
    await expect(accountButton(page)).toBeVisible();
  };
}

/** Texts of the rows that are shown before the script runs. */
const earlyRows = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window.snapshots[0]?.querySelectorAll('tr[data-id]') ?? [])].map((row) => row.textContent));

/** The centre of the name of a row that is shown before the script runs. */
const placeOf = (page: Page, name: string): Promise<{ x: number; y: number }> =>
  page.evaluate((text) => {
    const rows = [...(window.snapshots[0]?.querySelectorAll('tr[data-id]') ?? [])];
    const cell = rows.find((row) => row.textContent.includes(text))?.querySelector('td:nth-child(2)');
    const { x = 0, y = 0, width = 0, height = 0 } = cell?.getBoundingClientRect() ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  }, name);

// Rule R-SHR-76.
test('the rows of the last visit stand before the script, and the console takes their place unseen', async ({
  page,
}) => {
  await keepList(page);
  const release = await reloadWithoutScript(page);
  await expect.poll(() => earlyRows(page)).toHaveLength(10);
  await expect(page.locator('tr')).toHaveCount(0);
  const early = await page.screenshot();
  await release();
  await expect(userRows(page)).toHaveCount(10);
  await expect(page.locator('body > div')).toHaveCount(1);
  expect((await page.screenshot()).equals(early)).toBe(true);
  expect(await page.evaluate(() => window.shifted)).toBe(0);

  // Going back within the console draws no snapshot.
  await page.goto('/tags');
  await page.goBack();
  await expect(userRows(page)).toHaveCount(10);
});

test('a row that changed is a line without its data until the console draws it', async ({ page }) => {
  await keepList(page);
  const release = await reloadWithoutScript(page, (html) => html.replace('"Agnieszka"', '"Changed"'));
  await expect.poll(() => earlyRows(page)).toHaveLength(9);
  const text = await page.evaluate(() => window.snapshots[0]?.textContent ?? '');
  expect(text).not.toContain('Agnieszka');
  expect(text).not.toContain('Changed');
  await release();
  await expect(rowOf(page, 'Changed')).toBeVisible();
});

test('with another right nothing is shown, and nothing stays', async ({ page }) => {
  await keepList(page);
  const release = await reloadWithoutScript(page, (html) => html.replace('"su":1', '"su":0'));
  await expect.poll(() => page.evaluate(() => caches.has('kantoor.snapshots'))).toBe(false);
  expect(await earlyRows(page)).toEqual([]);
  await release();
});

test('presses on an early row select and open its record when the console is there', async ({ page }) => {
  await keepList(page);
  const release = await reloadWithoutScript(page);
  await expect.poll(() => earlyRows(page)).toHaveLength(10);
  const { x, y } = await placeOf(page, 'Anouk Meijer');
  await page.mouse.click(x, y);
  await page.mouse.click(x, y);
  await release();
  await expect(page).toHaveURL(/\/users\/19$/);
});

test('signing out takes the kept rows away', async ({ page }) => {
  await keepList(page);
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: /^(Sign|Log) out$/ }).click();
  await expect(page.locator('input[type=password]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.has('kantoor.snapshots'))).toBe(false);
});

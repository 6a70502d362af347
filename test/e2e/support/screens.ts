import { expect, type Locator, type Page } from '@playwright/test';

export const userList = (page: Page): Locator =>
  page.getByRole('table', { name: /^(List of users|Lijst van gebruikers)$/ });

export const userRows = (page: Page): Locator => userList(page).locator('tbody').getByRole('row');

export const rowOf = (page: Page, name: string): Locator => userRows(page).filter({ hasText: name });

export const searchBox = (page: Page): Locator =>
  page.getByRole('searchbox', { name: /^(Search users|Gebruikers zoeken)$/ });

export const openBySecondClick = (page: Page, name: string): Promise<void> =>
  openBySecondClickIn(rowOf(page, name), name);

/** Opens a row by clicking a cell twice. */
export async function openBySecondClickIn(row: Locator, words: string): Promise<void> {
  const cell = row.getByRole('cell', { name: words, exact: true });
  await cell.click();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await cell.click();
}

/** A notice, in a live region. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('[aria-live="polite"]').getByText(text).first();

/** Expects no horizontal scrolling once the layout has settled. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
}

/** Expects no visible field with text under 16 px, at which phones zoom in on focus. Rule R-SHR-62. */
export async function expectNoZoom(page: Page): Promise<void> {
  const small = await page
    .locator('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]')
    .evaluateAll((fields) =>
      fields
        .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 160)),
    );
  expect(small).toEqual([]);
}

/** Expects that a text is neither covered nor clipped. */
export async function expectReadWhole(words: Locator): Promise<void> {
  await words.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      words.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return (
          element.scrollWidth <= element.clientWidth &&
          [...range.getClientRects()].every(
            ({ left, right, top, height }) =>
              document.elementFromPoint(left + 1, top + height / 2) === element &&
              document.elementFromPoint(right - 1, top + height / 2) === element,
          )
        );
      }),
    )
    .toBe(true);
}

/** Presses Tab until an element has the focus: proves keyboard reachability. */
export async function tabTo(target: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluateAll((found) => found.some((element) => element === document.activeElement))) return;
    await target.page().keyboard.press('Tab');
  }
  await expect(target, `not reached with ${String(most)} presses of Tab`).toBeFocused();
}

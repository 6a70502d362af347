import { expect, type Locator, type Page } from '@playwright/test';

/** The table of users, in either language. */
export const userList = (page: Page): Locator =>
  page.getByRole('table', { name: /^(List of users|Lijst van gebruikers)$/ });

/** The rows of the list, without its head. */
export const userRows = (page: Page): Locator => userList(page).locator('tbody').getByRole('row');

/** The row of one person. */
export const rowOf = (page: Page, name: string): Locator => userRows(page).filter({ hasText: name });

/** What is typed into the list's search field. */
export const searchBox = (page: Page): Locator =>
  page.getByRole('searchbox', { name: /^(Search users|Zoeken in gebruikers)$/ });

/** Selects with the first click and opens with the second, as a person does. */
export const openBySecondClick = (page: Page, name: string): Promise<void> =>
  openBySecondClickIn(rowOf(page, name), name);

/** The same in a row of any list, on the cell that says this. */
export async function openBySecondClickIn(row: Locator, words: string): Promise<void> {
  const cell = row.getByRole('cell', { name: words, exact: true });
  await cell.click();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await cell.click();
}

/** A message that came up. Its text is announced, so it stands in a live region. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('[aria-live="polite"]').getByText(text).first();

/**
 * Nothing sticks out at the right: the page itself does not scroll sideways, once it has taken the width of a window
 * that just changed.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
}

/** Presses Tab until an element has the focus: proof that the keyboard reaches it from here. */
export async function tabTo(target: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluateAll((found) => found.some((element) => element === document.activeElement))) return;
    await target.page().keyboard.press('Tab');
  }
  await expect(target, `not reached with ${String(most)} presses of Tab`).toBeFocused();
}

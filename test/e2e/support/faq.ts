import { expect, type Locator, type Page } from '@playwright/test';

export const questionsOf = (page: Page, category: string): Locator =>
  page
    .getByRole('table', { name: `Questions of ${category}` })
    .locator('tbody')
    .getByRole('row');

/** Titles of the questions in an expanded category, in order. */
export const titles = (page: Page, category: string): Promise<readonly string[]> =>
  questionsOf(page, category).locator('[data-title-cell]').allInnerTexts();

export const expand = (page: Page, category: string): Promise<void> =>
  page.getByRole('button', { name: `Show the questions of ${category}` }).click();

export const handleOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Move ${name}`, exact: true });

export const expectSaved = (page: Page): Promise<void> => expect(page.getByText(/^Order saved at/)).toBeVisible();

/** Drags a row with the mouse, in steps, to the handle of another row. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('Nothing to drag, or nowhere to drag it to');
  await page.mouse.move(start.x + 8, start.y + 8);
  await page.mouse.down();
  await page.mouse.move(start.x + 10, start.y + 20, { steps: 4 });
  await page.mouse.move(end.x + 10, end.y + end.height - 6, { steps: 12 });
  await page.mouse.up();
}

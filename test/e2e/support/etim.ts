import { expect, type Locator, type Page } from '@playwright/test';

export const OTHER = /^(Without category|Zonder categorie)$/;

/** The row of a feature by its code. */
export const featureRow = (page: Page, code: string): Locator =>
  page.locator('[data-line^=f]').filter({ hasText: code });

export const groupRow = (page: Page, name: string): Locator => page.locator('[data-line^=h]').filter({ hasText: name });

export const handleOf = (row: Locator): Locator => row.locator('[data-handle]');

/** The rendered groups, each with the codes of its rendered features, from top to bottom. */
export const drawn = (page: Page): Promise<readonly { readonly name: string; readonly codes: readonly string[] }[]> =>
  page.locator('[data-line]').evaluateAll((lines) => {
    const groups: { name: string; codes: string[] }[] = [];
    const topOf = (line: Element) => line.getBoundingClientRect().top;
    for (const line of lines.toSorted((one, other) => topOf(one) - topOf(other))) {
      const name = line.querySelector('b')?.textContent;
      if (name !== undefined) groups.push({ name, codes: [] });
      const [code] = /EF\d{6}/.exec(line.textContent) ?? [];
      if (name === undefined && code !== undefined) groups.at(-1)?.codes.push(code);
    }
    return groups;
  });

/** Codes of the rendered features of a group. */
export const codesOf = async (page: Page, group: string): Promise<readonly string[]> =>
  (await drawn(page)).find(({ name }) => name === group)?.codes ?? [];

export const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByText(/^(Order saved at|Volgorde opgeslagen om) /)).toBeVisible();

/** Drags a row by its handle and drops it on the upper or lower half of another row. */
export const dragTo = async (page: Page, from: Locator, to: Locator, half: 'upper' | 'lower'): Promise<void> => {
  await handleOf(from).hover();
  // A gap opens at the drop place and moves the rows below: the target is their position before the drag.
  const box = await to.boundingBox();
  if (box === null) throw new Error('The line is not in sight');
  await page.mouse.down();
  await page.mouse.move(600, 300, { steps: 3 });
  await expect(page.getByText(/^(Drop here|Hier neerzetten)$/)).toBeVisible();
  await page.mouse.move(600, box.y + box.height * (half === 'upper' ? 0.25 : 0.75), { steps: 3 });
  await page.mouse.up();
};

import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './screens';
import { wordsOf, type Language } from './strings';

/** From the form of a new category: adds one with an icon, reports a code that is in use, and deletes one. */
export const keepCategories = async (page: Page, language: Language): Promise<void> => {
  const text = wordsOf(language);
  const field = (name: string) => page.getByRole('textbox', { name: text(`spareParts.category.${name}`) });
  const button = (key: string) => page.getByRole('button', { name: text(key), exact: true });
  const code = `Proef ${language}`;
  await field('label').fill('Rookgasafvoer');
  await field('codeToMatch').fill(code);
  await page.getByRole('combobox', { name: text('spareParts.category.iconId') }).selectOption({ index: 2 });
  await button('shared.actions.save').click();
  await expect(page).toHaveURL(/\/spare-part-categories\/\d+$/);
  await page.reload();
  await expect(field('codeToMatch')).toHaveValue(code);

  await page.goto('/spare-part-categories/add');
  await field('label').fill('Nog een');
  await field('codeToMatch').fill(code.toUpperCase());
  await button('shared.actions.save').click();
  await expect(field('codeToMatch')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('label')).toHaveValue('Nog een');
  await field('codeToMatch').fill(`${code} 2`);
  await button('shared.actions.save').click();
  await expect(page).toHaveURL(/\/spare-part-categories\/\d+$/);
  await expectNoSidewaysScroll(page);
  await button('shared.actions.delete').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('spareParts.categories.delete.confirm_one', { count: 1 }) })
    .click();
  await expect(page).toHaveURL(/\/spare-part-categories(?:\?.*)?$/);
};

/** The reference with the most proposals, in every mode. */
export const REVIEWED = 'SV-HR28-2019';

/** Opens it from the list of references with updates, by keyboard. */
export const openReviewed = async (page: Page): Promise<void> => {
  const row = page.getByRole('row').filter({ hasText: REVIEWED });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/spare-parts\/\d+$/);
};

/** The position in a review: the current item and the number of items. */
const placeOf = async (page: Page, language: Language): Promise<readonly [number, number]> => {
  const shown = page.getByText(language === 'en' ? /^\d+ of \d+$/ : /^\d+ van \d+$/);
  await expect(shown).toBeVisible();
  const [place = 0, total = 0] = ((await shown.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  return [place, total];
};

/**
 * From the screen of the reference: reviews all items by keyboard; the position is restored and decisions are stored.
 */
export const reviewAll = async (page: Page, language: Language): Promise<void> => {
  const text = wordsOf(language);
  const start = page.getByRole('button', { name: text('spareParts.part.review.start') });
  const pane = page.getByRole('region', { name: text('spareParts.part.review.title') });
  const button = (key: string) => page.getByRole('button', { name: text(key), exact: true });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(pane).toBeFocused();
  const [first, total] = await placeOf(page, language);
  expect(first).toBe(1);
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await page.keyboard.press('p');
  expect(await placeOf(page, language)).toEqual([2, total]);
  await page.reload();
  await start.click();
  expect(await placeOf(page, language)).toEqual([2, total]);
  await page.keyboard.press('p');

  await page.keyboard.press('r');
  for (let place = 2; place <= total; place += 1) {
    await expect(pane.getByText(new RegExp(`^${place} (of|van) \\d+$`))).toBeVisible();
    await page.keyboard.press('a');
  }
  await expect(pane.getByText(text('spareParts.part.review.end'))).toBeVisible();
  await page.keyboard.press('Control+s');
  // The save makes a call for each item: limited only by the time limit of the test.
  await pane.waitFor({ state: 'hidden', timeout: 0 });
  await expect(button('shared.actions.edit')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: text('spareParts.part.logs.open'), exact: true })).toBeVisible();
  await expect(start).toBeHidden();
};

/**
 * From the screen of the reference: accepts all proposals by keyboard without saving. @returns the number of items
 */
export const acceptAll = async (page: Page, language: Language): Promise<number> => {
  const text = wordsOf(language);
  const pane = page.getByRole('region', { name: text('spareParts.part.review.title') });
  await page.getByRole('button', { name: text('spareParts.part.review.start') }).click();
  await expect(pane).toBeFocused();
  const [, total] = await placeOf(page, language);
  for (let place = 1; place <= total; place += 1) {
    await expect(pane.getByText(new RegExp(`^${place} (of|van) \\d+$`))).toBeVisible();
    await page.keyboard.press('a');
  }
  await expect(pane.getByText(text('spareParts.part.review.end'))).toBeVisible();
  return total;
};

/**
 * The stored version of the reference on the screen, which each change increments, and its number of items with
 * proposals.
 */
export const storedReference = async (page: Page): Promise<{ readonly version: number; readonly open: number }> => {
  const answer = await page.request.get(page.url().replace('/spare-parts/', '/api/spareparts/').replace(/\?.*/, ''));
  expect(answer.status()).toBe(200);
  const { reference } = (await answer.json()) as {
    readonly reference: {
      readonly categories: readonly { readonly items: readonly { readonly updates: object | null }[] }[];
    };
  }; // cast: the API sends this type
  const items = reference.categories.flatMap((category) => category.items);
  return {
    version: Number(/\.(\d+)"$/.exec(answer.headers()['etag'] ?? '')?.[1]),
    open: items.filter(({ updates }) => Object.keys(updates ?? {}).length > 0).length,
  };
};

/** Positions of the numbers in the drawing, in pixels of its picture. */
const numbersOf = (page: Page): Promise<Readonly<Record<string, readonly [number, number]>>> =>
  page.locator('[data-spot]').evaluateAll((spots) => {
    const picture = spots[0]?.parentElement?.querySelector('img');
    if (picture === null || picture === undefined) return {};
    const frame = picture.getBoundingClientRect();
    const scale = picture.naturalWidth / frame.width;
    return Object.fromEntries(
      spots.map((spot) => {
        const box = spot.getBoundingClientRect();
        const place: readonly [number, number] = [(box.left - frame.left) * scale, (box.top - frame.top) * scale];
        return [spot.getAttribute('data-spot') ?? '', place];
      }),
    );
  });

/** Crops a drawing by keyboard; its numbers keep their pixels at two window widths. Rule R-SPA-30. */
export const cropDrawing = async (page: Page, language: Language): Promise<void> => {
  const text = wordsOf(language);
  await expect(page.locator('[data-spot]').first()).toBeVisible();
  const drawn = page.getByRole('tabpanel').locator('img');
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const before = await numbersOf(page);
  expect(Object.keys(before).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: text('spareParts.part.stage.edit') }).click();
  await page.getByRole('button', { name: text('spareParts.image.crop.start'), exact: true }).click();
  const stage = page.getByRole('application');
  await expect(stage).toBeFocused();
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowUp', 'ArrowUp', 'Control+Shift+ArrowRight'])
    await page.keyboard.press(key);
  const fact = async (name: 'x' | 'y' | 'width'): Promise<number> => {
    const value = page.locator('dt', { hasText: text(`spareParts.image.${name}`) }).locator('+ dd');
    return Number(((await value.textContent()) ?? '').replace(/\D/g, ''));
  };
  const [left, top, width] = [await fact('x'), await fact('y'), await fact('width')];
  expect(left).toBeGreaterThan(0);
  // The unsaved edit is offered again.
  await page.reload();
  await page.getByRole('button', { name: text('shared.dialogs.recovery.resume') }).click();
  await expect(page.getByText(text('shared.dialogs.recovery.body'))).toHaveCount(0);
  expect([await fact('x'), await fact('y'), await fact('width')]).toEqual([left, top, width]);
  await expect
    .poll(() =>
      page
        .getByRole('application')
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.complete),
    )
    .toBe(true);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/spare-parts\/\d+\?sheet=\d+$/);
  for (const size of [1280, 900]) {
    await page.setViewportSize({ width: size, height: 800 });
    await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width);
    const after = await numbersOf(page);
    expect(Object.keys(after).length).toBeGreaterThan(0);
    for (const [key, [x, y]] of Object.entries(after)) {
      expect(Math.abs(x + left - (before[key]?.[0] ?? -99))).toBeLessThanOrEqual(1);
      expect(Math.abs(y + top - (before[key]?.[1] ?? -99))).toBeLessThanOrEqual(1);
    }
  }
};

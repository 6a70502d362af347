import type { Locator } from '@playwright/test';
import { aMark } from '../support/people';
import { contentEditorIn } from './support/content-editor';
import { aHeading, aPage, type SentBlock } from './support/items';
import { expect, test } from './support/test';

const aText = (words: string): SentBlock => ({
  guid: `text-${aMark()}`,
  code: 'default-text-plain',
  data: { text: `<p>${`${words} `.repeat(500)}</p>` },
});

/** The scroll position of the box with the blocks, and the distance to its end. */
const scrollOf = (blocks: Locator): Promise<{ readonly place: number; readonly room: number }> =>
  blocks.first().evaluate((block) => {
    let box: Element | null = block;
    while (box !== null && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
    return { place: box?.scrollTop ?? 0, room: (box?.scrollHeight ?? 0) - (box?.clientHeight ?? 0) };
  });

test('a long item scrolls as far as the wheel turns, down and up again (R-CON-23)', async ({ page, arrive }) => {
  await arrive('nl');
  const item = await aPage(
    page,
    Array.from({ length: 18 }, (_, place) =>
      place % 3 === 0 ? aHeading(`Kop ${String(place)}`) : aText(`Tekst ${String(place)}`),
    ),
  );
  const editor = contentEditorIn('nl')(page);
  await editor.open(item);
  await editor.expand();
  // Far blocks are no longer rendered.
  await expect(editor.blocks.last()).toBeEmpty();
  await editor.blocks.first().hover();
  // The wheel stops at the end of the blocks whose height is known so far.
  await expect.poll(async () => (await scrollOf(editor.blocks)).room).toBeGreaterThan(6000);
  await page.mouse.wheel(0, 6000);
  await expect.poll(async () => (await scrollOf(editor.blocks)).place).toBe(6000);
  await expect(editor.blocks.nth(10)).toContainText('Tekst 10');
  await expect(editor.blocks.nth(4)).toBeEmpty();
  await page.mouse.wheel(0, -3000);
  await expect(editor.blocks.nth(5)).toContainText('Tekst 5');
  await expect.poll(async () => (await scrollOf(editor.blocks)).place).toBe(3000);
});

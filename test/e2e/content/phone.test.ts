import type { Locator } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoZoom } from '../support/screens';
import { contentEditorIn } from './support/content-editor';
import { aHeading, aPage } from './support/items';
import { expect, test } from './support/test';

// Rule R-SHR-62.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone, in Dutch: text tools and menus are reachable, dialogs close by touch', async ({ page, arrive }) => {
  await arrive('nl');
  const words = {
    guid: 'woorden',
    code: 'default-text-plain',
    data: { text: '<table><tbody><tr><td>Dag</td></tr></tbody></table>' },
  };
  const item = await aPage(page, [aHeading('Het begin'), words]);
  const editor = contentEditorIn('nl')(page);
  const { text, button } = editor;
  await editor.open(item);
  await editor.edit();
  const name = editor.nameOf('default-text-plain');
  await button('content.block.expand', { name }).tap();
  await page.getByRole('cell', { name: 'Dag' }).tap();
  await expectNoZoom(page);
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: text('richText.more') })
    .tap();
  const menu = page.getByRole('menu', { name: text('richText.more') });
  // A trial tap checks that nothing covers it.
  const reach = async (entries: Locator): Promise<void> => {
    for (const entry of await entries.locator('[role=menuitem]:not([aria-disabled])').all())
      await entry.tap({ trial: true });
  };
  await reach(menu);
  await menu.getByRole('menuitem', { name: text('richText.table.title') }).tap();
  const submenu = menu.getByRole('group', { name: text('richText.table.title') });
  await expect(submenu.getByRole('menuitem').first()).toBeInViewport();
  await reach(submenu);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  await button('content.block.add').tap();
  const picker = page.getByRole('dialog', { name: text('content.blocks.picker.title') });
  await picker.getByRole('button', { name: text('shared.actions.cancel') }).tap();
  await expect(picker).toBeHidden();

  await button('content.block.more', { name }).tap();
  await page.getByRole('menuitem', { name: text('content.block.window') }).tap();
  const frame = page.getByRole('dialog', { name: text('content.blocks.window.title', { name }) });
  await frame.getByRole('textbox').first().fill('2026-12-31');
  await expectNoZoom(page);
  await frame.getByRole('button', { name: text('shared.day.open', { label: text('content.blocks.window.to') }) }).tap();
  const calendar = page.getByRole('dialog', {
    name: text('shared.day.dialog', { label: text('content.blocks.window.to') }),
  });
  await expect(calendar).toBeVisible();
  expect(await calendar.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
  await expect(calendar.getByRole('button', { name: text('shared.day.today') })).toBeInViewport({ ratio: 1 });
  // Only the topmost layer closes; typed text stays.
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(frame.getByRole('textbox').first()).toHaveValue('2026-12-31');
});

test('on a phone: tabs keep their scroll position, long words do not widen forms', async ({ page, arrive }) => {
  await arrive('en');
  const item = await aPage(
    page,
    Array.from({ length: 30 }, (_, at) => aHeading(`Block ${String(at)}`)),
  );
  const editor = contentEditorIn('en')(page);
  await editor.open(item);
  await editor.edit();
  const tab = (part: 'content' | 'meta') => page.getByRole('tab', { name: editor.text(`content.tabs.${part}`) });
  const panel = page.getByRole('tabpanel').locator('> *').first();
  const scrolled = () => panel.evaluate((part) => part.scrollTop);
  await panel.evaluate((part) => {
    part.scrollTop = 700;
  });
  await tab('meta').tap();
  expect(await scrolled()).toBe(0);
  await page.locator('[name="meta.description"]').fill('Rijksmonumentenbeheer'.repeat(8));
  expect(await panel.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0);
  await tab('content').tap();
  expect(await scrolled()).toBe(700);

  // 1280 x 800 at 200 %: the page scrolls as a whole, and the blocks fill the space between header and Save.
  await page.setViewportSize({ width: 640, height: 400 });
  const main = page.getByRole('main');
  await main.evaluate((part) => {
    part.scrollTop = 300;
  });
  expect(await main.evaluate((part) => part.scrollTop)).toBe(300);
  const [top, save] = [await main.boundingBox(), await editor.button('shared.actions.save').boundingBox()];
  expect((save?.y ?? 0) - (top?.y ?? 0)).toBeGreaterThan(200);
});

import type { Page } from '@playwright/test';
import { expectNotice } from '../support/notices';
import { expectAccessible } from '../support/axe';
import { expectNoSidewaysScroll, tabTo } from '../support/screens';

import { contentEditorIn } from './support/content-editor';
import { aHeading, aPage, storedFirstFields, told } from './support/items';
import { expect, test } from './support/test';

const three = () => [aHeading('Eerste'), aHeading('Tweede'), aHeading('Derde')];

const language = 'nl';

test.describe(language, () => {
  test('by keyboard: edit, add, fill in and move a block, save', async ({ page, arrive }) => {
    await arrive(language);
    const item = await aPage(page, three());
    const editor = contentEditorIn(language)(page);
    const { keyboard } = page;
    await editor.open(item);
    await tabTo(editor.button('shared.actions.edit'));
    await keyboard.press('Enter');
    await expect(editor.button('shared.actions.save')).toBeVisible();
    await tabTo(editor.button('content.block.add'), 200);
    await keyboard.press('Enter');
    const picker = page.getByRole('dialog', { name: editor.text('content.blocks.picker.title') });
    await expect(picker.getByRole('combobox')).toBeFocused();
    await keyboard.type(editor.nameOf('custom-quote'));
    await expect(picker.getByRole('option')).toHaveCount(1);
    await keyboard.press('Enter');
    await expect(picker).toBeHidden();
    await expect(editor.blocks).toHaveCount(4);
    const said = (what: 'lifted' | 'moved' | 'dropped', place: number) =>
      editor.text(`shared.sorting.${what}`, {
        name: editor.quote,
        where: editor.text('shared.sorting.where.list', { place, count: 4 }),
      });
    await editor.field('quote').focus();
    await keyboard.type('Met de hand');
    const grip = editor.blocks
      .last()
      .getByRole('button', { name: editor.text('shared.sorting.handle', { name: editor.quote }) });
    await editor
      .block('Derde')
      .getByRole('button', { name: editor.text('shared.sorting.handle', { name: editor.heading }) })
      .focus();
    await tabTo(grip);
    await keyboard.press('Space');
    await expect(
      page.locator('[aria-live="assertive"]', {
        hasText: said('lifted', 4),
      }),
    ).toHaveCount(1);
    await keyboard.press('ArrowUp');
    await keyboard.press('ArrowUp');
    await expect(
      page.locator('[aria-live="assertive"]', {
        hasText: said('moved', 2),
      }),
    ).toHaveCount(1);
    const handle = page.getByRole('button', { name: editor.text('shared.sorting.handle', { name: editor.quote }) });
    await expect(handle).toBeFocused();
    await keyboard.press('Enter');
    await expect(
      page.locator('[aria-live="assertive"]', {
        hasText: said('dropped', 2),
      }),
    ).toHaveCount(1);
    await expect(handle).toBeFocused();
    await keyboard.press('Control+s');
    await expect(editor.button('shared.actions.edit')).toBeEnabled();
    expect(await storedFirstFields(page, item)).toEqual(['Eerste', 'Met de hand', 'Tweede', 'Derde']);
  });

  test('refuses an empty required field, and an item without blocks; loses nothing', async ({ page, arrive }) => {
    await arrive(language);
    const item = await aPage(page, three());
    const editor = contentEditorIn(language)(page);
    await editor.open(item);
    await editor.edit();
    await editor.expand();
    await editor.field('title').nth(1).fill('');
    await editor.field('title').nth(2).fill('Nieuwe derde');
    await editor.button('shared.actions.save').click();
    await expectNotice(page, editor.text('content.item.checkBlocks'));
    await expect(editor.field('title').nth(1)).toHaveAttribute('aria-invalid', 'true');
    await expect(editor.blocks.nth(1)).toContainText(editor.text('shared.fields.required'));
    await expect(editor.field('title').nth(2)).toHaveValue('Nieuwe derde');
    expect(await storedFirstFields(page, item)).toEqual(['Eerste', 'Tweede', 'Derde']);
    await editor.field('title').nth(1).fill('Weer gevuld');
    await page
      .getByRole('textbox', { name: editor.text('content.block.anchor') })
      .first()
      .fill('Élan & Naar BENEDEN!');
    await editor.save();
    expect((await told(page, item)).content[0]?.id).toBe('elan-naar-beneden');
    const stored = ['Eerste', 'Weer gevuld', 'Nieuwe derde'];
    expect(await storedFirstFields(page, item)).toEqual(stored);

    await editor.edit();
    for (const left of [2, 1, 0]) {
      await editor.button('content.block.more', { name: editor.heading }).first().click();
      await page.getByRole('menuitem', { name: editor.text('content.block.remove') }).click();
      await expect(editor.blocks).toHaveCount(left);
    }
    await expect(page.getByText(editor.text('content.block.empty'))).toBeVisible();
    await editor.button('shared.actions.save').click();
    await expect(page.getByText(editor.text('content.item.none')).first()).toBeVisible();
    await editor.button('content.item.commands.undo').click();
    await expect(editor.field('title')).toHaveValue('Nieuwe derde');
    expect(await storedFirstFields(page, item)).toEqual(stored);
  });
});

test('duplicates, hides, drags, undoes and redoes blocks', async ({ page, arrive }) => {
  await arrive('en');
  const item = await aPage(page, three());
  const editor = contentEditorIn('en')(page);
  await editor.open(item);
  await editor.edit();
  const first = editor.block('Eerste');
  await first.getByRole('button', { name: editor.text('content.block.duplicate', { name: editor.heading }) }).click();
  await expect(editor.blocks).toHaveCount(4);
  await expect(editor.blocks.nth(1)).toContainText('Eerste');
  await editor.button('content.item.commands.undo').click();
  await expect(editor.blocks).toHaveCount(3);
  await editor.button('content.item.commands.redo').click();
  await expect(editor.blocks).toHaveCount(4);
  await editor.blocks
    .nth(1)
    .getByRole('button', { name: editor.text('content.block.hide', { name: editor.heading }) })
    .click();
  await expect(editor.blocks.nth(1)).toContainText(editor.text('content.blocks.sign.disabled'));

  const handle = editor
    .block('Derde')
    .getByRole('button', { name: editor.text('shared.sorting.handle', { name: editor.heading }) });
  const drag = async (): Promise<void> => {
    const [from, to] = [await handle.boundingBox(), await editor.blocks.first().boundingBox()];
    if (from === null || to === null) throw new Error('Nothing to drag');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.mouse.move(from.x + from.width / 2, to.y + 2, { steps: 4 });
    await expect(editor.blocks.first()).toContainText('Derde');
  };
  await drag();
  await page.keyboard.press('Escape');
  await expect(editor.blocks.last()).toContainText('Derde');
  await page.mouse.up();
  await expect(editor.blocks).toHaveCount(4);
  await drag();
  await page.mouse.up();
  await expect(editor.blocks.first()).toContainText('Derde');
  await editor.save();
  expect(await storedFirstFields(page, item)).toEqual(['Derde', 'Eerste', 'Eerste', 'Tweede']);
  expect((await told(page, item)).content.map(({ disabled }) => disabled)).toEqual([0, 0, 1, 0]);
});

/** Uses the menu of the first block, a heading. */
const chooseInFirst = async (
  page: Page,
  editor: ReturnType<ReturnType<typeof contentEditorIn>>,
  key: string,
): Promise<void> => {
  await editor.button('content.block.more', { name: editor.heading }).first().click();
  await page.getByRole('menuitem', { name: editor.text(key), exact: true }).click();
};

test('a block is copied to another item, removed with the focus among the rest, and pasted into an empty list', async ({
  page,
  context,
  arrive,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arrive('en');
  const [from, to] = [await aPage(page, [aHeading('Onderweg')]), await aPage(page, [aHeading('Ter plaatse')])];
  const editor = contentEditorIn('en')(page);
  const choose = (key: string) => chooseInFirst(page, editor, key);
  await editor.open(from);
  await editor.edit();
  await choose('content.block.copy');
  await expectNotice(page, editor.text('content.block.copied'));
  await editor.open(to);
  await editor.edit();
  await choose('content.block.paste');
  await expect(editor.blocks).toHaveCount(2);
  await editor.save();
  expect(await storedFirstFields(page, to)).toEqual(['Ter plaatse', 'Onderweg']);

  await editor.edit();
  await choose('content.block.remove');
  await expect(editor.blocks).toHaveCount(1);
  await expect(editor.blocks.first().getByRole('button', { expanded: false }).first()).toBeFocused();
  await choose('content.block.remove');
  await expect(editor.button('content.block.add')).toBeFocused();
  await editor.button('content.block.paste').click();
  await expect(editor.blocks).toHaveCount(1);
  await editor.save();
  expect(await storedFirstFields(page, to)).toEqual(['Onderweg']);
});

test('axe finds nothing on reading, editing, picker, window and question (dark)', async ({ page, arrive }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  await arrive(language);
  const item = await aPage(page);
  const editor = contentEditorIn(language)(page);
  await page.goto('/page');
  await expect(page.getByRole('table').locator('tbody').getByRole('row').first()).toBeVisible();
  await expectAccessible(page, 'the list');
  await editor.open(item);
  await expectAccessible(page, 'reading');
  await editor.edit();
  await editor.expand();
  await expectAccessible(page, 'editing with open blocks');
  await editor.button('content.block.add').click();
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'the picker');
  await page.keyboard.press('Escape');
  await chooseInFirst(page, editor, 'content.block.window');
  const frame = page.getByRole('dialog', {
    name: editor.text('content.blocks.window.title', { name: editor.heading }),
  });
  await expect(frame.getByRole('status')).toHaveText(editor.text('content.blocks.window.means.visible'));
  await expectAccessible(page, 'the window of a block');
  await page.keyboard.press('Escape');
  await editor.field('title').fill('Anders');
  await editor.leave();
  await expect(editor.question).toBeVisible();
  await expectAccessible(page, 'the question');
});

test('of a long item only its parts scroll, never the page behind them, and nothing overflows', async ({
  page,
  arrive,
}) => {
  await arrive('nl');
  const hubs = Array.from({ length: 12 }, (_, place) => ({
    guid: `hub-${String(place)}`,
    code: 'custom-hub',
    data: { title: `Hub ${String(place)}`, pages: [], categories: [] },
  }));
  const item = await aPage(page, [aHeading(`Eenlangwoordzonderspaties${'x'.repeat(120)}`), ...hubs]);
  const editor = contentEditorIn('nl')(page);
  for (const width of [1280, 390])
    await test.step(`${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await editor.open(item);
      await expectNoSidewaysScroll(page);
      await editor.edit();
      await editor.expand();
      await expect(page.getByRole('combobox').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      expect(
        await page.getByRole('main').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      ).toBe(0);
      await editor.button('content.block.add').click();
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
});

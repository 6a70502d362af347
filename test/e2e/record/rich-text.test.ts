import type { Page } from '@playwright/test';
import { noticeIn, stored } from '../support/rich-text';
import { expect, test } from '../support/test';

/** Simulates a busy browser that reports the caret late. */
const lateCaret = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const event = new Event('selectionchange');
    Object.defineProperty(event, 'timeStamp', { value: performance.now() + 5000 });
    document.dispatchEvent(event);
  });

const { words, button, edit, object, save, text } = noticeIn('en');

test('an object is reached, moved and deleted with the keyboard alone, and undo brings it back', async ({ page }) => {
  const id = await edit(page, '<p>een</p>\n<hr title="1">\n<p>twee</p>');
  await text(page).getByText('een').click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(object(page, 'hr', '1')).toHaveAttribute('data-selected', '');
  await page.keyboard.press('Alt+ArrowDown');
  await save(page);
  expect(await stored(page, id)).toBe('<p>een</p>\n<p>twee</p>\n<hr title="1">');
  await button(page, 'shared.actions.edit').click();
  await object(page, 'hr', '1').click();
  await page.keyboard.press('Delete');
  await expect(object(page, 'hr', '1')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(object(page, 'hr', '1')).toBeVisible();
  await page.keyboard.press('Control+y');
  await save(page);
  expect(await stored(page, id)).toBe('<p>een</p>\n<p>twee</p>');
});

test('the caret has the format of the text that it comes back to, however soon', async ({ page }) => {
  const id = await edit(page, '<p>een</p>');
  await text(page).click();
  for (const key of ['Control+End', 'Control+a', 'Control+b']) await page.keyboard.press(key);
  await expect(text(page).locator('strong')).toHaveText('een');
  // Faster than typing: the editor still has the former caret.
  await text(page).evaluate((root) => {
    const { _inputState: state, ...editor } = (
      root as unknown as {
        __lexicalEditor: { _inputState: object; _editorState: { _selection: { anchor: { key: string } } } };
      }
    ).__lexicalEditor; // cast: Lexical stores its editor there
    Object.assign(state, {
      collapsedSelectionFormat: {
        format: 0,
        style: '',
        key: editor._editorState._selection.anchor.key,
        offset: 3,
        timeStamp: performance.now() + 60_000,
      },
    });
  });
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await save(page);
  expect(await stored(page, id)).toBe('<p><strong>een!</strong></p>');
});

test('formats, lists and links by keyboard; Tab nests an item and then goes on', async ({ page }) => {
  const id = await edit(page, '<p>een</p>');
  await text(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('End');
  await page.keyboard.press('Alt+F10');
  await expect(
    page.getByRole('button', {
      name: words('richText.block.current', { block: words('richText.block.p') }),
    }),
  ).toBeFocused();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(button(page, 'richText.bullets')).toBeFocused();
  await page.keyboard.press('Enter');
  await text(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+b');
  await lateCaret(page);
  await page.keyboard.type('twee');
  await page.keyboard.press('Control+i');
  await lateCaret(page);
  await page.keyboard.type('!');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+Shift+k');
  await page.getByRole('textbox', { name: words('richText.link.address') }).fill('www.zilvermeeuw.example');
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text(page)).not.toBeFocused();
  await save(page);
  expect(await stored(page, id)).toBe(
    '<ul><li><strong>een</strong><ul><li><a href="https://www.zilvermeeuw.example">twee<em>!</em></a></li></ul></li></ul>',
  );
});

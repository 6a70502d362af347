import type { Page } from '@playwright/test';
import { beginSession, SUPERUSER } from '../support/people';
import { noticeIn, stored } from '../support/rich-text';

import { expect, test } from '../support/test';

const HARM =
  '<p class="a" onclick="window.harm=1">Wij zijn <b>dicht</b>.</p>\n' +
  '<iframe src="http://foreign.example/frame"></iframe>\n<p>Zie ' +
  '<img src="http://foreign.example/a.png" onerror="window.harm=2" alt="de kaart"></p>\n' +
  '<script>window.harm=3</script>\n<x-kaart data-id="7"><style>body{display:none}</style></x-kaart>';

/** Simulates a busy browser that reports the caret late. */
const lateCaret = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const event = new Event('selectionchange');
    Object.defineProperty(event, 'timeStamp', { value: performance.now() + 5000 });
    document.dispatchEvent(event);
  });

const language = 'en';
const { words, button, edit, object, save, text } = noticeIn(language);

test(`an object is reached, moved and deleted with the keyboard alone, and undo brings it back (${language})`, async ({
  page,
  speak,
}) => {
  await beginSession(page, SUPERUSER);
  await speak(language);
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

test(`the caret has the format of the text that it comes back to, however soon (${language})`, async ({
  page,
  speak,
}) => {
  await beginSession(page, SUPERUSER);
  await speak(language);
  const id = await edit(page, '<p>een</p>');
  await text(page).click();
  for (const key of ['Control+End', 'Control+a', 'Control+b']) await page.keyboard.press(key);
  await expect(text(page).locator('strong')).toHaveText('een');
  // Faster than typing: the editor remembers a plain caret from a moment ago.
  await text(page).evaluate((root) => {
    const { _inputState: state, ...editor } = (
      root as unknown as {
        __lexicalEditor: { _inputState: object; _editorState: { _selection: { anchor: { key: string } } } };
      }
    ).__lexicalEditor; // where the editor keeps it
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

test(`formats, lists and links by keyboard; Tab nests an item and then goes on (${language})`, async ({
  page,
  speak,
}) => {
  await beginSession(page, SUPERUSER);
  await speak(language);
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

test('changes only the typed word; nothing runs or loads', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('foreign.example')) foreign.push(request.url());
  });
  const id = await edit(page, HARM);
  await text(page).getByText('dicht').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Tot ziens!');
  await save(page);
  expect(await stored(page, id)).toBe(HARM.replace('</b>.', '</b>. Tot ziens!'));
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => 'harm' in globalThis)).toBe(false);
});

test('pastes plain text, or cleaned content when asked for', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await edit(page, '<p>een</p>');
  await page.evaluate(async () => {
    const html =
      '<p class=MsoNormal style="margin:0"><span style="font-weight:bold" onclick="x()">vet</span> ' +
      '<o:p></o:p></p><p class=MsoNormal>twee<img src="http://foreign.example/x.png"></p>';
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([html], { type: 'text/html' }),
        'text/plain': new Blob(['vet twee'], { type: 'text/plain' }),
      }),
    ]);
  });
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+v');
  await expect(text(page).getByText('vet twee')).toBeVisible();
  await page.keyboard.press('Enter');
  await button(page, 'richText.more').click();
  await page.getByRole('menuitemcheckbox', { name: 'Paste with formatting' }).click();
  await page.keyboard.press('Control+v');
  await expect(text(page).getByText('twee', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Shift+v');
  await expect(text(page).getByText('vet twee')).toHaveCount(2);
  await save(page);
  expect(await stored(page, id)).toBe('<p>een</p><p>vet twee</p><p><strong>vet</strong></p><p>twee</p><p>vet twee</p>');
});

test('offers typed HTML after a lost page', async ({ page }) => {
  await edit(page, '<p class="a">een</p>');
  await text(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' twee drie');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await button(page, 'shared.dialogs.recovery.resume').click();
  await expect(text(page)).toHaveText('een twee drie');
  await page.getByRole('button', { name: 'HTML source' }).click();
  await expect(page.getByRole('textbox', { name: 'Text of the notice: HTML source' })).toHaveValue(
    '<p class="a">een twee drie</p>',
  );
});

test('turns a pasted URL on words into a link; other text replaces them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await edit(page, '<p class="a">een twee</p>');
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.evaluate(() => navigator.clipboard.writeText('https://voorbeeld.test/a?b=1&c=2'));
  await page.keyboard.press('Control+v');
  await expect(text(page).getByRole('link', { name: 'twee' })).toHaveAttribute(
    'href',
    'https://voorbeeld.test/a?b=1&c=2',
  );
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.evaluate(() => navigator.clipboard.writeText('drie'));
  await page.keyboard.press('Control+v');
  await save(page);
  expect(await stored(page, id)).toBe('<p class="a">drie <a href="https://voorbeeld.test/a?b=1&amp;c=2">twee</a></p>');
});

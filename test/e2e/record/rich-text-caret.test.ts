import type { CDPSession, Page } from '@playwright/test';
import { noticeIn, stored } from '../support/rich-text';
import { expect, test } from '../support/test';

const { edit, save, text } = noticeIn('en');

const KEYS: Readonly<Record<string, number>> = {
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  b: 66,
  i: 73,
  k: 75,
};
const MODIFIERS: Readonly<Record<string, number>> = { Alt: 1, Control: 2, Shift: 8 };

/** Sends keys without waiting for responses in between. */
const burst = async (devtools: CDPSession, ...combinations: readonly string[]): Promise<void> => {
  await Promise.all(
    combinations.flatMap((combination) => {
      const [key = '', ...held] = combination.split('+').reverse();
      const event = {
        key,
        code: key.length === 1 ? `Key${key.toUpperCase()}` : key,
        windowsVirtualKeyCode: KEYS[key] ?? 0,
        modifiers: held.reduce((sum, modifier) => sum + (MODIFIERS[modifier] ?? 0), 0),
      };
      return (['rawKeyDown', 'keyUp'] as const).map((type) =>
        devtools.send('Input.dispatchKeyEvent', { type, ...event }),
      );
    }),
  );
};

/** Suppresses the browser's reports of caret moves: each key arrives before its report. */
const withholdReports = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    document.addEventListener(
      'selectionchange',
      (event) => {
        if (event.isTrusted) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  });
};

test('acts at the caret when keys are faster than its reports', async ({ page }) => {
  await withholdReports(page);
  const html = '<p>een twee</p>\n<hr title="1">\n<p>drie</p>';
  const id = await edit(page, html);
  await text(page).getByText('een').click();
  const devtools = await page.context().newCDPSession(page);
  for (let round = 0; round < 2; round += 1) {
    await burst(
      devtools,
      'Control+Home',
      'Control+Shift+ArrowRight',
      'Control+b',
      'End',
      'Control+Shift+ArrowLeft',
      'Control+b',
      'Home',
      'Control+Shift+ArrowRight',
      'Control+b',
    );
    await expect(text(page).locator('strong')).toHaveText('twee');
    // Selects the object behind the text, moves it down and up, and returns to the text.
    await burst(
      devtools,
      'End',
      'ArrowRight',
      'Alt+ArrowDown',
      'Alt+ArrowUp',
      'ArrowLeft',
      'Control+Shift+ArrowLeft',
      'Control+b',
    );
    await expect(text(page).locator('strong')).toHaveCount(0);
  }
  await burst(devtools, 'End', 'Shift+Home', 'Control+Shift+k');
  await page.getByRole('textbox', { name: 'Address' }).fill('/a');
  await page.keyboard.press('Enter');
  await save(page);
  expect(await stored(page, id)).toBe(html.replace('een twee', '<a href="/a">een twee</a>'));
});
